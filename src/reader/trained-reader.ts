// The trained reader: words in, meaning out. Loads its network with the first text.
import type { Concept } from '../contract/concept.ts'
import type { EditReading } from '../contract/edit.ts'
import type { ReadBook } from './concepts/book-text.ts'
import { type Imagination, openImagination } from './concepts/imagination.ts'
import { readConcept } from './concepts/read-concept.ts'
import { readEdits } from './edits/read-edits.ts'
import { type Network, openNetwork } from './network/network.ts'
import { type NetworkVerdict, readVerdict } from './verdicts/read-verdict.ts'
import { namedThings } from './wishes/named-things.ts'

export type Texts = Readonly<Record<string, string | null | undefined>>

export interface TrainedReader {
  readonly edits: (message: string) => Promise<EditReading>
  readonly concept: (book: ReadBook) => Promise<Concept>
  /** Things that art direction in words names. */
  readonly named: (prompt: string) => Promise<readonly string[]>
  readonly verdict: (texts: Texts) => Promise<NetworkVerdict>
}

export const trainedReader = (): TrainedReader => {
  let network: Promise<Network> | null = null
  let imagination: Promise<Imagination> | null = null
  const opened = (): Promise<Network> => {
    network ??= openNetwork()
    return network
  }
  const imagined = (): Promise<Imagination> => {
    imagination ??= openImagination()
    return imagination
  }
  return {
    edits: async (message) => readEdits(await opened(), message),
    concept: async (book) => readConcept(await opened(), await imagined(), book),
    named: async (prompt) => namedThings(await opened(), prompt),
    verdict: async (texts) => readVerdict(await opened(), texts),
  }
}
