// Reads a wish clause by clause: each may carry on from the one before it, and say more of what was asked there.
import { colourAt } from '../../../brief/find-colours.ts'
import { spansIn } from '../lexicon/colour-spans.ts'
import type { Target } from '../lexicon/mark.ts'
import { type Context, noContext, rolesOf } from '../sentence/clause.ts'
import { type Clause, clausesOf } from '../sentence/clauses.ts'
import type { Wish } from '../wish.ts'
import { withContrasts } from './contrasts.ts'
import { readClause } from './read-clause.ts'
import { placedBy } from './things/read-whereabouts.ts'
import { unreadIn } from './unread.ts'

/** "The title and the author in white": what is said of the last is said of those before it. */
const alsoFor = (targets: readonly Target[], wishes: readonly Wish[]): readonly Wish[] =>
  targets
    .flatMap(rolesOf)
    .flatMap((role) => wishes.flatMap((wish): Wish[] => (wish.kind === 'type' ? [{ ...wish, role }] : [])))

const manyFlowers = /^(?:flowers|blooms|blossoms|florals|petals|roses|peonies|poppies|tulips|lilies|daisies)$/

const patterned = /^(?:stripes?|striped|checks?|checked|dots?|dotted|spots?|pattern|patterned|please|too)$/

/** "Lavender and sage flowers", "his jumper red and white": some of it is of the one colour, some of the other. */
const ofMoreColours = (before: readonly Wish[], read: readonly Wish[], { isJoined, tokens }: Clause): Wish | null => {
  const [last, one] = [before.at(-1), read[0]]
  const named = isJoined ? colourAt(tokens, 0) : undefined
  if (!named) return null
  if (last?.kind === 'paint-part' && last.colour !== null) {
    const isOnlyColour = tokens.slice(named.to).every(({ word }) => patterned.test(word))
    const [span] = spansIn(tokens)
    return isOnlyColour && span ? { ...last, also: [...(last.also ?? []), span.colour] } : null
  }
  const [also, another] = last?.kind === 'colours' ? last.colours : []
  return !another && also && one?.kind === 'paint-subject' && manyFlowers.test(one.subject.said)
    ? { ...one, colour: also, also: [one.colour] }
    : null
}

/** "Replace the fox and the moon with a potato": nothing can come for either, so both stay. */
const bothStay = (last: Wish | undefined, read: readonly Wish[], before: Clause | null): Wish | null => {
  const [refused] = read
  const isExchange = before?.tokens.some(({ word }) => /^(?:replace|swap|exchange|substitute)$/.test(word)) ?? false
  return isExchange && last?.kind === 'remove' && refused?.kind === 'impossible' && refused.stays !== undefined
    ? { ...refused, stays: `${last.subject.said} and the ${refused.stays}` }
    : null
}

/** "…, and the subtitle too": the same again. */
const isEcho = ({ tokens }: Clause): boolean =>
  /^(?:too|well)$/.test(tokens.at(-1)?.word ?? '') || tokens.some(({ word }) => /^(?:also|likewise)$/.test(word))

export const readClauses = (said: string): readonly Wish[] => {
  const wishes: Wish[] = []
  let context: Context = noContext
  let open: readonly Target[] = []
  let last: readonly Wish[] = []
  let before: Clause | null = null
  // "Centre the title and the subtitle": lines at the end of which nothing is said go with what was.
  const closed = (): void => {
    wishes.push(...alsoFor(open, last))
    open = []
  }
  for (const clause of withContrasts(clausesOf(said))) {
    const placed = placedBy(clause, wishes.at(-1))
    if (placed) {
      wishes.splice(-1, 1, placed)
      continue
    }
    if (!clause.isJoined) {
      closed()
      last = []
    }
    const read = readClause(clause, context, wishes.length > 0)
    const shared =
      ofMoreColours(wishes, read.wishes, clause) ??
      (clause.isJoined ? bothStay(wishes.at(-1), read.wishes, before) : null)
    before = clause
    if (shared) wishes.splice(-1, 1, shared)
    else wishes.push(...read.wishes, ...alsoFor(open, read.wishes))
    if (read.wishes.length === 0 && isEcho(clause)) wishes.push(...alsoFor(read.context.targets, last))
    else if (read.wishes.length === 0 && !read.isOpen && !shared) {
      const unread = unreadIn(clause)
      if (unread) wishes.push(unread)
    }
    if (read.wishes.length > 0) last = read.wishes
    open = read.isOpen ? [...open, ...read.context.targets] : []
    context = read.context
  }
  closed()
  return wishes
}
