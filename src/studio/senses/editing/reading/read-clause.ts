// Reads one clause into wishes, and says what the next clause may carry on from.
import type { Placed, Verb } from '../lexicon/mark.ts'
import type { SpelledToken } from '../lexicon/spelling.ts'
import {
  allOf,
  type Context,
  coloursOf,
  has,
  noContext,
  ofLetters,
  rolesOf,
  subjectsOf,
  withInherited,
} from '../sentence/clause.ts'
import type { Clause } from '../sentence/clauses.ts'
import { readMarks } from '../sentence/read-marks.ts'
import type { Wish } from '../wish.ts'
import { clearer, coloursAlone, isToBeSeen, lineSpacing, removals, targetsOf, unknownThing } from './clause-wishes.ts'
import { exchangeWishes } from './exchanges/exchange-wishes.ts'
import { exchangeIn, ofBefore } from './exchanges/find-exchange.ts'
import { shifts, withoutNamesakes } from './meant/namesakes.ts'
import { pointsBack, pronoun, withOwnLetters, withoutPronoun } from './meant/pointing-back.ts'
import { withDirections } from './meant/read-directions.ts'
import { withoutHalfNames } from './meant/read-names.ts'
import { isDefiniteIn, isStatement, isThereAlready, withoutWheres, withParts } from './meant/read-there.ts'
import { asksByOtherVerb, impliedVerb, unknownAt, unknownGift, verbOf } from './meant/read-verb.ts'
import { withoutAlternatives, withoutFeasts, withoutSimiles } from './meant/similes.ts'
import { withThings } from './meant/twofold-words.ts'
import { attributeWishes, narrowed } from './read-attributes.ts'
import { lookWishes, withDrawings } from './read-looks.ts'
import { sceneWishes } from './read-scene.ts'
import { partBeside } from './things/read-beside.ts'
import { barePart, colouredPart } from './things/read-coloured.ts'
import { fewerThings } from './things/read-fewer.ts'
import { isWhatStays, ofOnlySeveral, onlyOne } from './things/read-single.ts'
import { thingWishes } from './things/read-things.ts'
import { castShadow, givenCape, namelessThing, paintedPart } from './things/read-unnamed.ts'

export interface ReadClause {
  readonly wishes: readonly Wish[]
  readonly context: Context
  /** Whether it speaks of a target and says nothing of it: "the title" of "the title and the author in white". */
  readonly isOpen: boolean
}

/** "Align the title and the subtitle to the left": what is done to the first is said of the last. */
const isUnsaid = (verb: Verb | null): boolean => verb === null || verb === 'move' || verb === 'change' || verb === 'add'

/** "A clearer typeface": a word for letters that names no line of them. */
const namesLetters = (marks: readonly Placed[]): boolean =>
  allOf(marks, 'lettering').some(({ said }) => ofLetters.test(said))

const isSaying = (marks: readonly Placed[]): boolean =>
  marks.some(({ mark }) => !['target', 'verb', 'link', 'upon', 'amount', 'count'].includes(mark.is))

/** Only things and what counts them: "… and the moon" goes on with what is done to the castle; "…, title in gold" does not. */
const isBare = (marks: readonly Placed[]): boolean =>
  marks.every(({ mark }) =>
    ['motif', 'target', 'air', 'effect', 'count', 'amount', 'link', 'upon', 'place'].includes(mark.is),
  )

/** "No moon, only stars": what is left is not refused. */
const isExempt = ({ tokens }: Clause): boolean => tokens.some(({ word }) => /^(?:just|only|instead|simply)$/.test(word))

/** Colours, sizes and places in a clause about things are said of the things, whatever the clause before spoke of. */
const isOfThings = (wish: Wish, verb: Verb | null, namesType: boolean): boolean => {
  if (wish.kind === 'colours' || wish.kind === 'tint' || wish.kind === 'refuse-colour') return true
  if (wish.kind !== 'type') return false
  const { place, align, scale, colour } = wish.change
  const isPlaced = place !== undefined || align !== undefined
  return (isPlaced && (verb === 'add' || !namesType)) || ((scale !== undefined || colour !== undefined) && !namesType)
}

/** "A crown, tilted slightly": how the thing should be, where nobody spoke of letters. */
const isLook = (wish: Wish): boolean =>
  wish.kind === 'type' && (wish.change.tilt !== undefined || wish.change.lettering !== undefined)

/** "Give it a strong shadow" of a title: what a word only brings to mind is nothing to paint beside letters. */
const isSurelyOfThing = (wish: Wish): boolean =>
  !('subject' in wish) || (wish.subject.isExact && (wish.kind !== 'add' || wish.isAsked))

