// A character as families and edits cast it: of which species, how it feels and stands, what it wears and holds, and where.
import type { Colour } from '../../colour/colour.ts'
import type { Palette } from '../../colour/palette.ts'
import type { Motif } from '../../motifs/motif.ts'
import type { GarmentName } from '../part-names.ts'
import type { Random } from '../random.ts'

export type Feeling = 'happy' | 'curious' | 'brave' | 'sleepy'

export type Pose = 'rest' | 'wave' | 'cheer' | 'hug' | 'hold'

export type Garment = GarmentName | 'glasses'

export interface Species {
  readonly id: string
  /** Its colour in the wild, or the one that was asked for. */
  readonly natural: Colour
}

export interface Casting {
  /** Middle of the foot and the height, in units. */
  readonly x: number
  readonly y: number
  readonly height: number
  readonly palette: Palette
  /** What is behind, so that the coat stands out from it. */
  readonly ground: Colour
  readonly feeling: Feeling
  readonly pose: Pose
  readonly garments?: readonly Garment[]
  /** A thing in its paws; with the poses `hug` and `hold`. */
  readonly held?: Motif
  readonly flip?: boolean
  /** Where it looks, -1 to 1 each. */
  readonly gaze?: { readonly x: number; readonly y: number }
  readonly random: Random
}
