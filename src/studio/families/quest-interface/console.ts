// The game around the hero: a lit floor, rune circles, a frame of instruments, bars that fill.

import { mix, withAlpha } from '../../colour/colour.ts'
import { asPart } from '../../paint/as-part.ts'
import { paintGlow } from '../../paint/atmosphere/glow.ts'
import { paintMotes } from '../../paint/atmosphere/motes.ts'
import { tau } from '../../paint/curves.ts'
import type { Context, Easel } from '../../paint/easel.ts'
import { castShadow } from '../../paint/materials/shadow.ts'
import { hudFrame } from '../../paint/ornament/frame-hud.ts'
import { diamond, ring } from '../../paint/ornament/taper.ts'
import type { Random } from '../../paint/random.ts'
import type { Scene } from '../family.ts'

export interface Circle {
  readonly x: number
  readonly y: number
  readonly radius: number
}

export const paintArena = (easel: Easel, { palette }: Scene, { x, y, radius }: Circle, floor: number): void => {
  const { ctx, w, h } = easel
  const night = ctx.createRadialGradient(x, y, radius * 0.2, x, y, Math.hypot(w, h) * 0.6)
  night.addColorStop(0, mix(palette.dark, palette.mid, 0.5))
  night.addColorStop(0.4, palette.dark)
  night.addColorStop(1, mix(palette.deep, '#000000', 0.3))
  easel.fill(night)
  ctx.strokeStyle = withAlpha(palette.mid, 0.5)
  ctx.lineWidth = 2.5
  ctx.beginPath()
  for (let row = 0; row < 14; row++) {
    const level = floor + (h - floor) * (row / 13) ** 2
    ctx.moveTo(0, level)
    ctx.lineTo(w, level)
  }
  for (let column = -16; column <= 16; column++) {
    ctx.moveTo(x + column * w * 0.03, floor)
    ctx.lineTo(x + column * w * 0.22, h)
  }
  easel.part('grid', () => ctx.stroke())
  const fade = ctx.createLinearGradient(0, floor, 0, h)
  fade.addColorStop(0, withAlpha(palette.deep, 0))
  fade.addColorStop(0.5, withAlpha(mix(palette.deep, '#000000', 0.3), 0.75))
  fade.addColorStop(1, mix(palette.deep, '#000000', 0.35))
  ctx.fillStyle = fade
  ctx.fillRect(0, floor, w, h - floor)
  paintGlow(easel, { x, y: floor, radius: w * 0.55, colour: palette.mid, strength: 0.7, flatten: 0.25 })
  paintGlow(easel, { x, y, radius: radius * 2, colour: palette.mid, strength: 0.5 })
}

/** A mark of an invented script: a stave with strokes to its sides. */
const drawRune = (ctx: Context, size: number, random: Random): void => {
  ctx.beginPath()
  ctx.moveTo(0, -size)
  ctx.lineTo(0, size)
  for (let stroke = random.whole(1, 3); stroke > 0; stroke--) {
    const from = random.between(-0.9, 0.7) * size
    const side = random.chance(0.5) ? 1 : -1
    ctx.moveTo(0, from)
    ctx.lineTo(side * size * 0.62, from + random.between(-0.7, 0.7) * size)
  }
  ctx.stroke()
}

const drawRuneCircle = (ctx: Context, { x, y, radius }: Circle, random: Random): void => {
  ring(ctx, x, y, radius, 7)
  ring(ctx, x, y, radius * 0.955, 2.5)
  ring(ctx, x, y, radius * 0.8, 4)
  ctx.lineWidth = 5
  const runes = 28
  for (let at = 0; at < runes; at++) {
    ctx.save()
    ctx.translate(x, y)
    ctx.rotate((at / runes) * tau)
    ctx.translate(0, -radius * 0.877)
    drawRune(ctx, radius * 0.042, random)
    ctx.restore()
  }
  ctx.lineWidth = 3
  for (const turn of [0, tau / 6]) {
    ctx.beginPath()
    for (let corner = 0; corner < 3; corner++) {
      const angle = turn + (corner / 3) * tau - tau / 4
      ctx.lineTo(x + Math.cos(angle) * radius * 0.8, y + Math.sin(angle) * radius * 0.8)
    }
    ctx.closePath()
    ctx.stroke()
  }
  for (let at = 0; at < 8; at++) {
    const angle = (at / 8) * tau
    diamond(
      ctx,
      x + Math.cos(angle) * radius * 1.06,
      y + Math.sin(angle) * radius * 1.06,
      radius * 0.022,
      radius * 0.035,
    )
  }
}

