// Colours of cloth, skin and hair, by name.
import { z } from 'zod'
import { type Colour, mix } from '../colour/colour.ts'
import dyes from './data/dyes.json' with { type: 'json' }
import type { Outfit } from './dress/outfit.ts'
import { plainColours, type Stuff, type Wardrobe } from './stuff.ts'

const table = z.record(z.string(), z.string().regex(/^#[0-9a-f]{6}$/))
const names = z.array(z.string()).readonly()

const {
  named,
  sets,
  skins: skinTable,
  hairs: hairTable,
} = z.object({ named: table, sets: z.record(z.string(), names), skins: table, hairs: table }).parse(dyes)

const inTable =
  (colours: Readonly<Record<string, Colour>>, what: string) =>
  (name: string): Colour => {
    const colour = colours[name]
    if (colour === undefined) throw new TypeError(`expected a ${what} but received ${name}`)
    return colour
  }

/** A dye by its name, or a colour as it is. */
export const dyeNamed = (name: string): Colour => (name.startsWith('#') ? name : inTable(named, 'dye')(name))
export const isDye = (name: string): boolean => named[name] !== undefined
export const skinNamed = inTable(skinTable, 'skin')
/** A hair colour by its name, or a colour as it is. */
export const hairDyeNamed = (name: string): Colour =>
  name.startsWith('#') ? name : inTable(hairTable, 'hair colour')(name)
export const skinNames: readonly string[] = Object.keys(skinTable)
export const hairDyeNames: readonly string[] = Object.keys(hairTable)

/** What a piece of this stuff may be dyed. */
export const dyesFor = (stuff: Stuff): readonly string[] => sets[stuff] ?? sets.top ?? []
export const quietDyes: readonly string[] = sets.quiet ?? []

export interface Colouring {
  readonly skin: string
  readonly hair: string
  /** Dyes of stuffs, by name or as they are. */
  readonly dyes: Readonly<Partial<Record<Stuff, string>>>
}

const given = (colours: Readonly<Partial<Record<Stuff, string>>>): Partial<Record<Stuff, Colour>> => {
  const known: Partial<Record<Stuff, Colour>> = {}
  for (const [stuff, name] of Object.entries(colours)) Object.assign(known, { [stuff]: dyeNamed(name) })
  return known
}

/** The colours of somebody in an outfit. */
export const wardrobeOf = ({ colours, names: called }: Outfit, { skin, hair, dyes: worn }: Colouring): Wardrobe => {
  const tint = skinNamed(skin)
  const all = { ...plainColours, ...given(colours), ...given(worn) }
  const ownLapel = worn.lapel !== undefined || (colours.lapel !== undefined && worn.coat === undefined)
  return {
    names: called,
    colours: {
      ...all,
      skin: tint,
      hair: hairDyeNamed(hair),
      blush: mix(tint, '#c9473f', 0.18),
      lip: mix(tint, '#a32f3a', 0.55),
      lapel: ownLapel ? all.lapel : mix(all.coat, all.coat === '#f8f4ec' ? '#8a8577' : '#ffffff', 0.12),
    },
  }
}
