// A figure: somebody of a picture book, how it feels, stands, is dressed and is lit. Settled before anything is painted.
import type { Colour } from '../colour/colour.ts'
import type { Point } from '../paint/point.ts'
import type { Manner } from './brush.ts'
import type { Hair } from './hair.ts'
import type { Light } from './light.ts'
import type { Face, FaceMood } from './moods.ts'
import type { PoseName, PoseShape } from './poses.ts'
import type { Coat, Kind } from './species.ts'

export type TopKind = 'jumper' | 'coat' | 'dress' | 'dungarees' | 'suit' | 'spacesuit'
export type HatKind = 'bobble' | 'party' | 'nightcap' | 'explorer' | 'captain' | 'crown' | 'cap' | 'goggles'
export type PropKind = 'lantern' | 'flower' | 'sword' | 'cup' | 'torch' | 'spoon' | 'balloon' | 'map' | 'star'

export interface Outfit {
  readonly top?: { readonly kind: TopKind; readonly colour: Colour; readonly trim: Colour; readonly striped?: boolean }
  readonly trousers?: Colour
  readonly shoes?: Colour
  readonly scarf?: Colour
  readonly cape?: Colour
  readonly bow?: Colour
  readonly glasses?: Colour
  readonly pack?: Colour
  readonly hat?: { readonly kind: HatKind; readonly colour: Colour; readonly trim: Colour }
  readonly helmet?: boolean
}

export interface Figure {
  readonly kind: Kind
  readonly coat: Coat
  readonly mood: FaceMood
  readonly pose: PoseName
  readonly outfit: Outfit
  readonly hair?: Hair
  /** In the right hand. */
  readonly prop?: { readonly kind: PropKind; readonly colour: Colour; readonly scale?: number }
  /** The cover of the book it reads. */
  readonly book?: Colour
  readonly manner: Manner
  readonly light: Light
  readonly seed: number
  /** How wind moves what is loose; 0.3 by default. */
  readonly wind?: number
}

export type Showing = 'whole' | 'upper' | 'head'

/** Where and how a figure is put on a sheet. */
export interface Placing {
  /** Between the feet; of a head alone its middle. */
  readonly x: number
  readonly y: number
  /** Units of the sheet for each unit of the figure. */
  readonly scale: number
  readonly flip?: boolean
  readonly turned?: number
  /** `upper` has no legs: it stands in a basket, a bus, a window. */
  readonly showing?: Showing
  /** What it looks at, on the sheet; it looks at whoever looks at it otherwise. */
  readonly lookAt?: Point
  /** What its left and right hand reach for, on the sheet. */
  readonly reach?: readonly [left: Point | null, right: Point | null]
  readonly head?: Partial<PoseShape['head']>
  readonly face?: Partial<Face>
  readonly shape?: Partial<PoseShape>
  /** How dark its shadow on the ground is; none by default. */
  readonly shadow?: number
}
