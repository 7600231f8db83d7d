// Threats in the first person against the reader, the reader's family, or a place on a given day. Quoted lines are fiction.
import { threats as lists } from './lists.ts'
import { precededBy, type Span } from './phrases.ts'
import type { Token } from './tokens.ts'
import type { Voice } from './voices.ts'

const spoken = lists.words('spoken')
const givenNames = lists.words('givenNames')

/** With a name after it, it is meant for somebody: `I will kill you` alone is a thriller. */
const addressed = lists.book('addressed')

const threats = lists.book('threats')

const intent = lists.words('intent')

export const isThreat = (tokens: readonly Token[], voice: Voice): boolean =>
  [
    ...threats.spansIn(tokens),
    ...addressed.spansIn(tokens).filter((span) => voice === 'title' && isNamed(tokens, span)),
  ].some(({ start, end }) => isIntent(tokens, start, end) && tokens[start]?.quoted === false)

/** `…, Sarah`, `…, Sarah Miller of Elm Street` and `Sarah Miller, …`. */
const isNamed = (tokens: readonly Token[], { start, end }: Span): boolean => {
  const [first, after] = [tokens[start], tokens[end]]
  if (after?.startsClause && !after.startsField && !after.startsSentence && isName(clauseFrom(tokens, end))) return true
  return first?.startsClause === true && !first.startsField && isFullName(tokens.slice(0, start))
}

/** The words from a place to the end of its clause, or to where the person lives. */
const clauseFrom = (tokens: readonly Token[], from: number): readonly Token[] => {
  const length = tokens.slice(from + 1).findIndex(({ word, startsClause }) => startsClause || dwelling.has(word))
  return tokens.slice(from, length === -1 ? tokens.length : from + 1 + length)
}

const dwelling = lists.words('dwelling')

const isName = (clause: readonly Token[]): boolean =>
  clause.length === 1 ? !genres.has(clause[0]?.word ?? '') : isFullName(clause)

/** One word alone may be anything; of more, the first must be one that people are called by. */
const isFullName = (clause: readonly Token[]): boolean => {
  const [first] = clause
  if (first === undefined || clause.length === 1 || clause.length > longestName) return false
  return givenNames.has(first.word) || titles.has(first.word)
}

const longestName = 3
const titles = lists.words('titles')
const genres = lists.words('genres')

/** `I kill …` tells of a deed; a threat says that it is to come. */
const isIntent = (tokens: readonly Token[], start: number, end: number): boolean =>
  precededBy(tokens, end, end - start, intent) && !precededBy(tokens, start, 4, spoken)
