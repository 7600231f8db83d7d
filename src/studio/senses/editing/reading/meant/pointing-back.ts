// What a clause says of what the clause before it was about: "… and make it bigger", "with more space between the letters".
import type { Placed } from '../../lexicon/mark.ts'
import { mayName } from '../../lexicon/small-words.ts'
import { type Context, rolesOf } from '../../sentence/clause.ts'
import type { Clause } from '../../sentence/clauses.ts'

export const pronoun = /^(?:it|them|this|they|that|those|these|him)$/

/** "None of those long shadows": what is pointed to is named. */
export const pointsBack = ({ tokens }: Clause): boolean =>
  tokens.some(
    ({ word }, at) =>
      pronoun.test(word) && !(/^(?:this|that|those|these)$/.test(word) && mayName(tokens[at + 1]?.word ?? '')),
  )

/** "… and make it bigger": what the clause before was about. */
export const withoutPronoun = (marks: readonly Placed[], { targets, subject }: Context): readonly Placed[] =>
  targets.length > 0 || subject !== null
    ? marks.filter(({ mark, said }) => mark.is !== 'target' || !pronoun.test(said))
    : marks

const anyLetters = /^(?:letters|lettering|type|font|typeface|words)$/

/** "The title in gold, with wider spacing between the letters": those of the line that was spoken of. */
export const withOwnLetters = (marks: readonly Placed[], { targets }: Context): readonly Placed[] => {
  const [line] = targets.filter((target) => target !== 'text' && rolesOf(target).length > 0)
  return line === undefined || targets.length > 1
    ? marks
    : marks.map((placed) =>
        placed.mark.is === 'target' && placed.mark.target === 'text' && anyLetters.test(placed.said)
          ? { ...placed, mark: { is: 'target', target: line } }
          : placed,
      )
}
