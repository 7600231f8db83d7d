// The eye: lids of engraved contour lines, an iris of fibres, and the hero in the glowing pupil.

import { mix, ramp, withAlpha } from '../../colour/colour.ts'
import { asPart } from '../../paint/as-part.ts'
import { drawGlow, paintGlow } from '../../paint/atmosphere/glow.ts'
import { clamp, smooth, tau } from '../../paint/curves.ts'
import type { Box, Easel } from '../../paint/easel.ts'
import { paintField } from '../../paint/field.ts'
import { engrave } from '../../paint/materials/engraving.ts'
import { silhouette } from '../../paint/pen.ts'
import { stampMotif } from '../../paint/stamp.ts'
import type { Scene } from '../family.ts'
import { calmAround } from './calm.ts'

interface Eye {
  readonly x: number
  readonly y: number
  readonly iris: number
  readonly pupil: number
  /** Distance from the lids: negative inside the opening. */
  lid(x: number, y: number): number
}

const eyeOf = ({ w, h }: Scene): Eye => {
  const unit = Math.min(w, h * 0.625)
  const half = unit * 0.53
  const open = unit * 0.33
  // Two circles whose overlap is the opening.
  const radius = (half * half + open * open) / (2 * open)
  const off = radius - open
  const x = w / 2
  const y = h * (w / h > 0.8 ? 0.655 : 0.625)
  return {
    x,
    y,
    iris: unit * 0.305,
    pupil: unit * 0.178,
    lid: (px, py) => Math.max(Math.hypot(px - x, py - y - off), Math.hypot(px - x, py - y + off)) - radius,
  }
}

const paintLids = (easel: Easel, scene: Scene, eye: Eye, zones: readonly Box[]): void => {
  const { noise } = easel
  const { palette } = scene
  const calm = calmAround(zones, easel.h, 300)
  const ripple = (x: number, y: number): number => {
    const out = Math.max(0, eye.lid(x, y))
    return eye.lid(x, y) + (noise.fractal(x / 460, y / 460, 3) - 0.5) * out * 0.75
  }
  engrave(
    easel,
    (x, y) => {
      const out = eye.lid(x, y)
      if (out < 6) return 0
      const fold = 0.5 + 0.5 * Math.cos(ripple(x, y) / 58)
      const reach = Math.exp(-out / 420)
      const patch = smooth(0.3, 0.7, noise.fractal(x / 300 + 9, y / 300, 3))
      const above = y < eye.y ? 1 : 0.72
      return clamp((0.16 + 0.62 * fold * reach + 0.26 * patch * reach) * above * smooth(6, 30, out)) * calm(x, y)
    },
    { colour: mix(palette.soft, palette.light, 0.35), spacing: 17, flow: ripple, crossing: 2, step: 5 },
  )
}

const paintIris = asPart('eye', (easel: Easel, scene: Scene, eye: Eye): void => {
  const { palette } = scene
  const { noise } = easel
  const tones = ramp([
    [0, palette.deep],
    [0.25, palette.dark],
    [0.5, mix(palette.mid, palette.counter, 0.4)],
    [0.75, palette.soft],
    [1, palette.light],
  ])
  paintField(
    easel,
    tones,
    (x, y) => {
      const [dx, dy] = [(x - eye.x) / eye.iris, (y - eye.y) / eye.iris]
      const far = Math.hypot(dx, dy)
      const [u, v] = [dx / (far || 1), dy / (far || 1)]
      const bend = (noise.value(u * 5 + 20, v * 5 + far * 2) - 0.5) * 0.35
      const fibre = noise.fractal(u * 21 + bend * 6, v * 21 + far * 0.9, 3)
      const coarse = noise.fractal(u * 7 + 40, v * 7 + far * 2.2, 2)
      const collar = Math.exp(-(((far - 0.68 - (coarse - 0.5) * 0.14) / 0.08) ** 2)) * 0.34
      const limb = 1 - smooth(0.8, 1, far)
      const lit = clamp(0.62 - dy * 0.32 - dx * 0.1)
      return clamp((smooth(0.26, 0.74, fibre) * 0.74 + (coarse - 0.5) * 0.5 + collar) * limb * lit * 1.35)
    },
    {
      step: 2,
      box: { x: eye.x - eye.iris, y: eye.y - eye.iris, w: eye.iris * 2, h: eye.iris * 2 },
      cover: (x, y) => {
        const far = Math.hypot(x - eye.x, y - eye.y)
        return (1 - smooth(eye.iris - 10, eye.iris, far)) * smooth(6, -26, eye.lid(x, y))
      },
    },
  )
})