/** Similes only explain, unless they are all that is said: "make it look like a forest". */
export const readClause = (clause: Clause, before: Context, isSaid: boolean): ReadClause => {
  const all = withoutFeasts(withoutAlternatives(readMarks(clause.tokens), clause.tokens))
  const plain = withoutSimiles(all, clause.tokens)
  const read = readPlain(clause, plain, before)
  const isOnlySimile = isSaid && clause.isJoined && /^(?:like|as)$/.test(clause.tokens[0]?.word ?? '')
  return read.wishes.length > 0 || plain.length === all.length || isOnlySimile ? read : readPlain(clause, all, before)
}

/** "…, swirling around the house": the house is there. */
const isOnlyWhere = ([point, thing, another]: readonly Placed[], tokens: readonly SpelledToken[]): boolean =>
  point?.mark.is === 'beside' &&
  thing?.mark.is === 'motif' &&
  another === undefined &&
  isDefiniteIn(tokens)(thing) &&
  point.from > 0

const readPlain = (clause: Clause, marked: readonly Placed[], before: Context): ReadClause => {
  const inherited: Context = clause.isJoined ? before : noContext
  const read = withOwnLetters(marked, inherited)
  const named = withoutNamesakes(withDrawings(withoutHalfNames(read, clause.tokens), clause.tokens), clause.tokens)
  const plain = withInherited(withoutPronoun(withDirections(withParts(named, clause.tokens)), inherited), inherited)
  const own = verbOf(plain) ?? (shifts(read) ? 'change' : null)
  const carried = inherited.verb === 'remove' && isExempt(clause) ? 'add' : inherited.verb
  const isSaidOfType = has(plain, 'place') && targetsOf(plain).some((target) => rolesOf(target).length > 0)
  // "Drop the subtitle and centre the title": a title that is moved is not dropped.
  const isRefused = carried === 'remove' && isSaidOfType
  const isAsked = carried === null && asksByOtherVerb(clause.tokens, plain)
  const verb = own ?? (isBare(plain) && !isRefused && !isAsked ? carried : impliedVerb(clause, plain, carried))
  const marks = withThings(plain, verb, clause.tokens)
  const targets = targetsOf(marks)
  const [subject = null] = subjectsOf(marks)
  const context: Context = {
    verb: own ?? inherited.verb,
    targets:
      targets.length > 0 ? narrowed(targets, marks) : subject ? [] : namesLetters(marks) ? ['text'] : inherited.targets,
    subject: subject ?? (targets.length > 0 ? null : inherited.subject),
  }
  const done = (wishes: readonly Wish[], about: Context = context): ReadClause => ({
    wishes,
    context: about,
    isOpen: false,
  })
  if (own === null && (isWhatStays(clause, inherited) || isOnlyWhere(marks, clause.tokens))) return done([])
  // "Perch a gull on the mast, facing right": the gull does.
  if (own === null && inherited.verb === 'add' && marks.length > 0 && marks.every(({ mark }) => mark.is === 'frame'))
    return done([])
  // "Nudge the mask up and tilt it less": only lines of type are set at a slant.
  const isSlant = marks.some(({ mark }) => mark.is === 'setting' && mark.change.tilt !== undefined)
  if (isSlant && inherited.subject && targets.length === 0 && clause.tokens.some(({ word }) => pronoun.test(word)))
    return done([{ kind: 'impossible', said: clause.tokens.map(({ text }) => text).join(' '), asked: 'read' }])
  const single = onlyOne(clause, marks)
  if (single) return done([single])
  if (verb === 'undo') return done([{ kind: 'reset' }])
  // "Keep the title white" says how it should be, if something else would change it.
  const isKept = coloursOf(marks).length > 0 && targets.some((target) => rolesOf(target).length > 0)
  if (verb === 'keep' && !has(marks, 'more') && !has(marks, 'less') && !isKept) return done([])
  if (isToBeSeen(clause)) return done([clearer])
  const spaced = lineSpacing(clause, [...targets, ...inherited.targets])
  if (spaced) return done([spaced])

  const fewer = verb === 'remove' ? null : fewerThings(clause, marks)
  if (fewer) return done([fewer])
  const byType = verb === 'remove' && coloursOf(marks).length === 0 ? partBeside(clause, marks) : null
  if (byType) return done([byType])
  const looks = lookWishes(clause, marks, verb)
  if (looks) return done(looks)
  const part = colouredPart(clause, marks, verb) ?? barePart(clause, marks)
  if (part) return done([part])
  // "His scarf green instead of red": the scarf changes, and nothing else that is red.
  const isPartInstead = has(marks, 'part') && has(marks, 'instead') && coloursOf(marks).length > 1
  const worn = isPartInstead ? paintedPart(marks, verb) : null
  if (worn) return done([worn])
  const exchange = ofBefore(exchangeIn(marks, verb, clause.tokens), inherited.subject)
  const points = pointsBack(clause)
  const exchanged = exchange ? exchangeWishes(exchange, clause.tokens, points ? inherited.subject : null) : null
  if (exchange && exchanged)
    return done([...exchanged.wishes, ...sceneWishes(exchanged.rest, [], false)], {
      ...context,
      subject: subjectsOf(exchange.to.marks)[0] ?? subject,
    })
  // "Change the time of day to night": what it becomes is said of what it was.
  const effective = exchange
    ? [...exchange.from.marks.filter(({ mark }) => mark.is === 'target' || mark.is === 'motif'), ...exchange.to.marks]
    : marks

  // "Replace the lamp" by nothing in particular: it goes.
  if (verb === 'replace' && own === 'replace' && !exchange && subject && !coloursOf(marks).length)
    return done([{ kind: 'remove', subject }])

  // "A cat, grey with white paws": no painter knows what belongs to a thing that comes.
  const [belonging] = own === null && inherited.verb === 'add' && inherited.subject ? allOf(marks, 'part') : []
  if (belonging) return done([{ kind: 'impossible', said: belonging.said, asked: 'painted' }])
  const painted = givenCape(clause, marks, verb) ?? paintedPart(marks, verb)
  if (painted) return done([painted])

  const isDenied = verb === 'remove'
  const nameless = castShadow(clause, marks, verb) ?? namelessThing(clause, marks, verb)
  if (nameless) return done([nameless])
  const isThere = isDefiniteIn(clause.tokens)
  const unheard = verb === 'add' ? (unknownAt(clause, marks, isThere) ?? unknownGift(clause, marks, isThere)) : null
  if (unheard) return done([unheard])
  const isOfBefore = pointsBack(clause)
  // "A shield for the sword, and remove the health bars": what nobody knows by name is not the shield.
  const gone =
    own === 'remove' && subject === null && !isOfBefore && inherited.subject ? unknownThing(clause, marks) : null
  if (gone) return done([gone])
  const said = targets.length > 0 ? targets : subject?.isExact ? [] : inherited.targets
  const isOfType = said.length > 0 && said.every((target) => rolesOf(target).length > 0)
  const asked = thingWishes(effective, verb, inherited, isOfBefore, isDefiniteIn(clause.tokens))
  const wished = ofOnlySeveral(clause, asked).filter((wish) => !isOfType || isSurelyOfThing(wish))
  const hasThings = wished.length > 0
  const shown = withoutWheres(effective, wished)
  const namesType = targets.some((target) => rolesOf(target).length > 0)
  const isOfThingBefore = inherited.subject !== null && inherited.targets.length === 0 && targets.length === 0
  const attributes = attributeWishes(shown, inherited, isDenied).filter(
    (wish) =>
      (!hasThings || !isOfThings(wish, verb, namesType)) && !(isOfThingBefore && isLook(wish) && !namesLetters(marks)),
  )
  const scene = sceneWishes(shown, targets.length > 0 ? targets : inherited.targets, isDenied)
  const isSaid = attributes.length + scene.length > 0 || verb === 'change' || isStatement(clause)
  // "Too small to read across the shop": what is there and only named is not asked for, beside anything else.
  const things =
    isSaid || marks.length > 2 ? wished.filter((wish) => !isThereAlready(wish, marks, clause.tokens)) : wished
  const wishes = [...things, ...attributes, ...scene, ...(isDenied ? removals(effective) : [])]
  if (wishes.length > 0) return done(wishes)
  if (verb === 'change' && allOf(marks, 'target').some(({ said }) => ofLetters.test(said)))
    return done([{ kind: 'type', role: targets.flatMap(rolesOf)[0] ?? 'title', change: { lettering: 'other' } }])
  // "The rabbit could come closer to the bear": it is there, and stays where it is.
  if (wished.length > 0 && clause.tokens.some(({ word }) => /^(?:could|should|can|must|might|may)$/.test(word)))
    return done([{ kind: 'impossible', said: clause.tokens.map(({ text }) => text).join(' '), asked: 'read' }])
  const quieter = coloursAlone(marks)
  if (quieter) return done([quieter])
  const [given] = verb === 'add' ? allOf(marks, 'part') : []
  if (given) return done([{ kind: 'impossible', said: given.said, asked: 'painted' }])
  const unknown = unknownThing(clause, marks)
  if (unknown !== null) return done([unknown])
  return { wishes: [], context, isOpen: !isSaying(marks) && targets.length > 0 && isUnsaid(own) }
}
