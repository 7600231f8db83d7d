// What an edit asks for beyond palette, hero and setting: carried by the document and obeyed in one place each, whatever the family.
import { z } from 'zod'
import { casts } from '../colour/cast.ts'
import { partNames } from '../paint/part-names.ts'
import { asCast, peopleChangesSchema } from './people-changes.ts'
import { noTypeAdjustment, typeSchema } from './type-adjustment.ts'

const colour = z.string().regex(/^#[0-9a-f]{6}$/)
const share = z.number().min(0).max(1)
const lean = z.number().min(-1).max(1)

const gradeSchema = z.object({
  /** Each from -1 to 1; 0 leaves it. */
  lightness: lean,
  contrast: lean,
  saturation: lean,
  /** Over 0 is warmer. */
  temperature: lean,
  /** Degrees. */
  hue: z.number().min(-180).max(180),
  tint: z.object({ colour, strength: share }).nullable(),
})

export type Grade = z.infer<typeof gradeSchema>

export const noGrade: Grade = { lightness: 0, contrast: 0, saturation: 0, temperature: 0, hue: 0, tint: null }

/** Regions of the art, as far as any cover has them: what is high on it, what is low, and all of it. */
export const regions = ['whole', 'upper', 'lower'] as const

export type Region = (typeof regions)[number]

/** What may fall or hang over the finished art. */
export const airs = [
  'fog',
  'ground-fog',
  'rain',
  'snow',
  'stars',
  'sparks',
  'clouds',
  'lightning',
  'rays',
  'leaves',
  'petals',
  'aurora',
] as const

export type Air = (typeof airs)[number]

/** Manners in which the finished art can be painted or printed again. */
export const manners = [
  'watercolour',
  'oils',
  'gouache',
  'woodcut',
  'engraving',
  'halftone',
  'comic',
  'flat',
  'screen-print',
  'risograph',
  'vintage',
  'aged-paper',
  'grain',
  'grit',
  'glitch',
  'pencil',
  'crayon',
  'chalk',
  'chart',
  'pixel',
  'soft-focus',
  'simplified',
  'photographic',
] as const

export type Manner = (typeof manners)[number]

const places = ['left', 'right', 'top', 'bottom', 'middle'] as const

export type Place = (typeof places)[number]

const corners = ['corner', 'top-left', 'top-right', 'bottom-left', 'bottom-right'] as const

/** A corner of the sheet; `corner` is whichever has room. */
export type Corner = (typeof corners)[number]

export const isCorner = (place: string | null): place is Corner => corners.some((corner) => corner === place)

/** Where an added thing may be: beside something (on a side of it that is named, or on either), on or over it, around it, before or behind it, sitting in it, where it was, in its hand; in the sky, in water, or out on the land. */
const extraPlaces = [
  ...places,
  ...corners,
  'beside',
  'over',
  'left-of',
  'right-of',
  'around',
  'before',
  'behind',
  'perched',
  'instead',
  'held',
  'sky',
  'water',
  'afield',
] as const

export type ExtraPlace = (typeof extraPlaces)[number]

const extraSchema = z.object({
  motif: z.string(),
  count: z.int().min(1).max(7),
  scale: z.number().min(0.4).max(2.5),
  colour: colour.nullable(),
  place: z.enum(extraPlaces).nullable(),
  /** Names by which painters know what it is beside, over or around; none for the hero. */
  by: z.array(z.string()).default([]),
})

export type Extra = z.infer<typeof extraSchema>

export const mostExtras = 6

/** Parts of the picture that have no painter of their own: told by where and how they look. */
export const expanses = ['sky', 'land'] as const

export type Expanse = (typeof expanses)[number]

/** What parts look like: what somebody wears, light in windows and lamps, what shines and drifts, what else stands out. */
const looks = ['cloth', 'light', 'glow', 'patch'] as const

export const partSchema = z.object({
  look: z.enum(looks),
  /** The colour that the part is called by, if any: it says more than its look. */
  near: colour.nullable(),
  /** Only the largest patch of that colour: one band, one stamp. */
  isSingle: z.boolean(),
  /** Between which shares of the thing's height it is. */
  top: share,
  bottom: share,
})

export type Part = z.infer<typeof partSchema>

const paintSchema = z.object({
  /** Names by which painters know the thing: motif ids and names of the scenery. */
  things: z.array(z.string()),
  expanse: z.enum(expanses).nullable(),
  /** Parts that painters say the names of. */
  named: z.array(z.union([z.enum(partNames), z.templateLiteral(['own ', z.string().max(40)])])).default([]),
  /** Only this part of the things, or of the whole picture where none are named. */
  part: partSchema.nullable().default(null),
  /** Null where the part takes the colour of what is around it, and so is gone. */
  colour: colour.nullable(),
  /** A second colour that some of it has: what is pale of stripes, or every other hue. */
  second: colour.nullable().default(null),
  /** A third one. */
  third: colour.nullable().default(null),
})

export type Paint = z.infer<typeof paintSchema>

export const noPaint: Paint = {
  things: [],
  expanse: null,
  named: [],
  part: null,
  colour: null,
  second: null,
  third: null,
}

export const mostPaints = 4

/** Which of several things is meant: by its side, its size or its number from the left, or back from the right. */
const whichSchema = z.union([z.enum(['left', 'right', 'top', 'bottom', 'small', 'large', 'any']), z.int()])

const clearedSchema = z.object({
  /** Names of the several. */
  things: z.array(z.string()),
  which: whichSchema,
  /** Whether all at the side are meant. */
  areMany: z.boolean(),
})

export type Which = z.infer<typeof whichSchema>
export type Cleared = z.infer<typeof clearedSchema>

/** As many as edits may take one by one. */
export const mostCleared = 12

export const adjustmentsSchema = z.object({
  grades: z.object({ whole: gradeSchema, upper: gradeSchema, lower: gradeSchema }),
  /** The light of this hour over everything, whatever the family makes of the setting. */
  hour: z.enum(['dawn', 'day', 'dusk', 'night']).nullable(),
  season: z.enum(['spring', 'summer', 'autumn', 'winter']).nullable(),
  /** The colour of the ground: the art is turned to it, from pale to dark where it must be. */
  ground: colour.nullable(),
  negative: z.boolean(),
  /** Colours that give way wherever they are painted: to another, or to grey. */
  hues: z.array(z.object({ from: colour, to: colour.nullable() })).default([]),
  /** A kind of colour that everything is cast in. */
  cast: z.enum(casts).nullable().default(null),
  /** Things of the picture in colours of their own, told by what the art would lack without them. */
  paints: z.array(paintSchema).max(mostPaints).default([]),
  /** Lines of the drawing made thicker (over 0) or thinner. */
  stroke: lean.default(0),
  /** A ruled border in this colour. */
  border: colour.nullable(),
  vignette: lean,
  /** Mould, scratches and blots over the art. */
  stains: share.default(0),
  /** Light behind things that painters know by these names; behind the hero where none are named. */
  glow: z
    .object({ colour, by: z.array(z.string()) })
    .nullable()
    .default(null),
  air: z.partialRecord(z.enum(airs), share),
  manner: z.enum(manners).nullable(),
  /** Things left out of the art: motif ids and names of the atmosphere. */
  without: z.array(z.string()),
  /** Some of several things left out while the others of their name stay: found anew on every sheet. */
  cleared: z.array(clearedSchema).max(mostCleared).default([]),
  extras: z.array(extraSchema).max(mostExtras),
  /** How much larger than by itself a companion of the hero is, by its name. */
  sizes: z.record(z.string(), z.number().min(0.4).max(2.5)).default({}),
  hero: z.object({
    scale: z.number().min(0.4).max(2.5),
    colour: colour.nullable(),
    /** Shares of its own height, to the right and down. */
    dx: z.number().min(-2).max(2),
    dy: lean,
    /** Radians by which it leans: a slender thing that lies where a broad one lay. */
    turn: lean.default(0),
    /** Whether an edit has asked for it: then it outranks whomever the book names. */
    isAsked: z.boolean().default(false),
  }),
  /** The people of the picture, where its painter casts them one by one. */
  people: peopleChangesSchema.default(asCast),
  /** The crop of the art: `x` and `y` from -1 to 1 say which part of it a zoom keeps. */
  frame: z.object({
    mirror: z.boolean(),
    zoom: z.number().min(1).max(2),
    x: lean,
    y: lean,
    /** What stands between two heights (shares of the sheet's) is moved down by a third; what is above and below gives way. */
    slide: z.object({ top: share, bottom: share, by: lean }).nullable().default(null),
  }),
  type: z.object({ title: typeSchema, subtitle: typeSchema, author: typeSchema, year: typeSchema }),
})

export type Adjustments = z.infer<typeof adjustmentsSchema>

export const noAdjustments: Adjustments = {
  grades: { whole: noGrade, upper: noGrade, lower: noGrade },
  hour: null,
  season: null,
  ground: null,
  negative: false,
  hues: [],
  cast: null,
  paints: [],
  stroke: 0,
  border: null,
  vignette: 0,
  stains: 0,
  glow: null,
  air: {},
  manner: null,
  without: [],
  cleared: [],
  extras: [],
  sizes: {},
  hero: { scale: 1, colour: null, dx: 0, dy: 0, turn: 0, isAsked: false },
  people: asCast,
  frame: { mirror: false, zoom: 1, x: 0, y: 0, slide: null },
  type: {
    title: noTypeAdjustment,
    subtitle: noTypeAdjustment,
    author: noTypeAdjustment,
    year: noTypeAdjustment,
  },
}
