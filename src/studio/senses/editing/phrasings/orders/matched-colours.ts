// Colours that are named by where they are, or by what they were: "the gold of the frame", "from mint to orange", "recolour it to match".
import { tokensOf } from '../../../../brief/tokens.ts'
import { spansIn } from '../../lexicon/colour-spans.ts'
import { partsCalled } from '../../lexicon/painted-words.ts'
import { hasColour, isColour, startsInColour } from '../../sentence/said-colours.ts'
import { namePattern as name } from '../said-patterns.ts'

const lastColour = (words: string): string | null => {
  const tokens = tokensOf(words)
  const span = spansIn(tokens).at(-1)
  return span
    ? tokens
        .slice(span.from, span.to)
        .map(({ text }) => text)
        .join(' ')
    : null
}

/** "… to blue, and recolour the orange tagline so that it matches": blue as well. */
const matching = new RegExp(
  String.raw`\b(?:recolou?r|tint|turn|make|colou?r|change|shift|match(?:ing)?|bring(?:ing)?)\s+(${name}?)\s+(?:so\s+(?:that\s+)?(?:it|they)\s+(?:match(?:es)?|follows?|agrees?)|to\s+match|to\s+it|to\s+follow|into\s+line|accordingly)(?=\s*(?:[,.;!?]|$)|\s+so\b)`,
  'gi',
)

/** "Standardise the gold accents on pink", "swap the coral accents for blue across the arrow": one colour for the other. */
const accents =
  /\b[a-z]+\s+(?:all\s+)?the\s+([\w-]+)\s+(?:accents?|details|elements|highlights|touches)\s+(?:on|to|into|in|for|with)\s+((?:an?\s+)?[^,.;!?]*?)(?:\s+across\s+(?:both\s+|all\s+)?the\s[^,.;!?]*)?(?=\s*(?:[,.;!?]|$)|\s+(?:and|but|while)\b)/gi

/** "Make the confetti denser and limit it to pink": the confetti. */
const pointedTo =
  /\b(the\s+(?:[\w-]+\s+)??([\w-]+)\b[^,.;!?]*?\band\s+(?:recolou?r|tint|make|paint|turn|colou?r|limit|confine|restrict)\s+)(?:it|them)\b/gi

/** "Carry that green over to the door": the green that was named. */
const carried = new RegExp(
  String.raw`\b(?:carry|extend|repeat|echo|bring|continue|take)\s+(?:that|the\s+same)\s+([\w-]+)\s+(?:over\s+|through\s+|across\s+)?(?:in)?(?:to|on|onto|in)\s+(${name}?)(?=\s*(?:[,.;!?]|$)|\s+and\b)`,
  'gi',
)

const carriedOver = (wish: string): string =>
  wish.replace(carried, (found, shade: string, what: string, at: number) => {
    const tokens = tokensOf(wish.slice(0, at))
    const named = spansIn(tokens).findLast(({ colour }) => colour.name.split(' ').at(-1) === shade.toLowerCase())
    const colour = named?.colour.name ?? (isColour(shade) ? shade : lastColour(wish.slice(0, at)))
    return colour === null ? found : `make ${what} ${colour}`
  })

/** "The vine's red blossoms in lavender": the red blossoms. */
const ownersColoured =
  /\b(?:the|his|her)\s+[\w-]+['’]s\s+([\w-]+)\s+([\w-]+)\s+(?=(?:in|to|into|should|be|become)\s+(?:an?\s+)?(?:[\w-]+\s+)?[\w-]+)/gi

const matchesTold = (wish: string): string =>
  wish.replace(matching, (found, what: string, at: number) => {
    const colour = lastColour(wish.slice(0, at))
    const [first, ...words] = what.split(/\s+/)
    const called = words.length > 1 && isColour(words[0] ?? '') ? words.slice(1) : words
    return colour === null ? found : `make ${first} ${called.join(' ')} ${colour}`
  })

/** "The accent from mint to orange": from the one colour to the other. */
const fromTo =
  /\bfrom\s+(?:an?\s+|the\s+)?((?:[\w-]+\s+){0,2}?[\w-]+)\s+(?:in)?to\s+(?=(?:an?\s+)?((?:[\w'’-]+\s+){0,2}[\w'’-]+))/gi
const accentFromTo =
  /\b(?:push|shift|move|change|turn|take|swap|migrate)\s+the\s+(?:accents?|highlights?|accent\s+colou?r|spot\s+colou?r)\s+from\s+((?:[\w-]+\s+)?[\w-]+)\s+to\s+((?:[\w-]+\s+)?[\w-]+)(?:,?\s+(?:across|on|over|throughout|in)\s+(?:both\s+|all\s+)?the\s[^,.;!?]*)?/gi

/** "The gold of the frame", "the border's antique gold": the colour, wherever it is. */
const colourOfThing =
  /\b(in|to|into|and|it|them|with|larger|bold|match|title|subtitle|tagline|name|author)\s+the\s+((?:[\w-]+\s+)?[\w-]+)\s+of\s+(?:the|its|his|her)\s+(?:[\w'’-]+\s+){0,2}?[\w-]+(?=\s*(?:[,.;!?]|$)|\s+(?:and|but|while)\b)/gi
const colourOfOwner =
  /\b(in|to|into)\s+the\s+[\w-]+['’]s\s+((?:[\w-]+\s+)?[\w-]+)(?=\s*(?:[,.;!?]|$)|\s+(?:and|but|while)\b)/gi

export const coloursMatched = (wish: string): string =>
  carriedOver(
    matchesTold(
      wish
        .replace(accents, (found, from: string, to: string) =>
          isColour(from) && hasColour(to) ? `change ${from} to ${to}` : found,
        )
        .replace(pointedTo, (found, before: string, what: string) =>
          partsCalled(what).length > 0 ? `${before}the ${what}` : found,
        )
        .replace(accentFromTo, (found, from: string, to: string) =>
          isColour(from) && startsInColour(to) ? `change ${from} to ${to}` : found,
        )
        .replace(fromTo, (found, from: string, to: string) => (isColour(from) && hasColour(to) ? 'to ' : found))
        .replace(colourOfThing, (found, before: string, colour: string) =>
          isColour(colour) ? `${before} ${colour}` : found,
        )
        .replace(colourOfOwner, (found, before: string, colour: string) =>
          isColour(colour) || isColour(colour.split(' ').at(-1) ?? '') ? `${before} ${colour}` : found,
        )
        .replace(ownersColoured, (found, colour: string, what: string) =>
          isColour(colour) && partsCalled(what).length > 0 ? `the ${colour} ${what} ` : found,
        ),
    ),
  )
