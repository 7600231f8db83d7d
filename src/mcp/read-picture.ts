// The bytes of an image that an agent sends along, and what kind of image bytes are.
import { fault } from '../catalog/fault.ts'
import { type UploadType, uploadLimits } from '../catalog/limits.ts'
import { inlineUploadBytes } from '../contract/tools-uploads.ts'
import { contentTypeOfFormat, pictureFormatOf } from '../pictures/picture-format.ts'

const dataUrl = /^data:[^,]{0,100};base64,/i
const base64 = /^[A-Za-z0-9+/_-]*={0,2}$/

export const decodePicture = (value: string): Uint8Array => {
  const text = value.replace(dataUrl, '').replaceAll(/\s/g, '')
  if (!base64.test(text)) {
    throw fault('invalid_field_value', {
      message: 'image_base64 must be base64, with or without the beginning of a data URL.',
      details: { field: 'image_base64' },
    })
  }
  const bytes = Buffer.from(text, 'base64')
  if (bytes.length > inlineUploadBytes) {
    throw fault('file_too_large', {
      message: `image_base64 holds ${bytes.length} bytes; at most ${inlineUploadBytes} are allowed. Use image_url for larger images.`,
      details: { field: 'image_base64', limit: inlineUploadBytes },
    })
  }
  return bytes
}

/** By their first bytes: what a server or an agent calls them is often wrong. Whether the rest is sound is asked later. */
export const pictureType = (bytes: Uint8Array): UploadType => {
  const format = pictureFormatOf(bytes)
  if (format !== null) return contentTypeOfFormat(format)
  throw fault('unsupported_media_type', {
    message: `The image must be one of ${uploadLimits.types.join(', ')}.`,
    details: { allowed: uploadLimits.types },
  })
}
