// Has a picture painted by a model, judged before it is used: what cannot be used is painted once more.
import { Random } from '../paint/random.ts'
import { PainterFailure } from '../painters/painter.ts'
import type { SeenPicture } from '../senses/pictures/inspect-picture.ts'
import { type Eyes, judgeArt } from './judge-art.ts'

export interface Commission {
  readonly ask: (seed: number) => Promise<Uint8Array>
  readonly seed: number
  readonly eyes: Eyes
  readonly signal: AbortSignal
  /** Hears why the first picture could not be used. */
  readonly onRepaint: (failure: PainterFailure) => void
}

export interface CommissionedArt extends SeenPicture {
  readonly picture: Uint8Array
}

/** Throws a PainterFailure. A model that cannot be reached, or refuses, is not asked again: it has been patient, or would refuse again. */
export const commissionArt = async (commission: Commission): Promise<CommissionedArt> => {
  const { seed, signal, onRepaint } = commission
  try {
    return await attempt(commission, seed)
  } catch (error) {
    signal.throwIfAborted()
    if (!(error instanceof PainterFailure) || error.kind !== 'unusable') throw error
    onRepaint(error)
    return attempt(commission, new Random(seed).sub('painted once more').whole(0, 0xffffffff))
  }
}

const attempt = async ({ ask, eyes, signal }: Commission, seed: number): Promise<CommissionedArt> => {
  const picture = await ask(seed)
  return { picture, ...(await judgeArt(eyes, picture, signal)) }
}
