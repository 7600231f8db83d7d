// Fills what a mask holds: with MI-GAN where it is installed, else by diffusion. Pixels outside the mask stay as they are, bit for bit.
import type { InferenceSession } from 'onnxruntime-node'
import { diffused } from './fill-by-diffusion.ts'
import { fillWithModel } from './fill-with-model.ts'
import { withGrain } from './grain.ts'
import { countMask, type Mask, type Picture } from './picture.ts'

export type FillMethod = 'model' | 'diffusion'

export interface Filled {
  readonly picture: Picture
  readonly method: FillMethod
}

/** `detail` is the size in pixels of the largest thing to fill, such as the height of the title's letters. */
export const fill = async (
  picture: Picture,
  mask: Mask,
  model: InferenceSession | null,
  detail: number,
): Promise<Filled> => {
  const method = model ? 'model' : 'diffusion'
  if (countMask(mask) === 0) return { picture, method }
  const filled = model ? await fillWithModel(picture, mask, model, detail) : diffused(picture, mask)
  return { picture: withGrain(filled, mask), method }
}
