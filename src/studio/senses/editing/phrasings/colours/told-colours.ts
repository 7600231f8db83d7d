// Colours that are told of and not asked for: "terracotta is everywhere this season", "ours came out green"; and those that are asked for by
// being told: "she wears emerald, so her gown can't be coral" asks for an emerald gown.
import { tokensOf } from '../../../../brief/tokens.ts'
import { spansIn } from '../../lexicon/colour-spans.ts'
import { partsCalled } from '../../lexicon/painted-words.ts'
import { isRequest } from '../../sentence/requests.ts'
import { hasColour, isColour, startsInColour } from '../../sentence/said-colours.ts'
import { garmentPattern as garment } from '../said-patterns.ts'
import { coloursOrdered } from './colour-orders.ts'

const colour = String.raw`((?:[\w-]+\s+){0,2}?[\w-]+)`

/** "She wears emerald on opening night, so her gown can't really be coral". */
const notSo = new RegExp(
  String.raw`\b(?:she|he|they|who|(?:the|my|our)\s+[\w-]+)\s+(?:always\s+)?(?:wears|wear|wore|has|is|is\s+in|is\s+dressed\s+in|comes\s+in)\s+${colour}\b[^.!?]*?\b(?:so\s+|and\s+)?((?:her|his|their|the)\s+${garment})\s+(?:can(?:no|['’])t|should\s*n['’]?t|must\s*n['’]?t|is\s*n['’]?t)\s+(?:really\s+|possibly\s+)?be\s+[^.!?]*`,
  'gi',
)

/**
 * "He has a red bow tie on every page, and here I see a violet one, so would you correct it?" Sought from the start of a sentence only:
 * from every letter on, the longest wish took two seconds.
 */
const corrected = new RegExp(
  String.raw`(?<=^|[.!?])[^.!?]*?\b(?:has|have|had|wears|wore|owns|carries|with)\s+(?:an?\s+)?${colour}\s+([\w-]+(?:\s+tie)?)\b(?=[^.!?]*\b(?:correct|fix|change|adjust|amend|put)\s+(?:it|that|this)\b)[^.!?]*`,
  'gi',
)

/** "Crimson is what I wrote, so it's a pity the fabric came out teal". */
const cameOut = new RegExp(
  String.raw`(?:^|[.!?]\s+)(?:i['’]d\s+like\s+|the\s+)?${colour}\s+(?:[\w-]+\s+)?(?:is|was)\s+(?:what|how)\s+[^.!?]*?\b(the\s+[\w-]+)\s+(?:came|turned|ended|has\s+come)\s+(?:out|up)\s+(?:in\s+|as\s+)?${colour}(?=\s*[.!?])`,
  'gi',
)

/** "In my head the book has always been oxblood red, so a blue one gave me a shock". */
const alwaysBeen = new RegExp(
  String.raw`(?:\b(?:in\s+my\s+(?:head|mind|book)|for\s+me|to\s+me)\s*,?\s+)?\b(the\s+(?:[\w-]+\s+)?[\w-]+|her\s+[\w-]+|his\s+[\w-]+)\s+(?:has|have|had)\s+always\s+been\s+${colour}(?:\s*,\s+(?:so|and)\s+(?:an?|this|that|the)\s+[\w-]+\s+(?:one|ones|version)\b[^.!?]*)?(?=\s*[,.;!?]|\s*$)`,
  'gi',
)

const isOut =
  /(?:^|(?<=[.!?]\s)|,?\s+(?:and|but|so|yet)\s+)(?:ours|mine|it|this one)\s+(?:came|turned|ended|has come)\s+(?:out|up)\s+[^,.;!?]*/gi

/** "Navy paper": what everything stands on. */
const paper = new RegExp(String.raw`\b${colour}\s+paper\b(?!\s*(?:cut|-))`, 'gi')