/** Draws in light: a glow in the palette's colour under bright lines. */
const inLight = (easel: Easel, colour: string, glow: string, draw: (ctx: Context) => void): void => {
  using lines = easel.layer((ctx) => {
    ctx.fillStyle = colour
    ctx.strokeStyle = colour
    ctx.lineCap = 'round'
    draw(ctx)
  })
  castShadow(easel, lines, { colour: glow, blur: 22, blend: 'screen', alpha: 0.9 })
  easel.lay(lines)
}

export const paintRunes = asPart('sigil', (easel: Easel, { palette }: Scene, circle: Circle, floor: number): void =>
  inLight(easel, mix(palette.soft, palette.light, 0.3), palette.mid, (ctx) => {
    drawRuneCircle(ctx, circle, easel.random.sub('runes'))
    ctx.save()
    ctx.translate(circle.x, floor)
    ctx.scale(1, 0.2)
    ring(ctx, 0, 0, circle.radius * 1.02, 9)
    ring(ctx, 0, 0, circle.radius * 0.86, 5)
    ring(ctx, 0, 0, circle.radius * 0.5, 4)
    ctx.restore()
  }),
)

/** A bar in slanted cells, filled up to a share. */
const drawBar = (
  ctx: Context,
  x: number,
  y: number,
  w: number,
  h: number,
  share: number,
  colours: readonly [string, string],
): void => {
  const cells = 14
  for (let cell = 0; cell < cells; cell++) {
    const left = x + (cell * w) / cells
    const wide = w / cells - h * 0.28
    ctx.fillStyle = cell / cells < share ? colours[0] : colours[1]
    ctx.beginPath()
    ctx.moveTo(left + h * 0.35, y)
    ctx.lineTo(left + h * 0.35 + wide, y)
    ctx.lineTo(left + wide, y + h)
    ctx.lineTo(left, y + h)
    ctx.closePath()
    ctx.fill()
  }
}

export const paintInstruments = (easel: Easel, { palette }: Scene, barsAt: number): void => {
  const edge = Math.min(easel.w, easel.h) * 0.036
  const box = { x: edge, y: edge, w: easel.w - 2 * edge, h: easel.h - 2 * edge }
  const random = easel.random.sub('bars')
  inLight(easel, palette.soft, palette.mid, (ctx) => {
    easel.part('frame', () => hudFrame(ctx, box, { weight: 8 }), ctx)
    if (easel.without.has('bars')) return
    const wide = easel.w * 0.3
    const empty = withAlpha(palette.soft, 0.22)
    for (const [row, colour] of [palette.accent, palette.counter].entries()) {
      const [left, share] = [row === 0 ? easel.w * 0.11 : easel.w * 0.89 - wide, random.between(0.45, 0.9)]
      easel.part('bars', () => drawBar(ctx, left, barsAt, wide, 24, share, [colour, empty]), ctx)
    }
    ctx.fillStyle = palette.accent
    easel.part('gems', () => diamond(ctx, easel.w / 2, barsAt + 12, 26, 36), ctx)
    ctx.globalCompositeOperation = 'destination-out'
    diamond(ctx, easel.w / 2, barsAt + 12, 14, 20)
  })
}

export const paintPixels = asPart('sparks', (easel: Easel, { palette }: Scene, { x, y, radius }: Circle): void =>
  paintMotes(easel, {
    colour: mix(palette.soft, palette.light, 0.4),
    x,
    y,
    reach: radius * 1.8,
    count: 130,
    size: 5,
    strength: 0.8,
  }),
)
