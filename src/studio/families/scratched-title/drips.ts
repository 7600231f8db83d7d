// Drips that run out of letters: they start where the ink of a line really ends.
import type { Colour } from '../../colour/colour.ts'
import { asPart } from '../../paint/as-part.ts'
import type { Easel } from '../../paint/easel.ts'
import type { Random } from '../../paint/random.ts'
import type { SetLines } from '../../type/set-type.ts'
import { traceItem } from '../../type/trace.ts'

interface Foot {
  readonly x: number
  readonly y: number
}

/** Pixels per unit at which feet are sought: the same at every scale. */
const fineness = 0.2

/** The lowest ink in every column of the item, where letters stand broad enough to feed a drip. */
const feetOf = (easel: Easel, item: SetLines): Foot[] => {
  using layer = easel.layer((ctx) => traceItem(ctx, item), { box: item.box, detail: fineness / easel.scale })
  const { width, height } = layer.canvas
  const { data } = layer.canvas.getContext('2d').getImageData(0, 0, width, height)
  const feet: Foot[] = []
  for (let column = 2; column < width - 2; column++)
    for (let row = height - 1; row > height * 0.35; row--)
      if ((data[(row * width + column) * 4 + 3] ?? 0) > 200) {
        feet.push({ x: item.box.x + (column + 0.5) / fineness, y: item.box.y + (row - 0.5) / fineness })
        break
      }
  return feet
}

const drawDrip = (easel: Easel, { x, y }: Foot, width: number, length: number): void => {
  const { ctx } = easel
  const half = width / 2
  ctx.beginPath()
  ctx.moveTo(x - width * 1.5, y - width * 0.4)
  ctx.bezierCurveTo(x - half * 1.1, y + width * 0.2, x - half * 0.9, y + width, x - half * 0.62, y + length * 0.5)
  ctx.lineTo(x - half * 0.58, y + length - width)
  ctx.bezierCurveTo(x - half * 1.15, y + length - width * 0.3, x - half, y + length + half, x, y + length + half)
  ctx.bezierCurveTo(
    x + half,
    y + length + half,
    x + half * 1.15,
    y + length - width * 0.3,
    x + half * 0.58,
    y + length - width,
  )
  ctx.lineTo(x + half * 0.62, y + length * 0.5)
  ctx.bezierCurveTo(x + half * 0.9, y + width, x + half * 1.1, y + width * 0.2, x + width * 1.5, y - width * 0.4)
  ctx.fill()
}

interface Dripping {
  readonly colour: Colour
  readonly longest: number
  readonly count: number
  readonly random: Random
}

export const paintDrips = asPart('drips', (easel: Easel, item: SetLines, options: Dripping): void => {
  const { colour, longest, random } = options
  const count = easel.wantsFewer('drips') ? Math.ceil(options.count / 3) : options.count
  // Only the last line bleeds: drips across other lines would spoil them.
  const last = item.runs.at(-1)
  if (!last) return
  const feet = feetOf(easel, { ...item, runs: [last], rules: [], box: last.box })
  if (feet.length === 0) return
  easel.ctx.fillStyle = colour
  const taken: number[] = []
  for (let drip = 0, tries = 0; drip < count && tries < count * 6; tries++) {
    const foot = feet[random.whole(0, feet.length - 1)]
    if (!foot || taken.some((x) => Math.abs(x - foot.x) < 34)) continue
    taken.push(foot.x)
    drawDrip(easel, foot, random.between(11, 26), longest * random.next() ** 2.2 + 40)
    drip++
  }
})