const paintPupil = (easel: Easel, scene: Scene, eye: Eye): void => {
  const { palette, hero } = scene
  const { ctx } = easel
  const { x, y, pupil } = eye
  easel.soft(26, (soft) => {
    soft.fillStyle = palette.deep
    soft.beginPath()
    soft.arc(x, y, pupil * 1.1, 0, tau)
    soft.fill()
  })
  ctx.save()
  ctx.beginPath()
  ctx.arc(x, y, pupil, 0, tau)
  ctx.clip()
  const sky = ctx.createRadialGradient(x, y + pupil * 0.45, 0, x, y + pupil * 0.1, pupil * 1.25)
  sky.addColorStop(0, mix(palette.accent, palette.light, 0.62))
  sky.addColorStop(0.42, palette.accent)
  sky.addColorStop(1, mix(palette.accent, palette.deep, 0.55))
  ctx.fillStyle = sky
  ctx.fillRect(x - pupil, y - pupil, pupil * 2, pupil * 2)
  const height = Math.min(pupil * 1.5, (pupil * 1.55) / hero.width)
  const isAloft = hero.rests === 'air' || hero.rests === 'held'
  const ground = y + pupil * 0.66
  const black = mix(palette.deep, '#000000', 0.4)
  ctx.fillStyle = black
  if (!isAloft) ctx.fillRect(x - pupil, ground - 2, pupil * 2, pupil)
  stampMotif(easel, hero, {
    x,
    y: isAloft ? y + height / 2 : ground,
    height,
    tones: silhouette(black, mix(palette.accent, palette.light, 0.75)),
    random: easel.random.sub('hero'),
  })
  ctx.restore()
  drawGlow(ctx, { x, y, radius: eye.iris * 1.25, colour: palette.accent, strength: 0.3 })
}

/** The shadow of the upper lid, and the wet edge of the lower one. */
const paintRims = (easel: Easel, scene: Scene, eye: Eye): void => {
  const { palette } = scene
  paintField(easel, ramp([palette.deep, palette.deep]), () => 0, {
    step: 5,
    box: { x: 0, y: eye.y - eye.iris * 1.6, w: easel.w, h: eye.iris * 1.7 },
    cover: (x, y) => {
      const inside = -eye.lid(x, y)
      return y < eye.y ? smooth(0, 12, inside) * (1 - smooth(0, 150, inside)) * 0.9 : 0
    },
  })
  using edge = easel.layer((ctx) => {
    ctx.strokeStyle = withAlpha(palette.light, 0.75)
    ctx.lineCap = 'round'
    ctx.lineWidth = 5
    ctx.beginPath()
    for (let x = 0; x <= easel.w; x += 6) {
      let y = eye.y
      if (eye.lid(x, y) > 0) continue
      while (eye.lid(x, y) < -4) y += 3
      while (eye.lid(x, y) < -1) y += 0.2
      ctx.lineTo(x, y)
    }
    ctx.stroke()
  })
  easel.lay(edge, { alpha: 0.8 })
}

export const paintGaze = (easel: Easel, scene: Scene, zones: readonly Box[]): void => {
  const { palette } = scene
  const eye = eyeOf(scene)
  easel.fill(palette.deep)
  paintGlow(easel, { x: eye.x, y: eye.y, radius: easel.h * 0.6, colour: palette.mid, strength: 0.55 })
  paintLids(easel, scene, eye, zones)
  easel.soft(5, (ctx) => {
    ctx.fillStyle = mix(palette.deep, palette.dark, 0.4)
    ctx.beginPath()
    for (const side of [-1, 1])
      for (let step = 0; step <= 120; step++) {
        const x = eye.x + side * (step / 60 - 1) * easel.w * 0.6
        let y = eye.y
        while (eye.lid(x, y) < 0) y += side * 4
        if (eye.lid(x, eye.y) < 0) ctx.lineTo(x, y)
      }
    ctx.fill()
  })
  paintIris(easel, scene, eye)
  paintPupil(easel, scene, eye)
  paintRims(easel, scene, eye)
}
