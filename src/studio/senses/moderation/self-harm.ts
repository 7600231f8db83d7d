// Urging a reader to self-harm, or explaining how. Grief, illness, prevention and survival are not meant.
import { one, PhraseBook, precededBy, type Span, upTo, words } from './phrases.ts'
import type { Token } from './tokens.ts'

const deeds = new PhraseBook([
  [one('kill hang drown shoot cut starve burn poison'), one('yourself urself')],
  [one('slit cut'), one('your'), one('wrists wrist throat')],
  [one('end take'), one('your'), upTo(1, 'own'), one('life')],
  [one('commit'), one('suicide')],
])

const slogans = new PhraseBook([
  [one('kys')],
  [one('thinspo thinspiration')],
  [one('pro'), one('ana mia'), one('tips tricks guide diet')],
  [one('painless easy quick'), one('suicide'), one('method methods')],
])

const urging = words('should go just please must')
const guides = words('how way ways method methods tips tricks guide')

/** `Cut yourself some slack`, `cut yourself free`: no harm is meant. */
const harmlessSequels = words('some a free loose off out in short')

const tellsOfHelp = words(
  'prevent prevention preventing hotline helpline epidemiology statistics therapist psychiatrist',
)

export const urgesSelfHarm = (tokens: readonly Token[]): boolean =>
  (slogans.spansIn(tokens).length > 0 || deeds.spansIn(tokens).some((span) => isUrgedOrExplained(tokens, span))) &&
  !tokens.some(({ word }) => tellsOfHelp.has(word))

const isUrgedOrExplained = (tokens: readonly Token[], { start, end }: Span): boolean => {
  if (harmlessSequels.has(tokens[end]?.word ?? '')) return false
  if (isWholeSentence(tokens, start, end)) return tokens[start]?.quoted === false
  if (tokens[start - 1]?.word === 'to') return precededBy(tokens, start - 1, 1, guides)
  return precededBy(tokens, start, 1, urging)
}

const isWholeSentence = (tokens: readonly Token[], start: number, end: number): boolean =>
  tokens[start]?.startsSentence === true && (end === tokens.length || tokens[end]?.startsSentence === true)
