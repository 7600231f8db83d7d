// Finds exchanges and their two sides: "replace A with B", "change A to B", "A should be B", "make the A a B", "B instead of A", "B, not A".
import type { Placed, Verb } from '../../lexicon/mark.ts'
import type { SpelledToken } from '../../lexicon/spelling.ts'
import { has } from '../../sentence/clause.ts'
import { unknownWords } from '../../sentence/unknown-words.ts'
import type { Subject } from '../../wish.ts'
import { isThing, type Side } from './exchange-sides.ts'

export interface Exchange {
  readonly from: Side
  readonly to: Side
  /** What goes is gone; else it only becomes what is said of it: "change the title to gold". */
  readonly isStrict: boolean
}

const isThingOrColour = ({ mark, thing }: Placed): boolean =>
  mark.is === 'motif' || mark.is === 'colour' || thing !== null

/** The two sides of what stands between them. */
const partedAt = (marks: readonly Placed[], at: number, length: number): readonly [Side, Side] => {
  const pivot = marks[at]
  return [
    { marks: marks.slice(0, at), from: 0, to: pivot?.from ?? 0 },
    { marks: marks.slice(at + 1), from: pivot?.to ?? 0, to: length },
  ]
}

const insteadIn = (marks: readonly Placed[], tokens: readonly SpelledToken[]): Exchange | null => {
  const at = marks.findIndex(({ mark }) => mark.is === 'instead')
  const pivot = marks[at]
  if (!pivot) return null
  const [to, from] = partedAt(marks, at, tokens.length)
  const isNamedBefore = to.marks.some(({ mark }) => mark.is !== 'verb') || unknownWords(tokens, to.marks, to) !== null
  if (isNamedBefore) return { from, to, isStrict: true }
  // "Instead of a castle show a lighthouse": what comes begins at the verb, or at the second thing.
  const second = from.marks.findIndex(
    (placed, nth) => nth > 0 && (placed.mark.is === 'verb' || isThingOrColour(placed)),
  )
  const parted = from.marks[second]
  if (!parted) return null
  return {
    from: { marks: from.marks.slice(0, second), from: from.from, to: parted.from },
    to: { marks: from.marks.slice(second), from: parted.from, to: tokens.length },
    isStrict: true,
  }
}

/** "A cat not a dog". */
const notIn = (marks: readonly Placed[], length: number): Exchange | null => {
  const said = marks.filter(({ mark }) => mark.is !== 'count')
  const nth = said.findIndex(({ mark }) => mark.is === 'not')
  const [before, pivot, after] = [said[nth - 1], said[nth], said[nth + 1]]
  if (!pivot || !before || !after || !isThingOrColour(before) || !isThingOrColour(after)) return null
  const [to, from] = partedAt(marks, marks.indexOf(pivot), length)
  return { from, to, isStrict: true }
}

/** "The castle should be a ship", "castle to ship": said of a thing, and what follows is nothing but a thing. */
const becomingIn = (marks: readonly Placed[], verb: Verb | null, length: number): Exchange | null => {
  const at = marks.findIndex(
    ({ mark, said }) =>
      (mark.is === 'verb' && /^(?:(?:should|must|needs to|to) be|becomes?)$/.test(said)) ||
      (mark.is === 'link' && mark.becomes && verb === null),
  )
  const [from, to] = partedAt(marks, at, length)
  const isOfThings = at > 0 && from.marks.some(isThing) && to.marks.some(isThing)
  // "A woman with a lantern": what comes along says nothing of what it is.
  const link = to.marks.findIndex(({ mark }) => mark.is === 'link' && !mark.becomes)
  const named = link > 0 ? to.marks.slice(0, link) : to.marks
  const isPlain = named.every(({ mark }) => ['motif', 'colour', 'count', 'target'].includes(mark.is))
  // "The blue should be more like navy".
  const isOfColours =
    at > 0 &&
    from.marks.every(({ mark }) => mark.is === 'colour') &&
    to.marks.some(({ mark }) => mark.is === 'colour') &&
    to.marks.every(({ mark }) => ['colour', 'more', 'amount', 'tone'].includes(mark.is))
  return isOfColours || (isOfThings && isPlain && verb !== 'add') ? { from, to, isStrict: true } : null
}

