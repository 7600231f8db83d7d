// The operations that make covers or their assets: each answers with a queued job.
import { z } from 'zod'
import { upscaleSources } from '../catalog/assets.ts'
import type { ErrorCode } from '../catalog/errors.ts'
import { maxReferences, textLimits } from '../catalog/limits.ts'
import { moods } from '../catalog/moods.ts'
import { colorPalettes } from '../catalog/palettes.ts'
import { anyExternalRef, anyWebhookUrl, bookIdField, coverCount, externalRef, webhookUrl } from './job-fields.ts'
import {
  type JobSummary,
  jobSummary,
  type QueuedJob,
  type QueuedOperation,
  queuedJob,
  queuedOperation,
} from './jobs.ts'
import { type Operation, operation } from './operation.ts'
import { noQuery } from './pages.ts'
import { freeText, wish } from './text.ts'
import { canonicalId, uuidLength } from './values.ts'

const replayed = { description: 'A job with this Idempotency-Key exists; this is it.', schema: jobSummary }

/** What every operation that queues a job shares. */
const queuing = {
  method: 'POST',
  tag: 'Covers',
  authenticated: true,
  idempotent: true,
  query: noQuery,
  failure: 'job_creation_failed',
} as const

const accepted: Operation<unknown, unknown, QueuedOperation | JobSummary>['answers'] = {
  202: { description: 'The job is queued.', schema: queuedOperation },
  200: replayed,
}

const generateAnswers: Operation<unknown, unknown, QueuedJob | JobSummary>['answers'] = {
  202: { description: 'The job is queued.', schema: queuedJob },
  200: replayed,
}

export const generateFields = z.object({
  bookId: bookIdField,
  count: coverCount,
  templateId: freeText()
    .optional()
    .meta({ maxLength: 100, description: 'The best template for the book is chosen when omitted.' }),
  prompt: wish(textLimits.generatePrompt).optional().meta({ description: 'Art direction in your own words.' }),
  colorPalette: z.enum(colorPalettes).optional(),
  mood: z.enum(moods).optional(),
  external_ref: externalRef,
  webhookUrl: webhookUrl(textLimits.webhookUrl),
})

export type GenerateFields = z.infer<typeof generateFields>

export const generateCovers = operation({
  ...queuing,
  id: 'generateCovers',
  path: '/api/v1/covers/generate',
  summary: 'Generate covers',
  description: 'Generates 1 to 5 covers for a book. One credit per cover; failed ones are refunded.',
  body: generateFields,
  answers: generateAnswers,
  faults: [
    'invalid_json',
    'missing_book_id',
    'invalid_count',
    'invalid_field_type',
    'field_too_long',
    'invalid_field_value',
    'invalid_template_id',
    'content_policy_violation',
    'insufficient_credits',
    'book_not_found',
    'unsupported_genre',
    'concurrency_limit',
    'payload_too_large',
  ],
})

const limits: readonly ErrorCode[] = ['concurrency_limit', 'payload_too_large']

const lenient = { external_ref: anyExternalRef, webhookUrl: anyWebhookUrl }

const variationFields = z.object({ count: coverCount, ...lenient })

export const varyCover = operation({
  ...queuing,
  id: 'varyCover',
  path: '/api/v1/covers/{coverId}/variations',
  summary: 'Make variations',
  description: 'Renders the stored prompt of a cover into 1 to 5 visibly different siblings. One credit each.',
  body: variationFields,
  forgives: 'missing body',
  answers: accepted,
  faults: [
    'invalid_json',
    'missing_cover_id',
    'invalid_count',
    'invalid_field_type',
    'missing_prompt',
    'insufficient_credits',
    'cover_not_found',
    ...limits,
  ],
})

const editFields = z.object({
  prompt: wish(textLimits.editPrompt, { missing: 'missing_prompt', otherType: 'missing_prompt' }).meta({
    description: 'What to change, in words.',
  }),
  ...lenient,
})

