// Rows of houses under roofs of a kind, with a lit and a shaded face and windows by chance.
import { mix, withAlpha } from '../../colour/colour.ts'
import { lerp } from '../../paint/curves.ts'
import type { Context, Easel } from '../../paint/easel.ts'
import type { Random } from '../../paint/random.ts'
import type { City } from './cities.ts'
import type { PosterInks } from './inks.ts'
import type { LandmarkInks } from './landmarks.ts'

export interface Row {
  readonly ground: number
  readonly lowest: number
  readonly highest: number
  /** Of a house, in units. */
  readonly wide: number
  readonly plane: LandmarkInks
  readonly inks: PosterInks
  readonly lit: number
  readonly seed: string
}

interface House {
  readonly x: number
  readonly top: number
  readonly w: number
}

const polygon = (ctx: Context, points: readonly (readonly [number, number])[]): void => {
  ctx.beginPath()
  for (const [x, y] of points) ctx.lineTo(x, y)
  ctx.closePath()
  ctx.fill()
}

const drawRoof = (ctx: Context, { x, top, w }: House, roof: City['roof'], row: Row, chance: number): void => {
  const { plane, inks } = row
  const split = w * 0.66
  if (roof === 'mansard') {
    ctx.fillStyle = plane.dark
    polygon(ctx, [
      [x - 3, top],
      [x + w * 0.08, top - w * 0.26],
      [x + w * 0.92, top - w * 0.26],
      [x + w + 3, top],
    ])
    ctx.fillStyle = plane.light
    for (const at of [0.16, 0.43, 0.7]) ctx.fillRect(x + w * at, top - w * 0.17, w * 0.12, w * 0.15)
    ctx.fillStyle = plane.shade
    for (const at of [0.12, 0.78]) ctx.fillRect(x + w * at, top - w * 0.42, w * 0.09, w * 0.18)
  } else if (roof === 'tile' || roof === 'gable') {
    const rise = roof === 'tile' ? 0.2 : 0.55
    const [left, right] = roof === 'tile' ? [0.14, 0.86] : [0.46, 0.54]
    ctx.fillStyle = roof === 'tile' ? mix(inks.roof, plane.body, 0.25) : plane.dark
    polygon(ctx, [
      [x - w * 0.05, top + 1],
      [x + w * left, top - w * rise],
      [x + w * right, top - w * rise],
      [x + w * 1.05, top + 1],
    ])
    ctx.fillStyle = plane.shade
    ctx.fillRect(x + w * (chance < 0.5 ? 0.2 : 0.66), top - w * rise * 0.9, w * 0.1, w * rise * 0.7)
  } else if (roof === 'towers') {
    if (chance < 0.3)
      for (const [step, share] of [0.72, 0.44].entries()) {
        const inset = (w * (1 - share)) / 2
        ctx.fillStyle = plane.body
        ctx.fillRect(x + inset, top - w * 0.3 * (step + 1), w * share * 0.66, w * 0.32)
        ctx.fillStyle = plane.shade
        ctx.fillRect(x + inset + w * share * 0.66, top - w * 0.3 * (step + 1), w * share * 0.34, w * 0.32)
      }
    else if (chance < 0.42) {
      ctx.fillStyle = plane.shade
      ctx.fillRect(x + w * 0.48, top - w * 0.8, w * 0.05, w * 0.82)
    } else if (chance < 0.62) {
      ctx.fillStyle = plane.body
      polygon(ctx, [
        [x, top + 1],
        [x + w, top - w * 0.5],
        [x + w, top + 1],
      ])
    }
  } else if (roof === 'flat') {
    ctx.fillStyle = plane.light
    ctx.fillRect(x - 3, top - 5, w + 6, 8)
    ctx.fillStyle = plane.shade
    if (chance < 0.4) ctx.fillRect(x + w * 0.2, top - w * 0.16, w * 0.3, w * 0.14)
  } else if (chance < 0.22) {
    ctx.fillStyle = plane.light
    ctx.beginPath()
    ctx.arc(x + split / 2, top + 1, split * 0.42, Math.PI, 0)
    ctx.fill()
  }
}

const drawWindows = (ctx: Context, house: House, row: Row, random: Random): void => {
  const { plane, inks, ground, lit } = row
  const pane = Math.max(10, house.w / 9)
  const step = pane * 1.85
  for (let y = house.top + step * 0.6; y < ground - step * 0.5; y += step * 1.15)
    for (let x = house.x + step * 0.45; x < house.x + house.w - pane; x += step) {
      const chance = random.next()
      if (chance > 0.62) continue
      ctx.fillStyle = chance < lit * 0.62 ? withAlpha(inks.lamp, 0.95) : withAlpha(plane.dark, 0.5)
      ctx.fillRect(x, y, pane * 0.62, pane * 1.05)
    }
}

/** Houses stand where they stand however much of the street is seen, so the row always begins at the same place. */
export const drawRow = (easel: Easel, roof: City['roof'], row: Row): void => {
  const { ctx, extent } = easel
  const random = easel.random.sub(`row ${row.seed}`)
  const { plane, ground, wide } = row
  for (let x = -easel.w * 4; x < easel.w * 1.1; ) {
    const w = wide * random.between(0.7, 1.35) * (roof === 'gable' ? 0.72 : 1)
    const top = ground - lerp(row.lowest, row.highest, random.next() ** 1.3)
    const [chance, tint] = [random.next(), random.next()]
    const windows = random.sub(`${Math.round(x)}`)
    if (x + w > extent.x - 20 && x < extent.x + extent.w + 20) {
      ctx.fillStyle = mix(plane.body, plane.light, tint * 0.5)
      ctx.fillRect(x, top, w * 0.66 + 1, ground - top)
      ctx.fillStyle = mix(plane.shade, plane.body, tint * 0.4)
      ctx.fillRect(x + w * 0.66, top, w * 0.34 + 1, ground - top)
      drawRoof(ctx, { x, top, w }, roof, row, chance)
      drawWindows(ctx, { x, top, w }, row, windows)
    }
    x += w
  }
}
