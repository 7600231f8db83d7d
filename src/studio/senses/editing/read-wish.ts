// Reads an edit: texts first, letter by letter, then clause by clause.
import { type Context, noContext, rolesOf } from './clause.ts'
import { clausesOf } from './clauses.ts'
import { withContrasts } from './contrasts.ts'
import type { Target } from './lexicon/mark.ts'
import { readClause } from './read-clause.ts'
import { saidTexts } from './said-texts.ts'
import type { Wish } from './wish.ts'

/** "The title and the author in white": what is said of the last is said of those before it. */
const alsoFor = (targets: readonly Target[], wishes: readonly Wish[]): readonly Wish[] =>
  targets
    .flatMap(rolesOf)
    .flatMap((role) => wishes.flatMap((wish): Wish[] => (wish.kind === 'type' ? [{ ...wish, role }] : [])))

/** "Blue and gold" are the colours of one cover. */
const merged = (wishes: readonly Wish[]): readonly Wish[] => {
  const colours = wishes.flatMap((wish) => (wish.kind === 'colours' ? wish.colours : []))
  const others = wishes.filter(({ kind }) => kind !== 'colours')
  return colours.length > 0 ? [...others, { kind: 'colours', colours }] : others
}

export const readWish = (wish: string): readonly Wish[] => {
  const { wishes: texts, rest } = saidTexts(wish)
  const wishes: Wish[] = [...texts]
  let context: Context = noContext
  let open: readonly Target[] = []
  for (const clause of withContrasts(clausesOf(rest))) {
    const read = readClause(clause, context)
    wishes.push(...read.wishes, ...alsoFor(open, read.wishes))
    open = read.isOpen ? [...open, ...read.context.targets] : []
    context = read.context
  }
  return merged(wishes)
}
