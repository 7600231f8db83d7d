// Chooses a face for a lettering that was asked for: the first of a short list that differs from what the cover has.
import type { Mood } from '../../../../catalog/moods.ts'
import { type FaceId, faces, findFace } from '../../../type/faces.ts'
import type { Lettering } from '../wish.ts'

type Named = Exclude<Lettering, 'bold' | 'thin' | 'italic' | 'other' | 'readable'>

const choices: Readonly<Record<Named, readonly [FaceId, ...FaceId[]]>> = {
  serif: ['playfair-black', 'cormorant-bold', 'dm-serif', 'lora-bold'],
  sans: ['montserrat-black', 'inter-black', 'jost-bold', 'dm-sans-black'],
  script: ['great-vibes', 'kaushan-script', 'parisienne', 'pacifico'],
  handwritten: ['caveat', 'patrick-hand', 'kaushan-script'],
  slab: ['alfa-slab', 'special-elite'],
  typewriter: ['special-elite', 'space-mono-bold', 'jetbrains-mono'],
  blackletter: ['pirata-one', 'grenze-gotisch', 'uncial-antiqua'],
  condensed: ['league-gothic', 'bebas-neue', 'oswald-bold'],
  deco: ['limelight', 'poiret-one'],
  futuristic: ['orbitron-bold', 'audiowide', 'michroma', 'unbounded'],
  playful: ['baloo', 'luckiest-guy', 'fredoka'],
  elegant: ['cormorant-italic', 'playfair-italic', 'cormorant-sc'],
  modern: ['jost-bold', 'space-grotesk-bold', 'inter-black'],
  retro: ['righteous', 'bangers', 'limelight'],
  horror: ['pirata-one', 'medieval-sharp', 'grenze-gotisch'],
}

/** A gentle book's script and serifs are finer than a loud one's. */
const gentle: readonly Mood[] = ['romantic', 'melancholic', 'intellectual']

const heaviest: Readonly<Record<string, FaceId>> = {
  serif: 'playfair-black',
  sans: 'archivo-black',
  script: 'pacifico',
  slab: 'alfa-slab',
  display: 'anton',
  blackletter: 'grenze-gotisch',
  mono: 'space-mono-bold',
  hand: 'luckiest-guy',
}

const lightest: Readonly<Record<string, FaceId>> = {
  serif: 'cormorant',
  sans: 'jost-light',
  script: 'alex-brush',
  slab: 'special-elite',
  display: 'josefin-light',
  blackletter: 'pirata-one',
  mono: 'space-mono',
  hand: 'patrick-hand',
}

const lookOf = (current: string): string => {
  const face = faces.find(({ id }) => id === current)
  return face ? findFace(face.id).look : 'serif'
}

/** Faces whose small letters are capitals too. */
export const hasOnlyCapitals = (face: string): boolean =>
  /^(?:cinzel|bebas|staatliches|luckiest|bangers|bungee|cormorant-sc|monoton|alegreya-sc|marcellus-sc)/.test(face)

/** A face of the same look that has small letters. */
export const minuscules = (current: string): FaceId =>
  lookOf(current) === 'serif'
    ? 'cormorant-bold'
    : /^(?:bebas|staatliches)/.test(current)
      ? 'oswald-bold'
      : 'montserrat-black'

/** Faces that lean though they are no italics, and what stands upright in their place. */
const leaning: Readonly<Record<string, FaceId>> = { bangers: 'luckiest-guy' }

/** The upright face of the same family; null where a face stands upright. */
export const uprightOf = (current: string): FaceId | null => {
  const stem = current.replace(/-italic$/, '')
  const isItalic = faces.some(({ id, italic }) => id === current && italic)
  if (!isItalic) return leaning[current] ?? null
  return faces.find(({ id, italic }) => !italic && (id === stem || id.startsWith(`${stem}-`)))?.id ?? 'lora-bold'
}

const firstOther = (list: readonly FaceId[], current: string): FaceId | undefined =>
  list.find((face) => face !== current)

export const chooseFace = (lettering: Lettering, current: string, mood: Mood): FaceId => {
  const look = lookOf(current)
  if (lettering === 'bold')
    return (
      firstOther([heaviest[look] ?? 'archivo-black', 'archivo-black', 'alegreya-black'], current) ?? 'archivo-black'
    )
  if (lettering === 'thin')
    return firstOther([lightest[look] ?? 'jost-light', 'josefin-light', 'cormorant'], current) ?? 'jost-light'
  if (lettering === 'italic') return look === 'sans' || look === 'display' ? 'playfair-italic' : 'cormorant-italic'
  if (lettering === 'other') return look === 'serif' || look === 'script' ? 'montserrat-black' : 'playfair-black'
  // Letters that everybody can read, of the kind that suits the book.
  if (lettering === 'readable')
    return (
      firstOther(
        look === 'sans' || look === 'display' || look === 'mono' ? choices.modern : ['lora-bold', 'dm-serif'],
        current,
      ) ?? 'lora-bold'
    )
  const list = choices[lettering]
  const isTurned =
    (lettering === 'script' && !gentle.includes(mood)) || (lettering === 'serif' && gentle.includes(mood))
  const ordered = isTurned ? [...list.slice(1), list[0]] : list
  return firstOther(ordered, current) ?? list[0]
}
