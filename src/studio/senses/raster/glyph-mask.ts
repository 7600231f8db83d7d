// Which pixels of the found lines are ink: not boxes but letters, with their outlines, shadows and glow.
// What cannot be done: where a letter lies over an object of its own colour (a cream title across a cream moon) nobody can say
// where one ends, and the part of the object inside the box goes with the letter.
import { findComponents } from './components.ts'
import { flankingRules } from './flanking-rules.ts'
import { type Grades, gradeInk } from './ink-colour.ts'
import { dilated, distanceTo } from './morphology.ts'
import { cropPicture, emptyMask, lightOf, type Mask, type Picture, shrunkPicture, type Window } from './picture.ts'
import { drawQuad, grownQuad, type Quad, scaledQuad, windowOf } from './quad.ts'
import type { TextLine } from './text-line.ts'

/** In thicknesses of the line: flourishes and shadows reach so far out of the box. */
const reach = 0.45
/** In thicknesses of the line: the ground is sampled out to here. */
const ringWidth = 1
/** In thicknesses of the line: no shadow or glow is followed further; a wider one would turn the mask into a box. */
const widestHalo = 0.25
/** Mean step of light at the border of true ink, of 255. */
const leastEdge = 7
/** Large letters need no more than this many pixels of thickness to be told from the ground. */
const workThickness = 90

interface Masks {
  readonly box: Mask
  /** The box and a hair around it. */
  readonly near: Mask
  /** The box and all that ink may reach. */
  readonly zone: Mask
}

interface Traits {
  sure: number
  inBox: number
  escapes: number
  border: number
  edge: number
}

const traitsOf = (light: Float32Array, grades: Grades, labels: Int32Array, count: number, masks: Masks): Traits[] => {
  const { box, zone } = masks
  const { width, height } = box
  const traits = Array.from({ length: count }, (): Traits => ({ sure: 0, inBox: 0, escapes: 0, border: 0, edge: 0 }))
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x
      const label = labels[at] ?? 0
      const trait = traits[label - 1]
      if (!trait) continue
      if (box.bits[at] === 1) {
        trait.inBox++
        if (grades[at] === 2) trait.sure++
      }
      const [left, right, above, below] = [at - 1, at + 1, at - width, at + width]
      const inside = zone.bits[left] === 1 && zone.bits[right] === 1 && zone.bits[above] === 1 && zone.bits[below] === 1
      if (!inside) trait.escapes++
      else if (labels[left] === 0 || labels[right] === 0 || labels[above] === 0 || labels[below] === 0) {
        trait.border++
        const across = Math.abs((light[left] ?? 0) - (light[right] ?? 0))
        trait.edge += Math.max(across, Math.abs((light[above] ?? 0) - (light[below] ?? 0)))
      }
    }
  }
  return traits
}

/** Keeps what is connected to sure ink in the box, and of what runs out of reach only the part near the box. */
const connectedInk = (picture: Picture, grades: Grades, masks: Masks): Mask => {
  const { width, height } = masks.box
  const bits = grades.map((grade, at) => (grade > 0 && masks.zone.bits[at] === 1 ? 1 : 0))
  const { labels, list } = findComponents({ width, height, bits })
  const traits = traitsOf(lightOf(picture), grades, labels, list.length, masks)
  const verdicts = list.map(({ area, bounds }, index): 'whole' | 'near' | 'no' => {
    const trait = traits[index]
    if (!trait || trait.sure < 4 || trait.sure < area * 0.1) return 'no'
    if (trait.border > 0 && trait.edge / trait.border < leastEdge) return 'no'
    const runsOut = trait.escapes > Math.max(6, Math.min(bounds.width, bounds.height) * 0.2)
    return runsOut || trait.inBox < area * 0.4 ? 'near' : 'whole'
  })
  const kept = new Uint8Array(bits.length)
  for (let at = 0; at < kept.length; at++) {
    const verdict = verdicts[(labels[at] ?? 0) - 1]
    kept[at] = verdict === 'whole' || (verdict === 'near' && masks.near.bits[at] === 1) ? 1 : 0
  }
  return { width, height, bits: kept }
}

/**
 * How far light or shadow of the letters reaches: mean colours are read at growing distance from the ink; where they no longer
 * differ from those at the far end, the ground begins. Other lines have halos of their own and are left out.
 */
