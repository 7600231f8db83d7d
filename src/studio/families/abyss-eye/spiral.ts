// The spiral: one endless line that turns as it shrinks, on a flat loud colour, around a black heart with the hero.
import { type Colour, lchOf, mix, oklch } from '../../colour/colour.ts'
import type { Palette } from '../../colour/palette.ts'
import { tau } from '../../paint/curves.ts'
import type { Box, Easel } from '../../paint/easel.ts'
import { stampMotif } from '../../paint/stamp.ts'
import type { Scene } from '../family.ts'

const loops = 96
const pointsPerLoop = 90

/** A bright colour carries black line work; any other is deepened until it carries pale. */
export const spiralInks = ({ accent, deep, light }: Palette): { ground: Colour; line: Colour; heart: Colour } => {
  const { l, c, h } = lchOf(accent)
  const black = mix(deep, '#000000', 0.35)
  if (l > 0.74) return { ground: accent, line: black, heart: black }
  return { ground: oklch(Math.min(l, 0.54), c, h), line: mix(light, '#ffffff', 0.3), heart: black }
}

interface Coil {
  readonly x: number
  readonly y: number
  readonly from: number
  readonly to: number
  /** How far the whole figure turns from rim to heart, in full turns. */
  readonly turns: number
}

const traceCoil = (ctx: Easel['ctx'], { x, y, from, to, turns }: Coil): void => {
  ctx.beginPath()
  for (let point = 0; point <= loops * pointsPerLoop; point++) {
    const along = point / (loops * pointsPerLoop)
    const turn = (point / pointsPerLoop) * tau
    const radius = from + (to - from) * along ** 0.55
    const lean = along * tau * turns
    const [u, v] = [Math.cos(turn) * radius, Math.sin(turn) * radius * (0.52 + 0.46 * along ** 1.6)]
    ctx.lineTo(x + u * Math.cos(lean) - v * Math.sin(lean), y + u * Math.sin(lean) + v * Math.cos(lean))
  }
  ctx.stroke()
}

/** Line work leaves the type its flat ground. */
const clearZones = (ctx: Easel['ctx'], zones: readonly Box[], width: number): void => {
  ctx.globalCompositeOperation = 'destination-out'
  for (const zone of zones) {
    const [margin, whole] = [110, zone.h + 220]
    const fade = ctx.createLinearGradient(0, zone.y - margin, 0, zone.y + zone.h + margin)
    fade.addColorStop(0, '#00000000')
    fade.addColorStop((margin * 0.8) / whole, '#000000')
    fade.addColorStop(1 - (margin * 0.8) / whole, '#000000')
    fade.addColorStop(1, '#00000000')
    ctx.fillStyle = fade
    ctx.fillRect(0, zone.y - margin, width, whole)
  }
  ctx.globalCompositeOperation = 'source-over'
}

export const paintSpiral = (easel: Easel, scene: Scene, zones: readonly Box[]): void => {
  const { palette, hero, w, h } = scene
  const unit = Math.min(w, h * 0.625)
  const [x, y] = [w / 2, h * (w / h > 0.8 ? 0.65 : 0.615)]
  const { ground, line, heart } = spiralInks(palette)
  const pupil = unit * 0.235
  easel.fill(ground)
  using coil = easel.layer((ctx) => {
    ctx.lineJoin = 'round'
    ctx.lineWidth = 3
    ctx.strokeStyle = line
    traceCoil(ctx, {
      x,
      y,
      from: unit * 0.82,
      to: pupil * 0.92,
      turns: easel.random.sub('turns').pick([1.05, -1.05, 1.3]),
    })
    clearZones(ctx, zones, w)
  })
  easel.lay(coil)
  const { ctx } = easel
  ctx.fillStyle = heart
  ctx.beginPath()
  ctx.arc(x, y, pupil, 0, tau)
  ctx.fill()
  const pale = mix(palette.light, '#ffffff', 0.3)
  const height = Math.min(pupil * 1.56, (pupil * 1.5) / hero.width)
  const turn = hero.kind === 'person' ? -0.3 : -0.1
  stampMotif(easel, hero, {
    x: x - (Math.sin(turn) * height) / 2,
    y: y + (Math.cos(turn) * height) / 2,
    height,
    turn,
    tones: { body: pale, shade: mix(pale, heart, 0.35), light: pale, accent: palette.accent, line: heart },
    random: easel.random.sub('hero'),
  })
}
