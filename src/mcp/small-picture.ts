// Pictures made small enough for a conversation.
import { keepLatest } from '../platform/keep-latest.ts'
import { readWhole } from '../platform/storage/read-whole.ts'
import type { Storage } from '../platform/storage/storage.ts'

const longSide = 800
const maxBytes = 200_000
/** Tried in turn until the picture is small enough; the last is taken however large it is. */
const qualities = [82, 70, 55, 40] as const
const maxPixels = 100_000_000

/** The picture's longer side is brought to 800 pixels. */
const shrink = async (picture: Uint8Array): Promise<Buffer> => {
  // Loaded with the first picture: a process that nobody asks for pictures stays small.
  const { sharp } = await import('../pictures/decoders.ts')
  const { data, info } = await sharp(picture, { limitInputPixels: maxPixels })
    .resize({ width: longSide, height: longSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  let jpeg = Buffer.alloc(0)
  for (const quality of qualities) {
    jpeg = await sharp(data, { raw: info }).jpeg({ quality, mozjpeg: true }).toBuffer()
    if (jpeg.length <= maxBytes) break
  }
  return jpeg
}

/** Agents poll: the pictures of the last jobs are asked for again and again. */
const keptPictures = 48

export type SmallPictures = (storageKey: string) => Promise<Uint8Array | null>

/** Small versions of stored pictures; null where there is no such file. */
export const createSmallPictures = (storage: Storage): SmallPictures => {
  const kept = keepLatest<Uint8Array>(keptPictures)

  const make = async (key: string): Promise<Uint8Array | null> => {
    const picture = await readWhole(storage, key)
    return picture && shrink(picture)
  }

  return async (key) => {
    const stat = await storage.stat(key)
    return stat && kept(`${key} ${stat.etag}`, () => make(key))
  }
}
