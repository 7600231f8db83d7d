// How the type of a wrap speaks whose front is set by the studio: as the front does, edits and all.
import type { CoverDocument } from '../../studio/document.ts'
import { frontStyles } from '../../studio/press/front-styles.ts'
import { type FaceId, faces } from '../../studio/type/faces.ts'
import type { WrapVoice } from '../layout/voice.ts'

const faceNamed = (name: string, otherwise: FaceId): FaceId => faces.find(({ id }) => id === name)?.id ?? otherwise

export const voiceOfDocument = (document: CoverDocument): WrapVoice => {
  const { pairing, palette } = document.direction
  const { title, author } = frontStyles(document)
  const text = faceNamed(pairing.text, 'garamond')
  return {
    title: title?.face ?? faceNamed(pairing.title, 'cormorant-bold'),
    titleCase: title?.case ?? 'as-given',
    author: author?.face ?? text,
    authorCase: author?.case ?? 'as-given',
    text,
    palette,
  }
}
