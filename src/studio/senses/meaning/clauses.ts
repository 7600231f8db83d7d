// Cuts the texts of a book into the sentences and clauses whose meanings are compared; what is denied is left out.
import { singleSpaced } from '../../../contract/white-space.ts'
import { deniedTokens } from '../../brief/negation.ts'
import { tokensOf } from '../../brief/tokens.ts'

/** A clause of fewer words means too little by itself. */
const fewestWords = 3
/** The beginning of a summary tells what a book shows; each text takes the model some milliseconds. */
const most = 12

const sentenceEnd = /(?<=[.!?…;:])\s+|\n+/u
const clauseEnd =
  /\s*(?:,|–|—|\(|\))\s*|\s+(?:and|but|while|when|who|whose|which|where|until|after|before|because|as|in order to)\s+/u

/** The words of a clause that it affirms: of "a house without a garden" only the house is meant. */
const affirmed = (clause: string): string => {
  const tokens = tokensOf(clause)
  const denied = deniedTokens(tokens, false)
  const kept = tokens.filter((_, at) => !denied.has(at))
  return kept.length < fewestWords ? '' : kept.map(({ text }) => text).join(' ')
}

/** Each sentence, and each of its clauses where it has several, in lower case. */
export const clausesOf = (text: string): readonly string[] => {
  const sentences = singleSpaced(text).split(sentenceEnd)
  const found = sentences.flatMap((sentence) => [sentence, ...sentence.split(clauseEnd)]).map(affirmed)
  return [...new Set(found.filter((clause) => clause !== ''))].slice(0, most)
}
