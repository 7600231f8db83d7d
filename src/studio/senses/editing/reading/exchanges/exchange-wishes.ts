// What an exchange asks for: thing for thing, or colour for colour; and what is refused where nothing can come.
import type { Placed } from '../../lexicon/mark.ts'
import { mayName } from '../../lexicon/small-words.ts'
import type { SpelledToken } from '../../lexicon/spelling.ts'
import { coloursOf, has, subjectsOf } from '../../sentence/clause.ts'
import { unknownWords } from '../../sentence/unknown-words.ts'
import { type NamedColour, type Subject, theHero, type Wish } from '../../wish.ts'
import { companionsIn, countIn, isThing, namedIn, type Side } from './exchange-sides.ts'
import type { Exchange } from './find-exchange.ts'

/** "Lavender instead of roses", "the book for a key": against a thing, a word that may name one does. */
const againstThing = (side: Side, other: Side): Side =>
  other.marks.some(({ mark, thing }) => mark.is === 'motif' || (thing !== null && mark.is === 'target'))
    ? {
        ...side,
        marks: side.marks.flatMap((placed, at): Placed[] => {
          const { mark, thing } = placed
          const isShade = mark.is === 'colour' && side.marks[at + 1]?.mark.is === 'motif'
          if (thing === null || isShade || !(mark.is === 'colour' || mark.is === 'target' || thing.isExact))
            return [placed]
          const named: Placed = { ...placed, mark: thing, thing: null }
          return mark.is === 'colour' ? [placed, named] : [named]
        }),
      }
    : side

/** "Change the dress to emerald", "the red dress … to ruby": what something becomes, not what comes for it. */
const isOnlyColour = ({ from, to, isStrict }: Exchange, tokens: readonly SpelledToken[]): boolean => {
  const colour = to.marks.find(({ mark }) => mark.is === 'colour')
  const isOne = /^(?:an?|some|the|two|three|one)$/.test(tokens[(colour?.from ?? 0) - 1]?.word ?? '')
  return colour !== undefined && !isOne && (!isStrict || coloursOf(from.marks).length > 0)
}

const saysMore = ({ marks }: Side): boolean =>
  marks.some(({ mark }) =>
    ['air', 'hour', 'season', 'storm', 'scene', 'feeling', 'palette', 'effect'].includes(mark.is),
  )

/** A thing that nobody here knows, so it cannot be on the cover. */
const unheardOf = (said: string): Subject => ({
  motif: said,
  kin: [],
  said,
  isExact: false,
  standIns: [],
  isPart: true,
})

export interface Exchanged {
  readonly wishes: readonly Wish[]
  /** What is still to be read. */
  readonly rest: readonly Placed[]
}

/** Whether what comes ends in a name that nobody knows: "a red bandana". */
const isNamedLast = (tokens: readonly SpelledToken[], { marks, from, to }: Side): boolean => {
  const last = tokens[to - 1]
  const isNew = tokens.slice(from, to).some(({ word }) => /^(?:an?|some)$/.test(word))
  const isCovered = marks.some((mark) => mark.from < to && mark.to >= to)
  return isNew && last !== undefined && mayName(last.word) && !ofAll.test(last.word) && !isCovered
}

/** What a whole picture has, and no thing is. */
const ofAll = /^(?:vibes?|atmosphere|ambience|aura|mood|tone|style|aesthetic|scene|scenery|background|feel|backdrop)$/

const fiery: NamedColour = { name: 'fiery orange', hex: '#f0701f', metal: null }

/** Thing for thing or colour for colour; null where the sides are of another kind. `pointed` is what a pronoun points to. */
export const exchangeWishes = (
  exchange: Exchange,
  tokens: readonly SpelledToken[],
  pointed: Subject | null,
): Exchanged | null => {
  const from = againstThing(exchange.from, exchange.to)
  const to = isOnlyColour(exchange, tokens) ? exchange.to : againstThing(exchange.to, exchange.from)
  const gone = namedIn(from)
  const nearest = namedIn(to)
  // "A baked potato" brings a bakery to mind, and is none.
  const isMisled = nearest?.isPart === true && !nearest.isExact
  const come = isMisled ? undefined : nearest
  const link = to.marks.findIndex(({ mark }) => mark.is === 'link')
  const colour = coloursOf(link > 0 ? to.marks.slice(0, link) : to.marks)[0] ?? null
  const all = (...wishes: readonly Wish[]): Exchanged => ({ wishes, rest: [] })
  if (gone && come && come.motif !== null)
    return {
      wishes: [
        { kind: 'replace', from: gone.isPart ? unheardOf(gone.said) : gone, to: come, colour, count: countIn(to) },
        ...companionsIn(to, come),
      ],
      // "With a skyline at night".
      rest: to.marks.filter(({ mark }) => ['hour', 'season', 'storm'].includes(mark.is)),
    }
  const absentThing = isMisled ? nearest.said : unknownWords(tokens, to.marks, to)
  // Nobody wants an empty place: what should go stays where nothing can come for it.
  const refused = (said: string): Wish => ({
    kind: 'impossible',
    said,
    asked: 'painted',
    ...(gone ? { stays: gone.said } : {}),
  })
  // "A red bandana" cannot be painted, and its colour is not that of what goes.
  if (exchange.isStrict && !come && colour && absentThing !== null && isNamedLast(tokens, to))
    return all(refused(absentThing))
  const drifting = from.marks.find(({ mark }) => mark.is === 'air')
  const shade = colour ?? (come?.motif === 'flame' ? fiery : null)
  // "The smoke into orange flames": it is coloured like them.
  if (drifting && come && shade) {
    const subject = { ...theHero, motif: drifting.said, said: drifting.said }
    return all({ kind: 'paint-subject', subject, colour: shade })
  }
  const [old] = coloursOf(from.marks)
  // "The orange into a sickly green": right before a colour, a thing only says what sort of colour it is.
  const isSort = to.marks.some((placed, at) => isThing(placed) && to.marks[at + 1]?.mark.is === 'colour')
  if (old && colour && !gone && isSort && !has(to.marks, 'target') && !has(from.marks, 'target'))
    return all({ kind: 'recolour', from: old, to: colour })
  // "The sun red instead of yellow" concerns the sun only.
  if (old && colour && come && come.motif !== null && !has(to.marks, 'target'))
    return all(...subjectsOf(to.marks).map((subject): Wish => ({ kind: 'paint-subject', subject, colour })))
  // "The sun red instead of yellow": the colour of one thing, not of all that is yellow.
  const thing = come ?? gone ?? pointed
  if (old && colour && thing) return all({ kind: 'paint-subject', subject: thing, colour, near: old })
  if (old && colour && !has(from.marks, 'target') && !has(to.marks, 'target'))
    return all({ kind: 'recolour', from: old, to: colour })
  // "Turn the fox into a potato", "replace it with a haunted accordion".
  if (gone && !come && !colour && absentThing !== null && isNamedLast(tokens, to)) return all(refused(absentThing))
  if (!exchange.isStrict || colour) return null
  if (gone && saysMore(to)) return { wishes: [{ kind: 'remove', subject: gone }], rest: to.marks }
  if (gone && absentThing !== null) return all(refused(absentThing))
  const absent = unknownWords(tokens, from.marks, from)
  return come && come.motif !== null && absent !== null
    ? all({ kind: 'replace', from: unheardOf(absent), to: come, colour, count: countIn(to) })
    : null
}
