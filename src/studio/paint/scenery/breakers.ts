// A heavy sea: waves that rear out of the swell with sharp crests, lit backs, veined with foam.
import { Path2D } from '@napi-rs/canvas'
import { type Colour, mix, withAlpha } from '../../colour/colour.ts'
import type { Point } from '../atmosphere/point.ts'
import { drawSpecks, type Speck } from '../atmosphere/speckle.ts'
import { lerp } from '../curves.ts'
import type { Easel } from '../easel.ts'
import type { Random } from '../random.ts'
import { type Aerial, aerialColour } from './aerial.ts'
import { paintRidge } from './ridge.ts'
import { type Line, ridgeLine } from './ridge-line.ts'
import { paintSea } from './sea.ts'

export interface BreakerOptions {
  readonly air: Aerial
  /** The horizon, and the foot of the nearest wave. */
  readonly from: number
  readonly to?: number
  readonly count?: number
  readonly height?: number
  readonly foam: Colour
  readonly light?: Point
}

/** Foam that veins the back of a wave, and spray along its crest. */
const drawFoam = (
  easel: Easel,
  line: Line,
  base: number,
  tall: number,
  depth: number,
  foam: Colour,
  random: Random,
): void => {
  const { ctx, noise } = easel
  const veins = new Path2D()
  const spray: Speck[] = []
  for (let x = -20; x < easel.w + 20; x += lerp(5, 9, depth)) {
    const y = line(x)
    const high = (base - y) / tall
    const slope = line(x + 12) - line(x - 12)
    for (let vein = 0; vein < 3; vein++) {
      const drop = random.next() ** 1.4 * tall * 1.4
      const px = x + drop * 0.5 * Math.sign(slope)
      if (noise.ridged(px / (130 + depth * 160), (y + drop) / (60 + depth * 60), 3) > 0.42) {
        const long = random.between(10, 40) * (0.3 + depth * 1.2)
        veins.moveTo(px, y + drop)
        veins.quadraticCurveTo(px + long * 0.5, y + drop + slope * 0.3, px + long, y + drop + slope * 0.5 + long * 0.1)
      }
    }
    if (high < 0.82) continue
    for (let drops = 0; drops < 11; drops++) {
      const [dx, dy] = [random.bell() * tall * 0.05, Math.abs(random.bell()) * tall * 0.09 - tall * 0.03 * high]
      const radius = (0.6 + random.next() ** 3 * depth * 5.5) * Math.min(1.2, high)
      spray.push({ x: x + dx, y: y + dy, radius, alpha: random.between(0.2, 0.95), colour: foam, stretch: 1.6 })
    }
  }
  ctx.strokeStyle = withAlpha(foam, lerp(0.14, 0.26, depth))
  ctx.lineWidth = lerp(1, 2.6, depth)
  ctx.lineCap = 'round'
  ctx.stroke(veins)
  drawSpecks(ctx, spray)
}

export const paintBreakers = (easel: Easel, options: BreakerOptions): void => {
  const { air, from, to = easel.h * 0.98, count = 6, height = 250, foam } = options
  const light = options.light ?? { x: easel.w * 0.3, y: 0 }
  paintSea(easel, {
    horizon: from,
    stops: [air.far, [0.3, air.middle], air.near],
    crest: foam,
    trough: air.near,
    swell: 0.9,
  })
  for (let index = 0; index < count; index++) {
    const depth = (index + 1) / count
    const base = lerp(from, to, depth ** 1.35)
    const tall = height * lerp(0.12, 1, depth)
    const random = easel.random.sub(`breakers ${index}`)
    const line = ridgeLine(easel, {
      base,
      height: tall,
      span: lerp(230, 760, depth),
      sharpness: 0.55,
      seed: random.between(0, 40),
    })
    const colour = aerialColour(air, depth * 0.85)
    paintRidge(easel, {
      line,
      colour: mix(colour, foam, 0.14),
      foot: mix(colour, air.near, 0.55),
      height: tall * 0.9,
      light,
      lit: mix(colour, foam, 0.6),
      shade: air.near,
      relief: 0.4,
      snow: foam,
      snowLine: 0.22,
      seed: index,
    })
    drawFoam(easel, line, base, tall, depth, foam, random)
  }
}
