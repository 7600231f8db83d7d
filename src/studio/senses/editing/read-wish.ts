// Reads an edit: texts first, letter by letter, then clause by clause.
import { colourAt } from '../../brief/find-colours.ts'
import { withoutAsides, withoutOpinions } from './asides.ts'
import { type Context, noContext, rolesOf } from './clause.ts'
import { type Clause, clausesOf } from './clauses.ts'
import { coloursTold } from './colour-phrasings.ts'
import { complaintsTold } from './complaints.ts'
import { withContrasts } from './contrasts.ts'
import type { Target } from './lexicon/mark.ts'
import { type OwnTexts, withoutOwnWords, withoutQuotes } from './own-words.ts'
import { readClause } from './read-clause.ts'
import { readPainted } from './read-painted.ts'
import { readSwap } from './read-swap.ts'
import { rephrased } from './rephrasings.ts'
import { saidTexts } from './said-texts.ts'
import { settled } from './settle.ts'
import type { Wish } from './wish.ts'

/** "The title and the author in white": what is said of the last is said of those before it. */
const alsoFor = (targets: readonly Target[], wishes: readonly Wish[]): readonly Wish[] =>
  targets
    .flatMap(rolesOf)
    .flatMap((role) => wishes.flatMap((wish): Wish[] => (wish.kind === 'type' ? [{ ...wish, role }] : [])))

const manyFlowers = /^(?:flowers|blooms|blossoms|florals|petals|roses|peonies|poppies|tulips|lilies|daisies)$/

/** "Lavender and sage flowers": some are of the one colour, some of the other. */
const ofTwoColours = (before: readonly Wish[], read: readonly Wish[], { isJoined, tokens }: Clause): Wish | null => {
  const [last, one] = [before.at(-1), read[0]]
  const [also, another] = last?.kind === 'colours' ? last.colours : []
  const isOfTwo = isJoined && !another && colourAt(tokens, 0) !== undefined
  return isOfTwo && also && one?.kind === 'paint-subject' && manyFlowers.test(one.subject.said)
    ? { ...one, also }
    : null
}

/** "…, and the subtitle too": the same again. */
const isEcho = ({ tokens }: Clause): boolean => tokens.some(({ word }) => /^(?:too|also|likewise|well)$/.test(word))

const readClauses = (said: string): readonly Wish[] => {
  const wishes: Wish[] = []
  let context: Context = noContext
  let open: readonly Target[] = []
  let last: readonly Wish[] = []
  for (const clause of withContrasts(clausesOf(said))) {
    const read = readClause(clause, context, wishes.length > 0)
    const shared = ofTwoColours(wishes, read.wishes, clause)
    if (shared) wishes.splice(-1, 1, shared)
    else wishes.push(...read.wishes, ...alsoFor(open, read.wishes))
    if (read.wishes.length === 0 && isEcho(clause)) wishes.push(...alsoFor(read.context.targets, last))
    if (read.wishes.length > 0) last = read.wishes
    open = read.isOpen ? [...open, ...read.context.targets] : []
    context = read.context
  }
  return wishes
}

/** What is asked; where nothing else is, what is told of the story is what should be seen. */
const readAsked = (said: string): readonly Wish[] => {
  const told = complaintsTold(rephrased(withoutOpinions(said)))
  const asked = withoutAsides(told)
  const wishes = readClauses(asked)
  return wishes.length > 0 || asked === told ? wishes : readClauses(told)
}

/** "Behind the big window" says where, and asks for no bigger one. */
const whereabouts = /\b(behind|through|beyond|outside|past) the (?:big|large|huge|tall|small|little|tiny|great) /gi

const thereAlready =
  /\bthe (?:lake|river|sea|ocean|water|forest|woods|city|village|mountains?|desert|beach|fields?|countryside)\b/i

/** `texts` are those that stand on the cover. */
export const readWish = (wish: string, texts: OwnTexts = {}): readonly Wish[] => {
  const { wishes: told, rest } = saidTexts(withoutOwnWords(wish, texts).replace(whereabouts, '$1 the '))
  const unsaid = withoutQuotes(rest)
  const { wishes: swaps, rest: unswapped } = readSwap(coloursTold(unsaid))
  const { wishes: painted, rest: unpainted } = readPainted(unswapped)
  const before = [...told, ...swaps, ...painted]
  const asked = withoutAsides(complaintsTold(rephrased(withoutOpinions(unpainted))))
  const others = before.length > 0 ? readClauses(asked) : readAsked(unpainted)
  // "The sun is too orange, could it be yellow": the thing is coloured, and all else keeps its orange.
  const kept = painted.length > 0 ? others.filter(({ kind }) => kind !== 'refuse-colour') : others
  // What is "too brown" should not be brown.
  const isTooMuch = (each: Wish): boolean =>
    (each.kind === 'paint-part' || each.kind === 'paint-subject') &&
    each.colour !== null &&
    unswapped.toLowerCase().includes(`too ${each.colour.name}`)
  // "The lake darker": what is there already is no new scene.
  const isThere = (each: Wish): boolean =>
    each.kind === 'scene' && thereAlready.test(unswapped) && kept.some(({ kind }) => kind === 'grade')
  return settled([...before, ...kept.filter((each) => !isTooMuch(each) && !isThere(each))])
}
