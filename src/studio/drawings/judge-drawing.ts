// Judges what a language model has drawn: read and checked as every drawing is, then looked at. A bad one is no drawing.
import { ArtFault } from '../motifs/art-fault.ts'
import { faultsOf } from '../motifs/check-shelf.ts'
import type { Drawing } from '../motifs/drawing.ts'
import type { ShelvedMotif } from '../motifs/read-shelf.ts'
import { type MadeDrawing, mostBytes } from './made-drawing.ts'
import { type SeenDrawing, seenDrawing } from './seen-drawing.ts'
import { shelved } from './show-drawings.ts'
import type { ToldDrawing } from './told-drawing.ts'
import type { WantedThing } from './wanted-thing.ts'

export interface DrawingOrder {
  readonly thing: WantedThing
  readonly told: ToldDrawing
  /** Who drew it. */
  readonly by: string
}

export type JudgedDrawing =
  | { readonly isGood: true; readonly drawing: MadeDrawing; readonly labels: readonly string[] }
  | { readonly isGood: false; readonly why: string }

const bad = (why: string): JudgedDrawing => ({ isGood: false, why })

/** Nearly all drawings of the studio that are no larger and name their parts would pass all of these. */
const shapes = { least: 4, most: 200 }
const mostNumbers = 8000
const sizes = { least: 0.004, most: 2000 }
const leastFilled = 0.1
const leastAcross = 0.6
const leastWhole = 0.25
const mostRough = 30
const mostPlain = 0.95
/** Painting takes many times as long as this look. */
const mostMs = 1500

const numberCount = (svg: string): number => svg.match(/\d+(?:\.\d+)?/g)?.length ?? 0

const isOutside = (value: number, { least, most }: { readonly least: number; readonly most: number }): boolean =>
  !(value >= least && value <= most)

const whyNotRead = ({ marks, labels }: Drawing): string | null => {
  if (isOutside(marks.length, shapes)) return `has ${marks.length} shapes`
  if (labels.size === 0) return 'has no named parts'
  const colours = new Set(marks.map(({ colour }) => colour))
  return colours.size < 2 || new Set(marks.map(({ tone }) => tone)).size < 2 ? 'has one colour' : null
}

const whyNotSeen = ({ filled, across, whole, rough, plain }: SeenDrawing): string | null => {
  if (filled < leastFilled) return 'is nearly empty'
  if (across < leastAcross) return 'leaves its frame empty at the sides'
  if (whole < leastWhole) return 'lies in pieces'
  if (rough > mostRough) return 'is a scribble'
  return plain > mostPlain ? 'is one plain area' : null
}

/** The record that the drawing bears out: materials of parts that it does not have are left out. */
const recordOf = ({ thing, told }: DrawingOrder, labels: ReadonlySet<string>): MadeDrawing['record'] => {
  const { kind, size, rests, flat, outline, tinted, material, parts, tags } = told
  const known = parts.filter(({ label }) => labels.has(label)).map((part) => [part.label, part.material] as const)
  return {
    id: thing.id,
    names: [thing.name],
    phrase: null,
    not: [],
    exact: false,
    never: [],
    ...{ kind, size, rests, flat, outline, tinted, tags },
    materials: { '*': material, ...Object.fromEntries(known) },
    form: null,
    anchors: {},
    figure: null,
  }
}

const whyNot = ({ motif }: ShelvedMotif): string | null => {
  const from = performance.now()
  const why = whyNotRead(motif.drawing()) ?? whyNotSeen(seenDrawing(motif))
  return why ?? (performance.now() - from > mostMs ? 'takes too long to draw' : null)
}

export const judgeDrawing = (order: DrawingOrder): JudgedDrawing => {
  const { told, by } = order
  const svg = told.svg?.trim() ?? ''
  if (svg === '') return bad('is nothing that can be drawn')
  if (Buffer.byteLength(svg) > mostBytes) return bad(`is larger than ${mostBytes / 1024} KB`)
  if (numberCount(svg) > mostNumbers) return bad('has too many points')
  if (isOutside(told.size, sizes)) return bad('has no size of this world')
  try {
    const labels = shelved({ record: recordOf(order, new Set()), svg, by }).motif.drawing().labels
    const drawing = { record: recordOf(order, labels), svg, by }
    const onShelf = shelved(drawing)
    const why = faultsOf(onShelf)[0]?.message ?? whyNot(onShelf)
    return why === null ? { isGood: true, drawing, labels: [...labels] } : bad(why)
  } catch (error) {
    if (error instanceof ArtFault) return bad(error.message)
    throw error
  }
}
