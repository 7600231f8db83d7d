// Looks at a picture before anybody gets it: that it is one, that no letters stand in it, that it may be shown.
import { PainterFailure } from '../painters/painter.ts'
import type { SeenPicture } from '../senses/pictures/inspect-picture.ts'
import type { Senses } from '../senses/senses.ts'

export type Eyes = Pick<Senses, 'inspectPicture' | 'findLettering' | 'classifyPicture'>

export const judgeArt = async (eyes: Eyes, picture: Uint8Array, signal: AbortSignal): Promise<SeenPicture> => {
  const seen = await eyes.inspectPicture(picture, signal)
  if (!seen) throw new PainterFailure('unusable', 'the picture cannot be decoded')
  const letters = await eyes.findLettering(picture, signal)
  if (letters.known && letters.lines > 0) throw new PainterFailure('unusable', 'letters stand in the picture')
  const verdict = await eyes.classifyPicture(picture, signal)
  if (verdict.known && !verdict.allowed)
    throw new PainterFailure('unusable', verdict.reason ?? 'the picture may not be shown')
  return seen
}
