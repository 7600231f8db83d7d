// What is laid under type where neither its ink nor the art gives enough contrast, as a designer would: the ground deepens towards the edge
// of the sheet that the line is near, a small line gets a label, a large one in the middle a band. Part of the type layer.
import type { Colour } from '../../colour/colour.ts'
import { luminanceOf } from '../../colour/contrast.ts'
import { grown, turned } from '../../paint/boxes.ts'
import type { Box } from '../../paint/easel.ts'
import type { SetLines, SetStack } from '../set-type.ts'

export interface ScrimInk {
  readonly colour: Colour
  readonly alpha: number
}

/** Heights on the sheet between which it is full, and the lengths in which it fades above and below. */
export interface Veil extends ScrimInk {
  readonly kind: 'veil'
  readonly from: number
  readonly to: number
  readonly above: number
  readonly below: number
}

export interface Label extends ScrimInk {
  readonly kind: 'label'
  readonly boxes: readonly Box[]
  readonly tilt: number
  /** What the tilt turns about. */
  readonly around: Box
}

export type Scrim = Veil | Label

export interface Neighbour {
  readonly box: Box
  readonly ink: Colour
}

export interface UnderType {
  readonly item: SetLines
  readonly stack: SetStack
  /** What else is set on the sheet. */
  readonly others: readonly Neighbour[]
  readonly sheet: { readonly h: number }
}

/** Shares of the height up to which a line is at the head, and from which it is at the foot. */
const [atHead, atFoot] = [0.42, 0.58]
/** Share of the height in which a veil fades. */
const fading = 0.13
/** Units under which letters are small. */
const small = 115
/** A label is a thing of its own: it hides what is behind it. */
const leastOfLabel = 0.86

const isDark = (colour: Colour): boolean => luminanceOf(colour) < 0.3

/** Whether all type between the line and the edge can stand on the same veil. */
const suits = (colour: Colour, others: readonly Neighbour[], from: number, to: number): boolean =>
  others.every(({ box, ink }) => box.y + box.h < from || box.y > to || isDark(ink) !== isDark(colour))

export const scrimUnder = ({ item, stack, others, sheet: { h } }: UnderType, ink: ScrimInk): Scrim => {
  const seen = turned(item.box, stack.tilt)
  const size = Math.max(...item.runs.map((run) => run.size))
  const room = size * 0.3
  const [top, foot] = [seen.y - room, seen.y + seen.h + room]
  const middle = (seen.y + seen.h / 2) / h
  const fade = h * fading
  if (middle < atHead && suits(ink.colour, others, 0, foot + fade / 2))
    return { ...ink, kind: 'veil', from: 0, to: foot, above: 0, below: fade }
  if (middle > atFoot && suits(ink.colour, others, top - fade / 2, h))
    return { ...ink, kind: 'veil', from: top, to: h, above: fade, below: 0 }
  if (size < small)
    return {
      colour: ink.colour,
      alpha: Math.max(leastOfLabel, ink.alpha),
      kind: 'label',
      boxes: item.runs.map(({ box }) => grown(box, size * 0.5, size * 0.3)),
      tilt: stack.tilt,
      around: stack.filled,
    }
  return { ...ink, kind: 'veil', from: top, to: foot, above: fade, below: fade }
}

const meets = (one: Veil, other: Veil): boolean =>
  one.colour === other.colour && one.from <= other.to && other.from <= one.to

const joined = (one: Veil, other: Veil): Veil => {
  const [upper, lower] = [one.from <= other.from ? one : other, one.to >= other.to ? one : other]
  const alpha = Math.max(one.alpha, other.alpha)
  return { ...one, alpha, from: upper.from, above: upper.above, to: lower.to, below: lower.below }
}

/** Veils of one colour that meet are one, as strong as the strongest: two gradients over each other would be a stripe. */
export const joinedScrims = (scrims: readonly Scrim[]): readonly Scrim[] => {
  const labels = scrims.filter((scrim) => scrim.kind === 'label')
  const veils: Veil[] = []
  for (const scrim of scrims) {
    if (scrim.kind !== 'veil') continue
    const at = veils.findIndex((veil) => meets(veil, scrim))
    const met = veils[at]
    if (met === undefined) veils.push(scrim)
    else veils[at] = joined(met, scrim)
  }
  return [...veils, ...labels]
}