export const editCover = operation({
  ...queuing,
  id: 'editCover',
  path: '/api/v1/covers/{coverId}/edit-image',
  summary: 'Edit a cover by words',
  description:
    'Makes one new cover from this one, changed as the prompt says. The completed job says in `result.report` what was done, and what not, and why. An edit that would change nothing fails with `edit_not_understood` or `edit_has_no_effect` and costs nothing. One credit.',
  body: editFields,
  answers: accepted,
  faults: [
    'invalid_json',
    'missing_cover_id',
    'missing_prompt',
    'invalid_field_type',
    'field_too_long',
    'invalid_field_value',
    'missing_cover_image',
    'content_policy_violation',
    'insufficient_credits',
    'cover_not_found',
    ...limits,
  ],
})

const upscaleFields = z.object({
  sourceAsset: z.enum(upscaleSources, { error: 'invalid_source_asset' }),
  ...lenient,
})

export const upscaleCover = operation({
  ...queuing,
  id: 'upscaleCover',
  path: '/api/v1/covers/{coverId}/upscale',
  summary: 'Bring an asset to print resolution',
  description: 'Makes `full`, `audiobook_full` or `no_text_full` of `preview`, `audiobook_preview` or `no_text`. Free.',
  body: upscaleFields,
  answers: accepted,
  faults: [
    'invalid_json',
    'missing_cover_id',
    'invalid_source_asset',
    'invalid_field_type',
    'asset_not_available',
    'cover_not_found',
    'asset_already_exists',
    'operation_in_progress',
    ...limits,
  ],
})

const assetFields = z.object(lenient)

const assetFaults: readonly ErrorCode[] = [
  'missing_cover_id',
  'missing_cover_image',
  'insufficient_credits',
  'cover_not_found',
  'asset_already_exists',
  'operation_in_progress',
  ...limits,
]

export const makeAudiobookCover = operation({
  ...queuing,
  id: 'makeAudiobookCover',
  path: '/api/v1/covers/{coverId}/audiobook-cover',
  summary: 'Make the audiobook cover',
  description: 'Composes the cover anew as a true square. One credit.',
  body: assetFields,
  forgives: 'any body',
  answers: accepted,
  faults: assetFaults,
})

export const removeText = operation({
  ...queuing,
  id: 'removeText',
  path: '/api/v1/covers/{coverId}/remove-text',
  summary: 'Remove the text',
  description: 'Makes the artwork of the cover without any text; the preview stays as it is. One credit.',
  body: assetFields,
  forgives: 'any body',
  answers: accepted,
  faults: assetFaults,
})

/** Ids that are longer are nobody's: they are refused like any other that is unknown. */
const idList = (longest: number) => z.array(z.string().overwrite(canonicalId).meta({ maxLength: longest })).optional()

const uploadIdLength = 200

const referenceFields = z.object({
  bookId: bookIdField,
  instructions: wish(textLimits.referenceInstructions, { missing: 'missing_instructions' }),
  reference_upload_ids: idList(uploadIdLength).meta({ description: '`upload_id`s of images that you have uploaded.' }),
  reference_cover_ids: idList(uuidLength).meta({ description: 'Ids of covers of this account.' }),
  external_ref: externalRef,
  webhookUrl: webhookUrl(textLimits.webhookUrl),
})

export type ReferenceFields = z.infer<typeof referenceFields>

export const generateFromReferences = operation({
  ...queuing,
  id: 'generateFromReferences',
  path: '/api/v1/covers/generate-reference',
  summary: 'Generate a cover after references',
  description: `Makes one cover in the spirit of 1 to ${maxReferences} reference images and your instructions. The painter is told what the images have in common; it never gets the images. One credit.`,
  body: referenceFields,
  answers: accepted,
  faults: [
    'invalid_json',
    'missing_book_id',
    'missing_instructions',
    'missing_reference_images',
    'too_many_reference_images',
    'invalid_upload',
    'upload_not_found',
    'file_too_large',
    'file_too_small',
    'invalid_image_dimensions',
    'reference_cover_not_found',
    'invalid_field_type',
    'field_too_long',
    'invalid_field_value',
    'content_policy_violation',
    'insufficient_credits',
    'book_not_found',
    'unsupported_genre',
    'concurrency_limit',
    'payload_too_large',
  ],
})