/** "They should be two women", "make him a knight": said of whoever is on the cover. */
const personIn = (marks: readonly Placed[], tokens: readonly SpelledToken[]): Exchange | null => {
  const who = tokens.findIndex(({ word }) => /^(?:they|he|she|him|her)$/.test(word))
  const verb = marks.find(
    ({ mark, said }) => mark.is === 'verb' && mark.verb === 'change' && !/^(?:looks?|feels?)$/.test(said),
  )
  const one = marks.find(isThing)
  if (who < 0 || who > 2 || !verb || !one || one.from < who) return null
  const isPlain = marks.every((placed) => placed === verb || ['motif', 'colour', 'count'].includes(placed.mark.is))
  const hero: Placed = { mark: { is: 'target', target: 'hero' }, from: who, to: who + 1, said: '', thing: null }
  const to = { marks: marks.filter(({ from }) => from > who && from !== verb.from), from: one.from, to: tokens.length }
  return isPlain ? { from: { marks: [hero], from: who, to: who + 1 }, to, isStrict: true } : null
}

/** "A fox should replace the deer". */
const replacingIn = (marks: readonly Placed[], length: number): Exchange | null => {
  const at = marks.findIndex(({ mark }) => mark.is === 'verb' && mark.verb === 'replace')
  const [to, from] = partedAt(marks, at, length)
  const isOfThings = to.marks.some(isThing) && from.marks.some(isThing) && !has(from.marks, 'link')
  return at > 0 && isOfThings ? { from, to, isStrict: true } : null
}

/** "Make the lion a wolf". */
const madeIn = (marks: readonly Placed[], verb: Verb | null, tokens: readonly SpelledToken[]): Exchange | null => {
  const [made, one, other] = marks
  if (verb !== 'change' || marks.length !== 3 || made?.mark.is !== 'verb' || !one || !other) return null
  const article = tokens[other.from - 1]?.word
  if (!isThing(one) || !isThing(other) || other.from - one.to !== 1 || !(article === 'a' || article === 'an'))
    return null
  const [from, to] = [
    { marks: [one], from: one.from, to: one.to },
    { marks: [other], from: other.from, to: tokens.length },
  ]
  return { from, to, isStrict: true }
}

/** The two sides of an exchange, where the clause is one. */
export const exchangeIn = (
  marks: readonly Placed[],
  verb: Verb | null,
  tokens: readonly SpelledToken[],
): Exchange | null => {
  const { length } = tokens
  const said =
    insteadIn(marks, tokens) ??
    notIn(marks, length) ??
    becomingIn(marks, verb, length) ??
    personIn(marks, tokens) ??
    replacingIn(marks, length) ??
    madeIn(marks, verb, tokens)
  if (said) return said
  const isExchange = verb === 'replace'
  const link = marks.findIndex(
    ({ mark }, at) => at > 0 && mark.is === 'link' && (isExchange || (verb === 'change' && mark.becomes)),
  )
  if (link < 0) return null
  const [from, to] = partedAt(marks, link, length)
  return { from, to, isStrict: isExchange }
}

/** "Replace it with a dog": what the clause before spoke of. */
export const ofBefore = (exchange: Exchange | null, before: Subject | null): Exchange | null => {
  if (!exchange?.isStrict || !before || before.motif === null || !exchange.to.marks.some(isThing)) return exchange
  const { motif, said, ...rest } = before
  const { from } = exchange
  if (from.marks.some(({ mark }) => mark.is !== 'verb')) return exchange
  const thing: Placed = {
    mark: { is: 'motif', motif, ...rest, isPlural: false },
    from: from.to,
    to: from.to,
    said,
    thing: null,
  }
  return { ...exchange, from: { ...from, marks: [...from.marks, thing] } }
}
