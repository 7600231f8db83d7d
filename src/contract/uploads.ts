// Uploads: a ticket first, then the bytes by a plain PUT to the URL on it.
import { z } from 'zod'
import { uploadLimits } from '../catalog/limits.ts'
import { operation } from './operation.ts'
import { noQuery } from './pages.ts'
import { count, instant, shown, uri } from './values.ts'

const isSize = (value: unknown): boolean => typeof value === 'number' && Number.isInteger(value) && value >= 0

const uploadFields = z.object({
  content_type: z.enum(uploadLimits.types, { error: 'unsupported_media_type' }),
  size_bytes: z
    .unknown()
    .refine(isSize, { error: 'invalid_field_type', params: { expected: 'a whole number of bytes' } })
    .transform(Number)
    .refine((size) => size <= uploadLimits.maxBytes, {
      error: 'file_too_large',
      params: { reason: `must be at most ${uploadLimits.maxBytes} bytes`, limit: uploadLimits.maxBytes },
    })
    .optional()
    .meta({ type: 'integer', minimum: 0, maximum: uploadLimits.maxBytes }),
})

export const uploadTicket = z.object({
  upload_id: shown(200),
  upload_url: uri.meta({ description: 'PUT the bytes here with the same Content-Type.' }),
  expires_at: instant,
  max_bytes: count,
  allowed_types: z.array(z.enum(uploadLimits.types)),
})

export const createUpload = operation({
  id: 'createUpload',
  method: 'POST',
  path: '/api/v1/uploads',
  tag: 'Uploads',
  summary: 'Get an upload ticket',
  description: `A place for one reference image. Send the bytes with a plain PUT to \`upload_url\` within five minutes; where \`size_bytes\` announces how many there are, exactly so many. They are checked when a generation uses \`upload_id\`, and must not be replaced until its job has ended. Free; ${uploadLimits.perDay.uploads} uploads and ${uploadLimits.perDay.bytes} bytes a day, where an upload without \`size_bytes\` counts as ${uploadLimits.maxBytes}.`,
  authenticated: true,
  idempotent: false,
  query: noQuery,
  body: uploadFields,
  answers: { 200: { description: 'The ticket.', schema: uploadTicket } },
  faults: [
    'invalid_json',
    'invalid_field_type',
    'file_too_large',
    'unsupported_media_type',
    'rate_limited',
    'payload_too_large',
  ],
  failure: 'internal_error',
})
