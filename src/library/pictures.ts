// Pictures for screens: stored ones made as small as the page needs them.
import { keepLatest } from '../platform/keep-latest.ts'
import { readWhole } from '../platform/storage/read-whole.ts'
import type { Storage } from '../platform/storage/storage.ts'

const pictureSizes = { small: 420, large: 1000 } as const
export type PictureSize = keyof typeof pictureSizes

/** The covers of a few pages: whoever turns back and forth does not wait. */
const keptPictures = 160
const maxPixels = 100_000_000

const shrink = async (picture: Uint8Array, width: number): Promise<Uint8Array> => {
  // Loaded with the first picture: it would slow every start.
  const { sharp } = await import('../pictures/decoders.ts')
  return sharp(picture, { limitInputPixels: maxPixels })
    .resize({ width, withoutEnlargement: true })
    .jpeg({ quality: 84, progressive: true })
    .toBuffer()
}

export type ScreenPictures = (storageKey: string, size: PictureSize) => Promise<Uint8Array | null>

/** Null where there is no such file. Files of covers never change, so what was made once holds. */
export const screenPictures = (storage: Storage): ScreenPictures => {
  const kept = keepLatest<Uint8Array>(keptPictures)

  const make = async (key: string, size: PictureSize): Promise<Uint8Array | null> => {
    const picture = await readWhole(storage, key)
    return picture && shrink(picture, pictureSizes[size])
  }

  return (key, size) => kept(`${size} ${key}`, () => make(key, size))
}
