// Farmed country: rolling hills quilted with fields, furrows that follow the land, hedges between.

import { type Colour, mix, withAlpha } from '../../colour/colour.ts'
import { asPart } from '../as-part.ts'
import { paintFog } from '../atmosphere/fog.ts'
import type { Point } from '../atmosphere/point.ts'
import { drawSpecks, type Speck } from '../atmosphere/speckle.ts'
import { lerp } from '../curves.ts'
import type { Easel } from '../easel.ts'
import type { Random } from '../random.ts'
import { groundPath, type Line, ridgeLine } from './ridge-line.ts'

export interface FieldsOptions {
  readonly from: number
  readonly to?: number
  readonly count?: number
  /** Of crops, meadows and ploughland. */
  readonly crops: readonly [Colour, ...Colour[]]
  readonly hedge: Colour
  readonly haze: Colour
  readonly light: Point
  readonly lit: Colour
  readonly height?: number
  /** Called after each hill: the place for farms, trees, a road. */
  readonly between?: (hill: { readonly index: number; readonly depth: number; readonly line: Line }) => void
}

interface Hill {
  readonly line: Line
  readonly depth: number
  readonly haze: number
}

/** Units that the slant of a row may lead away from the edge. */
const reachOfSlant = 900

/** One row of fields at `drop` below the crest of a hill, `deep` high. */
const drawRow = (
  easel: Easel,
  hill: Hill,
  drop: number,
  deep: number,
  options: FieldsOptions,
  random: Random,
): Speck[] => {
  const { ctx } = easel
  const hedge: Speck[] = []
  const tint = mix(options.hedge, options.haze, hill.haze)
  const slant = random.between(0.5, 1.8) * random.pick([-1, 1])
  const first = random.between(-300, 0)
  // Where the sheet goes on, as on a wrap, the land does too, and meets the first field of the sheet.
  const beyond = random.sub(`beyond ${drop}`)
  const drawField = (x: number, most: number, random: Random): number => {
    const wide = Math.min(most, lerp(150, 620, hill.depth) * random.between(0.35, 1.9))
    const colour = mix(mix(random.pick(options.crops), options.crops[0], 0.4), options.haze, hill.haze)
    ctx.fillStyle = colour
    ctx.beginPath()
    for (let at = 0; at <= 12; at++)
      ctx.lineTo(x + (wide * at) / 12 + slant * drop, hill.line(x + (wide * at) / 12 + slant * drop) + drop)
    for (let at = 12; at >= 0; at--) {
      const px = x + (wide * at) / 12 + slant * (drop + deep)
      ctx.lineTo(px, hill.line(px) + drop + deep + 2)
    }
    ctx.fill()
    const furrows = random.chance(0.6) ? Math.round(lerp(9, 20, hill.depth)) : 0
    ctx.strokeStyle = withAlpha(random.chance(0.5) ? options.hedge : options.lit, 0.2 * (1 - hill.haze))
    ctx.lineWidth = lerp(1, 3.4, hill.depth)
    ctx.beginPath()
    for (let furrow = 1; furrow < furrows; furrow++) {
      const at = x + (wide * furrow) / furrows
      const [topX, endX] = [at + slant * drop, at + slant * (drop + deep) + (furrow / furrows - 0.5) * deep * 0.5]
      ctx.moveTo(topX, hill.line(topX) + drop)
      ctx.lineTo(endX, hill.line(endX) + drop + deep)
    }
    ctx.stroke()
    const bush = lerp(5, 12, hill.depth)
    for (let run = 0; run < deep; run += bush * 1.1) {
      const px = x + slant * (drop + run)
      hedge.push({
        x: px + random.bell(),
        y: hill.line(px) + drop + run,
        radius: bush * random.between(0.5, 1),
        alpha: 1,
        colour: tint,
      })
    }
    for (let run = 0; run < wide; run += bush * 1.2) {
      const px = x + run + slant * drop
      if (random.chance(0.12)) run += bush * 6
      hedge.push({
        x: px,
        y: hill.line(px) + drop - bush * 0.2,
        radius: bush * random.between(0.35, 0.95),
        alpha: 1,
        colour: tint,
        stretch: 1.3,
      })
    }
    return x + wide
  }
  for (let x = easel.extent.x - reachOfSlant; x < first && easel.extent.x < 0; ) x = drawField(x, first - x, beyond)
  for (let x = first; x < easel.w; ) x = drawField(x, Number.POSITIVE_INFINITY, random)
  return hedge
}

export const paintFields = asPart('fields', (easel: Easel, options: FieldsOptions): void => {
  const { from, to = easel.h * 0.9, count = 5, haze, light, lit, height = 170 } = options
  const { ctx } = easel
  for (let index = 0; index < count; index++) {
    const depth = count > 1 ? index / (count - 1) : 1
    const random = easel.random.sub(`fields ${index}`)
    const base = lerp(from, to, depth ** 1.2)
    const line = ridgeLine(easel, {
      base,
      height: height * lerp(0.7, 1.1, depth),
      span: lerp(620, 1300, depth),
      sharpness: 0,
      seed: index * 4.1 + random.next() * 9,
    })
    const hill = { line, depth, haze: 0.72 * (1 - depth) ** 1.5 }
    ctx.save()
    ctx.clip(groundPath(easel, line))
    const next = index < count - 1 ? lerp(from, to, ((index + 1) / (count - 1)) ** 1.2) + height : easel.h + height
    let hedges: Speck[] = []
    for (
      let drop = -6, deep = lerp(22, 130, depth);
      base + drop < next;
      drop += deep, deep *= random.between(1.5, 2.4)
    ) {
      const row = drawRow(easel, hill, drop, deep, options, random)
      hedges = [...hedges, ...(drop > 0 ? row : [])]
    }
    drawSpecks(ctx, hedges)
    drawSpecks(
      ctx,
      hedges
        .filter((_, at) => at % 3 === 0)
        .map((bush) => ({
          ...bush,
          x: bush.x - bush.radius * 0.3,
          y: bush.y - bush.radius * 0.35,
          radius: bush.radius * 0.55,
          alpha: 0.35,
          colour: lit,
        })),
    )
    const sheen = ctx.createLinearGradient(
      light.x < easel.w / 2 ? 0 : easel.w,
      0,
      light.x < easel.w / 2 ? easel.w : 0,
      0,
    )
    sheen.addColorStop(0, withAlpha(lit, 0.3))
    sheen.addColorStop(0.5, withAlpha(lit, 0))
    sheen.addColorStop(1, withAlpha(options.hedge, 0.32))
    ctx.fillStyle = sheen
    ctx.fillRect(easel.extent.x, base - height, easel.extent.w, easel.h)
    ctx.restore()
    options.between?.({ index, depth, line })
    if (depth < 0.6)
      paintFog(easel, {
        colour: haze,
        from: base - 40,
        to: base + 210,
        strength: 0.34 * (1 - depth),
        evenness: 0.6,
        seed: index,
      })
  }
})
