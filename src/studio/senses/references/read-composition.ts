// How a picture is composed: where its subject stands, where it is calm, whether it has a horizon or repeats itself.
import { clamp, smooth } from '../../paint/curves.ts'
import { type Grid, meanOf, roundedCell } from './grid.ts'
import type { Raster } from './planes.ts'
import { readDiagonal } from './read-diagonal.ts'
import { cellMeans, readMass } from './read-mass.ts'
import { type Composition, rounded } from './reading.ts'
import { reduced } from './reduced.ts'

/** Cells of the small map that composition is read from: rows and columns alike. */
const side = 24

interface SmallMap {
  /** Mean colour of each cell, and how busy it is. */
  readonly l: Float32Array
  readonly a: Float32Array
  readonly b: Float32Array
  readonly busy: Float32Array
}

/** `lettering`: the share of each cell that letters take, where somebody has found any. */
export const readComposition = (raster: Raster, lettering: Grid | null = null): Composition => {
  const map = smallMap(raster)
  const small = reduced(raster)
  const salience = salienceOf(map)
  const subject = subjectOf(salience)
  const symmetry = symmetryOf(map)
  const evenness = evennessOf(map)
  const space = spaceOf(map)
  const middling = 1 - clamp(Math.hypot(subject.x - 0.5, (subject.y - 0.5) * 0.7) / 0.25)
  const onThird = smooth(0.1, 0.18, Math.max(Math.abs(subject.x - 0.5), Math.abs(subject.y - 0.5) * 0.8))
  const kinds: readonly (readonly [Composition['kind'], number])[] = [
    ['pattern', evenness],
    ['symmetrical', smooth(0.55, 0.95, symmetry) * 0.9],
    ['centred', middling * (1 - subject.size) * 0.85],
    ['thirds', onThird * (1 - subject.size) * 0.8],
    ['open', smooth(0.45, 0.85, space.share) * (1 - evenness) * 0.75],
  ]
  const [kind, decided] = kinds.reduce((best, other) => (other[1] > best[1] ? other : best))
  return {
    kind,
    decided: rounded(clamp(decided)),
    horizon: horizonOf(map),
    subject: { x: rounded(subject.x), y: rounded(subject.y), size: rounded(subject.size) },
    space: { where: space.where, share: rounded(space.share) },
    mass: readMass(small, lettering),
    tone: cellMeans(small, (at) => small.l[at] ?? 0).map(roundedCell),
    diagonal: readDiagonal(small),
    symmetry: rounded(symmetry),
    lettering,
  }
}

const smallMap = ({ width, height, l, a, b }: Raster): SmallMap => {
  const size = side * side
  const sums = { l: new Float32Array(size), a: new Float32Array(size), b: new Float32Array(size) }
  const busy = new Float32Array(size)
  const count = new Float32Array(size)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      const cell = Math.floor((y * side) / height) * side + Math.floor((x * side) / width)
      const here = l[at] ?? 0
      const after = l[x < width - 1 ? at + 1 : at] ?? here
      const under = l[y < height - 1 ? at + width : at] ?? here
      sums.l[cell] = (sums.l[cell] ?? 0) + here
      sums.a[cell] = (sums.a[cell] ?? 0) + (a[at] ?? 0)
      sums.b[cell] = (sums.b[cell] ?? 0) + (b[at] ?? 0)
      busy[cell] = (busy[cell] ?? 0) + Math.abs(after - here) + Math.abs(under - here)
      count[cell] = (count[cell] ?? 0) + 1
    }
  // A picture with fewer pixels than cells leaves gaps; they look like the cell before.
  const mean = (sum: Float32Array): Float32Array => {
    let last = 0
    return sum.map((value, cell) => {
      const seen = count[cell] ?? 0
      if (seen > 0) last = value / seen
      return last
    })
  }
  return { l: mean(sums.l), a: mean(sums.a), b: mean(sums.b), busy: mean(busy) }
}

/** What differs from the whole and from the rim, and is busy, is looked at first. */
const salienceOf = ({ l, a, b, busy }: SmallMap): Float32Array => {
  const [meanL, meanA, meanB, meanBusy] = [meanOf(l), meanOf(a), meanOf(b), meanOf(busy)]
  return l.map((value, cell) => {
    const unlike = Math.hypot(value - meanL, 1.6 * ((a[cell] ?? 0) - meanA), 1.6 * ((b[cell] ?? 0) - meanB))
    const [x, y] = placeOf(cell)
    const central = 1.15 - 0.6 * Math.hypot(x - 0.5, y - 0.5)
    return (unlike + 0.6 * Math.max(0, (busy[cell] ?? 0) - meanBusy)) * central
  })
}

