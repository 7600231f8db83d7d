// The lists of texts by many hands, as they lie in training/data/verdicts. A line is one field with its reason, or a whole book.
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'

const lists = fileURLToPath(new URL('../../training/data/verdicts/', import.meta.url))

export interface Line {
  /** Which hand wrote it. */
  readonly list: string
  readonly read: unknown
}

export const readLists = (): readonly Line[] =>
  globSync('*.jsonl', { cwd: lists })
    .toSorted()
    .flatMap((name) =>
      readFileSync(`${lists}${name}`, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => ({ list: basename(name, '.jsonl'), read: JSON.parse(line) })),
    )

/** Only of a book is it said which field is to blame. */
export const isBook = (read: unknown): boolean => typeof read === 'object' && read !== null && 'blame' in read
