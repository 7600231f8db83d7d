// Where words may be divided at the end of a line.
import { createRequire } from 'node:module'
import type { Language } from './language.ts'

interface Patterns {
  hyphenateSync(text: string, options: { hyphenChar: string; minWordLength: number }): string
}

const isPatterns = (found: unknown): found is Patterns =>
  typeof found === 'object' && found !== null && 'hyphenateSync' in found && typeof found.hyphenateSync === 'function'

/** Only the languages that occur are read: each is tens of milliseconds and megabytes. */
const load = createRequire(import.meta.url)
const opened = new Map<Language, Patterns>()

const patternsOf = (language: Language): Patterns => {
  const known = opened.get(language)
  if (known) return known
  const found: unknown = load(`hyphen/${language}`)
  if (!isPatterns(found)) throw new Error(`there are no hyphenation patterns for ${language}`)
  opened.set(language, found)
  return found
}

const mark = '\u00ad'
const shortest = 6
/** `se-` and `au-` stop a reader of English, whose words are short; long compounds need every chance. */
const leastBefore = (language: Language): number => (language.startsWith('en') ? 3 : 2)
const leastAfter = 3

/** Names and acronyms are not divided; in German every noun has a capital. */
const mayDivide = (word: string, language: Language): boolean =>
  language === 'de' ? /^\p{L}\p{Ll}+$/u.test(word) : /^\p{Ll}+$/u.test(word)

const syllables = (word: string, language: Language): string[] => {
  const marked = patternsOf(language).hyphenateSync(word, { hyphenChar: mark, minWordLength: shortest })
  const parts: string[] = []
  for (const part of marked.split(mark)) {
    const last = parts.at(-1)
    const least = parts.length === 1 ? leastBefore(language) : 2
    if (last !== undefined && last.length < least) parts[parts.length - 1] = last + part
    else parts.push(part)
  }
  const [before, last] = [parts.at(-2), parts.at(-1)]
  if (before !== undefined && last !== undefined && last.length < leastAfter) parts.splice(-2, 2, before + last)
  return parts
}

const divided = new Map<string, readonly string[]>()
const mostRemembered = 20_000

/** The parts of a word, punctuation around it included, between which a hyphen may be set; the word itself where there are none. */
export const divide = (word: string, language: Language | null): readonly string[] => {
  const [, before = '', letters = '', after = ''] = /^([^\p{L}]*)(\p{L}*)([^\p{L}\p{N}]*)$/u.exec(word) ?? []
  if (language === null || letters.length < shortest || !mayDivide(letters, language)) return [word]
  const key = `${language}|${word}`
  const known = divided.get(key)
  if (known) return known
  const parts = syllables(letters, language)
  const whole = parts.map((part, at) => (at === 0 ? before : '') + part + (at === parts.length - 1 ? after : ''))
  if (divided.size >= mostRemembered) divided.clear()
  divided.set(key, whole)
  return whole
}
