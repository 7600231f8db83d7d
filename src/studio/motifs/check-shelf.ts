// Checks a folder of motifs: every drawing, and what its record says of it. Gives all faults, not the first alone.
import { readdirSync } from 'node:fs'
import { ArtFault } from './art-fault.ts'
import type { Drawing } from './drawing.ts'
import { readFolder, type ShelvedMotif } from './read-shelf.ts'
import { tagFaults } from './tag-rules.ts'

/** How far a shape may leave the frame, as a share of the height. */
const hair = 0.09

const leavesFrame = ({ marks, width }: Drawing): { readonly line: number; readonly by: number } | null => {
  let worst = { line: 0, by: 0 }
  for (const { path, width: breadth, line } of marks) {
    const [left, top, right, bottom] = path.computeTightBounds()
    const half = (breadth ?? 0) / 2
    const by = Math.max(-width / 2 - left, right - width / 2, -1 - top, bottom) + half
    if (by > worst.by) worst = { line, by }
  }
  return worst.by > hair ? worst : null
}

/** How much of the height of its frame a thing may leave empty. */
const mostEmpty = 0.15

const emptyAbove = ({ marks }: Drawing): number =>
  1 - Math.max(...marks.map(({ path, width }) => -path.computeTightBounds()[1] + (width ?? 0) / 2))

/** What a record says that its drawing does not bear out. */
const contradictions = ({ record }: ShelvedMotif, { labels, marks, width }: Drawing): readonly string[] => [
  ...Object.keys(record.materials)
    .filter((part) => part !== '*' && !labels.has(part) && !marks.some(({ tone }) => tone === part))
    .map((part) => `materials: no part of the drawing is labelled "${part}", and it is none of its tones`),
  ...tagFaults(record.tags),
  ...Object.entries(record.anchors)
    .filter(([, [x, y]]) => Math.abs(x) > width * 500 + 50 || y > 50 || y < -1050)
    .map(([name]) => `anchors: ${name} lies outside the frame`),
]

/** What is wrong with one drawing and its record. */
export const faultsOf = (shelved: ShelvedMotif): readonly ArtFault[] => {
  const { motif, file, recordFile, recordLine } = shelved
  try {
    const drawing = motif.drawing()
    const left = leavesFrame(drawing)
    const empty = emptyAbove(drawing)
    return [
      ...(left ? [new ArtFault(file, left.line, `leaves the frame by ${Math.round(left.by * 1000)}`)] : []),
      ...(empty > mostEmpty ? [new ArtFault(file, 1, `leaves ${Math.round(empty * 1000)} empty above`)] : []),
      ...contradictions(shelved, drawing).map((reason) => new ArtFault(recordFile, recordLine, reason)),
    ]
  } catch (error) {
    if (error instanceof ArtFault) return [error]
    throw error
  }
}

/** A folder within a folder of motifs; what cannot be read at all is its one fault. */
const checkFolder = (directory: string, folder: string): readonly [readonly ShelvedMotif[], readonly ArtFault[]] => {
  try {
    const shelved = readFolder(directory, folder)
    return [shelved, shelved.flatMap(faultsOf)]
  } catch (error) {
    if (error instanceof ArtFault) return [[], [error]]
    throw error
  }
}

/** Every name stands for one thing; the id of a thing outranks what another is called besides. */
const sharedNames = (shelved: readonly ShelvedMotif[]): readonly ArtFault[] => {
  const named = new Map<string, string>()
  return shelved.flatMap(({ record: { id, names }, recordFile, recordLine }) =>
    names.flatMap((name) => {
      const other = named.get(name)
      named.set(name, id)
      return other === undefined || other === id
        ? []
        : [new ArtFault(recordFile, recordLine, `names: ${other} is called "${name}" already`)]
    }),
  )
}

const sharedIds = (shelved: readonly ShelvedMotif[]): readonly ArtFault[] => {
  const known = new Map<string, string>()
  return shelved.flatMap(({ record: { id }, folder, recordFile, recordLine }) => {
    const other = known.get(id)
    known.set(id, folder)
    return other === undefined ? [] : [new ArtFault(recordFile, recordLine, `id: ${id} is in ${other} already`)]
  })
}

export interface CheckedShelf {
  readonly shelved: readonly ShelvedMotif[]
  readonly faults: readonly ArtFault[]
}

export const checkShelf = (directory: string): CheckedShelf => {
  const folders = readdirSync(directory, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const checked = folders.map(({ name }) => checkFolder(directory, name))
  const shelved = checked.flatMap(([each]) => each)
  const faults = [...checked.flatMap(([, each]) => each), ...sharedIds(shelved), ...sharedNames(shelved)]
  return { shelved, faults }
}
