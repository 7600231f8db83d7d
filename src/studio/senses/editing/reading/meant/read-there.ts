// What is there already: things that a clause only speaks of, and places that only say where.
import type { Placed } from '../../lexicon/mark.ts'
import { isPartWord } from '../../lexicon/part-words.ts'
import type { SpelledToken } from '../../lexicon/spelling.ts'
import type { Clause } from '../../sentence/clauses.ts'
import type { Wish } from '../../wish.ts'

const definite = /^(?:the|my|his|her|its|their|this|that|these|those|our)$/

const worn = /^(?:hats?|caps?|dress|gown|shoes?|boots?|gloves?|crown|necklace|ring|helmet)$/

const ofSomebody = /^(?:his|her|their)$/

/** "The rocket's fins": a thing, and a part of it. */
const partOf = (placed: Placed, tokens: readonly SpelledToken[]): readonly Placed[] => {
  const { mark, to, said } = placed
  const [owner, part] = [tokens[to - 2], tokens[to - 1]]
  if (mark.is !== 'motif' || !mark.isPart || !owner?.possessive || !part || !isPartWord(part.word)) return [placed]
  return [
    { ...placed, mark: { ...mark, isExact: true, isPart: false }, to: to - 1, said: said.replace(/['’]s\s.*$/, '') },
    { mark: { is: 'part' }, from: to - 1, to, said: part.text, thing: null },
  ]
}

/** "The man's hat", "the runner's top": what somebody wears is a part of them. */
export const withParts = (marks: readonly Placed[], tokens: readonly SpelledToken[]): readonly Placed[] =>
  marks.flatMap((placed): readonly Placed[] => {
    const { mark, said, from, to } = placed
    const isWorn = mark.is === 'motif' && worn.test(said.split(' ').at(-1) ?? '')
    const before = tokens[from - 1]
    const isTop = said === 'top' && mark.is === 'place' && ofSomebody.test(before?.word ?? '')
    // "The woman's dress" is one name for some; "a chef's hat" is nobody's yet.
    const isOwned = [from - 1, to - 2].some((at) => tokens[at]?.possessive && !/^an?$/.test(tokens[at - 1]?.word ?? ''))
    const isPart = (isOwned && (isWorn || (said === 'top' && mark.is === 'place'))) || isTop
    return isPart ? [{ ...placed, mark: { is: 'part' }, thing: null }] : partOf(placed, tokens)
  })

/** Whether a thing is spoken of as one that is there. */
export const isDefiniteIn =
  (tokens: readonly SpelledToken[]) =>
  ({ from }: Placed): boolean =>
    !/^(?:an?|some)$/.test(tokens[from - 1]?.word ?? '') &&
    tokens.slice(Math.max(0, from - 2), from).some(({ word }) => definite.test(word))

/** "The sea should be calmer" asks for no sea. */
export const isThereAlready = (wish: Wish, marks: readonly Placed[], tokens: readonly SpelledToken[]): boolean => {
  if (wish.kind !== 'add' || wish.isAsked) return false
  const placed = marks.find(({ mark, said }) => mark.is === 'motif' && said === wish.subject.said)
  return placed !== undefined && isDefiniteIn(tokens)(placed)
}

/** "The figure is walking": what is told of a thing that is there. */
export const isStatement = ({ tokens }: Clause): boolean =>
  (definite.test(tokens[0]?.word ?? '') &&
    tokens.some(({ word }) => /^(?:is|are|should|shouldnt|mustnt|looks?|feels?)$/.test(word))) ||
  (/^(?:can|could|should|would)$/.test(tokens[0]?.word ?? '') && definite.test(tokens[1]?.word ?? ''))

const ofThings: ReadonlySet<Placed['mark']['is']> = new Set(['feeling', 'manner', 'tone', 'plain', 'busy', 'lettering'])

const ofTime: ReadonlySet<Placed['mark']['is']> = new Set(['hour', 'air', 'season', 'storm'])

/** "Moonlight over the lake", "a foggy morning in the forest": the place that the cover has. */
const withoutKnownScenes = (marks: readonly Placed[]): readonly Placed[] =>
  marks.some(({ mark }) => ofTime.has(mark.is))
    ? marks.filter(({ mark }, at) => mark.is !== 'scene' || !/\bthe$/.test(marks[at - 1]?.said ?? ''))
    : marks

/** "A black sky behind the rays", "a pawn in the spotlight": what shines or falls there already only says where. */
const withoutKnownAir = (marks: readonly Placed[]): readonly Placed[] =>
  marks.filter(
    ({ mark }, at) =>
      mark.is !== 'air' ||
      at < 2 ||
      !/^(?:behind|in|beyond|outside|under|beneath|above|over|through)(?: the)?$/.test(marks[at - 1]?.said ?? ''),
  )

/** "A boat on the lake", "make the forest blue": places that only say where or what. */
export const withoutWheres = (marks: readonly Placed[], things: readonly Wish[]): readonly Placed[] => {
  if (things.some(({ kind }) => kind === 'paint-subject')) return marks.filter(({ mark }) => mark.is !== 'scene')
  if (!things.some(({ kind }) => kind === 'add')) return withoutKnownScenes(withoutKnownAir(marks))
  const thing = marks.findIndex(({ mark }) => mark.is === 'motif')
  return marks.filter(
    ({ mark, to }, at) =>
      // "A lonely truck", "an old lighthouse": said of what comes, not of the picture.
      // "A cabin with smoke": of what comes, not of the picture.
      !(mark.is === 'air' && marks[at - 1]?.mark.is === 'link' && marks[at - 2]?.mark.is === 'motif') &&
      !(ofThings.has(mark.is) && marks[at + 1]?.mark.is === 'motif' && marks[at + 1]?.from === to) &&
      !(mark.is === 'air' && at > thing && thing >= 0 && marks[at - 1]?.mark.is === 'beside') &&
      (mark.is !== 'scene' || at < thing || !['beside', 'upon', 'place'].includes(marks[at - 1]?.mark.is ?? '')),
  )
}
