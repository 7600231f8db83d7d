// What a family adds of itself to fill its picture. A book whose concept is known gets none of it: a thing that is not in the book misleads.
import { findMotif } from '../motifs/find-motif.ts'
import type { Motif } from '../motifs/motif.ts'
import type { Scene } from './family.ts'

export const ownThing = ({ brief }: Pick<Scene, 'brief'>, id: string): Motif | undefined =>
  brief.reading.concept === null ? findMotif(id) : undefined

export const ownThings = (scene: Pick<Scene, 'brief'>, ids: readonly string[]): Motif[] =>
  ids.map((id) => ownThing(scene, id)).filter((motif) => motif !== undefined)
