// How letters are made: their filling and what surrounds it. All lengths are shares of the type size, so an effect fits any size.
import type { Colour } from '../../colour/colour.ts'
import type { Metal } from '../../colour/palette.ts'
import type { LitShape } from '../../light/lit-shape.ts'
import type { Box, Easel } from '../../paint/easel.ts'
import type { SurfaceFilling } from '../surfaces/surface-names.ts'

export interface Effect {
  /** How letters are on a pale ground, where they have other colours there. */
  readonly onPale?: { readonly ink: Colour; readonly effect: Effect }
  /** Default: the ink. */
  readonly fill?: Filling
  /** 0 to 1: ink worn away, as on old posters. */
  readonly worn?: number
  /** A line around the letters, under their filling. What was asked for must be seen, on whatever ground. */
  readonly outline?: { readonly colour: Colour; readonly width: number; readonly isAsked?: boolean }
  /** A solid block of letters behind, towards the lower right unless told otherwise. */
  readonly extrude?: { readonly colour: Colour; readonly depth: number; readonly angle?: number }
  readonly shadow?: {
    readonly colour: Colour
    readonly blur: number
    readonly drop?: number
    readonly alpha?: number
    readonly isAsked?: boolean
    /** Its colour was asked for by name: it gives way only where it would not be seen at all. */
    readonly isNamed?: boolean
  }
  readonly glow?: { readonly colour: Colour; readonly blur: number; readonly strength?: number }
}

export type Filling =
  /** From the top of the block to its foot. */
  | { readonly kind: 'gradient'; readonly colours: readonly [Colour, Colour, ...Colour[]] }
  | { readonly kind: 'foil'; readonly metal: Metal; readonly bevel?: number }
  /** Letters as of a stuff, a press or a hand. */
  | SurfaceFilling
  /** Letters in the light of the picture: cast, cut or laid on. `colour` stands for them when contrast is measured. */
  | { readonly kind: 'lit'; readonly colour: Colour; readonly letters: LitShape }
  /** Letters as windows on a picture. `colour` stands for the picture when contrast is measured. */
  | {
      readonly kind: 'window'
      readonly colour: Colour
      /** How far the picture leans to that colour; less where it is mostly of that colour anyway. */
      readonly tint?: number
      paint(easel: Easel, box: Box): void
    }
