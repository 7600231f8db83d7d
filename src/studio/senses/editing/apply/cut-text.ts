// Takes words out of a line of the cover, and leaves a line that reads as if they had never stood there.
import type { TypeRole } from '../../../type/plan.ts'

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Words as they may be written: with either apostrophe, and with any space. */
const written = (words: string): string => escaped(words).replace(/['’‘]/g, "['’‘]").replace(/\s+/g, '\\s+')

const tidied = (text: string): string =>
  text
    .replace(/\(\s*\)|\[\s*\]|["“]\s*["”]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/\s+(?=[,:;.!?)])/g, '')
    // What stood between two signs is gone, and one of them with it.
    .replace(/([,:;–—-])\s*[,:;–—-](?=\s|$)/g, '$1')
    .replace(/^[\s,:;.–—-]+|[\s,:;–—-]+$/g, '')

const opened = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())

/** The line without the words; null where they do not stand in it. */
export const withoutWords = (text: string, words: string): string | null => {
  const [before, after] = [/^[\p{L}\p{N}]/u, /[\p{L}\p{N}]$/u].map((edge) => edge.test(words))
  const pattern = `${before ? '(?<![\\p{L}\\p{N}])' : ''}${written(words)}${after ? '(?![\\p{L}\\p{N}])' : ''}`
  // As it is written, where it is: "The" is not the "the" further on.
  const found = new RegExp(pattern, 'u').exec(text) ?? new RegExp(pattern, 'iu').exec(text)
  if (!found || words === '') return null
  const left = tidied(`${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`)
  return /^\p{Lu}/u.test(text) ? opened(left) : left
}

/** Lines by the fields of a book. */
export const fieldOf = (role: TypeRole): 'title' | 'subtitle' | 'author' | 'plannerYear' =>
  role === 'year' ? 'plannerYear' : role
