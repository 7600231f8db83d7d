// What the learned judge sees of a field: its words without their endings, pairs of words that stand near each other, pieces of words,
// and what stands in the other fields of the book; all as numbers.
import { hashText } from '../../../paint/random.ts'
import { stem } from '../../detection/words.ts'
import type { Token } from '../tokens.ts'
import type { Voice } from '../voices.ts'

/** The book around a field: `How to Make a Bomb` is a novel where the summary tells one. */
export interface Around {
  readonly genre: string | null
  readonly tokens: readonly Token[]
}

export const nothingAround: Around = { genre: null, tokens: [] }

/** How many words further the second of a pair may stand. */
const reach = 4
const pieceLength = 4
/** What a book is about is clear from its first words; it bounds the work. */
const longestAround = 60

const salts = {
  title: hashText('a title says'),
  telling: hashText('a blurb says'),
  asking: hashText('a wish says'),
  first: hashText('it begins with'),
  followed: hashText('is followed by'),
  near: hashText('stands near'),
  disguised: hashText('is disguised'),
  piece: hashText('has the letters'),
  around: hashText('beside it stands'),
  genre: hashText('its genre is'),
} as const

/** Two numbers as one, in this order. */
const paired = (one: number, other: number): number => {
  let mixed = Math.imul(one ^ (other >>> 15), 0x2c1b3c6d) ^ Math.imul(other, 0x297a2d39)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0x85ebca6b)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

/** The feature that a word is by itself. */
export const numberOf = ({ word }: Token): number => hashText(stem(word))

function* piecesOf(word: string): Iterable<string> {
  const bounded = `<${word.slice(0, 40)}>`
  for (let at = 0; at + pieceLength <= bounded.length; at++) yield bounded.slice(at, at + pieceLength)
}

const addAround = (features: Set<number>, { genre, tokens }: Around, voice: Voice): void => {
  if (genre !== null) {
    const named = paired(salts.genre, hashText(genre))
    features.add(named)
    features.add(paired(salts[voice], named))
  }
  for (const token of tokens.slice(0, longestAround)) features.add(paired(salts.around, numberOf(token)))
}

/** The features of a text, each once. What a word weighs depends on who says it: a title may be `Naked`, a wish may not. */
export const featuresOf = (tokens: readonly Token[], voice: Voice, around: Around): ReadonlySet<number> => {
  const words = tokens.map(numberOf)
  const features = new Set<number>([salts[voice]])
  for (const [at, word] of words.entries()) {
    features.add(word)
    features.add(paired(salts[voice], word))
    if (at === 0) features.add(paired(salts.first, word))
    if (tokens[at]?.disguised) features.add(salts.disguised).add(paired(salts.disguised, word))
    for (const [gap, next] of words.slice(at + 1, at + 1 + reach).entries())
      features.add(paired(paired(gap === 0 ? salts.followed : salts.near, word), next))
    for (const piece of piecesOf(tokens[at]?.word ?? '')) features.add(paired(salts.piece, hashText(piece)))
  }
  addAround(features, around, voice)
  return features
}

/** How much each of a text's known features counts. Few of them prove little: a title of two words is not judged by one of them. */
export const shareOfEach = (known: number): number => 1 / Math.sqrt(known + 8)
