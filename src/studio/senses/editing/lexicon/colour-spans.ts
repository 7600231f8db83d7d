// The colours that words name, and where they do.
import { colourAt } from '../../../brief/find-colours.ts'
import type { Token } from '../../../brief/tokens.ts'
import { oklch } from '../../../colour/colour.ts'
import type { NamedColour } from '../wish.ts'
import { shades } from './shades.ts'

export interface Span {
  readonly from: number
  readonly to: number
  readonly colour: NamedColour
}

/** The colour that is named at a place: "icy blue" is one of its own. */
const colourFrom = (tokens: readonly Token[], from: number): Span | null => {
  const [shade] = shades.matchesAt(tokens, from)
  const [own] = shade?.meanings ?? []
  const match = colourAt(tokens, from)
  if (shade && own && shade.to >= (match?.to ?? 0)) return { from, to: shade.to, colour: own }
  if (!match?.colour) return null
  const { l, c, h, metal } = match.colour
  const name = tokens
    .slice(from, match.to)
    .map(({ word }) => word)
    .join(' ')
  return { from, to: match.to, colour: { name, hex: oklch(l, c, h), metal } }
}

export const spansIn = (tokens: readonly Token[]): readonly Span[] => {
  const spans: Span[] = []
  for (let at = 0; at < tokens.length; at++) {
    const match = colourFrom(tokens, at)
    if (!match) continue
    const { colour } = match
    const before = spans.at(-1)
    // "Mustard yellow" is one colour.
    if (before && before.to === at && !tokens[at]?.afterComma) {
      // "Fiery" is called fiery orange by itself.
      const name = before.colour.name.endsWith(colour.name)
        ? before.colour.name
        : `${before.colour.name} ${colour.name}`
      spans.splice(-1, 1, { ...before, to: match.to, colour: { ...before.colour, name } })
    } else spans.push(match)
    at = match.to - 1
  }
  return spans
}
