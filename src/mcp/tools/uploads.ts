// What the tool does that brings reference images in: the ticket of the API, then the bytes, checked at once.
import { z } from 'zod'
import { fault } from '../../catalog/fault.ts'
import { type Fields, parseFields } from '../../contract/parse.ts'
import { referenceImage, uploadReferenceImage } from '../../contract/tools-uploads.ts'
import { createUpload } from '../../contract/uploads.ts'
import type { Uploader } from '../../uploads/rules.ts'
import type { FetchPicture } from '../fetch-picture.ts'
import { decodePicture, pictureType } from '../read-picture.ts'
import { type Tool, tool } from '../tool.ts'

export interface UploadParts {
  readonly fetchPicture: FetchPicture
  /** Keeps the bytes of an upload if they may be used; otherwise refuses them. */
  readonly keepUpload: (caller: Uploader, upload: string, bytes: Uint8Array) => Promise<void>
}

export const uploadTools = ({ fetchPicture, keepUpload }: UploadParts): Tool[] => [
  tool(uploadReferenceImage, async (args, agent) => {
    const { url, base64 } = sourceOf(args)
    const bytes = base64 === null ? await fetchPicture(url, agent.signal) : decodePicture(base64)
    const body = { content_type: pictureType(bytes), size_bytes: bytes.length }
    const { upload_id } = (await agent.ask(createUpload, { body })).body
    await keepUpload({ ...agent.credential, signal: agent.signal }, upload_id, bytes)
    const next_step = `Call generate_cover_from_reference with reference_upload_ids ["${upload_id}"].`
    return { output: { upload_id, ...body, next_step } }
  }),
]

type Source = { readonly url: string; readonly base64: null } | { readonly url: null; readonly base64: string }

const sourceOf = (args: Fields): Source => {
  const { image_url: url, image_base64: base64 } = parseFields(z.object(referenceImage), args, [])
  if (url !== undefined && base64 !== undefined) {
    throw fault('invalid_field_value', { message: 'Give image_url or image_base64, not both.' })
  }
  if (url !== undefined) return { url, base64: null }
  if (base64 !== undefined) return { url: null, base64 }
  throw fault('missing_required_fields', {
    message: 'image_url or image_base64 is required.',
    details: { fields: ['image_url', 'image_base64'] },
  })
}
