// The vocabulary of motifs made ready for reading: one index for each language a text may be in.
import { ExpressionIndex } from './expression-index.ts'
import { englishWords } from './motif-words/english.ts'
import { alsoEnglish, englishSmallWords, type Language, languages } from './motif-words/foreign/languages.ts'
import { motifGroups } from './motif-words/groups.ts'
import { misleading } from './motif-words/misleading.ts'
import type { MotifWords } from './motif-words/motif-words.ts'
import { together } from './motif-words/together.ts'
import { type Token, tokensOf } from './tokens.ts'

/** `motif` is null where an expression is known to mean something else. */
export interface Call {
  readonly motif: string | null
  readonly weight: number
}

export type Vocabulary = ExpressionIndex<Call>

const addAll = (index: Vocabulary, words: MotifWords, reads: (expression: string) => boolean): void => {
  for (const [motif, byWeight] of Object.entries(words))
    for (const [weight, expressions] of Object.entries(byWeight))
      for (const expression of expressions.split(','))
        if (reads(expression)) addSpellings(index, expression, { motif, weight: Number(weight) })
}

const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' }

/** Accents are folded in any case; German writes ü as u or as ue where it lacks the key. */
const addSpellings = (index: Vocabulary, expression: string, call: Call): void => {
  index.add(expression, call)
  const written = expression.replace(/[äöü]/g, (letter) => umlauts[letter] ?? letter)
  if (written !== expression) index.add(written, call)
}

const isOnlyForeign = (expression: string): boolean => !tokensOf(expression).some(({ word }) => alsoEnglish.has(word))

const englishVocabulary = (): Vocabulary => {
  const index: Vocabulary = new ExpressionIndex()
  index.add(misleading, { motif: null, weight: 0 })
  addAll(index, englishWords, () => true)
  const claimed = englishExpressions()
  for (const { words } of languages)
    addAll(index, words, (expression) => isOnlyForeign(expression) && !claimed.has(expression.trim()))
  return index
}

const englishExpressions = (): ReadonlySet<string> =>
  new Set(
    Object.values(englishWords).flatMap((byWeight) =>
      Object.values(byWeight).flatMap((expressions) => expressions.split(',').map((expression) => expression.trim())),
    ),
  )

const foreignVocabulary = ({ words }: Language): Vocabulary => {
  const index: Vocabulary = new ExpressionIndex()
  addAll(index, words, () => true)
  return index
}

const groupVocabulary = (): ExpressionIndex<readonly string[]> => {
  const index = new ExpressionIndex<readonly string[]>()
  for (const [expressions, motifs] of Object.entries(motifGroups)) index.add(expressions, motifs.split(/\s+/))
  return index
}

/** Words that name whole kinds of motifs. */
export const groups = groupVocabulary()

/** One of the two groups of words that must come together. */
export interface Company {
  readonly motif: string
  readonly side: 'one' | 'other'
}

const companyVocabulary = (): ExpressionIndex<Company> => {
  const index = new ExpressionIndex<Company>()
  for (const [motif, one, other] of together) {
    index.add(one, { motif, side: 'one' })
    index.add(other, { motif, side: 'other' })
  }
  return index
}

/** Words that call for a motif only in each other's company. */
export const companies = companyVocabulary()

/** Made at first need: thousands of expressions would slow the start of every command that reads none. */
const made = new Map<number, Vocabulary>()

const vocabularyOf = (at: number): Vocabulary => {
  const language = languages[at]
  const known = made.get(at) ?? (language === undefined ? englishVocabulary() : foreignVocabulary(language))
  made.set(at, known)
  return known
}

const englishPlace = -1

/** Which languages a small word belongs to, by their places in `languages`. */
const speakers = new Map<string, number[]>()
for (const [at, small] of [englishSmallWords, ...languages.map(({ smallWords }) => smallWords)].entries())
  for (const word of small) speakers.set(word, [...(speakers.get(word) ?? []), at + englishPlace])

/** A text is read in one language; where its small words cannot tell, in English with what only foreign words can mean. */
export const vocabularyFor = (tokens: readonly Token[]): Vocabulary => {
  let inEnglish = 0
  const counts = languages.map(() => 0)
  for (const { word } of tokens) {
    for (const at of speakers.get(word) ?? []) {
      if (at === englishPlace) inEnglish++
      else counts[at] = (counts[at] ?? 0) + 1
    }
  }
  const most = Math.max(...counts)
  if (most <= inEnglish) return vocabularyOf(englishPlace)
  const foreign = vocabularyOf(counts.indexOf(most))
  // One small word may mislead ("Die, Dragon"), unless the text makes sense in that language.
  return most > 1 || foreign.read(tokens).length > 0 ? foreign : vocabularyOf(englishPlace)
}
