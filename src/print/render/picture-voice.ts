// How the type of a wrap speaks whose front is only a picture.
import { sharp } from '../../pictures/decoders.ts'
import { decodePicture } from '../../studio/senses/raster/picture.ts'
import { coloursOf } from '../../studio/senses/raster/sample-colours.ts'
import { paletteOfPicture } from '../../studio/wrap/picture-palette.ts'
import { voiceOfColours, type WrapVoice } from '../layout/voice.ts'

/** Colours need few pixels. */
const side = 160

/** `image`: encoded, and known to be sound. */
export const voiceOfPicture = async (image: Uint8Array): Promise<WrapVoice> => {
  const small = await sharp(image).autoOrient().resize(side, side, { fit: 'inside' }).png().toBuffer()
  return voiceOfColours(paletteOfPicture(coloursOf(await decodePicture(small))))
}
