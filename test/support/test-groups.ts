// Test files of one folder run in one process, one after the other: loading the house costs a second or two, and there are hundreds of
// files. A folder of few files joins the one above it.
import { writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const testFolder = resolve(import.meta.dirname, '..')

/** The longest groups: begun last, one of them would keep a single core busy for minutes while the others rest. */
const begunFirst = [
  'art',
  'covers',
  'editor',
  'http',
  'site',
  'studio/senses/editing',
  'studio/senses/raster',
  'studio/wrap',
  'test',
  'wraps',
]

/** `studio/paint` is run by `then.studio.paint.test.mjs`, which is the name that a report gives it; the runner takes names in order. */
const nameOf = (folder: string): string => {
  const name = relative(testFolder, folder) || 'test'
  return `${begunFirst.includes(name) ? 'first.' : 'then.'}${name.replaceAll('/', '.')}.test.mjs`
}

const few = 2

/** The folder whose group each file is in. */
const groupsOf = (files: readonly string[]): Map<string, string[]> => {
  const folders = Map.groupBy(files.toSorted(), dirname)
  const isSmall = (folder: string): boolean => folder !== testFolder && (folders.get(folder)?.length ?? 0) <= few
  return Map.groupBy([...folders.values()].flat(), (file) => {
    const folder = dirname(file)
    return isSmall(folder) ? dirname(folder) : folder
  })
}

/** Writes a file for each group that loads its tests; gives their paths. */
export const writeGroups = (into: string, files: readonly string[]): string[] =>
  [...groupsOf(files)].map(([folder, members]) => {
    const path = join(into, nameOf(folder))
    writeFileSync(path, members.map((file) => `import ${JSON.stringify(pathToFileURL(file).href)}\n`).join(''))
    return path
  })
