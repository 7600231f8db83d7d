// The case and spacing a text can really be set in: scripts without capitals keep their letters, joined hands are never spaced.
import { type FaceId, findFace } from './faces.ts'
import type { Style } from './plan.ts'
import { canTrack, canUppercase, inCapitals } from './scripts.ts'
import { faceFor } from './substitutes.ts'

export interface Cased {
  readonly text: string
  readonly face: FaceId
  readonly tracking: number
  readonly capitals: boolean
}

/** `beside` is all that is set on the cover. */
export const cased = (text: string, style: Style, beside: string): Cased => {
  const given = text.replace(/\s+/g, ' ').trim()
  const plain = style.case === 'lower' ? given.toLocaleLowerCase('en') : given
  const wanted = faceFor(plain, style.face, beside)
  const capitals = style.case === 'upper' && findFace(wanted.face).setsCapitals && canUppercase(wanted.text)
  const set = capitals ? faceFor(inCapitals(wanted.text), wanted.face) : wanted
  const face = findFace(set.face)
  const spaced = canTrack(set.text) && face.look !== 'script'
  const tracking = style.tracking ?? (capitals ? face.tracking : 0)
  return { text: set.text, face: set.face, tracking: spaced ? tracking : 0, capitals }
}
