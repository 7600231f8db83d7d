// What an edit may wish for. A sentence is read into a list of these; each is then applied to the document.
import type { Mood } from '../../../catalog/moods.ts'
import type { ColorPalette } from '../../../catalog/palettes.ts'
import type { Setting } from '../../brief/setting.ts'
import type { Metal } from '../../colour/palette.ts'
import type {
  Adjustments,
  Air,
  Corner,
  ExtraPlace,
  Manner,
  Part,
  Place,
  Region,
  Which,
} from '../../direction/adjustments.ts'
import type { PeopleChanges } from '../../direction/people-changes.ts'
import type { TypeAdjustment } from '../../direction/type-adjustment.ts'
import type { FaceId } from '../../type/faces.ts'
import type { TypeRole } from '../../type/plan.ts'

/** A colour by name, as OKLCH and as it is painted. */
export interface NamedColour {
  readonly name: string
  readonly hex: string
  readonly metal: Metal | null
}

/** Kinds of palettes that an edit may ask for. */
export type PaletteKind = ColorPalette | 'neon' | 'synthwave' | 'sepia' | 'seventies'

/** A feeling that the cover should have: one of the moods, or a shade of it. */
export type Feeling =
  | Mood
  | 'calm'
  | 'cosy'
  | 'dreamy'
  | 'elegant'
  | 'gritty'
  | 'hopeful'
  | 'lonely'
  | 'luxurious'
  | 'modern'
  | 'moody'
  | 'nostalgic'
  | 'playful'
  | 'scary'
  | 'serious'
  | 'tense'
  | 'warm'
  | 'wild'

/** Kinds of letters that can be asked for. */
export const letterings = [
  'serif',
  'sans',
  'script',
  'handwritten',
  'slab',
  'typewriter',
  'blackletter',
  'condensed',
  'italic',
  'bold',
  'thin',
  'deco',
  'futuristic',
  'playful',
  'elegant',
  'modern',
  'readable',
  'retro',
  'horror',
  'other',
] as const

export type Lettering = (typeof letterings)[number]

/** What is asked of a piece of type. `scale` multiplies, `tracking` adds. */
export type TypeChange = Partial<Omit<TypeAdjustment, 'face'>> & {
  readonly lettering?: Lettering
  readonly colourName?: string
  /** Set in the face of another line. */
  readonly faceOf?: TypeRole
  /** Set in the size of another line. */
  readonly sizeOf?: TypeRole
  /** A face by its name. */
  readonly inFace?: { readonly face: FaceId; readonly said: string }
}

/** Grades that are added to what the cover has. */
export interface GradeChange {
  readonly lightness?: number
  readonly contrast?: number
  readonly saturation?: number
  readonly temperature?: number
  readonly hue?: number
}

/** A thing in the picture. */
export interface Subject {
  /** A motif id, or a name that no motif has; null for the hero, whatever it is. */
  readonly motif: string | null
  /** All motifs that the word names. */
  readonly kin: readonly string[]
  /** The word of the wish. */
  readonly said: string
  /** False where the word only brings the motif to mind: the nearest that can be painted. */
  readonly isExact: boolean
  /** Where the word names what nobody can paint: what can stand in for it, nearest first. */
  readonly standIns: readonly string[]
}

/** The hero of the cover, whatever it is. */
export const theHero: Subject = { motif: null, kin: [], said: 'hero', isExact: true, standIns: [] }

/** The name by which painters know all but one of a thing, where they paint several. */
export const otherThanOne = (motif: string): string => `further ${motif}`

