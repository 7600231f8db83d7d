// A message without the words that ask for no change: reasons, stories, praise, how the cover is now, what shall stay as it is.
import { isAfterName, type Run, sentenceStart, wholeClauses } from './clause-bounds.ts'
import { asks, featuresOf, orders } from './features.ts'
import { isRemark } from './is-remark.ts'
import { isSign, type Piece, piecesOf } from './pieces.ts'
import { remarksAmong } from './tagger.ts'
import { taught } from './taught.ts'

/** What remarks must be ahead by. Chosen with lists that were left out of the learning. */
const caution = 12

const runsOf = (tags: readonly boolean[]): readonly Run[] => {
  const runs: Run[] = []
  for (const [at, is] of tags.entries()) {
    const last = runs.at(-1)
    if (is && last?.to === at) runs.splice(-1, 1, { from: last.from, to: at + 1 })
    else if (is) runs.push({ from: at, to: at + 1 })
  }
  return runs
}

const pronoun = /^(?:it|them|they|him|he|she|that|those|these|one|ones)$/
/** What follows "her" where it is no possessive. */
const afterHer =
  /^(?:an?|up|down|to|away|out|off|in|on|at|stand|wear|look|hold|face|more|less|further|[a-z]+er|[.,!?])$/

const isPronoun = (pieces: readonly Piece[], at: number): boolean => {
  const word = pieces[at]?.word ?? ''
  return pronoun.test(word) || (word === 'her' && afterHer.test(pieces[at + 1]?.word ?? '.'))
}
/** Words before a pronoun that name nothing, beside those that ask. */
const empty = /^(?:so|and|but|i|we|you|is|be|to|only|about|if|not|around)$/

const namesNothing = (piece: Piece): boolean =>
  isSign(piece) || empty.test(piece.word) || asks.test(piece.word) || orders.test(piece.word)

/** "Bigger, please": of what, was said before. */
const lacksThing = /^(?:(?:bigg|small|larg|bold|dark|light|bright|thick|thinn|high|low|wid)er|lose|drop)$/

/** The pronoun after a run that means what was named before it, when nothing else has been named since. */
const pronounAfter = (pieces: readonly Piece[], from: number): number => {
  const at = pieces.findIndex((_, nth) => nth >= from && isPronoun(pieces, nth))
  return pieces.slice(from, at).every(namesNothing) ? at : -1
}

/** "I know you worked hard on the dragon. Take it out": a remark that names what is meant afterwards is read. */
const namesWhatIsMeant = (pieces: readonly Piece[], { to }: Run, isKept: (at: number) => boolean): boolean =>
  (pronounAfter(pieces, to) >= 0 || lacksThing.test(pieces[to]?.word ?? '')) &&
  pieces.slice(0, to).every((piece, at) => !isKept(at) || namesNothing(piece))

const degrees = /^(?:too|very|so|rather|quite|far|way|much|a|slightly|somewhat|really|not)$/

/** What stands in the place of a piece: itself, nothing, or a name for a pronoun. */
type Written = (at: number) => string

/** "The target is too large, shrink it": the name comes where the pronoun was. */
const named = (text: string, pieces: readonly Piece[], run: Run, written: Written): Written => {
  const at = isAfterName(pieces, run.from) ? pronounAfter(pieces, run.to) : -1
  if (at < 0) return written
  const head = sentenceStart(pieces, run.from)
  // "Too oppressive for my taste, can it feel …": how it is names nothing.
  if (degrees.test(pieces[head]?.word ?? '')) return written
  const name = text
    .slice(pieces[head]?.from ?? 0, pieces[run.from - 1]?.to ?? 0)
    .replace(/^(?:The|This|That|These|Those|My|Our|His|Her|Its)\b/, (word) => word.toLowerCase())
  return (nth) => (nth === at ? name : nth >= head && nth < run.from ? '' : written(nth))
}

/** What stands for words that were dropped: the end of their sentence, or a comma. */
const signOf = (last: Piece | undefined): string => (last && /^[.!?;:]$/.test(last.word) ? '.' : ',')

const tidied = (text: string): string =>
  text
    .replace(/(?:\s*,)+\s*([.!?;:])/g, '$1')
    .replace(/([.!?;:])[\s,.]*/g, '$1 ')
    .replace(/(?:\s*,)+/g, ',')
    .replace(/^[\s,.;:]+|[\s,;:]+$/g, '')
    .replace(/\s+/g, ' ')

export const withoutRemarks = (message: string): string => {
  const pieces = piecesOf(message)
  const found = runsOf(remarksAmong(featuresOf(pieces), taught(), caution))
    .map((run) => wholeClauses(pieces, run))
    .filter((run) => isRemark(pieces, run))
  const isKept = (at: number): boolean => !found.some(({ from, to }) => at >= from && at < to)
  const runs = found.filter((run) => !namesWhatIsMeant(pieces, run, isKept))
  if (runs.length === 0) return message
  const kept: Written = (at) => {
    const run = runs.find(({ from, to }) => at >= from && at < to)
    if (run) return at === run.from ? signOf(pieces[run.to - 1]) : ''
    const piece = pieces[at]
    return piece ? message.slice(piece.from, piece.to) : ''
  }
  const written = runs.reduce<Written>((so, run) => named(message, pieces, run, so), kept)
  return tidied(pieces.map(({ from }, at) => `${message.slice(pieces[at - 1]?.to ?? 0, from)}${written(at)}`).join(''))
}
