// Judges how type and picture go together: how much of the hero lies under letters, how restless the ground under them is, and how much
// of the hero is left to be seen. Measured on a small painting, as an eye would from afar.
import type { Adjustments } from '../../../direction/adjustments.ts'
import type { Design } from '../../../families/family.ts'
import { grown, overlaps } from '../../../paint/boxes.ts'
import { type Box, Easel } from '../../../paint/easel.ts'
import { type Picture, readPicture } from '../../../paint/materials/picture.ts'
import type { PartName } from '../../../paint/part-names.ts'
import { paintBackings } from '../../../type/paint-type.ts'
import type { SetType } from '../../../type/set-type.ts'
import type { Sheet } from '../../sheet.ts'
import { maskNamed } from '../colours/named-mask.ts'
import { paintFramed } from '../frame-art.ts'
import { lightOf } from '../tone-of-art.ts'
import { wantedOf } from '../wanted-scenery.ts'

export interface Setting {
  readonly design: Design
  /** The same without its hero. */
  readonly bare: Design
  readonly set: SetType
  readonly sheet: Sheet
  readonly seed: number
  readonly adjustments: Adjustments
}

export interface Verdict {
  /** Pixels of the hero that are seen, of a small painting. */
  readonly hero: number
  /** Shares of the hero that lie under letters, and of the letters that lie over the hero. */
  readonly covered: number
  readonly over: number
  /** Share of the ground under letters that is full of edges, of the lines that stand together where it is greatest. */
  readonly busy: number
  /** Share of the letters of one stack that stand on another colour than the rest of them: beside their panel, or over a thing. */
  readonly stray: number
  /** Whether two lines come too near to each other. */
  readonly crowded: boolean
  /** The mean colour of the picture, 0 to 255. */
  readonly tone: readonly [number, number, number]
  /** The mean size of the title's lines. */
  readonly size: number
  /** The title with what stands with it, in units. */
  readonly title: Box | null
  /** The heights between which things stand, as shares of the sheet's; what is above and below is calm. */
  readonly solid: Rows | null
  /** The heights between which the hero alone stands. */
  readonly standing: Rows | null
}

/** Heights, as shares of the sheet's. */
export interface Rows {
  readonly top: number
  readonly bottom: number
}

/** Pixels across. */
const width = 96
/** Change of a channel (of 255) that is seen, and the step of lightness between neighbours that is an edge. */
const seen = 22
const edge = 0.09
/** Space around letters that belongs to them, as a share of their height. */
const halo = 0.12
/** Least distance between lines of two stacks, as a share of the smaller line. */
const leastGap = 0.28

const paint = (design: Design, { set, sheet, seed, adjustments }: Setting): Picture => {
  using easel = new Easel(sheet, width / sheet.w, seed, new Set(wantedOf(adjustments)))
  paintFramed(easel, adjustments.frame, set, (art, told) => design.back(art, told))
  paintBackings(easel, set.stacks)
  return readPicture(easel, sheet.w / width)
}

/** What is round and must stay so. */
const round: readonly PartName[] = ['moon', 'sun', 'planet', 'disc', 'oval', 'rings', 'reticle', 'sigil', 'arch']

/** Share (of 255) of a pixel from which it is the thing, and not its glow. */
const solidShare = 225

/** The heights between which round things are, as shares of the sheet's; null where there are none. */
export const roundRows = ({ design, set, sheet, seed, adjustments }: Omit<Setting, 'bare'>): Rows | null => {
  const {
    width: columns,
    height,
    shares,
  } = maskNamed(round, (flood, without) => {
    const easel = new Easel(sheet, width / sheet.w, seed, new Set([...wantedOf(adjustments), ...without]))
    easel.flood = flood
    paintFramed(easel, adjustments.frame, set, (art, told) => design.back(art, told))
    return easel
  })
  const rows = Array.from({ length: height }, (_, row) => row).filter((row) =>
    shares.subarray(row * columns, (row + 1) * columns).some((share) => share > solidShare),
  )
  const [top, bottom] = [rows[0], rows.at(-1)]
  return top === undefined || bottom === undefined ? null : { top: top / height, bottom: (bottom + 1) / height }
}

/** The boxes of letters, line by line of the book's words: title, subtitle and author each by themselves. */
const runsOf = ({ stacks }: SetType): readonly (readonly Box[])[] =>
  stacks.flatMap(({ items }) =>
    items.flatMap((item) => (item.kind === 'lines' ? [item.runs.map(({ box }) => grown(box, box.h * halo))] : [])),
  )

const isCrowded = ({ stacks }: SetType): boolean => {
  const lines = stacks.map(({ items }) =>
    items.flatMap((item) => (item.kind === 'lines' ? item.runs.map(({ box }) => box) : [])),
  )
  return lines.some((some, at) =>
    lines
      .slice(at + 1)
      .some((others) =>
        some.some((one) => others.some((other) => overlaps(grown(one, Math.min(one.h, other.h) * leastGap), other))),
      ),
  )
}

const sizeOf = ({ stacks }: SetType): number => {
  const runs = stacks.flatMap(({ items }) =>
    items.flatMap((item) => (item.kind === 'lines' && item.role === 'title' ? item.runs : [])),
  )
  return runs.reduce((sum, { size }) => sum + size, 0) / Math.max(1, runs.length)
}