const haloOf = (picture: Picture, ink: Mask, elsewhere: Mask, furthest: number): number => {
  const distance = distanceTo(ink)
  const bins = Math.ceil(furthest) + 1
  const sums = new Float64Array(bins * 4)
  for (let at = 0; at < distance.length; at++) {
    const bin = Math.round(distance[at] ?? 0)
    if (bin === 0 || bin >= bins || elsewhere.bits[at] === 1) continue
    for (let channel = 0; channel < 3; channel++) {
      sums[bin * 4 + channel] = (sums[bin * 4 + channel] ?? 0) + (picture.rgb[at * 3 + channel] ?? 0)
    }
    sums[bin * 4 + 3] = (sums[bin * 4 + 3] ?? 0) + 1
  }
  const meanAt = (bin: number, channel: number): number =>
    (sums[bin * 4 + channel] ?? 0) / Math.max(1, sums[bin * 4 + 3] ?? 0)
  const differs = (bin: number): number =>
    Math.max(...[0, 1, 2].map((channel) => Math.abs(meanAt(bin, channel) - meanAt(bins - 1, channel))))
  // A ground that itself gets lighter with distance differs evenly; only what differs more than that is halo.
  const outer = Math.floor((bins * 2) / 3)
  const excess = (bin: number): number =>
    differs(bin) - (differs(outer) * (bins - 1 - bin)) / Math.max(1, bins - 1 - outer)
  // The first pixels belong to the soft edge of the letters themselves.
  const start = Math.min(2, bins - 1)
  const least = Math.max(5, excess(start) * 0.2)
  for (let bin = start; bin < outer; bin++) if (excess(bin) <= least) return bin
  return outer
}

interface LineInk {
  readonly ink: Mask
  readonly window: Window
  /** Pixels of the picture to one of the ink. */
  readonly by: number
}

const inkOfLine = (picture: Picture, quad: Quad, boxes: readonly Quad[], index: number): LineInk | null => {
  const by = Math.max(1, Math.floor(quad.thickness / workThickness))
  const margin = Math.max(40, quad.thickness * ringWidth)
  const window = windowOf(grownQuad(quad, margin), picture.width, picture.height)
  if (window.width < by || window.height < by) return null
  const crop = shrunkPicture(cropPicture(picture, window), by)
  const drawn = (...quads: readonly Quad[]): Mask => {
    const mask = emptyMask(crop.width, crop.height)
    for (const { x, y, ...rest } of quads) {
      drawQuad(mask, scaledQuad({ ...rest, x: x - window.left, y: y - window.top }, 1 / by))
    }
    return mask
  }
  const thickness = quad.thickness / by
  const box = drawn(quad)
  const zone = drawn(grownQuad(quad, quad.thickness * reach))
  const near = drawn(grownQuad(quad, quad.thickness * 0.06))
  const others = drawn(...boxes.filter((_, at) => at !== index))
  const own = drawn(...boxes.filter((_, at) => at === index))
  const ring: Mask = { ...others, bits: others.bits.map((other, at) => 1 - Math.max(other, own.bits[at] ?? 0)) }
  const strokes = connectedInk(crop, gradeInk(crop, box, ring, thickness * 0.45), { box, near, zone })
  const halo = haloOf(crop, strokes, others, thickness * 0.7)
  return {
    ink: dilated(strokes, Math.max(3 / by + 0.5, thickness * 0.045, Math.min(halo, thickness * widestHalo))),
    window,
    by,
  }
}

const drawWindow = (mask: Mask, { left, top, width, height }: Window): void => {
  for (let y = top; y < top + height; y++) mask.bits.fill(1, y * mask.width + left, y * mask.width + left + width)
}

/** The ink of all lines, grown over soft edges, shadows and glow, and the rules beside them. */
export const glyphMask = (picture: Picture, lines: readonly TextLine[]): Mask => {
  const mask = emptyMask(picture.width, picture.height)
  const boxes = lines.map(({ quad }) => grownQuad(quad, quad.thickness * 0.1))
  for (const [index, { quad }] of lines.entries()) {
    for (const rule of flankingRules(picture, quad)) drawWindow(mask, rule)
    const found = inkOfLine(picture, quad, boxes, index)
    if (!found) continue
    const { ink, window, by } = found
    for (let y = 0; y < window.height; y++) {
      const row = Math.min(ink.height - 1, Math.floor(y / by)) * ink.width
      for (let x = 0; x < window.width; x++) {
        if (ink.bits[row + Math.min(ink.width - 1, Math.floor(x / by))] !== 1) continue
        mask.bits[(window.top + y) * mask.width + window.left + x] = 1
      }
    }
  }
  return mask
}
