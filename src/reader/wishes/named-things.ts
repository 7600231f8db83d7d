// The things that a caller's art direction names, in its own words: what the network marks as really there, and what it takes for wishes.
import { shelfText } from '../concepts/book-text.ts'
import { markedWords } from '../concepts/marked-words.ts'
import { readEdits } from '../edits/read-edits.ts'
import type { Network } from '../network/network.ts'

/** A prompt stands where a summary would. */
const shelf = { genre: 'other', subgenre: null }

const mostNamed = 8

const markedIn = async (network: Network, prompt: string): Promise<readonly string[]> => {
  const text = `${shelfText(shelf)} ${prompt}`
  const encoded = await network.encode(text)
  const { pieces } = await network.ask('books', encoded)
  if (!pieces) throw new Error('expected a mark for each word')
  return markedWords(text, encoded, pieces, 'literal', shelfText(shelf).length)
}

const addedIn = async (network: Network, prompt: string): Promise<readonly string[]> => {
  const { edits } = await readEdits(network, prompt)
  return edits.flatMap(({ op, target, value }) => (op === 'add' ? target : op === 'replace' ? (value ?? []) : []))
}

const contains = (one: string, other: string): boolean => ` ${one} `.includes(` ${other} `)

/** Each once, in its longest form. */
export const namedThings = async (network: Network, prompt: string): Promise<readonly string[]> => {
  const fixed = new Set(network.classes.edits.targets)
  const [marked, added] = [await markedIn(network, prompt), await addedIn(network, prompt)]
  const named = [...new Set([...added, ...marked].map((words) => words.toLowerCase().trim()))]
  return named
    .filter((words) => words !== '' && words.length <= 60 && !fixed.has(words))
    .filter((words) => !named.some((other) => other !== words && contains(other, words)))
    .slice(0, mostNamed)
}
