// A leafless tree: a flared trunk, boughs that fork and bend, twigs. Strokes are gathered by width, so a tree costs few calls.
import { Path2D } from '@napi-rs/canvas'
import type { Colour } from '../../colour/colour.ts'
import type { Context } from '../easel.ts'
import type { Random } from '../random.ts'

export interface BareTreeOptions {
  /** Middle of the foot. */
  readonly x: number
  readonly y: number
  readonly height: number
  /** Of the trunk. */
  readonly width?: number
  readonly colour: Colour
  readonly random: Random
  /** Radians at forks. */
  readonly spread?: number
  /** 0 grows straight, 1 is gnarled. */
  readonly gnarl?: number
  readonly lean?: number
  /** Forks from trunk to twig. */
  readonly forks?: number
}

type Strokes = Map<number, Path2D>

interface Bough {
  readonly x: number
  readonly y: number
  readonly angle: number
  readonly length: number
  readonly width: number
  readonly forks: number
}

const grow = (strokes: Strokes, bough: Bough, options: BareTreeOptions): void => {
  const { random, spread = 0.5, gnarl = 0.4 } = options
  const parts = bough.forks > 3 ? 6 : bough.forks > 0 ? 4 : 2
  let line = 0
  let { x, y, angle } = bough
  for (let part = 1; part <= parts; part++) {
    angle += random.bell() * (0.07 + gnarl * 0.2) - Math.cos(angle) * 0.05
    const [toX, toY] = [x + (Math.cos(angle) * bough.length) / parts, y + (Math.sin(angle) * bough.length) / parts]
    const width = Math.max(0.8, Math.round(bough.width * (1 - (part / parts) * 0.38)))
    const path = strokes.get(width) ?? new Path2D()
    strokes.set(width, path)
    if (width !== line) path.moveTo(x, y)
    line = width
    path.lineTo(toX, toY)
    x = toX
    y = toY
    const shoots = bough.forks > 0 && part > 1 && part < parts && random.chance(0.36)
    if (!shoots) continue
    line = 0
    const side = random.chance(0.5) ? 1 : -1
    const reach = {
      length: bough.length * random.between(0.45, 0.7),
      width: bough.width * 0.42,
      forks: bough.forks - 2,
    }
    grow(strokes, { x, y, angle: angle + side * random.between(0.5, 1.05), ...reach }, options)
  }
  if (bough.forks <= 0) return
  const lean = random.between(-0.2, 0.2)
  for (const side of [-1, 1]) {
    const length = bough.length * random.between(0.62, 0.9)
    const width = bough.width * random.between(0.5, 0.66)
    const turn = side * spread * random.between(0.55, 1.25) + lean
    grow(strokes, { x, y, angle: angle + turn, length, width, forks: bough.forks - 1 }, options)
  }
}

export const drawBareTree = (ctx: Context, options: BareTreeOptions): void => {
  const { x, y, height, colour, random, lean = 0, forks = 6 } = options
  const width = options.width ?? height * 0.055
  const strokes: Strokes = new Map()
  const angle = -Math.PI / 2 + lean
  grow(strokes, { x, y: y - height * 0.02, angle, length: height * 0.3, width, forks }, options)
  ctx.save()
  ctx.fillStyle = colour
  ctx.strokeStyle = colour
  ctx.lineCap = 'round'
  ctx.beginPath()
  ctx.moveTo(x - width * 1.5, y + width * 0.3)
  ctx.quadraticCurveTo(x - width * 0.5, y - width * 0.3, x - width * 0.48, y - width * 2.6)
  ctx.lineTo(x + width * 0.48, y - width * 2.6)
  ctx.quadraticCurveTo(x + width * 0.6, y - width * 0.4, x + width * random.between(1.2, 1.9), y + width * 0.3)
  ctx.fill()
  ctx.lineJoin = 'round'
  for (const [line, path] of strokes) {
    ctx.lineWidth = line
    ctx.stroke(path)
  }
  ctx.restore()
}
