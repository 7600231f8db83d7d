// Slurs, and words that are slurs only in the mouth of contempt. Plain profanity is no slur.
import { slurs as lists } from './lists.ts'
import { anyOf, type Span } from './phrases.ts'
import { isWhatSomebodyWasCalled } from './reported-speech.ts'
import type { Token } from './tokens.ts'
import type { Voice } from './voices.ts'

/** Words that hardly anybody uses but to insult. */
const slurs = lists.words('slurs')

const slurPhrases = lists.book('slurPhrases')

const insults = lists.book('insults')

// Published books whose titles carry such a word. One word alone is a title only where a title stands.
const publishedTitles = lists.book('publishedTitles')
const oneWordTitles = lists.words('oneWordTitles')

/** A title with one of these speaks about the word, or tells a life under it. */
const tellsAboutIt = lists.words('tellsAboutIt')

/** Whether a text contains a slur as an attack. */
export const containsSlur = (tokens: readonly Token[], voice: Voice): boolean => {
  const found = [...insults.spansIn(tokens), ...slurPhrases.spansIn(tokens)].map(({ start }) => start)
  const bare = tokens.flatMap(({ word }, at) => (isSlur(word) ? [at] : []))
  if (found.length + bare.length === 0) return false
  const published = publishedTitles.spansIn(tokens)
  return (
    found.some((at) => !isWhatSomebodyWasCalled(tokens, at, voice)) ||
    bare.some((at) => !isMentioned(tokens, at, voice, published))
  )
}

const innocent = /snigger|faggoting/

const isSlur = (word: string): boolean =>
  slurs.has(word) || ((word.includes('nigger') || word.includes('faggot')) && !innocent.test(word))

/** Who hides a slur from readers like this one means it. */
const isMentioned = (tokens: readonly Token[], at: number, voice: Voice, published: readonly Span[]): boolean => {
  if (tokens[at]?.disguised) return false
  if (published.slice(0, 50).some(({ start, end }) => at >= start && at < end)) return true
  if (isWhatSomebodyWasCalled(tokens, at, voice)) return true
  return (
    voice === 'title' && (isOneWordTitle(tokens, at) || (tokens.length > 1 && anyOf(tokens.slice(0, 40), tellsAboutIt)))
  )
}

const isOneWordTitle = (tokens: readonly Token[], at: number): boolean => {
  const next = tokens[at + 1]
  return (
    tokens[at]?.startsClause === true &&
    oneWordTitles.has(tokens[at]?.word ?? '') &&
    (next === undefined || next.startsClause)
  )
}
