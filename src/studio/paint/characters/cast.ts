// The cast: all characters by name, and which of them plays a motif or is named in a book.

import { kindOf, kinds } from '../../characters/species.ts'
import type { Motif } from '../../motifs/motif.ts'
import type { Random } from '../random.ts'
import type { Species } from './character.ts'

const byId: ReadonlyMap<string, Species> = new Map(kinds.map(({ id, coat }) => [id, { id, natural: coat.base }]))

/** Those who play where a book names nobody; all others only what a book or an edit names. */
const free: ReadonlySet<string> = new Set(
  'bear fox rabbit owl mouse cat dog elephant lion penguin dragon dinosaur monster'.split(' '),
)

export const cast: readonly Species[] = [...byId.values()].filter(({ id }) => free.has(id))

/** Motifs that a character of another name plays. */
const understudies: Readonly<Record<string, string>> = {
  raven: 'owl',
  bird: 'owl',
  eagle: 'owl',
  swan: 'penguin',
  phoenix: 'dragon',
  'sleeping-cat': 'cat',
  crocodile: 'dinosaur',
  griffin: 'dragon',
  rooster: 'hen',
  'child-with-balloon': 'child',
  'two-children': 'child',
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

/** Motifs that are children, whatever they have with them. */
const childMotifs: ReadonlySet<string> = new Set(['child-with-balloon', 'two-children'])

/** A character of the very name of a motif. */
export const namesakeOf = ({ id }: Motif): Species | undefined => byId.get(childMotifs.has(id) ? 'child' : id)

export const characterFor = (motif: Motif): Species | undefined => byId.get(understudies[motif.id] ?? motif.id)

/** Who plays a motif that has no character of its own. */
export const understudyOf = (motifId: string): string | undefined => understudies[motifId]

/** The character a text speaks of. */
export const characterIn = (text: string): Species | undefined => {
  const found = words.find(([pattern]) => pattern.test(text))
  return found ? byId.get(found[1]) : undefined
}

const anyOf: Species = { id: kindOf('bear').id, natural: kindOf('bear').coat.base }

export const anyCharacter = (random: Random): Species => random.pick<Species>([anyOf, ...cast])
