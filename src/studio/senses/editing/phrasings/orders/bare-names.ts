// Names that a brief leaves out or breaks up: "a hard, dark shadow", "the large planet … the small one", "violet smoke should become orange".
import { tokensOf } from '../../../../brief/tokens.ts'
import { vocabularyFor } from '../../../../brief/vocabulary.ts'
import { partsCalled } from '../../lexicon/painted-words.ts'
import { thingAt } from '../../lexicon/read-thing.ts'
import { isColour } from '../../sentence/said-colours.ts'

/** "A hard, dark shadow": looks of one thing, and no list of wishes. */
const looks =
  /\b(an?|same|using|as)\s+(?!(?:lot|bit|little|touch|tad|shade|third|quarter|half|fifth)\b)([a-z-]+),\s+(?!(?:it|they|this|that|i|we|you|he|she|make|keep|add|remove|set|turn|my|more|less|fewer|and|or|an?|the|but|with|while|not|no|please|so|then)\b)(?=[a-z-]+(?:\s+(?!and\b|in\b|on\b|to\b|with\b)[a-z-]+))/gi
const isNamed = (word: string): boolean => {
  const tokens = tokensOf(word)
  const spelled = tokens.map((token) => ({ ...token, isComparative: false }))
  return (
    isColour(word) || partsCalled(word).length > 0 || thingAt(spelled, 0, vocabularyFor(tokens))?.mark.isExact === true
  )
}

const asOneLook = (wish: string): string =>
  wish.replace(looks, (found, before: string, look: string) => (isNamed(look) ? found : `${before} ${look} `))

/** "Only the large planet should survive, so delete the small one": the small planet. */
const theOther =
  /\b(the\s+(?:larg|small|bigg|great|littl|tall|short)[a-z]*\s+([\w-]+)\b[^.!?]*?\bthe\s+(?:small|larg|big|litt|other|left|right|tall|short)[a-z]*)\s+one\b/gi

/** "Violet smoke and sparks should become orange": those that are there. */
const bareThings =
  /^(\W*)([a-z]+)\s+([a-z]+)(?:\s+and\s+([a-z]+))?(?:\s+alike)?\s+((?:should|must|could|can|ought\s+to|needs?\s+to)\s+(?:be(?:come)?|turn|go|shift)\b)/i

const thingsNamed = (wish: string): string =>
  wish.replace(
    bareThings,
    (found, lead: string, colour: string, one: string, other: string | undefined, should: string) =>
      isColour(colour)
        ? `${lead}the ${colour} ${one}${other === undefined ? '' : ` and the ${other}`} ${should}`
        : found,
  )

export const withWholeNames = (wish: string): string => thingsNamed(asOneLook(wish).replace(theOther, '$1 $2'))
