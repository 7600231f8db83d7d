// What of a picture's surface can be counted: flatness, grain, edges, lines, strokes, and how few colours it has.
import { blurred, type Raster } from './planes.ts'

export interface TextureMarks {
  /** Share of pixels that do not differ from their neighbours at all; black emptiness counts only where there is nothing else. */
  readonly flat: number
  /** Mean lightness of what a small blur takes away where there is no edge. */
  readonly grain: number
  /** Share of pixels on an edge. */
  readonly edges: number
  /** How much of an edge's height it climbs in one pixel: 0 soft, 1 hard. */
  readonly crispness: number
  /** Share of edge pixels that belong to a thin stroke rather than to the border of an area. */
  readonly strokes: number
  /** Mean lightness of what varies at the width of a brush, away from hard edges. */
  readonly brush: number
  /** 0 to 1: how much neighbouring variation runs one way, as bristles and hatching do. */
  readonly grainRuns: number
  /** Share of the sheet that its twelve commonest colours cover. */
  readonly fewColours: number
  /** Share of pixels whose colour has moved a little, and only a little, ten pixels on. */
  readonly gentle: number
}

const flatStep = 0.004
const edgeStep = 0.07
/** Darker than this is the dark itself. */
const litFrom = 0.2
const cell = 8

export const textureMarks = (raster: Raster): TextureMarks => {
  const { width, height, l } = raster
  const fine = blurred(l, width, height, 1)
  const broad = blurred(l, width, height, 3)
  const wide = blurred(l, width, height, 9)
  const count = { flat: 0, lit: 0, flatLit: 0, calm: 0, grain: 0, edges: 0, crisp: 0, strokes: 0, brushed: 0, brush: 0 }
  let runs = 0
  let cells = 0
  // Structure tensors are summed cell by cell: one direction within a cell is a stroke, every direction is noise.
  for (let top = 0; top < height; top += cell) {
    for (let left = 0; left < width; left += cell) {
      let xx = 0
      let yy = 0
      let xy = 0
      for (let y = top; y < Math.min(height, top + cell); y++) {
        for (let x = left; x < Math.min(width, left + cell); x++) {
          const at = y * width + x
          const here = l[at] ?? 0
          const after = l[x < width - 1 ? at + 1 : at] ?? 0
          const under = l[y < height - 1 ? at + width : at] ?? 0
          const dx = (after - (l[x > 0 ? at - 1 : at] ?? 0)) / 2
          const dy = (under - (l[y > 0 ? at - width : at] ?? 0)) / 2
          const slope = Math.sqrt(dx * dx + dy * dy)
          xx += dx * dx
          yy += dy * dy
          xy += dx * dy
          const isLit = here >= litFrom
          if (isLit) count.lit++
          if (Math.abs(after - here) < flatStep && Math.abs(under - here) < flatStep) {
            count.flat++
            if (isLit) count.flatLit++
          }
          if (slope > edgeStep) {
            count.edges++
            const local = spanAround(l, width, height, x, y)
            count.crisp += local > 0 ? Math.min(1, (2 * slope) / local) : 0
            if (Math.abs((fine[at] ?? 0) - (wide[at] ?? 0)) > 0.04 && isThin(l, width, height, x, y)) count.strokes++
          } else {
            count.calm++
            count.grain += Math.abs(here - (fine[at] ?? 0))
          }
          const stroke = Math.abs((fine[at] ?? 0) - (broad[at] ?? 0))
          if (stroke < 0.12) {
            count.brushed++
            count.brush += stroke
          }
        }
      }
      const energy = xx + yy
      if (energy > 0.004) {
        runs += Math.hypot(xx - yy, 2 * xy) / energy
        cells++
      }
    }
  }
  const size = Math.max(1, l.length)
  return {
    flat: count.lit > 0.04 * size ? count.flatLit / count.lit : count.flat / size,
    grain: count.grain / Math.max(1, count.calm),
    edges: count.edges / size,
    crispness: count.crisp / Math.max(1, count.edges),
    strokes: count.strokes / Math.max(1, count.edges),
    brush: count.brush / Math.max(1, count.brushed),
    grainRuns: runs / Math.max(1, cells),
    fewColours: commonest(raster, 12),
    gentle: gentleShare(raster),
  }
}

const reach = 3

/** The lightness between the darkest and lightest pixel near by, along both axes. */
const spanAround = (l: Float32Array, width: number, height: number, x: number, y: number): number => {
  let least = 1
  let most = 0
  for (let off = -reach; off <= reach; off++) {
    const across = l[y * width + Math.min(width - 1, Math.max(0, x + off))] ?? 0
    const down = l[Math.min(height - 1, Math.max(0, y + off)) * width + x] ?? 0
    least = Math.min(least, across, down)
    most = Math.max(most, across, down)
  }
  return most - least
}

/** A thin stroke has much the same lightness on both its sides. */
const isThin = (l: Float32Array, width: number, height: number, x: number, y: number): boolean => {
  const at = (column: number, row: number): number =>
    l[Math.min(height - 1, Math.max(0, row)) * width + Math.min(width - 1, Math.max(0, column))] ?? 0
  const span = spanAround(l, width, height, x, y)
  const across = Math.abs(at(x - 4, y) - at(x + 4, y))
  const down = Math.abs(at(x, y - 4) - at(x, y + 4))
  return span > 0.18 && Math.max(across, down) < span * 0.35
}

/** Share of pixels in the `few` commonest colours, each a box of a sixteenth of every axis. */
const commonest = ({ l, a, b }: Raster, few: number): number => {
  const counts = new Map<number, number>()
  for (let at = 0; at < l.length; at++) {
    const box =
      Math.floor((l[at] ?? 0) * 24) * 1024 +
      Math.floor(((a[at] ?? 0) + 0.5) * 30) * 32 +
      Math.floor(((b[at] ?? 0) + 0.5) * 30)
    counts.set(box, (counts.get(box) ?? 0) + 1)
  }
  const sorted = [...counts.values()].toSorted((one, other) => other - one)
  return sorted.slice(0, few).reduce((sum, value) => sum + value, 0) / Math.max(1, l.length)
}

const gentleWay = 10
const gentleLeast = 0.006
const gentleMost = 0.06

const gentleShare = ({ width, height, l, a, b }: Raster): number => {
  let gentle = 0
  let count = 0
  for (let y = 0; y + gentleWay < height; y += 2)
    for (let x = 0; x + gentleWay < width; x += 2) {
      const from = y * width + x
      const to = from + gentleWay * (width + 1)
      const light = (l[to] ?? 0) - (l[from] ?? 0)
      const red = (a[to] ?? 0) - (a[from] ?? 0)
      const yellow = (b[to] ?? 0) - (b[from] ?? 0)
      const moved = light * light + red * red + yellow * yellow
      if (moved > gentleLeast ** 2 && moved < gentleMost ** 2) gentle++
      count++
    }
  return gentle / Math.max(1, count)
}
