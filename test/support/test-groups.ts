// Test files of several rooms run in one process, one after the other: loading the house costs a second or two, and so does each process
// that paints, prints or shows pages, which the services and browsers of one group share.
import { writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const testFolder = resolve(import.meta.dirname, '..')

/**
 * Folders that run together. The longest come first: begun last, they would keep a single core busy for minutes while the others rest. So
 * do those that wait for other processes: what only computes fills the cores to the end. A folder that is not here runs with the nearest
 * one above it.
 */
const groups: readonly (readonly string[])[] = [
  ['editor', 'library'],
  ['dashboard', 'oauth', 'site'],
  ['art', 'covers', 'wraps'],
  ['studio/senses/editing'],
  ['cli', 'start'],
  ['studio/type', 'studio/compositions', 'studio/press'],
  ['studio', 'painters'],
  ['studio/pictures', 'studio/figures', 'studio/motifs', 'studio/drawings'],
  ['.', 'faults'],
  ['accounts', 'books', 'credits', 'identity', 'jobs', 'webhooks'],
  ['conformance', 'contract', 'http', 'mcp', 'sdk'],
  ['platform'],
  ['print'],
  ['studio/wrap'],
  ['studio/senses'],
  ['studio/senses/raster'],
]

const groupOf = (folder: string): number => {
  const found = groups.findIndex((folders) => folders.includes(folder))
  return found === -1 ? groupOf(dirname(folder)) : found
}

/** Groups run in the order of their names, which a report gives: `01.editor.test.mjs`. */
const nameOf = (group: number): string => {
  const [first = ''] = groups[group] ?? []
  return `${String(group + 1).padStart(2, '0')}.${first === '.' ? 'rest' : first.replaceAll('/', '.')}.test.mjs`
}

/** Writes a file for each group that loads its tests; gives their paths. */
export const writeGroups = (into: string, files: readonly string[]): string[] =>
  [...Map.groupBy(files.toSorted(), (file) => groupOf(relative(testFolder, dirname(file)) || '.'))].map(
    ([group, members]) => {
      const path = join(into, nameOf(group))
      writeFileSync(path, members.map((file) => `import ${JSON.stringify(pathToFileURL(file).href)}\n`).join(''))
      return path
    },
  )
