// The pit: rings of line work that sink into the ground, a burning depth, and the hero on its brink.

import { mix, withAlpha } from '../../colour/colour.ts'
import { asPart } from '../../paint/as-part.ts'
import { drawGlow } from '../../paint/atmosphere/glow.ts'
import { paintSky } from '../../paint/atmosphere/sky.ts'
import { clamp, smooth } from '../../paint/curves.ts'
import type { Box, Easel } from '../../paint/easel.ts'
import { engrave } from '../../paint/materials/engraving.ts'
import { silhouette } from '../../paint/pen.ts'
import { stampMotif } from '../../paint/stamp.ts'
import type { Scene } from '../family.ts'
import { calmAround } from './calm.ts'

const flat = 0.42

const pitOf = ({ w, h }: Scene): { x: number; y: number; radius: number } => {
  const unit = Math.min(w, h * 0.625)
  return { x: w / 2, y: h * 0.66, radius: unit * 0.37 }
}

type Pit = ReturnType<typeof pitOf>

const paintRings = asPart('rings', (easel: Easel, scene: Scene, pit: Pit, zones: readonly Box[]): void => {
  const { palette } = scene
  const { noise } = easel
  const calm = calmAround(zones, easel.h, 300)
  const far = (x: number, y: number): number => Math.hypot(x - pit.x, (y - pit.y) / flat)
  const wave = (x: number, y: number): number => (noise.fractal(x / 300, y / 150, 3) - 0.5) * 0.5
  engrave(
    easel,
    (x, y) => {
      const out = far(x, y) / pit.radius
      const turn = Math.atan2((y - pit.y) / flat, x - pit.x)
      const swirl = 0.5 + 0.5 * Math.cos(turn * 3 + Math.log(out + 0.02) * 5.2 + wave(x, y) * 7)
      const sunk = smooth(0.3, 1.02, out)
      const rim = Math.exp(-(((out - 1.02) / 0.07) ** 2))
      const level = smooth(5.4, 1, out)
      const behind = y < pit.y ? 0.85 : 1
      return clamp((0.1 + 0.5 * swirl * level + 0.7 * rim) * sunk * behind * (0.3 + 0.7 * level)) * calm(x, y)
    },
    {
      colour: mix(palette.soft, palette.light, 0.45),
      spacing: 24,
      flow: (x, y) =>
        pit.radius *
        1.25 *
        (Math.log(far(x, y) / pit.radius + 0.06) + wave(x, y) * 0.35 * smooth(0.9, 3, far(x, y) / pit.radius)),
      crossing: 2,
      step: 5,
      box: { x: 0, y: pit.y - pit.radius * 1.9, w: easel.w, h: easel.h - pit.y + pit.radius * 1.9 },
    },
  )
})

/** Light rises out of the pit and leaves its near wall dark. */
const paintDepth = (easel: Easel, scene: Scene, pit: Pit): void => {
  const { palette } = scene
  const { ctx } = easel
  ctx.save()
  ctx.translate(pit.x, pit.y)
  ctx.scale(1, flat)
  const heart = ctx.createRadialGradient(0, -pit.radius * 0.1, 0, 0, 0, pit.radius * 0.98)
  heart.addColorStop(0, mix(palette.accent, palette.light, 0.7))
  heart.addColorStop(0.22, mix(palette.accent, palette.light, 0.2))
  heart.addColorStop(0.5, withAlpha(palette.accent, 0.95))
  heart.addColorStop(0.8, withAlpha(mix(palette.accent, palette.deep, 0.4), 0.7))
  heart.addColorStop(1, withAlpha(palette.accent, 0))
  ctx.fillStyle = heart
  ctx.beginPath()
  ctx.arc(0, 0, pit.radius, 0, Math.PI * 2)
  ctx.fill()
  ctx.restore()
  drawGlow(ctx, { ...pit, radius: pit.radius * 2.6, colour: palette.accent, strength: 0.55, flatten: 0.8 })
  easel.soft(
    120,
    (soft) => {
      const shaft = soft.createLinearGradient(0, pit.y, 0, pit.y - pit.radius * 2)
      shaft.addColorStop(0, withAlpha(palette.accent, 0.5))
      shaft.addColorStop(1, withAlpha(palette.accent, 0))
      soft.fillStyle = shaft
      soft.beginPath()
      soft.moveTo(pit.x - pit.radius * 0.6, pit.y)
      soft.lineTo(pit.x - pit.radius * 0.8, pit.y - pit.radius * 1.9)
      soft.lineTo(pit.x + pit.radius * 0.8, pit.y - pit.radius * 1.9)
      soft.lineTo(pit.x + pit.radius * 0.6, pit.y)
      soft.fill()
    },
    { blend: 'screen' },
  )
}

const paintHero = (easel: Easel, scene: Scene, pit: Pit): void => {
  const { palette, hero } = scene
  const random = easel.random.sub('hero')
  const wide = pit.radius * 1.15
  const height = Math.min(pit.radius * 1.02, wide / hero.width)
  const isAloft = hero.rests === 'air' || hero.rests === 'held'
  const isAfloat = hero.rests === 'water'
  const foot = isAloft ? pit.y - pit.radius * 0.05 : pit.y + pit.radius * flat * (isAfloat ? 0.45 : 0.98)
  const black = mix(palette.deep, '#000000', 0.45)
  if (!isAloft) {
    easel.soft(14, (ctx) => {
      const shade = ctx.createLinearGradient(0, foot, 0, foot + height * 0.9)
      shade.addColorStop(0, withAlpha(black, 0.95))
      shade.addColorStop(1, withAlpha(black, 0))
      ctx.fillStyle = shade
      const half = (height * Math.min(hero.width, 1)) / 2
      ctx.beginPath()
      ctx.moveTo(pit.x - half * 0.55, foot - 6)
      ctx.lineTo(pit.x + half * 0.55, foot - 6)
      ctx.lineTo(pit.x + half * 1.5, foot + height * 0.9)
      ctx.lineTo(pit.x - half * 1.5, foot + height * 0.9)
      ctx.fill()
    })
  }
  stampMotif(easel, hero, {
    x: pit.x,
    y: foot,
    height,
    turn: isAfloat ? random.pick([-0.16, 0.16]) : 0,
    flip: random.chance(0.4),
    tones: silhouette(black, mix(palette.accent, palette.light, 0.8)),
    random: random.sub('drawing'),
  })
}

export const paintMaw = (easel: Easel, scene: Scene, zones: readonly Box[]): void => {
  const { palette } = scene
  const pit = pitOf(scene)
  paintSky(easel, {
    stops: [palette.deep, palette.deep, palette.dark, mix(palette.dark, palette.mid, 0.55)],
    horizon: pit.y - pit.radius * 0.9,
    cloudiness: 0.35,
  })
  const ground = easel.ctx.createLinearGradient(0, pit.y - pit.radius * 1.5, 0, pit.y)
  ground.addColorStop(0, withAlpha(palette.deep, 0))
  ground.addColorStop(1, palette.deep)
  easel.fill(ground)
  paintRings(easel, scene, pit, zones)
  paintDepth(easel, scene, pit)
  paintHero(easel, scene, pit)
}
