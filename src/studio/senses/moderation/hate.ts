// Words that deny a people its humanity, and praise of those who murdered one.
import { hate as lists } from './lists.ts'
import type { Span } from './phrases.ts'
import { isReported } from './reported-speech.ts'
import { containsSlur } from './slurs.ts'
import type { Token } from './tokens.ts'
import type { Voice } from './voices.ts'

const utterances = lists.book('utterances')

const labels = lists.book('labels')

const praise = lists.book('praise')

const chased = lists.book('chased')

export const isHateful = (tokens: readonly Token[], voice: Voice): boolean =>
  containsSlur(tokens, voice) ||
  chased.spansIn(tokens).some((span) => isSlogan(tokens, span, voice)) ||
  [...utterances.spansIn(tokens), ...labelsIn(tokens), ...praise.spansIn(tokens)].some(
    ({ start, end }) => !isReported(tokens, start, end, voice),
  )

/** `Black and Queer. Filth.` are two things side by side. */
const labelsIn = (tokens: readonly Token[]): readonly Span[] =>
  labels.spansIn(tokens).filter(({ end }) => !tokens[end - 1]?.startsClause)

/** A title may begin with a salute and tell of its age: `Heil Hitler, the pig is dead: a history of humour`. */
const isSlogan = (tokens: readonly Token[], span: Span, voice: Voice): boolean =>
  voice === 'asking' ||
  isWholeSentence(tokens, span.start, span.end) ||
  (voice === 'title' && span.start <= 1 && (span.end === tokens.length || onward.has(tokens[span.end]?.word ?? ''))) ||
  (voice === 'title' && tokens[span.start]?.startsClause === true && isUrgedOn(tokens, span))

const cheering = lists.words('cheering')

/** `… raus aus Europa`, or nothing more. */
const onward = lists.words('onward')

const isUrgedOn = (tokens: readonly Token[], { end }: Span): boolean => cheering.has(tokens[end]?.word ?? '')

const isWholeSentence = (tokens: readonly Token[], start: number, end: number): boolean =>
  tokens[start]?.startsSentence === true &&
  tokens[start]?.quoted === false &&
  (end === tokens.length || tokens[end]?.startsSentence === true)
