// Pictures for screens: stored ones made as small as the page needs them.
import { buffer } from 'node:stream/consumers'
import type { Storage } from '../platform/storage/storage.ts'

export const pictureSizes = { small: 420, large: 1000 } as const
export type PictureSize = keyof typeof pictureSizes

/** The covers of a few pages: whoever turns back and forth does not wait. */
const keptPictures = 160
const maxPixels = 100_000_000

const shrink = async (picture: Uint8Array, width: number): Promise<Uint8Array> => {
  // Loaded with the first picture: it would slow every start.
  const { default: sharp } = await import('sharp')
  return sharp(picture, { limitInputPixels: maxPixels })
    .resize({ width, withoutEnlargement: true })
    .jpeg({ quality: 84, progressive: true })
    .toBuffer()
}

export type ScreenPictures = (storageKey: string, size: PictureSize) => Promise<Uint8Array | null>

/** Null where there is no such file. Files of covers never change, so what was made once holds. */
export const screenPictures = (storage: Storage): ScreenPictures => {
  const kept = new Map<string, Promise<Uint8Array | null>>()

  const make = async (key: string, size: PictureSize): Promise<Uint8Array | null> => {
    const stored = await storage.read(key)
    return stored && shrink(await buffer(stored.body), pictureSizes[size])
  }

  return async (key, size) => {
    const name = `${size} ${key}`
    const made = kept.get(name) ?? make(key, size)
    // Asked for last, thrown away last.
    kept.delete(name)
    kept.set(name, made)
    const [oldest] = kept.keys()
    if (kept.size > keptPictures && oldest !== undefined) kept.delete(oldest)
    try {
      const picture = await made
      if (!picture) kept.delete(name)
      return picture
    } catch (error) {
      kept.delete(name)
      throw error
    }
  }
}
