// Reads the words of a colour exactly: `dusty plum`, `off-white`, `#1a2b4c`, `navy and gold`.
import { type Token, tokensOf } from '../../brief/tokens.ts'
import { spansIn } from '../../senses/editing/lexicon/colour-spans.ts'
import { spelled } from '../../senses/editing/lexicon/spelling.ts'
import type { NamedColour } from '../../senses/editing/wish.ts'
import { bareName, withoutKind } from './names.ts'

const hexes = /#([0-9a-f]{6}|[0-9a-f]{3})\b/gi

const hexOf = (digits: string): string =>
  `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`.toLowerCase()

/** All colours that are named, in their order. */
export const coloursIn = (words: string | null): readonly NamedColour[] => {
  if (words === null) return []
  const exact = [...words.matchAll(hexes)].map(([, digits = '']) => hexOf(digits))
  if (exact.length > 0) return exact.map((hex) => ({ name: hex, hex, metal: null }))
  const tokens = tokensOf(words)
  const plain = spansIn(tokens)
  const spans = plain.length > 0 ? plain : spansIn(spelled(tokens, () => false))
  const [only, another] = spans
  // One colour is called as it was said: `cold steel grey`.
  if (only && !another) return [{ ...only.colour, name: words.toLowerCase().trim() }]
  return spans.map(({ colour }) => colour)
}

/** The colour that is named first; null where no word is one. */
export const colourIn = (words: string | null): NamedColour | null => coloursIn(words)[0] ?? null

/** The colour that all of the words name: `pinks`, `the dark green`; null where they name anything else. */
export const onlyColour = (words: string): NamedColour | null => {
  const said = withoutKind(bareName(words))
  const isWhole = (tokens: readonly Token[]): boolean => {
    const [only, another] = spansIn(tokens)
    return only?.from === 0 && only.to === tokens.length && another === undefined
  }
  const tokens = tokensOf(said)
  return isWhole(tokens) || isWhole(tokensOf(tokens.map(({ singular }) => singular).join(' '))) ? colourIn(said) : null
}
