// The operations that make wraps, read them, set their type anew and extend their fronts.
import { z } from 'zod'
import { operationNames } from '../catalog/operations.ts'
import { type JobSummary, jobSummary, queuedJob, queuedOperation } from './jobs.ts'
import { type Operation, operation } from './operation.ts'
import { noQuery } from './pages.ts'
import { count } from './values.ts'
import { extendFields, renderFields, wrapFields } from './wraps-fields.ts'
import { renderedWrap, wrapDetail } from './wraps-results.ts'

const creditsReserved = count.meta({ description: 'Refunded if the job fails.' })

const queuedWrap = queuedOperation.extend({ credits_reserved: creditsReserved })

export type QueuedWrap = z.infer<typeof queuedWrap>

const queuedExtension = queuedJob
  .pick({ jobId: true, status: true, poll_url: true })
  .extend({ operation: z.enum(operationNames), credits_reserved: creditsReserved })

export type QueuedExtension = z.infer<typeof queuedExtension>

const replayed = { description: 'A job with this Idempotency-Key exists; this is it.', schema: jobSummary }

const queuing = {
  method: 'POST',
  tag: 'Wraps',
  authenticated: true,
  idempotent: true,
  query: noQuery,
  failure: 'job_creation_failed',
} as const

const createAnswers: Operation<unknown, unknown, QueuedWrap | JobSummary>['answers'] = {
  202: { description: 'The job is queued.', schema: queuedWrap },
  200: replayed,
}

export const createWrap = operation({
  ...queuing,
  id: 'createWrap',
  path: '/api/v1/wraps',
  summary: 'Make a print wrap',
  description:
    'Builds back, spine and front of a printed book from a cover: a print PDF, a flat picture and a preview. 2 credits in the style solid, 4 in any other. A cover has one wrap: asking again makes it anew and keeps its `wrapId`.',
  body: wrapFields,
  answers: createAnswers,
  faults: [
    'invalid_json',
    'invalid_trim_size',
    'invalid_page_count',
    'invalid_paper_type',
    'invalid_binding_type',
    'invalid_design_style',
    'invalid_preset',
    'invalid_color',
    'missing_front_cover',
    'field_too_long',
    'invalid_field_type',
    'invalid_field_value',
    'content_policy_violation',
    'insufficient_credits',
    'cover_not_found',
    'concurrency_limit',
    'payload_too_large',
  ],
})

export const getWrap = operation({
  id: 'getWrap',
  method: 'GET',
  path: '/api/v1/wraps/{wrapId}',
  tag: 'Wraps',
  summary: 'Read a wrap',
  description: 'A wrap with its layout and fresh signed URLs. Free.',
  authenticated: true,
  idempotent: false,
  query: noQuery,
  body: null,
  answers: { 200: { description: 'The wrap.', schema: wrapDetail } },
  faults: ['wrap_not_found'],
  failure: 'internal_error',
})

export const renderWrap = operation({
  id: 'renderWrap',
  method: 'POST',
  path: '/api/v1/wraps/{wrapId}/render',
  tag: 'Wraps',
  summary: 'Set the type of a wrap anew',
  description:
    'Renders the wrap at once, and stores what it shows. With a preset or texts the layout is made anew: a text that is left out stays as it is, an empty one is removed. With `layoutState` it is exactly that layout. With neither, the stored layout is kept. Free, but not without limit: as many renders at once as the plan allows jobs, counted apart from jobs; above that 429 `concurrency_limit`.',
  authenticated: true,
  idempotent: false,
  query: noQuery,
  body: renderFields,
  forgives: 'missing body',
  answers: { 200: { description: 'What was rendered.', schema: renderedWrap } },
  faults: [
    'invalid_json',
    'invalid_preset',
    'invalid_layout',
    'invalid_color',
    'back_color_requires_solid_style',
    'missing_back_art',
    'missing_front_cover',
    'field_too_long',
    'invalid_field_type',
    'invalid_field_value',
    'content_policy_violation',
    'wrap_not_found',
    'concurrency_limit',
    'payload_too_large',
  ],
  failure: 'internal_error',
})

const extendAnswers: Operation<unknown, unknown, QueuedExtension | JobSummary>['answers'] = {
  202: { description: 'The job is queued.', schema: queuedExtension },
  200: replayed,
}

export const extendFront = operation({
  ...queuing,
  id: 'extendFront',
  path: '/api/v1/wraps/{wrapId}/extend-front',
  summary: 'Extend the front again',
  description:
    'Paints the front panel of a wrap again, another way where it is only a picture, and joins it to the back, the spine and the layout as they are. Free.',
  body: extendFields,
  forgives: 'missing body',
  answers: extendAnswers,
  faults: [
    'invalid_json',
    'missing_back_art',
    'missing_front_cover',
    'field_too_long',
    'invalid_field_type',
    'invalid_field_value',
    'invalid_trim_size',
    'invalid_page_count',
    'invalid_paper_type',
    'invalid_binding_type',
    'wrap_not_found',
    'concurrency_limit',
    'payload_too_large',
  ],
})
