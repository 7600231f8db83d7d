// What stays when other things go: "only one planet", "just the empty forest". Nothing is added by being named so.

import type { Placed } from '../../lexicon/mark.ts'
import { type Context, firstOf, subjectsOf } from '../../sentence/clause.ts'
import type { Clause } from '../../sentence/clauses.ts'
import { otherThanOne, type Wish } from '../../wish.ts'

const only =
  /\b(?:only|just|no more than|simply)\b(?: \w+){0,2} (?:one|single|1)\b|^(?:an?|one|1|single) (?:\w+ ){1,3}(?:is|would be|will be) (?:enough|plenty|fine|sufficient)\b/
const adding = /^(?:add|adding|put|include|insert|draw|paint|place|introduce)$/

export const onlyOne = ({ tokens }: Clause, marks: readonly Placed[]): Wish | null => {
  const said = tokens.map(({ word }) => word).join(' ')
  const [subject, another] = subjectsOf(marks)
  if (!subject || another || subject.motif === null || !only.test(said) || firstOf(marks, 'colour')) return null
  if (marks.some(({ mark, said: word }) => mark.is === 'verb' && (adding.test(word) || mark.verb === 'replace')))
    return null
  return { kind: 'remove', subject: { ...subject, motif: otherThanOne(subject.motif), kin: [] } }
}

const onlySeveral = /\b(?:only|just|no more than)\b(?: \w+){0,2} (?:two|three|four|five|six|[2-6])\b/

/** "There should be only two children": those that are there are counted, and no others come; "add just two ravens" adds them. */
export const ofOnlySeveral = ({ tokens }: Clause, wishes: readonly Wish[]): readonly Wish[] =>
  onlySeveral.test(tokens.map(({ word }) => word).join(' ')) && !tokens.some(({ word }) => adding.test(word))
    ? wishes.map((wish) => (wish.kind === 'add' ? { ...wish, isOnly: true } : wish))
    : wishes

/** "Just the empty forest", "leaving only the road": what stays when something goes is there already. */
export const isWhatStays = ({ tokens, isJoined }: Clause, { verb }: Context): boolean =>
  isJoined &&
  verb === 'remove' &&
  tokens
    .slice(0, 6)
    .some(
      ({ word }, at) =>
        /^(?:just|only|simply|leaving)$/.test(word) &&
        tokens.slice(at + 1, at + 3).some(({ word: next }) => /^(?:the|empty|my|this)$/.test(next)),
    )
