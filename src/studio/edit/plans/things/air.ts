// What hangs or falls in the air by the words of the caller: stars, fog, sparks, northern lights.
import { tokensOf } from '../../../brief/tokens.ts'
import type { Air } from '../../../direction/adjustments.ts'
import type { Draft } from '../../../senses/editing/apply/draft.ts'
import { editWords } from '../../../senses/editing/lexicon/index.ts'
import { isOnCover, isPainted } from '../../seen/on-cover.ts'
import { thingCalled } from '../../words/thing.ts'

/** Null where the words name a thing. */
export const airCalled = (words: string): Air | null => {
  const tokens = tokensOf(words.replace(/^(?:the|some|more|a few)\s+/i, ''))
  for (const from of tokens.keys()) {
    const [match] = editWords.matchesAt(tokens, from)
    const mark = match?.meanings[0]
    if (mark?.is === 'air' && match?.to === tokens.length) return mark.air
  }
  return null
}

/** Whether it is in the picture, be it painted by the family or laid over it by an edit. */
export const isInAir = (draft: Draft, air: Air, words: string): boolean =>
  (draft.direction.adjustments.air[air] ?? 0) > 0 || isPainted(draft, [air]) || isOnCover(draft, thingCalled(words))
