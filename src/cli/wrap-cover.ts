// Reads the picture that a wrap is made around, and trusts nothing about it.
import { open } from 'node:fs/promises'
import { uploadLimits } from '../catalog/limits.ts'
import { inspectPicture } from '../studio/senses/pictures/inspect-picture.ts'
import { UsageError } from './usage-error.ts'

const { minSide, maxSide, maxAspect } = uploadLimits

/** A print-ready cover as PNG has about a tenth of this. */
const mostBytes = 200_000_000

/** As many as the studio decodes. */
const mostPixels = 64_000_000

export interface Cover {
  readonly image: Buffer
  /** When the file was last changed. */
  readonly date: Date
}

const readWhole = async (file: string): Promise<Cover> => {
  const handle = await open(file)
  try {
    const stat = await handle.stat()
    if (!stat.isFile()) throw new UsageError(`--cover must be a file but "${file}" is none`)
    if (stat.size > mostBytes) throw new UsageError(`--cover must have at most ${mostBytes / 1_000_000} MB`)
    return { image: await handle.readFile(), date: stat.mtime }
  } finally {
    await handle.close()
  }
}

export const readCover = async (file: string): Promise<Cover> => {
  const cover = await readWhole(file)
  const seen = await inspectPicture(cover.image)
  if (!seen) throw new UsageError(`--cover must be a JPEG, PNG or WebP image; "${file}" is none, or is damaged`)
  const { width, height } = seen
  const [short, long] = [Math.min(width, height), Math.max(width, height)]
  const size = `${width} x ${height} pixels`
  if (short < minSide || long > maxSide || width * height > mostPixels) {
    throw new UsageError(`--cover must have ${minSide} to ${maxSide} pixels a side, 64 million in all, but has ${size}`)
  }
  if (long > short * maxAspect) {
    throw new UsageError(`--cover must have sides of at most ${maxAspect} to 1 but has ${size}`)
  }
  return cover
}
