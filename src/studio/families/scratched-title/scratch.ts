// Scratches: long tapering cuts with torn edges and splinters, as claws, knives and nails leave them.
import type { Context } from '../../paint/easel.ts'
import type { Noise } from '../../paint/noise.ts'
import type { Random } from '../../paint/random.ts'

export interface Scratch {
  readonly fromX: number
  readonly fromY: number
  readonly toX: number
  readonly toY: number
  /** At its widest. */
  readonly width: number
  /** Units by which its middle bows out. */
  readonly bow: number
  readonly seed: number
}

const steps = 90

/** Traces the cut as one closed shape; `grow` widens it, for the lip around a tear. */
export const traceScratch = (ctx: Context, scratch: Scratch, noise: Noise, grow = 0): void => {
  const { fromX, fromY, toX, toY, width, bow, seed } = scratch
  const long = Math.hypot(toX - fromX, toY - fromY)
  const [acrossX, acrossY] = [-(toY - fromY) / long, (toX - fromX) / long]
  const edge = (side: number): [number, number][] =>
    Array.from({ length: steps + 1 }, (_, at) => {
      const along = at / steps
      const swell = Math.sin(Math.PI * along ** 0.72) ** 1.15
      const ragged = 0.6 + 0.62 * noise.fractal((along * long) / 110 + seed, seed * 3 + side, 4, 0.5)
      const off =
        side * (swell * width * 0.5 * ragged + grow * Math.min(1, swell * 3)) + bow * Math.sin(Math.PI * along)
      return [fromX + (toX - fromX) * along + acrossX * off, fromY + (toY - fromY) * along + acrossY * off]
    })
  for (const [at, [x, y]] of [...edge(1), ...edge(-1).reverse()].entries()) {
    if (at === 0) ctx.moveTo(x, y)
    else ctx.lineTo(x, y)
  }
  ctx.closePath()
}

/** Four or so cuts side by side, as from one blow. */
export const clawMarks = (
  random: Random,
  blow: {
    readonly x: number
    readonly y: number
    readonly length: number
    readonly angle: number
    readonly gap: number
    readonly width: number
    readonly count: number
  },
): Scratch[] =>
  Array.from({ length: blow.count }, (_, at) => {
    const place = at - (blow.count - 1) / 2
    const short = 1 - 0.13 * Math.abs(place) - random.between(0, 0.1)
    const lean = blow.angle + place * 0.035 + random.between(-0.015, 0.015)
    const [cos, sin] = [Math.cos(lean), Math.sin(lean)]
    const [x, y] = [blow.x - Math.sin(blow.angle) * place * blow.gap, blow.y + Math.cos(blow.angle) * place * blow.gap]
    const slip = random.between(-0.06, 0.06) * blow.length
    return {
      fromX: x - cos * (blow.length * 0.5 * short - slip),
      fromY: y - sin * (blow.length * 0.5 * short - slip),
      toX: x + cos * (blow.length * 0.5 * short + slip),
      toY: y + sin * (blow.length * 0.5 * short + slip),
      width: blow.width * random.between(0.8, 1.15),
      bow: random.between(-0.02, 0.03) * blow.length,
      seed: random.between(0, 60),
    }
  })

/** Hair scratches around the deep ones. */
export const drawHairs = (
  ctx: Context,
  random: Random,
  area: { x: number; y: number; w: number; h: number },
  angle: number,
  count: number,
): void => {
  ctx.lineCap = 'round'
  for (let hair = 0; hair < count; hair++) {
    const x = area.x + random.next() * area.w
    const y = area.y + random.next() * area.h
    const turn = angle + random.bell() * 0.12
    const long = random.between(0.04, 0.22) * area.w
    ctx.lineWidth = random.between(0.8, 3.2)
    ctx.beginPath()
    ctx.moveTo(x, y)
    ctx.quadraticCurveTo(
      x + Math.cos(turn) * long * 0.5 + random.bell() * 6,
      y + Math.sin(turn) * long * 0.5,
      x + Math.cos(turn) * long,
      y + Math.sin(turn) * long,
    )
    ctx.stroke()
  }
}
