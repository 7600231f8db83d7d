// What each family can show, besides its hero: people, places and hours, and which of its layouts stand without any hero. Seen in its pictures,
// not hoped for.
import { z } from 'zod'
import { places } from '../../contract/concept-vocabulary.ts'
import { settingValues } from '../brief/setting.ts'
import { figureSchema } from '../motifs/record.ts'
import { tagSchema } from '../paint/tags.ts'
import facts from './facts.json' with { type: 'json' }

const ownPeopleSchema = figureSchema
  .unwrap()
  .extend({
    layouts: z.array(z.string()).readonly(),
    /** Whether they leave their place to a hero who is a person. */
    givesWay: z.boolean().default(false),
  })
  .readonly()

/** How a cover is arranged, as it is told apart across a room. */
export const compositions = [
  /** One thing alone in the middle of a plain or framed ground. */
  'emblem',
  /** Things in a space with light on them, beside the middle or lying there. */
  'still',
  /** One thing so large that the edge cuts it. */
  'crop',
  /** Several things laid out, seen from above. */
  'spread',
  /** Repeats or ornament from edge to edge. */
  'pattern',
  /** Flowers, leaves or food around the type. */
  'border',
  /** The letters are the picture. */
  'letters',
  /** Two things made into one. */
  'joined',
  /** A picture that says the idea of a book of itself: matches, dominoes. */
  'idea',
  /** People, large or leading. */
  'figure',
  /** Characters of a picture book, acting. */
  'characters',
  /** A place, with or without somebody in it. */
  'scene',
  /** Two worlds on one sheet. */
  'halves',
] as const

export type Composition = (typeof compositions)[number]

const factsSchema = z
  .object({
    /** How well it is made, judged by eye on many books: 8 is a professional's cover that no buyer would question. */
    craft: z.number().min(1).max(10),
    /** The same where people lead its picture, where that is another. */
    craftWithPeople: z.number().min(1).max(10).optional(),
    composition: z.enum(compositions),
    /** Layouts that are composed otherwise. */
    otherwise: z.record(z.string(), z.enum(compositions)).default({}),
    /** What a person is in its picture: what it is about, somebody standing in it, a small device, or nothing it could show. */
    people: z.enum(['lead', 'standing', 'device', 'none']),
    /** Empty where it paints no place at all, and so suits any. */
    places: z.array(z.enum(settingValues.place)).readonly().default([]),
    /** Of one that paints a place: the layouts in which there is water before the hero, so that a boat or a swan can be it. */
    waters: z.array(z.string()).readonly().default([]),
    /** Layouts that show one kind of place and so suit no book of another: places of concepts, or wider ones of settings. */
    where: z.record(z.string(), z.array(z.enum([...places, ...settingValues.place])).readonly()).default({}),
    /** Empty where it suits any hour. */
    hours: z.array(z.enum(settingValues.time)).readonly().default([]),
    /** Layouts that are whole without a hero. */
    bare: z.array(z.string()).readonly().default([]),
    tags: z.array(tagSchema).readonly().default([]),
    /** People it draws of itself. */
    own: z.array(ownPeopleSchema).readonly().default([]),
    /** What its picture is of itself: words of books that it is made for. */
    about: z.array(z.string()).readonly().default([]),
    /** Only for books about that. */
    topical: z.boolean().default(false),
    /** How many things of the book it needs besides the hero. */
    company: z.int().default(0),
    /** What it shows is known by its outline alone: cut, stamped or drawn in one line. */
    outline: z.boolean().default(false),
    /** Its hero must be one of the animals that can act. */
    cast: z.boolean().default(false),
  })
  .readonly()

export type FamilyFacts = z.infer<typeof factsSchema>

const byFamily: ReadonlyMap<string, FamilyFacts> = new Map(
  Object.entries(z.record(z.string(), factsSchema).parse(facts)),
)

export const factsOfFamily = ({ id }: { readonly id: string }): FamilyFacts => {
  const known = byFamily.get(id)
  if (known === undefined) throw new Error(`nothing is known of family ${id}`)
  return known
}

export const craftOf = (family: { readonly id: string }, showsPeople: boolean): number => {
  const { craft, craftWithPeople = craft } = factsOfFamily(family)
  return showsPeople ? craftWithPeople : craft
}

/** Below this a template is retired: painted for callers who name it, chosen of itself only where nothing else can carry the book. */
const leastCraft = 4.5

export const isRetired = (family: { readonly id: string }): boolean => factsOfFamily(family).craft < leastCraft

export const compositionOf = (family: { readonly id: string }, layout: string): Composition => {
  const { composition, otherwise } = factsOfFamily(family)
  return otherwise[layout] ?? composition
}
