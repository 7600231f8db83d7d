// Casting: who plays the hero of a picture book, how it feels, what it wears and holds.

import type { Motif } from '../motifs/motif.ts'
import { anyCharacter, cast, characterFor, characterIn } from '../paint/characters/cast.ts'
import type { Feeling, Garment, Pose, Species } from '../paint/characters/character.ts'
import type { Scene } from './family.ts'

export interface Part {
  readonly species: Species
  readonly feeling: Feeling
  readonly pose: Pose
  readonly garments: readonly Garment[]
  readonly held?: Motif
}

export interface Players {
  readonly lead: Part
  /** Friends, smaller. */
  readonly friends: readonly Part[]
  /** The hero when it is no character and cannot be held: stands in the scene. */
  readonly setPiece?: Motif
}

const feelingsOf = {
  uplifting: ['happy', 'happy', 'curious'],
  romantic: ['happy', 'happy', 'sleepy'],
  epic: ['brave', 'happy', 'brave'],
  intense: ['brave', 'brave', 'happy'],
  mysterious: ['curious', 'curious', 'brave'],
  intellectual: ['curious', 'happy', 'curious'],
  melancholic: ['sleepy', 'curious', 'sleepy'],
} as const

const wardrobe: Readonly<Record<Feeling, readonly [Garment, ...Garment[]]>> = {
  happy: ['scarf', 'jumper', 'bow', 'hat'],
  curious: ['scarf', 'glasses', 'jumper'],
  brave: ['cape', 'cape', 'scarf', 'crown'],
  sleepy: ['scarf', 'jumper'],
}

/** Things small enough for two paws. */
export const canHold = ({ kind, rests, width, id }: Motif): boolean =>
  (rests === 'held' ||
    kind === 'object' ||
    ['star', 'heart', 'apple', 'acorn', 'tulip', 'pumpkin', 'mushroom', 'soccer-ball'].includes(id)) &&
  width < 1.7 &&
  id !== 'anchor'

const partOf = (species: Species, scene: Scene, name: string, held?: Motif): Part => {
  const random = scene.random.sub(`part ${name}`)
  const feeling = random.pick(feelingsOf[scene.mood])
  const free: Pose = feeling === 'sleepy' ? 'rest' : random.pick<Pose>(['wave', 'rest', 'cheer'])
  const garments = random.chance(0.62) ? [random.pick(wardrobe[feeling])] : []
  return held
    ? { species, feeling, pose: held.width < 0.8 ? 'hold' : 'hug', garments, held }
    : { species, feeling, pose: free, garments }
}

const textOf = ({ brief }: Scene): string =>
  `${brief.book.title} ${brief.book.subtitle ?? ''} ${brief.book.summary ?? ''}`

/** The lead is the hero motif's character, else one the book names, else any. */
export const castScene = (scene: Scene, most = 2): Players => {
  const { hero, companions } = scene
  const random = scene.random.sub('cast')
  const isOfBook = scene.isHeroAsked || scene.brief.reading.motifs.some(({ id }) => id === hero.id)
  const isKnown = scene.brief.reading.concept !== null
  const named = isKnown ? undefined : characterIn(textOf(scene))
  const own = isOfBook ? characterFor(hero) : (named ?? characterFor(hero))
  const species = own ?? named ?? companions.map(characterFor).find((found) => found) ?? anyCharacter(random)
  const held = [hero, ...companions].find((motif) => canHold(motif) && !characterFor(motif))
  const fellows = companions.map(characterFor).filter((found) => found !== undefined)
  const small = isKnown ? [] : cast.filter(({ id }) => ['mouse', 'rabbit', 'owl', 'penguin', 'cat', 'fox'].includes(id))
  const others = [...fellows, ...random.shuffled(small)].filter((friend) => friend.id !== species.id)
  const friends = [...new Set(others)].slice(0, most)
  return {
    lead: partOf(species, scene, 'lead', held),
    friends: friends.map((friend, at) => partOf(friend, scene, `friend ${at}`)),
    ...(own || canHold(hero) ? {} : { setPiece: hero }),
  }
}
