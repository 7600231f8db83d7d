// A form with files, as browsers send it.
import type { FastifyRequest } from 'fastify'
import { fault } from '../catalog/fault.ts'
import { maxReferences, uploadLimits } from '../catalog/limits.ts'
import { type FormFields, formTokenField, type IdentityParts, queryOf, refuseForeignForm } from '../identity/rules.ts'

/** Room for pictures that are too large, so that their sender can be told so, but not for anything. */
export const uploadBodyLimit = (maxReferences + 1) * 2 * uploadLimits.maxBytes

export interface SentPicture {
  readonly type: string
  readonly bytes: Uint8Array
}

export interface UploadForm {
  readonly fields: FormFields
  readonly pictures: readonly SentPicture[]
}

/** The token of a form with files is in its address: whether a page of ours has sent it is known before so much is read. */
export const refuseForeignUpload = (parts: IdentityParts, request: FastifyRequest): void =>
  refuseForeignForm(parts, request, queryOf(request, formTokenField) ?? '')

/** The fields and the pictures of a form. */
export const readUploadForm = async (request: FastifyRequest): Promise<UploadForm> => {
  const form = await parsed(request)
  const fields = new Map([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))
  // Browsers send an empty file where none was chosen.
  const files = form.getAll('pictures').filter((each) => typeof each !== 'string' && each.size > 0)
  const pictures = await Promise.all(
    files
      .flatMap((file) => (typeof file === 'string' ? [] : [file]))
      .map(async (file) => ({
        type: file.type,
        bytes: new Uint8Array(await file.arrayBuffer()),
      })),
  )
  return { fields, pictures }
}

const parsed = async ({ headers, body }: FastifyRequest): Promise<FormData> => {
  const type = headers['content-type'] ?? ''
  if (!/^multipart\/form-data\b/i.test(type) || !(body instanceof Uint8Array)) {
    throw fault('unsupported_media_type', { message: 'Send the form as multipart/form-data.' })
  }
  try {
    return await new Response(Buffer.from(body), { headers: { 'content-type': type } }).formData()
  } catch {
    throw fault('invalid_request', { message: 'The form did not arrive whole. Send it again.' })
  }
}
