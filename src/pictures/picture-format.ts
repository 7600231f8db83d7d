// What kind of picture bytes are, by how they begin: asked before any decoder sees them.
import type { UploadType } from '../catalog/limits.ts'

const pictureFormats = ['jpeg', 'png', 'webp'] as const

export type PictureFormat = (typeof pictureFormats)[number]

/** In hexadecimal; a dot stands for any digit. */
const beginnings: Readonly<Record<PictureFormat, RegExp>> = {
  jpeg: /^ffd8ff/,
  png: /^89504e470d0a1a0a/,
  webp: /^52494646.{8}57454250/,
}

const longestBeginning = 12

/** Null for everything that is no picture which callers may send. Whether the rest is sound is asked later. */
export const pictureFormatOf = (bytes: Uint8Array): PictureFormat | null => {
  const head = Buffer.from(bytes.subarray(0, longestBeginning)).toString('hex')
  return pictureFormats.find((format) => beginnings[format].test(head)) ?? null
}

export const contentTypeOfFormat = (format: PictureFormat): UploadType => `image/${format}`
