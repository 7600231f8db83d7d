// What the network says of texts that are to be printed and painted, all of a book together.
import { best, shares } from '../network/classes.ts'
import type { Network } from '../network/network.ts'

export interface NetworkVerdict {
  /** How sure it is that they may be, from 0 to 1. */
  readonly fine: number
  /** What they would be refused for. */
  readonly reason: string
}

/** The order in which it was trained to read them. */
const order = ['genre', 'title', 'subtitle', 'author', 'summary', 'prompt']

export const textOfFields = (texts: Readonly<Record<string, string | null | undefined>>): string => {
  const rank = (name: string): number => (order.includes(name) ? order.indexOf(name) : order.length)
  return Object.entries(texts)
    .toSorted(([one], [other]) => rank(one) - rank(other))
    .flatMap(([name, text]) => (text ? [`${name}: ${name === 'genre' ? text.replaceAll('-', ' ') : text}`] : []))
    .join(' ')
}

export const readVerdict = async (
  network: Network,
  texts: Readonly<Record<string, string | null | undefined>>,
): Promise<NetworkVerdict> => {
  const { classes } = await network.ask('verdicts', await network.encode(textOfFields(texts)))
  if (!classes) throw new Error('expected a verdict')
  const { reasons } = network.classes.verdicts
  const [fine] = shares(classes)
  return { fine: fine ?? 1, reason: best(classes, reasons, (name) => name !== 'fine').name }
}