const placeOf = (cell: number): readonly [x: number, y: number] => [
  ((cell % side) + 0.5) / side,
  (Math.floor(cell / side) + 0.5) / side,
]

const subjectOf = (salience: Float32Array): { x: number; y: number; size: number } => {
  const sorted = salience.toSorted()
  const [most, usual] = [sorted[Math.floor(sorted.length * 0.98)] ?? 0, meanOf(salience)]
  if (most - usual < 0.01) return { x: 0.5, y: 0.5, size: 1 }
  const from = (most + usual) / 2
  let [sum, sumX, sumY, count] = [0, 0, 0, 0]
  for (const [cell, value] of salience.entries()) {
    if (value < from) continue
    const [x, y] = placeOf(cell)
    sum += value
    sumX += value * x
    sumY += value * y
    count++
  }
  return { x: sumX / sum, y: sumY / sum, size: count / salience.length }
}

/** 1 where the left half mirrors the right; 0 where nothing answers, or nothing is there. */
const symmetryOf = ({ l }: SmallMap): number => {
  let [apart, spread] = [0, 0]
  const mean = meanOf(l)
  for (const [cell, value] of l.entries()) {
    const column = cell % side
    apart += Math.abs(value - (l[cell - column + (side - 1 - column)] ?? 0))
    spread += Math.abs(value - mean)
  }
  return spread / l.length < 0.015 ? 0 : clamp(1 - apart / spread)
}

/** A pattern is as busy in every part of the sheet as in any other, and looks the same there. */
const evennessOf = ({ l, busy }: SmallMap): number => {
  const mean = meanOf(busy)
  if (mean < 0.02) return 0
  const quarters = 4
  const sums = new Float32Array(quarters * quarters)
  const tones = new Float32Array(quarters * quarters)
  for (const [cell, value] of busy.entries()) {
    const [x, y] = placeOf(cell)
    const quarter = Math.floor(y * quarters) * quarters + Math.floor(x * quarters)
    sums[quarter] = (sums[quarter] ?? 0) + value
    tones[quarter] = (tones[quarter] ?? 0) + (l[cell] ?? 0)
  }
  const inQuarter = busy.length / sums.length
  const offBusy = meanOf(sums.map((sum) => Math.abs(sum / inQuarter / mean - 1)))
  const middle = meanOf(tones)
  const offTone = meanOf(tones.map((sum) => Math.abs(sum - middle))) / inQuarter
  return (1 - smooth(0.08, 0.3, offBusy)) * (1 - smooth(0.02, 0.09, offTone)) * smooth(0.02, 0.05, mean)
}

/** The height at which the sheet parts across its whole width, if it plainly does. */
const horizonOf = ({ l, a, b }: SmallMap): number | null => {
  let best = { step: 0, row: 0 }
  for (let row = 4; row < side - 3; row++) {
    const steps: number[] = []
    for (let column = 0; column < side; column++) {
      const [over, under] = [(row - 1) * side + column, row * side + column]
      const light = (l[under] ?? 0) - (l[over] ?? 0)
      const hue = Math.hypot((a[under] ?? 0) - (a[over] ?? 0), (b[under] ?? 0) - (b[over] ?? 0))
      steps.push(Math.sign(light) * Math.hypot(light, hue))
    }
    const sum = steps.reduce((whole, value) => whole + value, 0)
    // A line of type parts the sheet here and there, a horizon nearly everywhere and one way only.
    const agreeing = steps.filter((value) => value * Math.sign(sum) > 0.03).length / side
    const step = agreeing > 0.8 ? Math.abs(sum) / side : 0
    if (step > best.step) best = { step, row }
  }
  return best.step > 0.08 ? rounded(best.row / side) : null
}

const spaceOf = ({ busy }: SmallMap): Composition['space'] => {
  const calm = busy.map((value) => (value < 0.018 ? 1 : 0))
  const share = meanOf(calm)
  if (share < 0.25) return { where: 'none', share }
  const within = (holds: (x: number, y: number) => boolean): number => {
    let [sum, count] = [0, 0]
    for (const [cell, value] of calm.entries()) {
      if (!holds(...placeOf(cell))) continue
      sum += value
      count++
    }
    return sum / Math.max(1, count)
  }
  const parts: readonly (readonly [Composition['space']['where'], number])[] = [
    ['top', within((_x, y) => y < 0.36)],
    ['bottom', within((_x, y) => y > 0.64)],
    ['left', within((x) => x < 0.32)],
    ['right', within((x) => x > 0.68)],
  ]
  const [where, most] = parts.reduce((best, other) => (other[1] > best[1] ? other : best))
  const least = Math.min(...parts.map(([, calmest]) => calmest))
  return { where: most - least < 0.15 ? 'around' : where, share }
}
