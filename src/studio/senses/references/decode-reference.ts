// Decodes an encoded reference to a small raster: the only step that touches the picture's own bytes.
import { sharp } from '../../../pictures/decoders.ts'
import { type Raster, rasterOf } from './planes.ts'

/** Long side of what is read: enough for brush strokes, quick to walk. */
const longSide = 512
/** The largest upload is 8192 px a side. */
const mostPixels = 8192 * 8192

export const decodeReference = async (bytes: Uint8Array): Promise<Raster> => {
  // What is see-through lies on white, as on a page. A file cut short still shows most of its picture.
  const { data, info } = await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'none' })
    .autoOrient()
    .resize({ width: longSide, height: longSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  return rasterOf(info.channels === 3 ? data : threeChannels(data, info.channels), info.width, info.height)
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
