// How the type of a wrap speaks: the faces of its front, and a companion that reads well in small sizes.
import type { Palette } from '../../studio/colour/palette.ts'
import { type Face, type FaceId, findFace } from '../../studio/type/faces.ts'
import type { Style } from '../../studio/type/plan.ts'
import { faceFor } from '../../studio/type/substitutes.ts'

export interface WrapVoice {
  /** The face of the title on the front, and how it is written there. */
  readonly title: FaceId
  readonly titleCase: Style['case']
  /** The same of the author. */
  readonly author: FaceId
  readonly authorCase: Style['case']
  /** The face of the front's quiet lines. */
  readonly text: FaceId
  readonly palette: Palette
}

/** Of a front that is only a picture: its type cannot be known, its colours can. */
export const voiceOfColours = (palette: Palette): WrapVoice => ({
  title: 'cormorant-bold',
  titleCase: 'upper',
  author: 'garamond',
  authorCase: 'upper',
  text: 'garamond',
  palette,
})

/** Faces that can be read by the page, each with its italic where there is one. */
const companions: readonly { readonly face: FaceId; readonly italic: FaceId | null }[] = [
  { face: 'garamond', italic: 'garamond-italic' },
  { face: 'spectral', italic: null },
  { face: 'lora', italic: 'lora-italic' },
  { face: 'dm-sans', italic: null },
  { face: 'inter-medium', italic: null },
  { face: 'montserrat', italic: null },
  { face: 'jost', italic: null },
]

/** Romance and the old world read in serifs, whatever their titles are set in; machines and today in sans serifs. */
const serifVoices = [
  'romance',
  'elegant',
  'literary',
  'classic',
  'historic',
  'epic',
  'arcane',
  'gothic',
  'horror',
  'cozy',
]

const isSerif = ({ look }: Face): boolean => ['serif', 'slab', 'script', 'blackletter'].includes(look)

/** How far a companion is from the front: one of its own faces is nearest. */
const distanceOf = (candidate: Face, voice: WrapVoice): number => {
  const [title, text] = [findFace(voice.title), findFace(voice.text)]
  const wantsSerif =
    (isSerif(text) ? 2 : 0) +
    (isSerif(title) ? 1.5 : 0) +
    (title.voices.some((each) => serifVoices.includes(each)) ? 0.6 : 0)
  const shared = [...title.voices, ...text.voices].filter((each) => candidate.voices.includes(each)).length
  const folder = candidate.file.split('/')[0] ?? ''
  return (
    (isSerif(candidate) === wantsSerif > 1.5 ? 0 : 4) -
    shared * 0.5 -
    (text.file.startsWith(`${folder}/`) ? 3 : 0) -
    (title.file.startsWith(`${folder}/`) ? 1 : 0)
  )
}

/** The face of blurb and biography: the nearest to the front's that can set the text. */
export const textCompanion = (voice: WrapVoice, text: string): FaceId => {
  const wanted = companions
    .map(({ face }) => ({ face, distance: distanceOf(findFace(face), voice) }))
    .toSorted((one, other) => one.distance - other.distance)[0]
  return faceFor(text, wanted?.face ?? 'garamond').face
}

/** Hands and black letters are hard to read in a whole sentence. */
const readsWell = ({ look, weight, setsCapitals }: Face): boolean =>
  setsCapitals && !['script', 'hand', 'blackletter', 'mono'].includes(look) && weight <= 800

/** The face of the tagline: the title's for a short one, else the companion's italic, else the companion. */
export const taglineFace = (voice: WrapVoice, text: string): FaceId => {
  const title = findFace(voice.title)
  if ([...text].length <= 90 && readsWell(title)) return faceFor(text, title.id).face
  const companion = textCompanion(voice, text)
  const italic = companions.find(({ face }) => face === companion)?.italic
  return italic ? faceFor(text, italic).face : companion
}
