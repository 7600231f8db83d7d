// The words in which the type cases are described: scripts, voices, looks, families and their cuts.

export const scripts = [
  'latin',
  'greek',
  'cyrillic',
  'hebrew',
  'thai',
  'han',
  'japanese',
  'korean',
  'armenian',
  'georgian',
  'bengali',
  'gujarati',
  'gurmukhi',
  'kannada',
  'malayalam',
  'oriya',
  'tamil',
  'telugu',
  'sinhala',
  'khmer',
  'lao',
  'myanmar',
  'ethiopic',
] as const

export type Script = (typeof scripts)[number]

export const voices = [
  'epic',
  'arcane',
  'gothic',
  'thriller',
  'noir',
  'scifi',
  'cyber',
  'horror',
  'romance',
  'elegant',
  'literary',
  'classic',
  'modern',
  'bold',
  'friendly',
  'playful',
  'cozy',
  'retro',
  'deco',
  'pulp',
  'hand',
  'technical',
  'historic',
] as const

export type Voice = (typeof voices)[number]

export type Look = 'serif' | 'sans' | 'script' | 'slab' | 'display' | 'blackletter' | 'mono' | 'hand'

/** How Chinese characters are drawn: the same character differs from region to region. */
export type HanForms = 'simplified' | 'traditional' | 'japanese'

export interface Cut<Id extends string = string> {
  readonly id: Id
  /** The name of the file in the family's folder. */
  readonly file: string
  readonly weight: number
  readonly italic?: true
  /** Where this cut speaks otherwise than its family. */
  readonly voices?: readonly Voice[]
  readonly tracking?: number
}

export interface Family<Id extends string = string> {
  /** The folder in assets/fonts. */
  readonly folder: string
  readonly look: Look
  readonly voices: readonly Voice[]
  /** False where a line of capitals is unreadable: joined scripts, blackletter. */
  readonly setsCapitals: boolean
  /** Letter spacing in em that suits a line of capitals. */
  readonly tracking: number
  /** Line distance in em that suits mixed case on several lines. */
  readonly leading: number
  /** How much taller than drawn its capitals bear to be set, where that differs from other faces of its look. */
  readonly tallest?: number
  /** The scripts in which this family is well drawn, its home first; it may hold characters of others that are poor. */
  readonly scripts: readonly Script[]
  readonly hanForms?: HanForms
  readonly cuts: readonly Cut<Id>[]
}
