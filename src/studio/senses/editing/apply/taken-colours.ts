// Colours that are taken from the cover: "the same red as the veins", "in the colour of the moon" are said as the very colour it has there.
import { tokensOf } from '../../../brief/tokens.ts'
import { hexOf } from '../../../colour/colour.ts'
import { rgbOfLab } from '../../../colour/oklab.ts'
import { noPaint, type Part } from '../../../direction/adjustments.ts'
import { colourOfParts, colourOfThing } from '../../../press/colour-of-thing.ts'
import { findPart, groundSeen } from '../../../press/find-part.ts'
import { spansIn } from '../lexicon/colour-spans.ts'
import { isPartWord, partPlace } from '../lexicon/part-words.ts'
import { subjectAt } from '../sentence/painted-nouns.ts'
import type { NamedColour } from '../wish.ts'
import { paintedAs } from './apply-things.ts'
import { type Draft, documentFrom } from './draft.ts'
import { isHero } from './find-subject.ts'
import { partsMeant } from './meant-parts.ts'

const thing =
  "(?:the|his|her|its|their|that)\\s+((?:[\\w'’-]+\\s+){0,2}?[\\w'’-]+)(?:\\s+(?:has|have|is|are))?(?=\\s*[,.;!?]|\\s*$|\\s+(?:and|but|please|behind|in|on|at|around|above|below|instead|so|to)\\b)"
const colour = '(?:colou?r|shade|tone|tint|hue)'

/** "The same red as the veins", "the same colour as the moon". */
const same = new RegExp(
  `\\b(?:exactly\\s+|just\\s+)?(?:the|that)\\s+same\\s+((?:[\\w-]+\\s+){1,3})(?:as|of)\\s+${thing}`,
  'gi',
)
/** "In the colour of the moon"; to change the colour of the moon is something else. */
const inColourOf = new RegExp(
  `\\b(in|be|have|has|wear|wears|get|take|takes)\\s+the\\s+${colour}\\s+of\\s+${thing}`,
  'gi',
)
/** "The title should match the dress", "pick up the colour of the dress". */
const matching = new RegExp(
  `\\b(?:(should|could|must|can|to)\\s+)?(?:match|echo|pick\\s+up|mirror)(?:\\s+with)?(?:\\s+the\\s+${colour}\\s+of)?\\s+${thing}`,
  'gi',
)

const ofType = /^(?:titles?|subtitle|tagline|name|author|text|letters|lettering|font|type|words|size)$/

const partIn = (draft: Draft, things: readonly string[], part: Part): string | null => {
  const paint = { ...noPaint, things: [...things], part }
  const found = findPart(documentFrom(draft), paint)
  return found && hexOf(rgbOfLab(found.colour))
}

/** The colour that something is seen in; `called` is what it is said to be. */
const seenIn = (draft: Draft, said: string, called: NamedColour | undefined): string | null => {
  const document = documentFrom(draft)
  const last = said.toLowerCase().split(' ').at(-1) ?? ''
  if (ofType.test(last)) return null
  if (/^(?:background|backdrop|ground)$/.test(last)) return groundSeen(document)
  const near = called?.hex ?? null
  const parts = partsMeant(document, last)
  const tokens = tokensOf(said)
  const subject = parts.length > 0 ? null : subjectAt(tokens, tokens.length - 1)
  const isOfHero = subject !== null && isHero(draft, subject)
  const things = subject === null ? [] : isOfHero ? [draft.direction.hero] : paintedAs(draft, subject)
  if (near !== null) return partIn(draft, things, { look: 'patch', near, isSingle: false, top: 0, bottom: 1 })
  if (parts.length > 0) return colourOfParts(document, parts)
  if (things.length > 0) return colourOfThing(document, things)
  return isPartWord(last) ? partIn(draft, [draft.direction.hero], { ...partPlace(last), near, isSingle: false }) : null
}

export const withTakenColours = (wish: string, draft: Draft): string =>
  wish
    .replace(same, (found, what: string, said: string) => {
      const [span] = spansIn(tokensOf(what))
      const isColour = new RegExp(`\\b${colour}\\b`, 'i').test(what)
      return span || isColour ? (seenIn(draft, said, span?.colour) ?? found) : found
    })
    .replace(inColourOf, (found, lead: string, said: string) => {
      const seen = seenIn(draft, said, undefined)
      return seen === null ? found : `${/^(?:in|be)$/i.test(lead) ? lead : 'be'} ${seen}`
    })
    .replace(matching, (found, may: string | undefined, said: string, at: number, all: string) => {
      // "In gold to match the frame": the colour is said.
      const before =
        all
          .slice(0, at)
          .split(/[.;!?]/)
          .at(-1) ?? ''
      const seen = spansIn(tokensOf(before)).length > 0 ? null : seenIn(draft, said, undefined)
      return seen === null ? found : may === undefined ? seen : `${may} be ${seen}`
    })
