// A character: a front-facing animal of picture books, made of parts. Drawn in a frame of a hundred: the foot at (0, 0), the top at -100.
import type { Colour } from '../../colour/colour.ts'
import type { Palette } from '../../colour/palette.ts'
import type { Context, Easel } from '../easel.ts'
import type { Motif } from '../motifs/motif.ts'
import type { GarmentName, OwnName } from '../part-names.ts'
import type { Random } from '../random.ts'
import type { Coat } from './coat.ts'
import { type Hide, paintHide } from './hide.ts'
import { mirrored, type Outline } from './outline.ts'

const feelings = ['happy', 'curious', 'brave', 'sleepy'] as const

export type Feeling = (typeof feelings)[number]

export type Pose = 'rest' | 'wave' | 'cheer' | 'hug' | 'hold'

export type Garment = GarmentName | 'glasses'

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

/** A character while it is being painted. */
export interface Sitter {
  readonly easel: Easel
  /** The easel's own, or that of a layer of it. */
  readonly ctx: Context
  readonly coat: Coat
  readonly hide: Hide
  readonly feeling: Feeling
  readonly gaze: { readonly x: number; readonly y: number }
  readonly random: Random
}

export const part = ({ ctx, hide, random }: Sitter, outline: Outline, colour: Colour, other: Hide = hide): void =>
  paintHide(ctx, outline, colour, other, random)

/** Everything that a character wears or has is a part of the picture: an edit may colour it. */
export const own = ({ easel, ctx }: Sitter, name: OwnName, paint: () => void): void => easel.part(name, paint, ctx)

/** A part and its mirror image. */
export const pair = (sitter: Sitter, outline: Outline, colour: Colour, other: Hide = sitter.hide): void => {
  part(sitter, outline, colour, other)
  part(sitter, mirrored(outline), colour, other)
}

export interface Species {
  readonly id: string
  /** Its colour in the wild, sought in the palette. */
  readonly natural: Colour
  readonly hide: Hide
  readonly head: Outline
  readonly body: Outline
  /** Which colour of the coat limbs end in. */
  readonly paws: 'fur' | 'pale' | 'dark' | 'horn'
  readonly arms: 'paw' | 'wing' | 'thin'
  readonly eyes: { readonly x: number; readonly y: number; readonly size: number }
  readonly mouth: { readonly y: number; readonly width: number } | null
  /** Tails, wings and plates, behind the body. */
  behindBody?(sitter: Sitter): void
  /** Patches on the body. */
  onBody?(sitter: Sitter): void
  /** A mane, behind the ears; turns with the head. */
  aroundHead?(sitter: Sitter): void
  /** Ears and horns, behind the head; turns with it. */
  behindHead?(sitter: Sitter): void
  /** Patches on the face, below the eyes. */
  onFace?(sitter: Sitter): void
  /** Muzzle and nose, beak, trunk. */
  snout(sitter: Sitter): void
  /** Fringes, whiskers, horns over all. */
  overHead?(sitter: Sitter): void
}
