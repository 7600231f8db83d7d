// What is known of every motif, whether a file or code draws it.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type AnchorName, type CodedRecord, type MotifRecord, readCodedRecords } from './record.ts'
import { fromShelf } from './shelf.ts'

const codedFile = join(import.meta.dirname, 'coded', 'motifs.jsonl')

export const codedRecords: ReadonlyMap<string, CodedRecord> = new Map(
  readCodedRecords(codedFile, readFileSync(codedFile, 'utf8')).map(({ record }) => [record.id, record]),
)

export const motifRecords: () => ReadonlyMap<string, MotifRecord> = fromShelf(
  (shelf) => new Map([...codedRecords, ...[...shelf].map(([id, { record }]) => [id, record] as const)]),
)

export type MotifFacts = Pick<
  MotifRecord,
  'names' | 'phrase' | 'not' | 'exact' | 'never' | 'tags' | 'figure' | 'size' | 'flat' | 'outline' | 'anchors'
>

const nothing: MotifFacts = {
  names: [],
  phrase: null,
  not: [],
  exact: false,
  never: [],
  tags: [],
  figure: null,
  size: 1,
  flat: false,
  outline: 'whole',
  anchors: {},
}

/** What is known of whatever a cover may show: of characters and scenery that are no motifs, nothing. */
export const factsOfMotif = (id: string): MotifFacts => motifRecords().get(id) ?? nothing

/** Units of a drawing's frame, in which its record tells places, to its height. */
const frameHeight = 1000

/** Where another thing can join a motif, in its own box: its foot at 0, 0, its top at y = -1. */
export const anchorOf = (id: string, name: AnchorName): readonly [x: number, y: number] | undefined => {
  const place = factsOfMotif(id).anchors[name]
  return place && [place[0] / frameHeight, place[1] / frameHeight]
}
