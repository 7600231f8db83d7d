// Urging a reader to self-harm, or explaining how. Grief, illness, prevention and survival are not meant.
import { isFramed } from './frames.ts'
import { selfHarm as lists } from './lists.ts'
import { precededBy, type Span } from './phrases.ts'
import type { Token } from './tokens.ts'
import type { Voice } from './voices.ts'

const deeds = lists.book('deeds')

const slogans = lists.book('slogans')

const urging = lists.words('urging')
const guides = lists.words('guides')

/** `Cut yourself some slack`, `cut yourself free`: no harm is meant. */
const harmlessSequels = lists.words('harmlessSequels')
const sparing = lists.words('sparing')
const notThis = lists.words('notThis')

/** A wish for a picture of it, in whatever light. */
const pictured = lists.book('pictured')

const topics = lists.words('topics')

export const urgesSelfHarm = (tokens: readonly Token[], voice: Voice): boolean =>
  (voice === 'asking' && pictured.spansIn(tokens).some(({ start }) => !isRefused(tokens, start))) ||
  [
    ...slogans.spansIn(tokens).filter(({ start }) => isAddressed(tokens, start, voice)),
    ...deeds.spansIn(tokens).filter((span) => isUrgedOrExplained(tokens, span, voice)),
  ].some((span) => !isFramed(tokens, span, voice, topics))

/** A line of dialogue speaks to a character, not to the reader. */
const isAddressed = (tokens: readonly Token[], start: number, voice: Voice): boolean =>
  !(voice === 'telling' && tokens[start]?.quoted) && !isRefused(tokens, start)

/** A refusal counts within its sentence. */
const isRefused = (tokens: readonly Token[], start: number): boolean => {
  for (let at = start; at > Math.max(0, start - 3) && !tokens[at]?.startsSentence; at--)
    if (notThis.has(tokens[at - 1]?.word ?? '')) return true
  return false
}

const isUrgedOrExplained = (tokens: readonly Token[], { start, end }: Span, voice: Voice): boolean => {
  if (!isAddressed(tokens, start, voice)) return false
  // What a picture is to say stands in quotation marks.
  if (voice === 'asking' && tokens[start]?.startsClause) return true
  const isSequel = harmlessSequels.has(tokens[end]?.word ?? '') && !tokens[end]?.startsClause
  if (isSequel && sparing.has(tokens[end - 1]?.word ?? '')) return false
  if (isWholeSentence(tokens, start, end)) return true
  if (voice === 'title' && tokens[start]?.startsClause && tokens[end]?.startsClause) return true
  if (tokens[start - 1]?.word === 'to') return precededBy(tokens, start - 1, 3, guides)
  return precededBy(tokens, start, 1, urging)
}

const isWholeSentence = (tokens: readonly Token[], start: number, end: number): boolean =>
  tokens[start]?.startsSentence === true &&
  (endsSentence(tokens, end) || (soon.has(tokens[end]?.word ?? '') && endsSentence(tokens, end + 1)))

const soon = lists.words('soon')

const endsSentence = (tokens: readonly Token[], end: number): boolean =>
  end >= tokens.length || tokens[end]?.startsSentence === true
