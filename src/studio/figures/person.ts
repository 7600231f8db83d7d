// Who is drawn: everything that is settled about one person of a picture.
import type { Motif } from '../motifs/motif.ts'
import type { Face } from './head.ts'
import type { Side } from './skeleton.ts'
import type { Wardrobe } from './stuff.ts'
import type { Vector } from './vector.ts'

/** What a hand can hold: something drawn for hands, or any motif. */
export interface Held {
  readonly side: Side
  readonly thing: string | Motif
  /** Degrees. */
  readonly turn: number
  readonly size: number
}

/** A hand laid on somebody. */
export interface Touch {
  readonly side: Side
  /** Whose body, by place in the group. */
  readonly whom: number
  readonly joint: string
  /** From that joint, in heads: right, up, towards the viewer. */
  readonly shift: Vector
  /** Where the elbow goes. */
  readonly pole: Vector
}

/** Carried: its hips are at a joint of somebody, shifted from there in heads. */
export interface Borne {
  readonly whom: number
  readonly joint: string
  readonly shift: Vector
}

export interface Person {
  readonly build: string
  /** Of the height of a man of its build. */
  readonly scale: number
  readonly pose: string
  /** Left and right of the pose exchanged. */
  readonly mirror: boolean
  /** Degrees of the head, where they differ from those of the pose. */
  readonly turn: number | null
  readonly nod: number | null
  readonly yaw: number
  /** Heads to the right of the middle of the group, and towards the viewer. */
  readonly x: number
  readonly z: number
  readonly lift: number
  readonly outfit: string
  readonly hair: string
  readonly beard: boolean
  readonly hat: string | null
  readonly glasses: boolean
  readonly face: Face
  readonly wardrobe: Wardrobe
  readonly hands: Readonly<Record<Side, string>>
  readonly wind: number
  readonly held: readonly Held[]
  readonly touches: readonly Touch[]
  /** A thing that bears it: a wheelchair, a bench is none. */
  readonly seat: 'wheelchair' | null
  readonly borne: Borne | null
}

/** Somebody who stands there with nothing in hand. */
export const personOf = (wardrobe: Wardrobe, more: Partial<Person> = {}): Person => ({
  build: 'woman',
  scale: 1,
  pose: 'stand',
  mirror: false,
  turn: null,
  nod: null,
  yaw: 14,
  x: 0,
  z: 0,
  lift: 0,
  outfit: 'casual',
  hair: 'crop',
  beard: false,
  hat: null,
  glasses: false,
  face: 'calm',
  hands: { L: 'relax', R: 'relax' },
  wind: 0.05,
  held: [],
  touches: [],
  seat: null,
  borne: null,
  ...more,
  wardrobe,
})
