// Looks at bytes that claim to be a picture, and trusts nothing: their first bytes and the scans of a JPEG are judged before any decoder
// sees them, then the header, then every pixel is decoded once, in strips, so that damaged files are found and bombs never unfold.
import { type Metadata, sharp } from '../../../pictures/decoders.ts'
import { countScans, mostScans } from '../../../pictures/jpeg-scans.ts'
import { type PictureFormat, pictureFormatOf } from '../../../pictures/picture-format.ts'

export interface SeenPicture {
  readonly format: PictureFormat
  /** As seen: after the turn that the file asks for. */
  readonly width: number
  readonly height: number
}

/** More than any picture that is allowed; the header alone tells, so nothing larger is ever unfolded. */
const mostPixels = 8192 * 8192

const input = { failOn: 'truncated', limitInputPixels: mostPixels, sequentialRead: true, pages: 1 } as const

/** Null for whatever cannot be decoded to its end, or only with too much work. A picture of more pixels than are ever allowed is only measured. */
export const inspectPicture = async (bytes: Uint8Array): Promise<SeenPicture | null> => {
  const format = pictureFormatOf(bytes)
  if (format === null || (format === 'jpeg' && countScans(bytes) > mostScans)) return null
  try {
    const metadata = await sharp(bytes, { ...input, limitInputPixels: false }).metadata()
    if (metadata.format !== format || !metadata.width || !metadata.height) return null
    const seen = { format, ...asSeen(metadata) }
    if (metadata.width * metadata.height <= mostPixels) await decode(bytes)
    return seen
  } catch {
    return null
  }
}

/** The first frame of an animation; its pages lie below each other. */
const asSeen = ({ width, height, pageHeight, orientation = 1 }: Metadata): Pick<SeenPicture, 'width' | 'height'> => {
  const upright = { width, height: pageHeight ?? height }
  return orientation >= 5 ? { width: upright.height, height: upright.width } : upright
}

const decode = (bytes: Uint8Array): Promise<unknown> =>
  sharp(bytes, input).resize(8, 8, { fit: 'fill' }).raw().toBuffer()
