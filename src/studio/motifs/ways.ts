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

export const restsOf = ({ rests: way }: Pick<MotifRecord, 'rests'>): Motif['rests'] => rests[way]
