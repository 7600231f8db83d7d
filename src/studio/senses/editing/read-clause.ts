// Reads one clause into wishes, and says what the next clause may carry on from.
import { allOf, type Context, coloursOf, firstOf, has, noContext, ofLetters, rolesOf, subjectsOf } from './clause.ts'
import type { Clause } from './clauses.ts'
import type { Placed, Target, Verb } from './lexicon/mark.ts'
import { attributeWishes } from './read-attributes.ts'
import { exchangeIn, exchangeWishes } from './read-change.ts'
import { readMarks } from './read-marks.ts'
import { sceneWishes } from './read-scene.ts'
import { thingWishes } from './read-things.ts'
import type { Wish } from './wish.ts'

export interface ReadClause {
  readonly wishes: readonly Wish[]
  readonly context: Context
  /** Whether it speaks of a target and says nothing of it: "the title" of "the title and the author in white". */
  readonly isOpen: boolean
}

const verbOf = (marks: readonly Placed[]): Verb | null => {
  const verbs = allOf(marks, 'verb').map(({ mark }) => mark.verb)
  // "I want to remove …": what is done outranks what is wanted.
  return (
    (['undo', 'keep', 'remove', 'replace', 'move', 'add', 'change'] as const).find((verb) => verbs.includes(verb)) ??
    null
  )
}

const targetsOf = (marks: readonly Placed[]): readonly Target[] => allOf(marks, 'target').map(({ mark }) => mark.target)

/** A title that is removed is taken off the cover; of the rest, only things can be removed. */
const removals = (marks: readonly Placed[]): readonly Wish[] => {
  if (has(marks, 'effect') || has(marks, 'lettering') || has(marks, 'setting') || coloursOf(marks).length > 0) return []
  if (targetsOf(marks).includes('colours')) return []
  return targetsOf(marks).flatMap((target) =>
    rolesOf(target).map((role): Wish => ({ kind: 'type', role, change: { hidden: true } })),
  )
}

const isSaying = (marks: readonly Placed[]): boolean =>
  marks.some(({ mark }) => !['target', 'verb', 'link', 'upon', 'amount', 'count'].includes(mark.is))

/** Only things and what counts them: "… and the moon" goes on with what is done to the castle; "…, title in gold" does not. */
const isBare = (marks: readonly Placed[]): boolean =>
  marks.every(({ mark }) =>
    ['motif', 'target', 'air', 'effect', 'count', 'amount', 'link', 'upon', 'place'].includes(mark.is),
  )

/** "… and make it bigger": what the clause before was about. */
const withoutPronoun = (marks: readonly Placed[], { targets, subject }: Context): readonly Placed[] =>
  targets.length > 0 || subject !== null
    ? marks.filter(({ mark, said }) => mark.is !== 'target' || !/^(?:it|them|this|they)$/.test(said))
    : marks

/** Words left over after "add": something that nobody can paint. */
const unknownThing = ({ tokens }: Clause, marks: readonly Placed[]): string | null => {
  const verb = marks.find(({ mark }) => mark.is === 'verb' && mark.verb === 'add')
  if (!verb) return null
  const rest = tokens.slice(verb.to).filter(({ word }, at) => {
    const place = verb.to + at
    return (
      !/^(?:a|an|the|some|any|of|my|our|more|please|it|this|to|in|on|at|with|for|me|us|cover|also)$/.test(word) &&
      !marks.some(({ from, to }) => from <= place && place < to)
    )
  })
  return rest.length > 0 && rest.length <= 4 ? rest.map(({ text }) => text).join(' ') : null
}

/** "Tone down the colours", "more colour". */
const coloursAlone = (marks: readonly Placed[]): Wish | null => {
  if (!targetsOf(marks).some((target) => target === 'colours' || target === 'cover')) return null
  if (has(marks, 'less'))
    return { kind: 'grade', region: 'whole', change: { saturation: -0.5 }, said: 'less saturated' }
  return has(marks, 'more') && targetsOf(marks).includes('colours')
    ? { kind: 'grade', region: 'whole', change: { saturation: 0.5 }, said: 'more saturated' }
    : null
}

/** Colours and places in a clause about things are said of the things. */
const isOfThings = (wish: Wish, verb: Verb | null): boolean =>
  wish.kind === 'colours' ||
  wish.kind === 'tint' ||
  wish.kind === 'refuse-colour' ||
  (wish.kind === 'type' && verb === 'add' && (wish.change.place !== undefined || wish.change.align !== undefined))

export const readClause = (clause: Clause, before: Context): ReadClause => {
  const read = readMarks(clause.tokens)
  const inherited: Context = clause.isJoined ? before : noContext
  const marks = withoutPronoun(read, inherited)
  const own = verbOf(marks)
  const verb = own ?? (isBare(marks) ? inherited.verb : null)
  const targets = targetsOf(marks)
  const [subject = null] = subjectsOf(marks)
  const context: Context = {
    verb: own ?? inherited.verb,
    targets: targets.length > 0 ? targets : subject ? [] : inherited.targets,
    subject: subject ?? (targets.length > 0 ? null : inherited.subject),
  }
  const done = (wishes: readonly Wish[], about: Context = context): ReadClause => ({
    wishes,
    context: about,
    isOpen: false,
  })
  if (verb === 'undo') return done([{ kind: 'reset' }])
  if (verb === 'keep' && !has(marks, 'more') && !has(marks, 'less')) return done([])

  const exchange = exchangeIn(marks, verb)
  const exchanged = exchange ? exchangeWishes(exchange) : null
  if (exchange && exchanged) return done(exchanged, { ...context, subject: subjectsOf(exchange.to)[0] ?? subject })
  // "Change the time of day to night": what it becomes is said of what it was.
  const effective = exchange
    ? [...exchange.from.filter(({ mark }) => mark.is === 'target' || mark.is === 'motif'), ...exchange.to]
    : marks

  const isDenied = verb === 'remove'
  const things = thingWishes(effective, verb, inherited)
  const hasThings = things.length > 0
  const attributes = attributeWishes(effective, inherited, isDenied).filter(
    (wish) => !hasThings || !isOfThings(wish, verb),
  )
  const scene = sceneWishes(effective, targets.length > 0 ? targets : inherited.targets, isDenied)
  const gone = isDenied ? removals(effective) : []
  const wishes = [...things, ...attributes, ...scene, ...gone]
  if (wishes.length > 0) return done(wishes)
  if (verb === 'change' && allOf(marks, 'target').some(({ said }) => ofLetters.test(said)))
    return done([{ kind: 'type', role: targets.flatMap(rolesOf)[0] ?? 'title', change: { lettering: 'other' } }])
  const quieter = coloursAlone(marks)
  if (quieter) return done([quieter])
  const unknown = unknownThing(clause, marks)
  if (unknown !== null) return done([{ kind: 'impossible', said: unknown }])
  return { wishes: [], context, isOpen: !isSaying(marks) && targets.length > 0 && firstOf(marks, 'verb') === undefined }
}
