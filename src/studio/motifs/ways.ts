// How things rest, as painters ask for it.
import type { Motif } from './motif.ts'
import type { MotifRecord } from './record.ts'

const rests: Readonly<Record<MotifRecord['rests'], Motif['rests']>> = {
  stands: 'ground',
  lies: 'ground',
  hangs: 'air',
  flies: 'air',
  floats: 'water',
  held: 'held',
}

/** A place that lies is the ground, the water or the room that other things are in: a road, a lake, a corridor. */
export const restsOf = ({ kind, rests: way }: Pick<MotifRecord, 'kind' | 'rests'>): Motif['rests'] =>
  kind === 'place' && way === 'lies' ? 'land' : rests[way]
