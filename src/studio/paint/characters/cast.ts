// The cast: all characters by name, and which of them plays a motif or is named in a book.
import type { Motif } from '../motifs/motif.ts'
import type { Random } from '../random.ts'
import { askedForFarm } from './asked-for-farm.ts'
import { askedForWild } from './asked-for-wild.ts'
import type { Species } from './character.ts'
import { fabulous } from './fabulous.ts'
import { hearthAndSavanna } from './hearth-and-savanna.ts'
import { woodland } from './woodland.ts'

export const cast = [...woodland, ...hearthAndSavanna, ...fabulous] as const

/** Those that no book is given of itself play only what a book or an edit names. */
const byId: ReadonlyMap<string, Species> = new Map(
  [...cast, ...askedForWild, ...askedForFarm].map((species) => [species.id, species]),
)

/** Motifs that a character of another name plays. */
const understudies: Readonly<Record<string, string>> = {
  wolf: 'dog',
  raven: 'owl',
  bird: 'owl',
  eagle: 'owl',
  swan: 'penguin',
  octopus: 'monster',
  phoenix: 'dragon',
  turtle: 'dinosaur',
  'sleeping-cat': 'cat',
  crocodile: 'dinosaur',
  griffin: 'dragon',
  rooster: 'hen',
  parrot: 'owl',
  seagull: 'penguin',
}

/** Words by which books name characters, where no motif does. */
const words: readonly (readonly [RegExp, string])[] = [
  [/penguin|pinguin|pingouin|pingüino|pinguino/i, 'penguin'],
  [/monster|monstre|monstruo|mostro|yeti|troll|beastie|gruff/i, 'monster'],
  [/bunny|hare\b/i, 'rabbit'],
  [/kitten|kitty/i, 'cat'],
  [/puppy|pup\b/i, 'dog'],
  [/cub\b|teddy/i, 'bear'],
  ...cast.map(({ id }) => [new RegExp(`\\b${id}`, 'i'), id] as const),
]

/** A character of the very name of a motif. */
export const namesakeOf = ({ id }: Motif): Species | undefined => byId.get(id)

export const characterFor = (motif: Motif): Species | undefined => byId.get(understudies[motif.id] ?? motif.id)

/** Who plays a motif that has no character of its own. */
export const understudyOf = (motifId: string): string | undefined => understudies[motifId]

/** The character a text speaks of. */
export const characterIn = (text: string): Species | undefined => {
  const found = words.find(([pattern]) => pattern.test(text))
  return found ? byId.get(found[1]) : undefined
}

export const anyCharacter = (random: Random): Species => random.pick(cast)
