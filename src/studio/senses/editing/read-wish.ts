// Reads an edit: texts first, letter by letter, then clause by clause.
import { colourAt } from '../../brief/find-colours.ts'
import { withoutAsides, withoutOpinions } from './asides.ts'
import { type Context, noContext, rolesOf } from './clause.ts'
import { type Clause, clausesOf } from './clauses.ts'
import { coloursTold } from './colour-phrasings.ts'
import { spansIn } from './colour-spans.ts'
import { complaintsTold } from './complaints.ts'
import { withContrasts } from './contrasts.ts'
import { withJoinedParts } from './join-parts.ts'
import { withoutKeepings } from './keepings.ts'
import type { Target } from './lexicon/mark.ts'
import { type OwnTexts, withoutOwnWords, withoutQuotes } from './own-words.ts'
import { onlyAsked, plainly } from './plainly.ts'
import { readClause } from './read-clause.ts'
import { readPainted } from './read-painted.ts'
import { readSwap } from './read-swap.ts'
import { placedBy } from './read-whereabouts.ts'
import { rephrased } from './rephrasings.ts'
import { saidTexts } from './said-texts.ts'
import { settled } from './settle.ts'
import { withSharedColours } from './shared-colours.ts'
import { unreadIn } from './unread.ts'
import type { Wish } from './wish.ts'

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

/** "…, and the subtitle too": the same again. */
const isEcho = ({ tokens }: Clause): boolean =>
  /^(?:too|well)$/.test(tokens.at(-1)?.word ?? '') || tokens.some(({ word }) => /^(?:also|likewise)$/.test(word))

const readClauses = (said: string): readonly Wish[] => {
  const wishes: Wish[] = []
  let context: Context = noContext
  let open: readonly Target[] = []
  let last: readonly Wish[] = []
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
    const shared = ofMoreColours(wishes, read.wishes, clause)
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
  /\bthe (?:lake|river|sea|ocean|water|forest|woods|city|village|mountains?|desert|beach|fields?|countryside|pond|garden|meadow|valley|street|alley|hills|woodland|harbour)\b/i

/** `texts` are those that stand on the cover. */
export const readWish = (wish: string, texts: OwnTexts = {}): readonly Wish[] => {
  const { wishes: told, rest } = saidTexts(withoutOwnWords(wish, texts).replace(whereabouts, '$1 the '))
  const said = plainly(withoutQuotes(rest))
  const asked = onlyAsked(said)
  const wishes = readSaid(asked, told)
  // "Change the cover so that it is night": where nothing is asked beside it, what is told is asked.
  const isNothing = wishes.every(({ kind }) => kind === 'impossible')
  return asked !== said && isNothing ? readSaid(withoutKeepings(said), told) : wishes
}

const readSaid = (said: string, told: readonly Wish[]): readonly Wish[] => {
  const { wishes: swaps, rest: unswapped } = readSwap(withSharedColours(coloursTold(said)))
  const { wishes: painted, rest: unpainted } = readPainted(unswapped)
  const before = [...told, ...swaps, ...painted]
  const asked = withoutAsides(complaintsTold(rephrased(withoutOpinions(unpainted))))
  const others = before.length > 0 ? readClauses(asked) : readAsked(unpainted)
  // "The sun is too orange, could it be yellow": the thing is coloured, and all else keeps its orange.
  const isWholly = (each: Wish): boolean =>
    each.kind === 'refuse-colour' && unswapped.toLowerCase().includes(`no ${each.colour.name}`)
  const kept = painted.length > 0 ? others.filter((each) => each.kind !== 'refuse-colour' || isWholly(each)) : others
  // What is "too brown" should not be brown.
  const isTooMuch = (each: Wish): boolean =>
    (each.kind === 'paint-part' || each.kind === 'paint-subject') &&
    each.colour !== null &&
    unswapped.toLowerCase().includes(`too ${each.colour.name}`)
  // "The lake darker": what is there already is no new scene.
  const isThere = (each: Wish): boolean =>
    each.kind === 'scene' && thereAlready.test(unswapped) && kept.some(({ kind }) => kind === 'grade')
  return withJoinedParts(settled([...before, ...kept.filter((each) => !isTooMuch(each) && !isThere(each))]))
}
