// The contract of a template family: its facts, its choices, and how it designs a cover.
import type { Mood } from '../../catalog/moods.ts'
import type { Brief, Setting } from '../brief/brief.ts'
import type { Colour } from '../colour/colour.ts'
import type { Palette } from '../colour/palette.ts'
import type { PeopleChanges } from '../direction/people-changes.ts'
import type { Motif } from '../motifs/motif.ts'
import type { Easel } from '../paint/easel.ts'
import type { Random } from '../paint/random.ts'
import type { FaceId } from '../type/faces.ts'
import type { TypePlan } from '../type/plan.ts'
import type { SetType } from '../type/set-type.ts'

/** What kind of picture it is: covers of one call differ in this first. */
export type Look =
  | 'landscape'
  | 'emblem'
  | 'typographic'
  | 'object'
  | 'figure'
  | 'pattern'
  | 'character'
  | 'collage'
  | 'abstract'
  | 'interior'
  | 'cityscape'
  | 'card'

/** How it is made, as an API caller would sort templates. */
export type TemplateType = 'illustrated' | 'typographic' | 'ornamental' | 'atmospheric' | 'graphic'

export interface Layout {
  readonly id: string
  /** Continues "composed with …": `the title high in a pale sky and the hero low on the right`. */
  readonly phrase: string
  /** Its picture is painted as far as it is seen, however wide: on a wrap nothing else need follow it. */
  readonly isEndless?: boolean
}

/** Faces that go together: the title's, and the one for subtitle and author. */
export interface Pairing {
  readonly title: FaceId
  readonly text: FaceId
}

/** A plausible book for the template's preview picture. */
export interface SampleBook {
  readonly title: string
  readonly subtitle: string | null
  readonly author: string
  readonly summary: string
}

export interface Family {
  /** `mist-peaks`; never changes, as documents and callers hold it. */
  readonly id: string
  readonly name: string
  readonly look: Look
  readonly templateType: TemplateType
  /** `Fantasy:epic-fantasy`; `Fantasy:*` serves the whole genre and books without a subgenre. */
  readonly genreBuckets: readonly string[]
  readonly moods: readonly Mood[]
  /** Names the technique for the art direction: `a layered mountain panorama in painted mist`. */
  readonly technique: string
  /** Names the manner of its type: `chiselled Roman capitals in gold foil`. */
  readonly lettering: string
  /** Four or more curated palettes. */
  readonly palettes: readonly [Palette, ...Palette[]]
  readonly pairings: readonly [Pairing, ...Pairing[]]
  /** Three or more compositions that differ at first sight. */
  readonly layouts: readonly [Layout, ...Layout[]]
  /** Motifs to choose from when the book names none that it can show, the most typical first; eight or more. */
  readonly heroes: readonly [string, ...string[]]
  readonly sample: SampleBook
  /** Whether it can show this motif well as its hero. */
  shows(motif: Motif): boolean
  /**
   * Whether its idea can carry the book at all: a letter that it needs, a title short enough. One that cannot is not chosen for it; a caller
   * who names it gets its nearest idea.
   */
  carries?(book: Brief['book']): boolean
  design(scene: Scene): Design
  /** Of a drawing in lines on a plain ground: it is drawn anew on another ground or in another ink, as no pixels can be turned. */
  readonly lines?: LineArt
}

export interface LineArt {
  onGround(palette: Palette, layout: string, ground: Colour): Palette
  inInk(palette: Palette, layout: string, ink: Colour): Palette
}

/** What a family designs from. Everything here is settled; the only chance left is `random`. */
export interface Scene {
  /** The sheet in units. 1600 x 2560 for a cover, about 2024 x 2024 for an audiobook, anything for a wrap. */
  readonly w: number
  readonly h: number
  readonly brief: Brief
  readonly setting: Setting
  readonly mood: Mood
  readonly palette: Palette
  readonly pairing: Pairing
  readonly layout: string
  readonly hero: Motif
  /** Further motifs of the book, at most three; may be empty. */
  readonly companions: readonly Motif[]
  /** Whether an edit has asked for this hero, whomever the book names. */
  readonly isHeroAsked?: boolean
  /** What edits have asked of the people whom the family casts. */
  readonly people?: PeopleChanges
  readonly random: Random
}

/** A thing that an edit adds, by its foot. */
export interface Added {
  readonly motif: Motif
  readonly x: number
  readonly y: number
  readonly height: number
  /** The colour that was asked for. */
  readonly colour: Colour | null
}

export interface Design {
  readonly type: TypePlan
  /** Paints the art behind the type. Gets the set type, so that it can keep calm under it. */
  back(easel: Easel, type: SetType): void
  /** Paints art over the type: leaves, smoke, a sword tip. Letters it would hide are cut free of it. */
  front?(easel: Easel, type: SetType): void
  /** Draws a thing that an edit adds in the hand in which the hero is drawn, where that is no plain painting. */
  drawAdded?(easel: Easel, added: Added): void
  /** 0 to 1, over art and type alike: binds them. Default .35. */
  readonly grain?: number
  /** 0 to 1. Default .25; 0 for flat graphic covers. */
  readonly vignette?: number
}
