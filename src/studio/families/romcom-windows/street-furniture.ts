// The flat things of an illustrated street: windows with curtains and flower boxes, awnings, pots, strings of lights, pavements.
import { type Colour, mix, withAlpha } from '../../colour/colour.ts'
import type { Palette } from '../../colour/palette.ts'
import { tau } from '../../paint/curves.ts'
import type { Box, Context, Easel } from '../../paint/easel.ts'
import { leafBlade } from '../../paint/ornament/taper.ts'
import { leftOutPart } from '../../paint/part-names.ts'
import type { Random } from '../../paint/random.ts'

export interface Pane {
  readonly box: Box
  readonly frame: Colour
  readonly glass: Colour
  readonly curtain: Colour
  readonly isArched?: boolean
}

const tracePane = (ctx: Context, { x, y, w, h }: Box, isArched: boolean): void => {
  ctx.beginPath()
  if (isArched) {
    ctx.moveTo(x, y + h)
    ctx.lineTo(x, y + w / 2)
    ctx.arc(x + w / 2, y + w / 2, w / 2, Math.PI, 0)
    ctx.lineTo(x + w, y + h)
  } else ctx.rect(x, y, w, h)
  ctx.closePath()
}

const drawCurtains = (ctx: Context, { box: { x, y, w, h }, curtain }: Pane): void => {
  for (const side of [-1, 1]) {
    const outer = side < 0 ? x : x + w
    ctx.fillStyle = curtain
    ctx.beginPath()
    ctx.moveTo(outer, y)
    ctx.lineTo(outer - side * w * 0.36, y)
    ctx.bezierCurveTo(
      outer - side * w * 0.3,
      y + h * 0.34,
      outer - side * w * 0.2,
      y + h * 0.5,
      outer - side * w * 0.08,
      y + h * 0.58,
    )
    ctx.bezierCurveTo(
      outer - side * w * 0.14,
      y + h * 0.72,
      outer - side * w * 0.16,
      y + h * 0.86,
      outer - side * w * 0.15,
      y + h,
    )
    ctx.lineTo(outer, y + h)
    ctx.fill()
    ctx.strokeStyle = withAlpha('#000000', 0.12)
    ctx.lineWidth = w * 0.012
    for (const fold of [0.1, 0.2]) {
      ctx.beginPath()
      ctx.moveTo(outer - side * w * fold, y)
      ctx.quadraticCurveTo(outer - side * w * fold * 0.8, y + h * 0.4, outer - side * w * 0.05, y + h * 0.57)
      ctx.stroke()
    }
  }
}

/** A window; `inside` draws behind the curtains, clipped by the frame. */
export const drawPane = (easel: Easel, pane: Pane, inside?: () => void): void => {
  const { box, frame, glass, isArched = false } = pane
  const { x, y, w, h } = box
  const { ctx } = easel
  const edge = w * 0.055
  ctx.fillStyle = withAlpha('#000000', 0.14)
  tracePane(ctx, { x: x + edge * 0.7, y: y + edge * 0.9, w: w + edge, h: h + edge }, isArched)
  ctx.fill()
  ctx.fillStyle = frame
  tracePane(ctx, { x: x - edge, y: y - edge, w: w + edge * 2, h: h + edge * 2 }, isArched)
  easel.part('window', () => ctx.fill())
  ctx.save()
  tracePane(ctx, box, isArched)
  ctx.clip()
  const air = ctx.createLinearGradient(x, y, x + w * 0.6, y + h)
  air.addColorStop(0, mix(glass, '#ffffff', 0.25))
  air.addColorStop(1, glass)
  ctx.fillStyle = air
  easel.part('window', () => ctx.fillRect(x, y, w, h))
  inside?.()
  easel.part('curtains', () => drawCurtains(ctx, pane))
  ctx.restore()
}

const blossom = (ctx: Context, x: number, y: number, size: number, colour: Colour, heart: Colour): void => {
  ctx.fillStyle = colour
  for (let petal = 0; petal < 5; petal++) {
    const turn = (petal / 5) * tau
    ctx.beginPath()
    ctx.arc(x + Math.cos(turn) * size * 0.5, y + Math.sin(turn) * size * 0.5, size * 0.48, 0, tau)
    ctx.fill()
  }
  ctx.fillStyle = heart
  ctx.beginPath()
  ctx.arc(x, y, size * 0.32, 0, tau)
  ctx.fill()
}

/** Leaves and blossoms above a rim. */
const drawPlanting = (ctx: Context, x: number, y: number, width: number, palette: Palette, random: Random): void => {
  const count = Math.round(width / 20)
  for (let leaf = 0; leaf < count * 2; leaf++) {
    ctx.fillStyle = mix(palette.hues[3], leaf % 3 === 0 ? palette.light : palette.deep, 0.2)
    const at = x + width * random.next()
    leafBlade(ctx, at, y + 8, -Math.PI / 2 + random.between(-1, 1), random.between(44, 96), random.between(16, 26))
  }
  for (let bloom = 0; bloom < count; bloom++) {
    const colour = random.pick([palette.accent, palette.counter, palette.light])
    blossom(
      ctx,
      x + (width * (bloom + random.next())) / count,
      y - random.between(2, 74),
      random.between(13, 23),
      colour,
      palette.hues[2],
    )
  }
}

