// Test files of one folder run in one process, one after the other: loading the house costs a second, and there are hundreds of files.
import { writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const testFolder = resolve(import.meta.dirname, '..')

/** `studio/senses` is run by `studio.senses.test.mjs`, which is the name that a report gives it. */
const nameOf = (folder: string): string => `${relative(testFolder, folder).replaceAll('/', '.') || 'test'}.test.mjs`

/** Writes a file for each folder that loads its tests; gives their paths. */
export const writeGroups = (into: string, files: readonly string[]): string[] =>
  [...Map.groupBy(files.toSorted(), dirname)].map(([folder, members]) => {
    const path = join(into, nameOf(folder))
    writeFileSync(path, members.map((file) => `import ${JSON.stringify(pathToFileURL(file).href)}\n`).join(''))
    return path
  })
