// "The green behind the camera" is what is green there: the circle that the camera stands before, where the ground is of another colour.
import { tokensOf } from '../../../brief/tokens.ts'
import { distanceOf, labOfColour } from '../../../colour/oklab.ts'
import type { PartName } from '../../../paint/part-names.ts'
import { colourOfParts } from '../../../press/colour-of-thing.ts'
import { allSeen } from '../../../press/find-named.ts'
import { edgesSeen } from '../../../press/find-part.ts'
import { isCalled } from '../../../press/find-piece.ts'
import { spansIn } from '../lexicon/colour-spans.ts'
import { type Draft, documentFrom } from './draft.ts'

/** What a thing may stand before, and what it is called. */
const behindThings: Partial<Readonly<Record<PartName, string>>> = {
  disc: 'circle',
  oval: 'oval',
  arch: 'arch',
  panel: 'panel',
  burst: 'burst',
  sun: 'sun',
  moon: 'moon',
}

const isBehind = (name: string): name is keyof typeof behindThings => Object.hasOwn(behindThings, name)

const behind =
  /\bthe\s+((?:[\w-]+\s+){1,3})behind\s+(?:(?:the|my|our)\s+(?!title|subtitle|text|author|name|letter|word|type)[\w-]+|him|her|them|it)\b/gi

/** What is called by the colour that is nearer to it than the ground is; null where the ground is meant. */
const partBehind = (draft: Draft, colour: string): string | null => {
  const document = documentFrom(draft)
  const named = labOfColour(colour)
  const ground = distanceOf(labOfColour(edgesSeen(document)), named)
  const parts = allSeen(document, Object.keys(behindThings).filter(isBehind)).flatMap((name) => {
    const seen = colourOfParts(document, [name])
    if (seen === null || !isCalled(labOfColour(seen), named)) return []
    return [{ word: behindThings[name], away: distanceOf(labOfColour(seen), named) }]
  })
  const [nearest] = parts.toSorted((one, other) => one.away - other.away)
  return nearest !== undefined && nearest.away < ground ? (nearest.word ?? null) : null
}

export const withColoursBehind = (wish: string, draft: Draft): string =>
  wish.replace(behind, (found, said: string) => {
    const tokens = tokensOf(said)
    const [span, another] = spansIn(tokens)
    // "The green wall behind the camera" has a name of its own.
    if (!span || another || span.from > 0 || span.to < tokens.length) return found
    const word = partBehind(draft, span.colour.hex)
    return word === null ? found : `the ${word}`
  })
