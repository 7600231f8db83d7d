// Decodes an encoded reference to a small raster: the only step that touches the picture's own bytes.
import { sharp } from '../../../pictures/decoders.ts'
import { type Picture, resizePicture } from '../raster/picture.ts'
import { type Raster, rasterOf } from './planes.ts'

/** Long side of what is read: enough for brush strokes, quick to walk. */
const longSide = 512
/** At which titles and names are seen. */
const letterSide = 640
/** The largest upload is 8192 px a side. */
const mostPixels = 8192 * 8192

/** The planes of a picture of which letters need not be seen. */
export const decodeReference = async (bytes: Uint8Array): Promise<Raster> =>
  rasterOfPicture(await decoded(bytes, longSide))

/** The same picture twice: fine enough for letters, and small enough to be read. */
export const decodeWithLetters = async (bytes: Uint8Array): Promise<{ fine: Picture; raster: Raster }> => {
  const fine = await decoded(bytes, letterSide)
  const size = Math.min(1, longSide / Math.max(fine.width, fine.height))
  const side = (pixels: number): number => Math.max(1, Math.round(pixels * size))
  return { fine, raster: rasterOfPicture(await resizePicture(fine, side(fine.width), side(fine.height))) }
}

const rasterOfPicture = ({ rgb, width, height }: Picture): Raster => rasterOf(rgb, width, height)

const decoded = async (bytes: Uint8Array, side: number): Promise<Picture> => {
  // What is see-through lies on white, as on a page. A file cut short still shows most of its picture.
  const { data, info } = await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'none' })
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  const rgb = info.channels === 3 ? new Uint8Array(data) : threeChannels(data, info.channels)
  return { rgb, width: info.width, height: info.height }
}

/** Greys may come with one channel. */
const threeChannels = (data: Uint8Array, channels: number): Uint8Array => {
  const size = data.length / channels
  const rgb = new Uint8Array(size * 3)
  for (let at = 0; at < size; at++)
    for (let channel = 0; channel < 3; channel++)
      rgb[at * 3 + channel] = data[at * channels + (channels < 3 ? 0 : channel)] ?? 0
  return rgb
}