export const paintPot = (easel: Easel, x: number, y: number, size: number, palette: Palette): void => {
  // Flowers go with the pot that they grow in.
  if (easel.without.has(leftOutPart('pots'))) return
  const { ctx } = easel
  const random = easel.random.sub(`pot ${Math.round(x)}`)
  easel.part('blooms', () => drawPlanting(ctx, x - size * 0.5, y - size * 0.85, size, palette, random))
  easel.part('pots', () => {
    ctx.fillStyle = palette.counter
    ctx.beginPath()
    ctx.moveTo(x - size * 0.46, y - size * 0.9)
    ctx.lineTo(x + size * 0.46, y - size * 0.9)
    ctx.lineTo(x + size * 0.34, y)
    ctx.lineTo(x - size * 0.34, y)
    ctx.fill()
    ctx.fillStyle = withAlpha('#000000', 0.15)
    ctx.fillRect(x - size * 0.46, y - size * 0.72, size * 0.92, size * 0.07)
  })
}

export const paintSill = (
  easel: Easel,
  { x, y, w, h }: Box,
  colour: Colour,
  palette: Palette,
  random: Random,
): void => {
  const { ctx } = easel
  const [left, top, wide, deep] = [x - w * 0.1, y + h, w * 1.2, w * 0.17]
  easel.part('blooms', () => drawPlanting(ctx, left + 14, top + 4, wide - 28, palette, random))
  easel.part('ledge', () => {
    ctx.fillStyle = colour
    ctx.beginPath()
    ctx.roundRect(left, top, wide, deep, 10)
    ctx.fill()
    ctx.fillStyle = withAlpha('#000000', 0.14)
    ctx.fillRect(left, top + deep * 0.72, wide, deep * 0.28)
    ctx.fillStyle = withAlpha('#ffffff', 0.25)
    ctx.fillRect(left + 6, top + 5, wide - 12, deep * 0.14)
  })
}

/** A striped awning with scallops. */
export const drawAwning = (ctx: Context, { x, y, w, h }: Box, colours: readonly [Colour, Colour]): void => {
  const stripes = Math.max(5, Math.round(w / 110) | 1)
  const wide = w / stripes
  const flare = w * 0.03
  for (let stripe = 0; stripe < stripes; stripe++) {
    const [top, next] = [
      x + flare + ((w - flare * 2) * stripe) / stripes,
      x + flare + ((w - flare * 2) * (stripe + 1)) / stripes,
    ]
    const [foot, footNext] = [x + wide * stripe, x + wide * (stripe + 1)]
    ctx.fillStyle = colours[stripe % 2] ?? colours[0]
    ctx.beginPath()
    ctx.moveTo(top, y)
    ctx.lineTo(next + 1, y)
    ctx.lineTo(footNext + 1, y + h)
    ctx.arc((foot + footNext) / 2, y + h, wide / 2, 0, Math.PI)
    ctx.lineTo(foot, y + h)
    ctx.fill()
  }
  const shade = ctx.createLinearGradient(0, y, 0, y + h)
  shade.addColorStop(0, withAlpha('#ffffff', 0.18))
  shade.addColorStop(1, withAlpha('#000000', 0.1))
  ctx.fillStyle = shade
  ctx.fillRect(x + flare * 0.5, y, w - flare, h)
}

/** Bulbs on a sagging wire. */
export const drawLights = (
  ctx: Context,
  from: readonly [number, number],
  to: readonly [number, number],
  sag: number,
  wire: Colour,
  bulbs: readonly [Colour, ...Colour[]],
): void => {
  const at = (share: number): readonly [number, number] => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share + Math.sin(Math.PI * share) * sag,
  ]
  ctx.strokeStyle = wire
  ctx.lineWidth = 4
  ctx.beginPath()
  for (let step = 0; step <= 40; step++) ctx.lineTo(...at(step / 40))
  ctx.stroke()
  const count = Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / 95)
  for (let bulb = 1; bulb < count; bulb++) {
    const [x, y] = at(bulb / count)
    const colour = bulbs[bulb % bulbs.length] ?? bulbs[0]
    ctx.fillStyle = withAlpha(colour, 0.25)
    ctx.beginPath()
    ctx.arc(x, y + 20, 34, 0, tau)
    ctx.fill()
    ctx.fillStyle = colour
    ctx.beginPath()
    ctx.ellipse(x, y + 20, 13, 17, 0, 0, tau)
    ctx.fill()
    ctx.fillStyle = wire
    ctx.fillRect(x - 6, y - 2, 12, 10)
  }
}

/** A few bricks showing through the paint, so that a wall is a wall and still calm. */
export const drawBricks = (ctx: Context, box: Box, colour: Colour, random: Random, keepOut: readonly Box[]): void => {
  ctx.fillStyle = colour
  const [wide, high] = [86, 34]
  for (let patch = 0; patch < 16; patch++) {
    const [left, top] = [box.x + random.next() * box.w, box.y + random.next() * box.h]
    for (let row = 0; row < 3; row++)
      for (let column = 0; column < 3; column++) {
        if (random.chance(0.5)) continue
        const [x, y] = [left + column * (wide + 12) + (row % 2) * wide * 0.5, top + row * (high + 12)]
        if (
          keepOut.some(
            (zone) =>
              x + wide > zone.x - 30 && x < zone.x + zone.w + 30 && y + high > zone.y - 30 && y < zone.y + zone.h + 30,
          )
        )
          continue
        ctx.beginPath()
        ctx.roundRect(x, y, wide, high, 6)
        ctx.fill()
      }
  }
}