const titleOf = ({ stacks }: SetType): Box | null =>
  stacks.find(({ items }) => items.some((item) => item.kind === 'lines' && item.role === 'title'))?.filled ?? null

const lightAt = ({ data }: Picture, at: number): number =>
  lightOf([data[at * 4] ?? 0, data[at * 4 + 1] ?? 0, data[at * 4 + 2] ?? 0])

const isEdge = (picture: Picture, at: number): boolean =>
  Math.abs(lightAt(picture, at) - lightAt(picture, at + 1)) > edge ||
  Math.abs(lightAt(picture, at) - lightAt(picture, at + picture.columns)) > edge

/** Distance of a channel from the middle colour, from which it is another. */
const other = 44

const strayOf = ({ data }: Picture, under: readonly number[]): number => {
  const middle = [0, 1, 2].map((channel) => {
    const sorted = under.map((at) => data[at * 4 + channel] ?? 0).toSorted((one, next) => one - next)
    return sorted[sorted.length >> 1] ?? 0
  })
  const strays = under.filter((at) =>
    middle.some((value, channel) => Math.abs((data[at * 4 + channel] ?? 0) - value) > other),
  )
  return strays.length / Math.max(1, under.length)
}

const differsAt = (one: Picture, other: Picture, at: number): boolean =>
  [0, 1, 2].some((channel) => Math.abs((one.data[at * 4 + channel] ?? 0) - (other.data[at * 4 + channel] ?? 0)) > seen)

/** Share of a row from which it is more than sky, and rows of calm that may part what belongs together. */
const solidRow = 0.018
const calmRows = 3

const shownRows = (heroes: readonly number[]): readonly number[] =>
  heroes.flatMap((count, row) => (count > 1 ? [row] : []))

/** Share of the hero's widest row up to which a row at its foot is its shadow or its mirror image. */
const ofShadow = 0.3

const standingOf = (heroes: readonly number[]): Rows | null => {
  const widest = Math.max(0, ...heroes)
  const shown = shownRows(heroes)
  const [top, bottom] = [shown[0], shown.findLast((row) => (heroes[row] ?? 0) > widest * ofShadow)]
  return top === undefined || bottom === undefined
    ? null
    : { top: Math.max(0, top - 1) / heroes.length, bottom: Math.min(heroes.length, bottom + 2) / heroes.length }
}

/** From the hero's rows outwards as far as there is something. */
const solidOf = (edges: readonly number[], heroes: readonly number[]): Rows | null => {
  const rows = edges.length
  const isSolid = (row: number): boolean => (edges[row] ?? 0) > width * solidRow
  const shown = shownRows(heroes)
  let top = shown[0]
  let bottom = shown.at(-1)
  if (top === undefined || bottom === undefined) return null
  const goesOn = (row: number, step: number): boolean =>
    Array.from({ length: calmRows }, (_, at) => row + (at + 1) * step).some(isSolid)
  while (top > 0 && goesOn(top, -1)) top--
  while (bottom < rows - 1 && goesOn(bottom, 1)) bottom++
  return { top: Math.max(0, top - 1) / rows, bottom: Math.min(rows, bottom + 2) / rows }
}

const toneOf = ({ data }: Picture): Verdict['tone'] => {
  const mean = (channel: number): number => {
    let sum = 0
    for (let at = channel; at < data.length; at += 4) sum += data[at] ?? 0
    return sum / (data.length / 4)
  }
  return [mean(0), mean(1), mean(2)]
}

export const judgeSetting = (setting: Setting): Verdict => {
  const { set } = setting
  const picture = paint(setting.design, setting)
  const bare = paint(setting.bare, setting)
  const stacks = runsOf(set).map((boxes) => ({ boxes, letters: 0, busy: 0, under: [] as number[] }))
  const { columns, rows, scale } = picture
  let [hero, covered, letters] = [0, 0, 0]
  const edges: number[] = Array.from({ length: rows }, () => 0)
  const heroes: number[] = Array.from({ length: rows }, () => 0)
  for (let row = 0; row < rows - 1; row++)
    for (let column = 0; column < columns - 1; column++) {
      const at = row * columns + column
      const [x, y] = [(column + 0.5) / scale, (row + 0.5) / scale]
      const over = stacks.find(({ boxes }) =>
        boxes.some((box) => x >= box.x && x < box.x + box.w && y >= box.y && y < box.y + box.h),
      )
      const isHero = differsAt(picture, bare, at)
      const isSharp = isEdge(picture, at)
      if (isSharp) edges[row] = (edges[row] ?? 0) + 1
      if (isHero) {
        hero++
        heroes[row] = (heroes[row] ?? 0) + 1
      }
      if (over === undefined) continue
      letters++
      over.letters++
      over.under.push(at)
      if (isHero) covered++
      if (isSharp) over.busy++
    }
  return {
    hero,
    covered: covered / Math.max(1, hero),
    over: covered / Math.max(1, letters),
    busy: Math.max(0, ...stacks.map((stack) => stack.busy / Math.max(1, stack.letters))),
    stray: Math.max(0, ...stacks.map(({ under }) => strayOf(picture, under))),
    crowded: isCrowded(set),
    tone: toneOf(picture),
    size: sizeOf(set),
    title: titleOf(set),
    solid: solidOf(edges, heroes),
    standing: standingOf(heroes),
  }
}
