// The colours that a sentence names, where it does, and which of them it refuses.
import { colourAt } from '../../../brief/find-colours.ts'
import type { Token } from '../../../brief/tokens.ts'
import { oklch } from '../../../colour/colour.ts'
import type { NamedColour } from '../wish.ts'
import { editWords } from './index.ts'
import { sepiaBrown } from './sepia.ts'

export interface Span {
  readonly from: number
  readonly to: number
  readonly colour: NamedColour
}

/** The colour that is named at a place: "icy blue" is one of its own. */
const colourFrom = (tokens: readonly Token[], from: number): Span | null => {
  const [edit] = editWords.matchesAt(tokens, from)
  const mark = edit?.meanings[0]
  const match = colourAt(tokens, from)
  if (edit && mark?.is === 'colour' && edit.to >= (match?.to ?? 0)) return { from, to: edit.to, colour: mark.colour }
  if (!match?.colour) return null
  const { l, c, h, metal } = match.colour
  const name = tokens
    .slice(from, match.to)
    .map(({ word }) => word)
    .join(' ')
  // Sepia is the brown of photographs, lighter than that of ink.
  const hex = name === 'sepia' ? sepiaBrown : oklch(l, c, h)
  return { from, to: match.to, colour: { name, hex, metal } }
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

export const wordAt = (tokens: readonly Token[], at: number): string => tokens[at]?.word ?? ''

/** "Not red", "instead of all that brown", "rather than gold". */
const isRefused = (tokens: readonly Token[], { from }: Span): boolean => {
  let at = from - 1
  while (at >= 0 && /^(?:a|an|the|all|that|this|so|much|any|boring|plain|dull|more)$/.test(wordAt(tokens, at))) at--
  const word = wordAt(tokens, at)
  return /^(?:not|than|no|too)$/.test(word) || (word === 'of' && /^(?:instead|place)$/.test(wordAt(tokens, at - 1)))
}

/** "No more purple and pink": what is joined to a refused colour is refused with it. */
export const refusedIn = (tokens: readonly Token[], spans: readonly Span[]): readonly Span[] => {
  const refused: Span[] = []
  for (const span of spans) {
    const before = refused.at(-1)
    const isJoined = before?.to === span.from - 1 && /^(?:and|or|nor)$/.test(wordAt(tokens, before.to))
    if (isJoined || before?.to === span.from || isRefused(tokens, span)) refused.push(span)
  }
  return refused
}
