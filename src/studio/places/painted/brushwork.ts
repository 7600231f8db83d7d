// Brushwork: strokes over a finished place in its own colours: broad along the flow where it is quiet, fine along edges, none that would
// run over an edge. Far cheaper than painting it anew, and what is crisp stays crisp.
import { clamp } from '../../paint/curves.ts'
import type { Context, Easel } from '../../paint/easel.ts'
import { type Picture, readPicture } from '../../paint/materials/picture.ts'
import { Random } from '../../paint/random.ts'

export interface Brushwork {
  /** Direction of strokes in quiet parts, in radians, by the height as a share of the sheet. */
  readonly flow: (share: number, x: number, y: number) => number
  readonly strength?: number
}

interface Brush {
  readonly size: number
  /** From stroke to stroke, in units. */
  readonly gap: number
  /** Between which steps of light it is used. */
  readonly least: number
  readonly most: number
  /** Further than this in light, a stroke would run over an edge. */
  readonly reach: number
}

const brushes: readonly Brush[] = [
  { size: 58, gap: 36, least: -1, most: 16, reach: 15 },
  { size: 22, gap: 21, least: 5, most: 46, reach: 40 },
]
const step = 5
/** Steeper than this, a stroke follows the edge and not the flow. */
const steep = 9

class Light {
  readonly #picture: Picture

  constructor(picture: Picture) {
    this.#picture = picture
  }

  at(x: number, y: number): number {
    const { left, columns, rows, scale } = this.#picture
    const column = clamp(Math.floor((x - left) * scale), 0, columns - 1)
    const row = clamp(Math.floor(y * scale), 0, rows - 1)
    return (row * columns + column) * 4
  }

  of(x: number, y: number): number {
    const { data } = this.#picture
    const at = this.at(x, y)
    return (data[at] ?? 0) * 0.3 + (data[at + 1] ?? 0) * 0.59 + (data[at + 2] ?? 0) * 0.11
  }

  channels(x: number, y: number): readonly [number, number, number] {
    const { data } = this.#picture
    const at = this.at(x, y)
    return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
  }
}

const layBristles = (
  ctx: Context,
  { x, y, dx, dy, thick }: { x: number; y: number; dx: number; dy: number; thick: number },
  colour: readonly [number, number, number],
  random: Random,
  strength: number,
): void => {
  const long = Math.hypot(dx, dy)
  for (const [aside, share] of [
    [-0.28, 0.8],
    [0.28, 0.55],
  ] as const) {
    const stray = (random.next() - 0.5) * 14
    const gain = 1 + (random.next() - 0.5) * 0.1
    const [ox, oy] = [(-dy / long) * thick * aside, (dx / long) * thick * aside]
    const tone = (channel: number, warm: number): number => Math.round(clamp(channel * gain + stray * warm, 0, 255))
    ctx.globalAlpha = strength * random.between(0.6, 1)
    ctx.strokeStyle = `rgb(${tone(colour[0], 1)},${tone(colour[1], 0.8)},${tone(colour[2], 0.6)})`
    ctx.lineWidth = thick * share
    ctx.beginPath()
    ctx.moveTo(x - dx / 2 + ox, y - dy / 2 + oy)
    ctx.quadraticCurveTo(x + ox + dy * 0.08, y + oy - dx * 0.08, x + dx / 2 + ox, y + dy / 2 + oy)
    ctx.stroke()
  }
}

const layBrush = (easel: Easel, light: Light, brush: Brush, { flow, strength = 0.72 }: Brushwork): void => {
  const { ctx, extent, h } = easel
  const { size, gap } = brush
  // Counted from the front's own corner and drawn by place, so that a wrap shows the same strokes on its front.
  for (let row = 0; row <= Math.ceil(h / gap); row++)
    for (let column = Math.floor(extent.x / gap); column <= Math.ceil((extent.x + extent.w) / gap); column++) {
      const random = new Random(Math.imul(row + 7, 73856093) ^ Math.imul(column + 5000, 19349663) ^ size)
      const [x, y] = [(column + random.next() - 0.5) * gap, (row + random.next() - 0.5) * gap]
      const gx = light.of(x + step * 2, y) - light.of(x - step * 2, y)
      const gy = light.of(x, y + step * 2) - light.of(x, y - step * 2)
      const edge = Math.hypot(gx, gy)
      if (edge < brush.least || edge > brush.most) continue
      const isAlong = edge > steep
      const angle = isAlong ? Math.atan2(gx, -gy) : flow(y / h, x, y)
      const long = size * (isAlong ? 0.8 : 1.15) * random.between(0.7, 1.3)
      const [dx, dy] = [Math.cos(angle) * long, Math.sin(angle) * long]
      const here = light.of(x, y)
      const isOver = [-0.5, 0.5].some((end) => Math.abs(light.of(x + dx * end, y + dy * end) - here) > brush.reach)
      if (isOver) continue
      const thick = size * random.between(0.4, 0.7) * (isAlong ? 0.6 : 1)
      layBristles(ctx, { x, y, dx, dy, thick }, light.channels(x, y), random, strength)
    }
}

/** Masks go without: they ask where things are, not how they are painted. */
export const paintBrushwork = (easel: Easel, work: Brushwork): void => {
  if (easel.flood !== null) return
  const light = new Light(readPicture(easel, step))
  const { ctx } = easel
  ctx.save()
  // Flat ends: round ones look like sausages.
  ctx.lineCap = 'butt'
  for (const brush of brushes) layBrush(easel, light, brush, work)
  ctx.restore()
}
