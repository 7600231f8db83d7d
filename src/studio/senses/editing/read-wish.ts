// Reads an edit: texts first, letter by letter, then clause by clause.
import { withoutAsides, withoutOpinions } from './asides.ts'
import { type Context, noContext, rolesOf } from './clause.ts'
import { clausesOf } from './clauses.ts'
import { complaintsTold } from './complaints.ts'
import { withContrasts } from './contrasts.ts'
import type { Target } from './lexicon/mark.ts'
import { readClause } from './read-clause.ts'
import { readSwap } from './read-swap.ts'
import { saidTexts } from './said-texts.ts'
import { settled } from './settle.ts'
import type { Wish } from './wish.ts'

/** "The title and the author in white": what is said of the last is said of those before it. */
const alsoFor = (targets: readonly Target[], wishes: readonly Wish[]): readonly Wish[] =>
  targets
    .flatMap(rolesOf)
    .flatMap((role) => wishes.flatMap((wish): Wish[] => (wish.kind === 'type' ? [{ ...wish, role }] : [])))

const readClauses = (said: string): readonly Wish[] => {
  const wishes: Wish[] = []
  let context: Context = noContext
  let open: readonly Target[] = []
  for (const clause of withContrasts(clausesOf(said))) {
    const read = readClause(clause, context, wishes.length > 0)
    wishes.push(...read.wishes, ...alsoFor(open, read.wishes))
    open = read.isOpen ? [...open, ...read.context.targets] : []
    context = read.context
  }
  return wishes
}

/** What is asked; where nothing else is, what is told of the story is what should be seen. */
const readAsked = (said: string): readonly Wish[] => {
  const told = complaintsTold(withoutOpinions(said))
  const asked = withoutAsides(told)
  const wishes = readClauses(asked)
  return wishes.length > 0 || asked === told ? wishes : readClauses(told)
}

export const readWish = (wish: string): readonly Wish[] => {
  const { wishes: texts, rest: unsaid } = saidTexts(wish)
  const { wishes: swaps, rest } = readSwap(unsaid)
  const before = [...texts, ...swaps]
  const asked = withoutAsides(complaintsTold(withoutOpinions(rest)))
  return settled([...before, ...(before.length > 0 ? readClauses(asked) : readAsked(rest))])
}
