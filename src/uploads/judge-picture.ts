// What is wrong with the bytes of an upload: judged from the cheapest look to the dearest, so that little work is done for what is refused.
import { type Fault, fault } from '../catalog/fault.ts'
import { uploadLimits } from '../catalog/limits.ts'
import { countScans, mostScans } from '../pictures/jpeg-scans.ts'
import { type PictureFormat, pictureFormatOf } from '../pictures/picture-format.ts'
import { TookTooLong } from '../platform/processes/took-too-long.ts'

/** What the bytes of a picture are. */
export interface Measured {
  readonly format: PictureFormat
  /** As seen: after the turn that the file asks for. */
  readonly width: number
  readonly height: number
}

/** Whose pictures are looked at, and until when. */
export interface Uploader {
  readonly accountId: string
  /** Aborts when whoever asked is gone. */
  readonly signal: AbortSignal
}

export interface Inspect {
  /** Null for what cannot be read. */
  readonly measure: (bytes: Uint8Array, uploader: Uploader) => Promise<Measured | null>
  /** Why the content policy forbids a picture of allowed dimensions; null where it allows it. */
  readonly forbids: (bytes: Uint8Array, uploader: Uploader) => Promise<string | null>
}

export const unusable = (upload: string, reason: string): Fault =>
  fault('invalid_upload', {
    message: `The upload ${upload.slice(0, 120)} ${reason}.`,
    details: { upload_id: upload.slice(0, 200) },
  })

/** Refuses what is not the announced kind of picture, or would keep a decoder busy, before any decoder sees it. */
export const refuseByBytes = (upload: string, bytes: Uint8Array, announced: PictureFormat): void => {
  const format = pictureFormatOf(bytes)
  if (format === null) throw unreadable(upload)
  if (format !== announced) throw unusable(upload, `was announced as ${announced} but is ${format}`)
  if (format === 'jpeg' && countScans(bytes) > mostScans) {
    throw unusable(upload, `is a JPEG of more than ${mostScans} scans; save it anew, as a usual JPEG or a PNG`)
  }
}

const unreadable = (upload: string): Fault => unusable(upload, 'is no JPEG, PNG or WebP image, or is damaged')

const inTime = <Seen>(upload: string, looking: Promise<Seen>): Promise<Seen> =>
  looking.catch((error) => {
    if (!(error instanceof TookTooLong)) throw error
    throw unusable(upload, 'takes too long to decode; save it anew, smaller or in another format')
  })

export const measured = async (
  inspect: Inspect,
  uploader: Uploader,
  upload: string,
  bytes: Uint8Array,
): Promise<Measured> => {
  const seen = await inTime(upload, inspect.measure(bytes, uploader))
  if (!seen) throw unreadable(upload)
  return seen
}

const { minSide, maxSide, maxAspect } = uploadLimits

export const refuseDimensions = (upload: string, { width, height }: Measured): void => {
  const [short, long] = [Math.min(width, height), Math.max(width, height)]
  if (short >= minSide && long <= maxSide && long / short <= maxAspect) return
  throw fault('invalid_image_dimensions', {
    message: `The image is ${width} x ${height}; each side must have ${minSide} to ${maxSide} pixels, and the aspect ratio must lie within 1:${maxAspect} and ${maxAspect}:1.`,
    details: { upload_id: upload, width, height },
  })
}

export const refuseForbidden = async (
  inspect: Inspect,
  uploader: Uploader,
  upload: string,
  bytes: Uint8Array,
): Promise<void> => {
  const reason = await inTime(upload, inspect.forbids(bytes, uploader))
  if (reason === null) return
  throw fault('content_policy_violation', {
    message: 'The content policy does not allow a reference image.',
    details: { upload_id: upload, reason },
  })
}
