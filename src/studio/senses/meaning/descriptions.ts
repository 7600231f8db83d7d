// What each motif and each mood means, in short descriptions that mostly do not name it.
import moods from './data/mood-descriptions.json' with { type: 'json' }
import motifs from './data/motif-descriptions.json' with { type: 'json' }

export type MeaningKind = 'motif' | 'mood'

export interface Description {
  readonly kind: MeaningKind
  /** Id of the motif, or the mood. */
  readonly of: string
  readonly text: string
}

const listed = (kind: MeaningKind, texts: Readonly<Record<string, readonly string[]>>): readonly Description[] =>
  Object.entries(texts).flatMap(([of, lines]) => lines.map((text) => ({ kind, of, text })))

export const descriptions: readonly Description[] = [...listed('motif', motifs), ...listed('mood', moods)]
