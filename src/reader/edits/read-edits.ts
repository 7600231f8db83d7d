// Reads a message about a cover into edits. One that is longer than the network reads at once is read sentence by sentence.
import { type EditReading, mostEdits } from '../../contract/edit.ts'
import { longest, type Network } from '../network/network.ts'
import { decodeEdits } from './decode.ts'

const sentenceEnds = /(?<=[.!?])\s+|\n+/u

/** Parts that the network can read, each of as many sentences as fit; a sentence that does not fit is cut between words. */
export const portions = (message: string, fits: (text: string) => boolean): readonly string[] => {
  if (fits(message)) return [message]
  const parts: string[] = []
  const put = (text: string, gap: string): void => {
    const last = parts.at(-1)
    if (last !== undefined && fits(`${last}${gap}${text}`)) parts[parts.length - 1] = `${last}${gap}${text}`
    else parts.push(text)
  }
  for (const sentence of message.split(sentenceEnds)) {
    if (fits(sentence)) put(sentence, ' ')
    else for (const word of sentence.split(/\s+/)) put(word, ' ')
  }
  return parts.filter((part) => part !== '')
}

/** Pieces of a part of a long message: about as many as most messages have that the network learned from. */
const shortPortion = 80

/** A note without a full stop is read better with one: most of what the network learned from has them. */
const isEnded = /[.!?…"”]\s*$/u

const readOne = async (network: Network, message: string): Promise<EditReading> => {
  const encoded = await network.encode(isEnded.test(message) ? message : `${message}.`)
  return decodeEdits(message, encoded, await network.ask('edits', encoded), network.classes.edits)
}

export const readEdits = async (network: Network, message: string): Promise<EditReading> => {
  const fits = (text: string, most: number): boolean => network.words.pieces(text).length <= most
  const parts = fits(message, longest - 2) ? [message] : portions(message, (text) => fits(text, shortPortion))
  const readings: EditReading[] = []
  for (const portion of parts) readings.push(await readOne(network, portion))
  const edits = readings.flatMap((reading) => reading.edits).slice(0, mostEdits)
  return {
    edits,
    keep: [...new Set(readings.flatMap(({ keep }) => keep))].slice(0, mostEdits),
    nothing: edits.length > 0 ? null : (readings[0]?.nothing ?? 'remark'),
  }
}
