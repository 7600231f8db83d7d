// Keeps the art of a print file below what printers advise: only noise is ever too heavy, and noise bears being compressed harder.
import { sharp } from '../../pictures/decoders.ts'
import { profiledJpeg } from './profiled-jpeg.ts'

/** Leaves room below 40 MB for fonts. */
const mostBytes = 36_000_000

const qualities = [88, 82, 74, 60, 40] as const

const encodeAt = async (art: Uint8Array, quality: number): Promise<Buffer> =>
  profiledJpeg(await sharp(art, { ignoreIcc: true }).jpeg({ quality, chromaSubsampling: '4:2:0' }).toBuffer())

export const lightEnough = async (art: Uint8Array, most: number = mostBytes): Promise<Uint8Array> => {
  let lighter = art
  for (const quality of qualities) {
    if (lighter.length <= most) return lighter
    lighter = await encodeAt(art, quality)
  }
  return lighter
}
