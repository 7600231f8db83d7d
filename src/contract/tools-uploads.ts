// The tool that brings reference images in.
import { z } from 'zod'
import { uploadLimits } from '../catalog/limits.ts'
import { freeText, text } from './text.ts'
import { defineTool, fetches, nextStep } from './tools-definition.ts'
import { uploadTicket } from './uploads.ts'
import { count } from './values.ts'

/** What comes in base64 must leave the request below the limit of bodies. */
export const inlineUploadBytes = 512 * 1024

const urlLength = 2000

/** Four characters of base64 for three bytes, and room for what a data URL begins with. */
const base64Length = Math.ceil(inlineUploadBytes / 3) * 4 + 64

const { minSide, maxSide, maxBytes } = uploadLimits

export const referenceImage = {
  image_url: text(urlLength)
    .optional()
    .meta({
      format: 'uri',
      maxLength: urlLength,
      description: `An http or https URL of a JPEG, PNG or WebP image of at most ${maxBytes} bytes that anybody may fetch. The service fetches it.`,
    }),
  image_base64: freeText()
    .optional()
    .meta({
      maxLength: base64Length,
      description: `The image itself in base64, or as a data URL; at most ${inlineUploadBytes} bytes of image. For larger ones use image_url.`,
    }),
}

const keptUpload = z.object({
  ...uploadTicket.pick({ upload_id: true }).shape,
  content_type: z.enum(uploadLimits.types),
  size_bytes: count,
  next_step: nextStep,
})

export const uploadReferenceImage = defineTool({
  name: 'upload_reference_image',
  title: 'Upload a reference image',
  description: `Brings in one image to generate a cover after: give image_url or image_base64, not both. JPEG, PNG or WebP, ${minSide} to ${maxSide} pixels a side. It is checked at once and kept for 24 hours. Pass the upload_id to generate_cover_from_reference. Free.`,
  hints: fetches,
  input: { and: referenceImage },
  output: keptUpload,
})
