// Grounds and skies of places: what is far is pale and cool, what is near is dark.
import { Path2D } from '@napi-rs/canvas'
import { type Colour, withAlpha } from '../colour/colour.ts'
import { clamp } from '../paint/curves.ts'
import type { Context, Easel } from '../paint/easel.ts'
import type { PartName } from '../paint/part-names.ts'

export type Stops = readonly (readonly [at: number, colour: Colour])[]

/** All that is seen between two heights, from one colour to another. */
export const fillBand = (easel: Easel, name: PartName, top: number, bottom: number, stops: Stops): void =>
  easel.part(name, () => {
    const { ctx, extent } = easel
    const fill = ctx.createLinearGradient(0, top, 0, bottom)
    for (const [at, colour] of stops) fill.addColorStop(at, colour)
    ctx.fillStyle = fill
    ctx.fillRect(extent.x, top - 1, extent.w, bottom - top + 2)
  })

/** From the upper edge of what is seen to the horizon. */
export const fillSky = (easel: Easel, horizon: number, stops: Stops): void =>
  fillBand(easel, 'sky', easel.extent.y, horizon, stops)

/** From a height to the lower edge of what is seen. */
export const fillGround = (easel: Easel, name: PartName, top: number, stops: Stops): void =>
  fillBand(easel, name, top, Math.max(top + 1, easel.extent.y + easel.extent.h), stops)

export const fillDisc = (easel: Easel, name: PartName, x: number, y: number, radius: number, colour: Colour): void =>
  easel.part(name, () => {
    const { ctx } = easel
    ctx.fillStyle = colour
    ctx.beginPath()
    ctx.arc(x, y, radius, 0, Math.PI * 2)
    ctx.fill()
  })

/** A soft light or, in a dark colour, a soft shade. */
export const bloom = (
  ctx: Context,
  x: number,
  y: number,
  radius: number,
  colour: Colour,
  strength: number,
  flat = 1,
): void => {
  ctx.save()
  ctx.translate(x, y)
  ctx.scale(1, flat)
  const light = ctx.createRadialGradient(0, 0, 0, 0, 0, radius)
  light.addColorStop(0, withAlpha(colour, strength))
  light.addColorStop(0.4, withAlpha(colour, strength * 0.4))
  light.addColorStop(1, withAlpha(colour, 0))
  ctx.fillStyle = light
  ctx.fillRect(-radius, -radius, radius * 2, radius * 2)
  ctx.restore()
}

export interface Ridge {
  readonly base: number
  readonly height: number
  /** Units from crest to crest. */
  readonly length: number
  readonly seed: number
  /** 0 is rolling, 1 is jagged. */
  readonly rough?: number
}

const heightAt = (easel: Easel, { base, height, length, seed, rough = 0.2 }: Ridge, x: number): number => {
  const rolling = easel.noise.fractal(x / length + seed * 7.3, seed * 3.1, 2)
  const crags = Math.abs(easel.noise.fractal((x / length) * 3.2 + seed, seed * 1.7, 4) - 0.5) * 2
  return base - height * clamp(rolling * (1 - rough) + (1 - crags) * rough)
}

/** Hills or mountains as one shape, paler at their foot. */
export const fillRidge = (easel: Easel, ridge: Ridge, colour: Colour, foot: Colour, name: PartName = 'hills'): void =>
  easel.part(name, () => {
    const { ctx, extent } = easel
    const path = new Path2D()
    const bottom = extent.y + extent.h
    path.moveTo(extent.x, bottom)
    for (let x = extent.x; x <= extent.x + extent.w + 12; x += 12) path.lineTo(x, heightAt(easel, ridge, x))
    path.lineTo(extent.x + extent.w + 12, bottom)
    path.closePath()
    const fill = ctx.createLinearGradient(0, ridge.base - ridge.height, 0, ridge.base + ridge.height * 0.5)
    fill.addColorStop(0, colour)
    fill.addColorStop(1, foot)
    ctx.fillStyle = fill
    ctx.fill(path)
  })

/** Glints on water: dashes that grow longer as they come nearer. */
export const glints = (
  easel: Easel,
  top: number,
  bottom: number,
  colour: Colour,
  middle: number,
  width: number,
  count = 70,
): void =>
  easel.part('water', () => {
    const random = easel.random.sub(`glints ${Math.round(top)}`)
    const { ctx } = easel
    ctx.fillStyle = colour
    for (let glint = 0; glint < count; glint++) {
      const near = random.next() ** 1.5
      const y = top + (bottom - top) * near
      const x = middle + random.bell() * width * (0.25 + near * 0.75)
      const long = (14 + near * 120) * random.between(0.5, 1.2)
      ctx.globalAlpha = 0.25 + 0.55 * random.next()
      ctx.fillRect(x - long / 2, y, long, 2 + near * 6)
    }
    ctx.globalAlpha = 1
  })
