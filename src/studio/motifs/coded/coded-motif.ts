// A motif that code draws, because it is another one with every seed: trees, clouds, a crowd. What is known of it is its record.
import type { Motif } from '../motif.ts'

export type CodedMotif = Pick<Motif, 'id' | 'width' | 'draw'>
