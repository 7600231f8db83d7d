// Whether words that the tagger takes for a remark may be dropped: what could be a wish is read.
import { isAfterName, type Run } from './clause-bounds.ts'
import { isSign, type Piece } from './pieces.ts'

/** Fewer words are no remark that could mislead. */
const fewest = 3

/** A remark tells something of somebody: bare words in a row ("zoom in, sunset, a raven") are wishes, unless they are many. */
const tells =
  /^(?:i|i'm|i've|we|we're|you|he|he's|she|she's|it|it's|they|they're|my|our|his|her|their|is|isn't|are|aren't|was|were|am|be|been|has|have|had|does|do|don't|did|looks?|feels?|seems?|reads?|gets?|that|that's|this|there|there's|which|who|because|since|so|but|if|as|keep|keeping|leave|leaving|stays?|thanks?|thank|hello|hi|dear|love|like|hates?|says?|wants?|knows?|thinks?|too|otherwise|everyone|nobody|everything)$/
const manyWords = 5

const isTelling = (run: readonly Piece[]): boolean => {
  const words = run.filter((piece) => !isSign(piece))
  const signs = run.length - words.length
  return (
    words.length >= fewest && (words.some(({ word }) => tells.test(word)) || words.length / (signs + 1) >= manyWords)
  )
}

const colour =
  /^(?:red|orange|yellow|green|blue|purple|pink|brown|gr[ea]y|black|white|gold|silver|teal|violet|beige|cream|turquoise)$/

/** "I am tired of the purple": which colour shall give way is part of what is asked for. */
const speaksOfColour = (pieces: readonly Piece[], { from, to }: Run): boolean =>
  pieces.slice(0, to).some(({ word }, at) => {
    const next = pieces[at + 1]
    const isMeant = at >= from || isAfterName(pieces, from)
    return (
      isMeant && colour.test(word) && (next === undefined || isSign(next) || at + 1 === from || tells.test(next.word))
    )
  })

export const isRemark = (pieces: readonly Piece[], run: Run): boolean =>
  isTelling(pieces.slice(run.from, run.to)) && !speaksOfColour(pieces, run)
