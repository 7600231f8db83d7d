// What the network says of texts that are to be printed and painted, all of a book together.
import { best, shares } from '../network/classes.ts'
import type { Network } from '../network/network.ts'
import type { WordPieces } from '../words/word-pieces.ts'
import { type Texts, windowsOf } from './windows.ts'

export interface NetworkVerdict {
  /** How sure it is that they may be, from 0 to 1. */
  readonly fine: number
  /** What they would be refused for. */
  readonly reason: string
}

/** The order in which it was trained to read them. */
const order = ['genre', 'title', 'subtitle', 'author', 'summary', 'prompt']

export const textOfFields = (texts: Texts): string => {
  const rank = (name: string): number => (order.includes(name) ? order.indexOf(name) : order.length)
  return Object.entries(texts)
    .toSorted(([one], [other]) => rank(one) - rank(other))
    .flatMap(([name, text]) => (text ? [`${name}: ${name === 'genre' ? text.replaceAll('-', ' ') : text}`] : []))
    .join(' ')
}

const letters = /\p{L}/gu
const latinLetters = /\p{Script=Latin}/gu

/** It was taught words in Latin letters: of other scripts, and of letters that make no words, it knows nothing. */
const canRead = (text: string, words: WordPieces): boolean => {
  const count = (kind: RegExp, part = text): number => part.match(kind)?.length ?? 0
  const unknown = words
    .pieces(text)
    .filter(({ piece }) => piece === '[UNK]')
    .reduce((sum, { from, to }) => sum + count(latinLetters, text.slice(from, to)), 0)
  return count(latinLetters) - unknown >= count(letters) / 2
}

const readable = (texts: Texts, words: WordPieces): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text && canRead(text, words)))

/** What it says of most texts: then rules and judge decide. */
const usual = 0.97

/** Of a long text the stretch with the most against it decides. */
export const readVerdict = async (network: Network, texts: Texts): Promise<NetworkVerdict> => {
  const { reasons } = network.classes.verdicts
  const known = readable(texts, network.words)
  if (Object.keys(known).every((name) => name === 'genre'))
    return { fine: usual, reason: reasons.find((name) => name !== 'fine') ?? 'fine' }
  const verdicts: NetworkVerdict[] = []
  for (const window of windowsOf(known, network.words)) {
    const { classes } = await network.ask('verdicts', await network.encode(textOfFields(window)))
    if (!classes) throw new Error('expected a verdict')
    const [fine = 1] = shares(classes)
    verdicts.push({ fine, reason: best(classes, reasons, (name) => name !== 'fine').name })
  }
  return verdicts.reduce((worst, other) => (other.fine < worst.fine ? other : worst))
}
