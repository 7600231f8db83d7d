// What the network says of texts that are to be printed and painted, all of a book together.
import { best, shares } from '../network/classes.ts'
import type { Network } from '../network/network.ts'
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

/** It was taught in Latin letters: of other scripts it knows nothing, and says so. */
const canRead = (texts: Texts): boolean => {
  const text = Object.values(texts).join(' ')
  const count = (kind: RegExp): number => text.match(kind)?.length ?? 0
  return count(latinLetters) >= count(letters) / 2
}

/** What it says of most texts: then rules and judge decide. */
const usual = 0.97

/** Of a long text the stretch with the most against it decides. */
export const readVerdict = async (network: Network, texts: Texts): Promise<NetworkVerdict> => {
  const { reasons } = network.classes.verdicts
  if (!canRead(texts)) return { fine: usual, reason: reasons.find((name) => name !== 'fine') ?? 'fine' }
  const verdicts: NetworkVerdict[] = []
  for (const window of windowsOf(texts, network.words)) {
    const { classes } = await network.ask('verdicts', await network.encode(textOfFields(window)))
    if (!classes) throw new Error('expected a verdict')
    const [fine = 1] = shares(classes)
    verdicts.push({ fine, reason: best(classes, reasons, (name) => name !== 'fine').name })
  }
  return verdicts.reduce((worst, other) => (other.fine < worst.fine ? other : worst))
}