export type Wish =
  | { readonly kind: 'text'; readonly role: TypeRole; readonly text: string }
  /** Words that should no longer stand in a line. */
  | { readonly kind: 'cut-text'; readonly role: TypeRole; readonly text: string }
  | { readonly kind: 'type'; readonly role: TypeRole; readonly change: TypeChange }
  | {
      readonly kind: 'grade'
      readonly region: Region
      readonly change: GradeChange
      readonly said: string
    }
  | { readonly kind: 'tint'; readonly region: Region; readonly colour: NamedColour; readonly strength: number }
  | { readonly kind: 'ground'; readonly colour: NamedColour }
  | { readonly kind: 'colours'; readonly colours: readonly NamedColour[] }
  | { readonly kind: 'refuse-colour'; readonly colour: NamedColour }
  | { readonly kind: 'recolour'; readonly from: NamedColour; readonly to: NamedColour }
  | { readonly kind: 'palette'; readonly palette: PaletteKind }
  | { readonly kind: 'swap-inks'; readonly roles: readonly [TypeRole, TypeRole] }
  | { readonly kind: 'without'; readonly what: 'glow' | 'texture' | 'glitch'; readonly said: string }
  | {
      readonly kind: 'feeling'
      readonly feeling: Feeling
      readonly isLess: boolean
      /** How much of it, 1 by itself. */
      readonly strength?: number
    }
  | { readonly kind: 'hour'; readonly hour: NonNullable<Setting['time']> }
  | { readonly kind: 'season'; readonly season: NonNullable<Setting['season']> }
  | { readonly kind: 'scene'; readonly place: NonNullable<Setting['place']> }
  | { readonly kind: 'air'; readonly air: Air; readonly strength: number; readonly isLess: boolean }
  | { readonly kind: 'glow'; readonly colour: NamedColour; readonly subject: Subject }
  | { readonly kind: 'storm' }
  | { readonly kind: 'border'; readonly colour: NamedColour | null }
  | { readonly kind: 'vignette'; readonly by: number }
  | {
      readonly kind: 'add'
      readonly subject: Subject
      readonly count: number
      readonly scale: number
      readonly colour: NamedColour | null
      readonly place: ExtraPlace | null
      /** What it should be beside or over; null where nothing is said of that, or only a pronoun points to it. */
      readonly by: Subject | null
      /** Where it should be over something: not on it, but in the air. */
      readonly isAbove?: true
    }
  | { readonly kind: 'remove'; readonly subject: Subject; readonly which?: Which }
  /** Not as many of them. */
  | { readonly kind: 'fewer'; readonly subject: Subject }
  | {
      readonly kind: 'replace'
      readonly from: Subject
      readonly to: Subject
      readonly colour: NamedColour | null
      /** How many come. */
      readonly count: number
    }
  /** The people of the picture, one by one. */
  | { readonly kind: 'people'; readonly people: PeopleChanges; readonly said: string }
  | { readonly kind: 'resize'; readonly subject: Subject; readonly factor: number }
  | {
      readonly kind: 'paint-subject'
      readonly subject: Subject
      readonly colour: NamedColour
      /** The colour it is called by. */
      readonly near?: NamedColour
      /** Further colours that some of them have: "lavender and sage flowers". */
      readonly also?: readonly NamedColour[]
    }
  | {
      /** A part of the picture by its colour or its look; it goes where no colour is named. */
      readonly kind: 'paint-part'
      readonly part: Part
      readonly said: string
      /** Whose part it is; null for the picture's. */
      readonly owner: Subject | null
      readonly colour: NamedColour | null
      /** Further colours that are asked for beside the first: "red and white". */
      readonly also?: readonly NamedColour[]
    }
  | {
      readonly kind: 'move'
      readonly subject: Subject
      readonly to: Place | Corner
      /** "A bit further left": only a step. */
      readonly isSlight?: true
    }
  /** The hero leans by so many radians, to the right over 0; at 0 it stands upright. */
  | { readonly kind: 'turn'; readonly turn: number }
  /** So many of a thing, and no others. */
  | { readonly kind: 'count'; readonly subject: Subject; readonly count: number }
  /** A thing that was added, or that stands beside the hero, in another place of the picture. */
  | { readonly kind: 'place'; readonly subject: Subject; readonly place: ExtraPlace; readonly by: Subject | null }
  | { readonly kind: 'swap-places'; readonly subjects: readonly [Subject, Subject] }
  /** The colours that the painters gave it. */
  | { readonly kind: 'own-colour'; readonly of: TypeRole | Subject }
  | { readonly kind: 'frame'; readonly change: Partial<Adjustments['frame']>; readonly said: string }
  | { readonly kind: 'manner'; readonly manner: Manner; readonly said: string }
  | { readonly kind: 'busier' }
