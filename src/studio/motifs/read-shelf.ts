// Reads a folder of motifs: in each folder within it, drawings and the records beside them.
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { ArtFault } from './art-fault.ts'
import { type DrawnMotif, drawnMotif } from './drawn-motif.ts'
import { type MotifRecord, readRecords } from './record.ts'

export interface ShelvedMotif {
  readonly record: MotifRecord
  readonly motif: DrawnMotif
  /** The folder that it lies in: `animals`. */
  readonly folder: string
  readonly file: string
  readonly text: () => string
  /** Where its record stands. */
  readonly recordFile: string
  readonly recordLine: number
}

export type Shelf = ReadonlyMap<string, ShelvedMotif>

const recordsName = 'motifs.jsonl'

export const readFolder = (directory: string, folder: string): readonly ShelvedMotif[] => {
  const names = new Set(readdirSync(join(directory, folder)))
  const recordFile = join(directory, folder, recordsName)
  const lines = names.has(recordsName) ? readRecords(recordFile, readFileSync(recordFile, 'utf8')) : []
  const shelved = lines.map(({ record, line }) => {
    const name = `${record.id}.svg`
    const file = join(directory, folder, name)
    if (!names.delete(name)) throw new ArtFault(recordFile, line, `${name} is not beside it`)
    const text = (): string => readFileSync(file, 'utf8')
    return { record, motif: drawnMotif(record, { file, text }), folder, file, text, recordFile, recordLine: line }
  })
  const [stray] = [...names].filter((name) => name.endsWith('.svg'))
  if (stray !== undefined)
    throw new ArtFault(join(directory, folder, stray), 1, `has no record of its own in ${recordsName}`)
  return shelved
}

/** Drawings are read when they are needed. */
export const readShelf = (directory: string): Shelf => {
  const folders = readdirSync(directory, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const shelf = new Map<string, ShelvedMotif>()
  for (const { name } of folders.toSorted((one, other) => (one.name < other.name ? -1 : 1)))
    for (const each of readFolder(directory, name)) {
      const { id } = each.record
      const other = shelf.get(id)
      if (other) throw new ArtFault(each.recordFile, each.recordLine, `${id} is in ${basename(other.folder)} already`)
      shelf.set(id, each)
    }
  return shelf
}
