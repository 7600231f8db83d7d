// Instructions for bombs, poisons, drugs and weapons, or the promise of them. Histories and thrillers about them are not meant.
import { isFramed } from './frames.ts'
import { isHarmlessThing } from './harmless-goods.ts'
import { instructions as lists } from './lists.ts'
import { followedBy, precededBy, type Span } from './phrases.ts'
import type { Token } from './tokens.ts'
import type { Voice } from './voices.ts'

const making = lists.words('making')
const adjectives = lists.words('adjectives')
const recipes = lists.book('recipes')

const goodsNamed = lists.book('goodsNamed')
const crimes = lists.book('crimes')
const trades = lists.book('trades')

/** What promises instruction. */
const teaching = lists.words('teaching')
/** What promises it for pleasure or gain: academic books about a crime do not. */
const inviting = lists.words('inviting')
const lead = lists.words('lead')

/** Somebody in the story is taught, or an event is explained. */
const others = lists.words('others')

const topics = lists.words('topics')

export const givesHarmfulInstructions = (tokens: readonly Token[], voice: Voice): boolean =>
  [
    ...recipes.spansIn(tokens).filter((span) => !isHarmlessThing(tokens, span)),
    ...goodsNamed
      .spansIn(tokens)
      .filter((span) => isTaughtBeside(tokens, span, voice) && !isHarmlessThing(tokens, span)),
    ...crimes.spansIn(tokens).filter((span) => isLesson(tokens, span, voice)),
    ...trades.spansIn(tokens).filter(({ start, end }) => voice !== 'telling' && isNear(tokens, start, end, inviting)),
  ].some((span) => isMeant(tokens, span, voice))

const isNear = (tokens: readonly Token[], start: number, end: number, list: ReadonlySet<string>): boolean =>
  precededBy(tokens, start, 7, list) || followedBy(tokens, end, 7, list)

/** In a title or a wish, the name of the thing beside a word of instruction, or after a verb of making. */
const isTaughtBeside = (tokens: readonly Token[], { start, end }: Span, voice: Voice): boolean =>
  voice !== 'telling' && (isNear(tokens, start, end, teaching) || startsWithMaking(tokens, start))

const startsWithMaking = (tokens: readonly Token[], goodsAt: number): boolean => {
  for (let at = goodsAt - 1; at >= Math.max(0, goodsAt - 6); at--) {
    const token = tokens[at]
    if (token !== undefined && making.has(token.word)) return token.startsClause
    if (!adjectives.has(token?.word ?? '')) return false
  }
  return false
}

/** A crime is taught where a word of instruction leads to it, or a title names it with gain, ease or as a command. */
const isLesson = (tokens: readonly Token[], { start, end }: Span, voice: Voice): boolean => {
  if (precededBy(tokens, start, voice === 'telling' ? 3 : 5, lead)) return true
  if (voice === 'telling') return false
  const first = tokens[start]
  if (first?.word.endsWith('ing')) return followedBy(tokens, end, 5, lead) || isNear(tokens, start, end, inviting)
  // `Hijack the Plane` is a thriller; `Hijack a Plane` is a command.
  return isNear(tokens, start, end, inviting) || (first?.startsClause === true && tokens[start + 1]?.word !== 'the')
}

const isMeant = (tokens: readonly Token[], span: Span, voice: Voice): boolean =>
  !isFramed(tokens, span, voice, topics) &&
  (voice !== 'telling' || !(precededBy(tokens, span.start, 4, others) || tokens[span.start]?.quoted === true))
