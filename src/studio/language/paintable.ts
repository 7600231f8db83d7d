// The motifs that can be painted, by id: the names under which a model may call for them. Read without loading a single drawing.
import { descriptions } from '../senses/meaning/descriptions.ts'

export const paintable: readonly string[] = [
  ...new Set(descriptions.filter(({ kind }) => kind === 'motif').map(({ of }) => of)),
]
