// A tall trunk that leaves the sheet: rough edges, roots, bark, a rim of light and broken boughs.
import { Path2D } from '@napi-rs/canvas'
import { type Colour, withAlpha } from '../../colour/colour.ts'
import { lerp, smooth } from '../curves.ts'
import type { Context } from '../easel.ts'
import type { Noise } from '../noise.ts'
import type { Random } from '../random.ts'

export interface TrunkOptions {
  readonly x: number
  /** Foot and top. */
  readonly y: number
  readonly top: number
  readonly width: number
  readonly colour: Colour
  /** Light that rims the side turned to `lightX`. */
  readonly rim: Colour
  readonly lightX: number
  readonly random: Random
  readonly noise: Noise
  readonly boughs?: number
}

/** Adds a bough and its forks as strokes, gathered by width. */
const growBough = (
  strokes: Map<number, Path2D>,
  bough: {
    readonly x: number
    readonly y: number
    readonly heading: number
    readonly length: number
    readonly width: number
  },
  random: Random,
  forks: number,
): void => {
  const parts = 8
  let [angle, x, y] = [bough.heading, bough.x, bough.y]
  for (let part = 0; part < parts; part++) {
    angle += random.bell() * 0.14 - 0.02 * Math.sign(Math.cos(angle))
    const [toX, toY] = [x + (Math.cos(angle) * bough.length) / parts, y + (Math.sin(angle) * bough.length) / parts]
    const width = Math.max(1, Math.round(bough.width * (1 - (part + 0.5) / parts) ** 0.8))
    const path = strokes.get(width) ?? new Path2D()
    strokes.set(width, path)
    path.moveTo(x, y)
    path.lineTo(toX, toY)
    if (forks > 0 && part > 1 && random.chance(0.4)) {
      const heading = angle + (random.chance(0.5) ? 1 : -1) * random.between(0.4, 0.95)
      const thin = bough.width * 0.5 * (1 - part / parts) + 0.8
      growBough(
        strokes,
        { x: toX, y: toY, heading, length: bough.length * random.between(0.3, 0.5), width: thin },
        random,
        forks - 1,
      )
    }
    ;[x, y] = [toX, toY]
  }
}

export const drawTrunk = (ctx: Context, options: TrunkOptions): void => {
  const { x, y, top, width, colour, rim, lightX, random, noise, boughs = 5 } = options
  const lean = random.bell() * width * 0.7
  const seed = random.between(0, 90)
  const parts = 26
  const spine = (up: number): number => x + lean * up + Math.sin(up * 5 + seed) * width * 0.09
  const half = (up: number, side: number): number => {
    const flare = width * 0.55 * (1 - smooth(0, (width * 1.5) / (y - top), up)) ** 2
    return width * lerp(0.5, 0.36, up) * (0.86 + noise.fractal(up * 7 + seed, side * 3 + 5, 3) * 0.32) + flare
  }
  const edge = (side: number): [number, number][] =>
    Array.from({ length: parts + 1 }, (_, part) => {
      const up = part / parts
      return [spine(up) + side * half(up, side), lerp(y, top, up)]
    })
  const outline = new Path2D()
  for (const [px, py] of [...edge(-1), ...edge(1).reverse()]) outline.lineTo(px, py)
  outline.closePath()
  const side = Math.sign(lightX - x) || 1
  const shine = ctx.createLinearGradient(x + side * width * 0.75, 0, x - side * width * 0.2, 0)
  shine.addColorStop(0, withAlpha(rim, 0.75))
  shine.addColorStop(0.3, withAlpha(rim, 0.28))
  shine.addColorStop(1, withAlpha(rim, 0))
  const earth = ctx.createLinearGradient(0, y - width * 1.6, 0, y - width * 0.2)
  earth.addColorStop(0, withAlpha(colour, 0))
  earth.addColorStop(1, colour)
  ctx.save()
  for (const style of [colour, shine]) {
    ctx.fillStyle = style
    ctx.fill(outline)
  }
  ctx.lineCap = 'round'
  ctx.lineWidth = width * 0.026
  for (const [style, share] of [
    [withAlpha('#000000', 0.3), 1],
    [withAlpha(rim, 0.22), 0.6],
  ] as const) {
    ctx.strokeStyle = style
    ctx.beginPath()
    for (let crack = 0; crack < Math.min(60, width * 0.6) * share; crack++) {
      const up = random.between(0.02, 0.98)
      const across = share < 1 ? side * random.between(0.1, 0.85) : random.between(-0.85, 0.85)
      let [px, py] = [spine(up) + across * half(up, 1) * 0.9, lerp(y, top, up)]
      ctx.moveTo(px, py)
      for (let bend = 0; bend < 4; bend++) {
        px += random.bell() * width * 0.03
        py += random.between(0.15, 0.42) * width
        ctx.lineTo(px, py)
      }
    }
    ctx.stroke()
  }
  ctx.fillStyle = earth
  ctx.fill(outline)
  const strokes = new Map<number, Path2D>()
  for (let bough = 0; bough < boughs; bough++) {
    const up = random.between(0.25, 0.97)
    const to = random.chance(0.5) ? 1 : -1
    const heading = to > 0 ? random.between(-0.8, 0.05) : Math.PI + random.between(-0.05, 0.8)
    const from = { x: spine(up) + to * width * 0.28, y: lerp(y, top, up), heading }
    growBough(
      strokes,
      { ...from, length: width * random.between(1.6, 3.8), width: width * random.between(0.1, 0.22) },
      random,
      2,
    )
  }
  ctx.strokeStyle = colour
  for (const [line, path] of strokes) {
    ctx.lineWidth = line
    ctx.stroke(path)
  }
  ctx.restore()
}
