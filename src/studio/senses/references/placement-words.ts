// Where the instructions want the main thing, whatever the reference shows: "on the left", "in the middle", "low on the right".
import type { Token } from '../../brief/tokens.ts'
import { instructionWords } from './instruction-words.ts'

export interface Placement {
  readonly across: 'left' | 'middle' | 'right' | null
  readonly down: 'top' | 'bottom' | null
  /** The reference is wanted the other way round. */
  readonly isMirrored: boolean
}

export const noPlacement: Placement = { across: null, down: null, isMirrored: false }

const { leading, between, denials, middles, tops, bottoms, mirrors, letters } = instructionWords.placement

/** How many words before a place may say that it is one for letters. */
const reach = 5

export const readPlacement = (tokens: readonly Token[], denied: ReadonlySet<number>): Placement => {
  let found = noPlacement
  for (const [at, { word, sentence }] of tokens.entries()) {
    if (denied.has(at)) continue
    if (mirrors.has(word)) found = { ...found, isMirrored: true }
    const before = tokens.slice(Math.max(0, at - reach), at).filter((token) => token.sentence === sentence)
    if (before.some((token) => letters.has(token.word) || letters.has(token.singular))) continue
    if (middles.has(word)) found = { ...found, across: 'middle' }
    if (!isLed(before)) continue
    if (word === 'left' || word === 'right') found = { ...found, across: word }
    if (tops.has(word)) found = { ...found, down: 'top' }
    if (bottoms.has(word)) found = { ...found, down: 'bottom' }
  }
  return found
}

/** Whether a preposition leads to what follows, with nothing but words of place between, and nobody denies it. */
const isLed = (before: readonly Token[]): boolean => {
  const at = before.findLastIndex(({ word }) => !between.has(word))
  return leading.has(before[at]?.word ?? '') && !denials.has(before[at - 1]?.word ?? '')
}