/** "Instead of that candy pink, have the veins in a cold blue". */
const insteadFirst =
  /(^|[.!?]\s+)(?:instead of|in place of|rather than)\s+(?:that|the|this|all this|all that)?\s*([^,.;!?]{3,30}),\s+([^.!?]*)/gi

/** "Silver where there's copper now". */
/** "Purple's lovely but": the colour is. */
const isContracted =
  /(?<=^|[.!?,;]\s*|\b(?:but|and|so|the|that|this)\s+)([a-z]+)['’]s\s+(?=(?:a|an|so|too|far|lovely|nice|fine|great|gorgeous|wrong|not|just|really|very|pretty|more|much|all|been|everywhere|dragging|making|killing)\b)/gi

/** "In red it looks Soviet", "Pink for a political thriller?": how it is now. */
const asItIs =
  /(^|[.!?]\s+|,\s+)(?:in\s+([\w-]+)\s+(?:it|he|she|they|this|that)\s+(?:looks?|feels?|is|are|seems?|reads?)\b[^.!?]*[.!?]?|([\w-]+)\s+for\s+(?:an?|my|the|this)\s[^.!?]*\?)/gi

/** "His colour is violet, so please recolour the glow": the colour that was told. */
const toldColour = new RegExp(
  String.raw`\b(?:colou?rs?)\s+(?:is|are|was|has\s+always\s+been)\s+${colour}(?=\s*[,.;])([^.!?]*?[,.;]\s*(?:[^.!?]*?\bso\s+)?(?:(?:please|could\s+you|can\s+you|would\s+you|kindly)\s+)*)(?:recolou?r|repaint|change|adjust|correct|tint)\s+((?:the|her|his|that|those|its)\s+[^,.;!?]+?)(?=\s*[.!?]|\s*$)`,
  'gi',
)

const isOfColours = (words: string): boolean => {
  const bare = words.replace(/^(?:the|your|this|that|all this|all that|all the)\s+/i, '').trim()
  const [one = '', other, third] = bare.split(/\s+and\s+/i)
  return third === undefined && isColour(one) && (other === undefined || isColour(other))
}

/** A piece that tells something of a colour and asks for nothing; null where it is none. */
const colourTold = (piece: string): string | null => {
  const said = piece.trim().replace(/^(?:and|but|so|only|because|yet|for me)\s+/i, '')
  if (isRequest(said) || /^(?:more|less|no|not)\b/i.test(said)) return null
  const words = said.split(/\s+/)
  for (let to = Math.min(6, words.length - 1); to > 0; to--) {
    const head = words.slice(0, to).join(' ')
    const next = words[to] ?? ''
    if (!isOfColours(head) || startsInColour(next)) continue
    // "The red door is ugly" speaks of a door.
    if (partsCalled(next).length > 0 || words.length < to + 2) return null
    return /^(?:is|are|was|were|isn['’]t|aren['’]t|wasn['’]t|doesn['’]t|don['’]t|won['’]t|can['’]t|[a-z]+s|say|make|feel|look|fight|clash|put|remind|give|seem|just|really|also)$/i.test(
      next,
    )
      ? head
      : null
  }
  return null
}

const namesThing = /\b(?:the|those|these|her|his|its|my)\s+(?!whole|cover|picture|colou?rs?|palette)[a-z]/i

const withoutArticle = (words: string): string => words.replace(/^(?:the|your|this|that|all this|all that)\s+/i, '')

/** "A slate grey sky": something has the colour. */
const isThingAfter = (piece: string, name: string): boolean => {
  const rest = piece.slice(piece.toLowerCase().lastIndexOf(name.split(' ').at(-1) ?? name)).split(/\s+/)[1] ?? ''
  return (
    partsCalled(rest).length > 0 ||
    /^(?:sky|background|title|backdrop|subtitle|cover|paper|one|lettering|letters)$/i.test(rest)
  )
}

/** Where a colour is asked for a thing, what is told of other colours is only why; else the told one gives way. */
const withoutTold = (wish: string): string => {
  const parts = wish.split(
    /((?<=[.;!?])\s+|,\s+(?:and|but|so|yet|only)\s+|,\s+(?=i['’]d\b|please\b|could\b|can\b|let['’]s\b|make\b|(?:the|my|this)\s+(?:book|story|novel)\b)|\s+[-–—]\s+(?=make\b|please\b)|\s+(?:but|so)\s+|;\s*)/,
  )
  const said = parts.filter((_, at) => at % 2 === 0)
  const told = said.map((piece) => colourTold(piece.replace(/[.;!?]+$/, '')))
  if (told.every((each) => each === null)) return wish
  // "Amber would bring it closer to the city": the amber is asked for.
  const asked = said.flatMap((piece, at) =>
    told[at] === null && hasColour(piece) ? [piece.replace(/(?<=\w)\s+(?:would|might|should|could)\s.*$/i, '')] : [],
  )
  if (asked.length === 0) return wish
  // "The mustard reminds me of school. A slate grey would be truer": the one for the other.
  const [old, another] = told.filter((each) => each !== null)
  const [wanted, second] = asked.flatMap((piece) => spansIn(tokensOf(piece)))
  const isBare =
    asked.length === 1 && !namesThing.test(asked[0] ?? '') && !/\b(?:instead|rather|place)\b/i.test(asked[0] ?? '')
  if (
    old &&
    another === undefined &&
    wanted &&
    second === undefined &&
    isBare &&
    !isThingAfter(asked[0] ?? '', wanted.colour.name)
  )
    return said
      .map((piece, at) =>
        told[at] !== null ? '' : hasColour(piece) ? `change ${withoutArticle(old)} to ${wanted.colour.name}.` : piece,
      )
      .filter((piece) => piece !== '')
      .join('. ')
  const isOfThing = asked.some(
    (piece) => namesThing.test(piece) || /\b(?:sky|background|title|backdrop|band)\b/i.test(piece),
  )
  const kept = said.map((piece, at) => {
    const colours = told[at]
    if (colours === null || colours === undefined) return piece
    return isOfThing ? '' : `no ${withoutArticle(colours)}.`
  })
  return kept
    .map((piece, at) =>
      piece === '' ? '' : `${piece}${piece.endsWith('.') && kept[at] !== said[at] ? ' ' : (parts[at * 2 + 1] ?? '')}`,
    )
    .join('')
    .replace(/^\s*[,;]\s*/, '')
    .trim()
}

export const coloursOfStory = (wish: string): string => {
  const asked = coloursOrdered(wish)
    .replace(notSo, (found, named: string, what: string) => (isColour(named) ? `make ${what} ${named}` : found))
    .replace(corrected, (found, named: string, what: string) => (isColour(named) ? `make the ${what} ${named}` : found))
    .replace(cameOut, (found, named: string, what: string) => (startsInColour(named) ? `make ${what} ${named}` : found))
    .replace(alwaysBeen, (found, what: string, named: string) => (isColour(named) ? `make ${what} ${named}` : found))
    .replace(isOut, (found) => (hasColour(found) ? '' : found))
    .replace(toldColour, (found, named: string, between: string, what: string) =>
      isColour(named) && !hasColour(between) ? `${between.replace(/^\s*,/, '')} make ${what} ${named}` : found,
    )
    .replace(isContracted, (found, named: string) => (isColour(named) ? `${named} is ` : found))
    .replace(
      asItIs,
      (found, start: string, one: string | undefined, other: string | undefined, at: number, all: string) =>
        isColour(one ?? other ?? '') && /\p{L}/u.test(`${all.slice(0, at)}${all.slice(at + found.length)}`)
          ? start
          : found,
    )
    .replace(insteadFirst, (found, start: string, from: string, rest: string) =>
      hasColour(from) && hasColour(rest) && namesThing.test(rest) ? `${start}${rest}` : found,
    )
    .replace(paper, (found, named: string) => (isColour(named) ? `${named} background` : found))
  return withoutTold(asked.trim() === '' ? wish : asked)
}
