// What the choice of a family has settled already.
import type { Motif } from '../motifs/motif.ts'

export interface Staged {
  readonly hero: Motif
  /** Those of the family that suit it. */
  readonly layouts: readonly string[]
}
