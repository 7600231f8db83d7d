// What people call the pieces of somebody or something that painters say the names of: the sails of a ship, the mane of a lion.
import type { PartName } from '../../../paint/part-names.ts'

/** The nearest first. */
const words: Readonly<Record<string, readonly PartName[]>> = {
  'antlers, antler, horns, horn': ['antlers', 'ears'],
  'aorta, main artery': ['aorta'],
  'arrow, dart': ['arrow'],
  'beak, bill': ['beak', 'muzzle'],
  'belly, tummy, stomach, chest': ['belly', 'breast'],
  'blade, sword blade': ['blade'],
  'breast, underside, front feathers': ['breast', 'belly'],
  'cheeks, cheek, blush': ['cheeks'],
  'clasp, buckle, lock': ['clasp'],
  'corners, book corners, metal corners': ['corners'],
  'cross, stone cross': ['cross'],
  'caps, cap, cups, acorn caps, acorn cups': ['cups'],
  'dress, gown, skirt, ballgown, ball gown': ['dress'],
  'ears, ear': ['ears'],
  'emblem, device': ['emblem'],
  'eyes, eye': ['eyes'],
  'face, head': ['face', 'skin'],
  'flag, flags, pennant, pennants': ['flag'],
  'hair, hairdo, bun, curls, locks': ['hair'],
  'handle, cup handle': ['handle', 'hilt'],
  'hilt, grip, guard, crossguard, pommel': ['hilt'],
  'hull, keel, boards': ['hull'],
  'legs, leg, feet, foot, stand': ['legs', 'paws'],
  'lens, objective': ['lens'],
  mane: ['mane'],
  'muzzle, snout, mouth': ['muzzle'],
  'nose, snout': ['nose', 'muzzle'],
  'nuts, nut': ['nuts'],
  'pages, page': ['pages'],
  'paws, paw, feet': ['paws', 'legs'],
  'roof, roofs, rooftop, rooftops, roof tiles': ['roof'],
  'sails, sail': ['sails'],
  'saucer, plate': ['saucer'],
  'skin, arms, shoulders, neck, face': ['skin'],
  'steam, vapour, vapor': ['steam'],
  tail: ['tail'],
  'tea, coffee, drink, liquid': ['tea'],
  'thrust, exhaust, flames, flame, engine, engines, engine flames, jets, jet, trail, afterburner': ['thrust'],
  'veins, vein, arteries, artery': ['veins'],
  'vessels, blood vessels, tubes, pipes': ['vessels'],
  'wings, wing': ['wings'],
}

/** Things that pictures have by themselves too. */
const shared: Readonly<Record<string, readonly PartName[]>> = {
  'door, doors, front door': ['door'],
  'gems, gem, jewels, jewel, stones, rubies, diamonds': ['gems'],
  'leaves, leaf, foliage': ['leaves'],
  'ribbon, bookmark': ['ribbons'],
  'rings, ring, bands, stripes, circles': ['rings'],
}

const byWordIn = (said: typeof words): ReadonlyMap<string, readonly PartName[]> => {
  const byWord = new Map<string, PartName[]>()
  for (const [names, parts] of Object.entries(said))
    for (const name of names.split(', ')) byWord.set(name, [...new Set([...(byWord.get(name) ?? []), ...parts])])
  return byWord
}

const byWord = byWordIn(words)
const byShared = byWordIn(shared)

const calledIn = (known: ReadonlyMap<string, readonly PartName[]>, said: string): readonly PartName[] => {
  const name = said.toLowerCase().replace(/^(?:the|a|an|all|his|her|its|their) /, '')
  return known.get(name.split(' ').slice(-2).join(' ')) ?? known.get(name.split(' ').at(-1) ?? '') ?? []
}

/** Pieces that somebody may mean, the nearest first. */
export const piecesCalled = (said: string): readonly PartName[] => calledIn(byWord, said)

/** The same, of things that pictures have by themselves too. */
export const sharedPieces = (said: string): readonly PartName[] => calledIn(byShared, said)

export const isPieceWord = (word: string): boolean => byWord.has(word.toLowerCase())
