// What of a language model's words for an edit the grammar of edits understands.
import { readWish } from '../senses/editing/read-wish.ts'
import type { Wish } from '../senses/editing/wish.ts'

export interface TranslatedWish {
  /** As the caller wrote it. */
  readonly wish: string
  /** As the model told it, one change each. */
  readonly changes: readonly string[]
}

const longestChange = 160

const bare = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim()

/** New words on a cover are the caller's own, letter by letter: a model may not write titles. */
const isCallers = (read: Wish, wish: string): boolean => read.kind !== 'text' || bare(wish).includes(bare(read.text))

/** Whether the grammar knows what this asks for. */
const isUnderstood = (change: string, wish: string): boolean => {
  const wishes = readWish(change)
  return wishes.length > 0 && wishes.every((read) => read.kind !== 'impossible' && isCallers(read, wish))
}

export const understoodChanges = ({ wish, changes }: TranslatedWish): readonly string[] =>
  changes.filter((change) => change.length <= longestChange && isUnderstood(change, wish))
