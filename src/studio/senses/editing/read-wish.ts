// Reads an edit: texts first, letter by letter, then clause by clause.
import { type Context, noContext, rolesOf } from './clause.ts'
import { clausesOf } from './clauses.ts'
import { withContrasts } from './contrasts.ts'
import type { Target } from './lexicon/mark.ts'
import { readClause } from './read-clause.ts'
import { readSwap } from './read-swap.ts'
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

/** "Softer pastel colours": pastels are soft by themselves, and fade to mud when they are softened again. */
const withoutEchoes = (wishes: readonly Wish[]): readonly Wish[] =>
  wishes.some((wish) => wish.kind === 'palette' && wish.palette === 'pastel')
    ? wishes.filter((wish) => wish.kind !== 'grade' || (wish.change.contrast ?? 0) + (wish.change.saturation ?? 0) >= 0)
    : wishes

export const readWish = (wish: string): readonly Wish[] => {
  const { wishes: texts, rest: unsaid } = saidTexts(wish)
  const { wishes: swaps, rest } = readSwap(unsaid)
  const wishes: Wish[] = [...texts, ...swaps]
  let context: Context = noContext
  let open: readonly Target[] = []
  for (const clause of withContrasts(clausesOf(rest))) {
    const read = readClause(clause, context)
    wishes.push(...read.wishes, ...alsoFor(open, read.wishes))
    open = read.isOpen ? [...open, ...read.context.targets] : []
    context = read.context
  }
  return withoutEchoes(merged(wishes))
}
