// What the learned judge sees of a text: its words without their endings, and pairs of words that stand near each other, as numbers.
import { hashText } from '../../../paint/random.ts'
import { stem } from '../../detection/words.ts'
import type { Token } from '../tokens.ts'
import type { Voice } from '../voices.ts'

/** How many words further the second of a pair may stand. */
const reach = 4

const salts = {
  title: hashText('a title says'),
  telling: hashText('a blurb says'),
  asking: hashText('a wish says'),
  first: hashText('it begins with'),
  followed: hashText('is followed by'),
  near: hashText('stands near'),
} as const

/** Two numbers as one, in this order. */
const paired = (one: number, other: number): number => {
  let mixed = Math.imul(one ^ (other >>> 15), 0x2c1b3c6d) ^ Math.imul(other, 0x297a2d39)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0x85ebca6b)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

/** The features of a text, each once. What a word weighs depends on who says it: a title may be `Naked`, a wish may not. */
export const featuresOf = (tokens: readonly Token[], voice: Voice): ReadonlySet<number> => {
  const words = tokens.map(({ word }) => hashText(stem(word)))
  const features = new Set<number>([salts[voice]])
  for (const [at, word] of words.entries()) {
    features.add(word)
    features.add(paired(salts[voice], word))
    if (at === 0) features.add(paired(salts.first, word))
    for (const [gap, next] of words.slice(at + 1, at + 1 + reach).entries())
      features.add(paired(paired(gap === 0 ? salts.followed : salts.near, word), next))
  }
  return features
}

/** How much each of a text's known features counts. Few of them prove little: a title of two words is not judged by one of them. */
export const shareOfEach = (known: number): number => 1 / Math.sqrt(known + 8)
