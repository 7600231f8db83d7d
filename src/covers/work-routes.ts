// The endpoints that make covers and their assets. Each: replay, then validation, ownership and conflicts, then a job.
import { requireBook } from '../books/rules.ts'
import { Fault, fault } from '../catalog/fault.ts'
import { templateIds } from '../catalog/templates.ts'
import {
  editCover,
  type GenerateFields,
  generateCovers,
  generateFromReferences,
  makeAudiobookCover,
  type ReferenceFields,
  removeText,
  upscaleCover,
  varyCover,
} from '../contract/cover-work.ts'
import { type Call, type Endpoint, endpoint, type Reply } from '../contract/endpoint.ts'
import type { JobSummary, QueuedJob, QueuedOperation } from '../contract/jobs.ts'
import { type JobOrder, jobAcceptor, queued, queuedOperation, summary } from '../jobs/rules.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { Log } from '../platform/log.ts'
import type { Metrics } from '../platform/metrics/metrics.ts'
import type { Storage } from '../platform/storage/storage.ts'
import type { Refuse } from '../studio/senses/moderation/refuse-forbidden.ts'
import type { Inspect, Uploader } from '../uploads/rules.ts'
import * as orders from './orders.ts'
import { requireReferenceCovers, requireReferences } from './references.ts'
import { type Cover, requireCover } from './rules.ts'

interface Parts {
  readonly database: Database
  readonly now: Clock
  readonly billingUrl: () => string
  readonly metrics: Metrics
  readonly log: Log
  readonly storage: Storage
  readonly inspect: Inspect
  readonly refuse: Refuse
}

export const coverWorkEndpoints = (parts: Parts): Endpoint[] => {
  const { database, refuse } = parts

  type JobCall<Body> = Call<unknown, Body>

  const accept = jobAcceptor(parts)

  /** Queues work on a cover of the caller. */
  const onCover = async <Body extends Remarks>(
    call: JobCall<Body>,
    order: (cover: Cover, body: Body, note: orders.Note) => JobOrder | Promise<JobOrder>,
  ): Promise<Reply<QueuedOperation | JobSummary>> => {
    const { job, replayed } = await accept(call, async () => {
      const coverId = call.param('coverId')
      if (coverId === '') throw fault('missing_cover_id')
      const body = call.body()
      const cover = await requireCover(database.read, call.credential.accountId, coverId)
      return order(cover, body, noteOf(body))
    })
    return replayed ? { status: 200, body: summary(job), replayed } : { status: 202, body: queuedOperation(job) }
  }

  return [
    endpoint(generateCovers, async (call): Promise<Reply<QueuedJob | JobSummary>> => {
      const { job, replayed } = await accept(call, async () => {
        const body = call.body()
        const template = templateOf(body)
        const { accountId } = call.credential
        const book = await requireBook(database.read, accountId, body.bookId)
        await refuse(accountId, { prompt: body.prompt })
        orders.refuseUnsupportedGenre(book)
        const { prompt = null, colorPalette = null, mood = null } = body
        const input = { count: body.count, template, wishes: { prompt, colorPalette, mood } }
        return orders.generateOrder(book, input, noteOf(body))
      })
      return replayed ? { status: 200, body: summary(job), replayed } : { status: 202, body: queued(job) }
    }),

    endpoint(generateFromReferences, async (call): Promise<Reply<QueuedOperation | JobSummary>> => {
      const { job, replayed } = await accept(call, async () => {
        const { accountId } = call.credential
        const body = await goodReferences(call, parts)
        const uploads = await requireReferences(parts, uploaderOf(call), body)
        const book = await requireBook(database.read, accountId, body.bookId)
        const previews = await requireReferenceCovers(database.read, accountId, body)
        await refuse(accountId, { instructions: body.instructions })
        orders.refuseUnsupportedGenre(book)
        const input = { instructions: body.instructions, uploads: [...uploads], previews: [...previews] }
        return orders.referenceOrder(book, input, noteOf(body))
      })
      return replayed ? { status: 200, body: summary(job), replayed } : { status: 202, body: queuedOperation(job) }
    }),

    endpoint(varyCover, (call) => onCover(call, (cover, { count }, note) => orders.variationOrder(cover, count, note))),

    endpoint(editCover, (call) =>
      onCover(call, async (cover, { prompt }, note) => {
        const order = await orders.editOrder(database.read, cover, { prompt }, note)
        await refuse(call.credential.accountId, { prompt })
        return order
      }),
    ),

    endpoint(upscaleCover, (call) =>
      onCover(call, (cover, { sourceAsset }, note) => orders.upscaleOrder(database.read, cover, sourceAsset, note)),
    ),

    endpoint(makeAudiobookCover, (call) =>
      onCover(call, (cover, _body, note) => orders.audiobookOrder(database.read, cover, note)),
    ),

    endpoint(removeText, (call) =>
      onCover(call, (cover, _body, note) => orders.removeTextOrder(database.read, cover, note)),
    ),
  ]
}

interface Remarks {
  readonly external_ref?: string | undefined
  readonly webhookUrl?: string | undefined
}

const noteOf = ({ external_ref = null, webhookUrl = null }: { [Name in keyof Remarks]: Remarks[Name] | null }) => ({
  externalRef: external_ref,
  webhookUrl,
})

const templateOf = ({ templateId }: GenerateFields): string | null => {
  if (templateId === undefined) return null
  if (templateIds.includes(templateId)) return templateId
  throw fault('invalid_template_id', {
    message: `There is no template "${templateId.slice(0, 100)}"; GET /api/v1/templates lists them.`,
    details: { field: 'templateId' },
  })
}

const uploaderOf = ({ credential: { accountId }, signal }: Call<unknown, unknown>): Uploader => ({ accountId, signal })

/** What the contract lists after the faults of references: where one of them is found first, references still go before it. */
const lateFaults: readonly string[] = ['invalid_field_type', 'field_too_long', 'invalid_field_value']

/** None where the field is absent; undefined where it is no list of ids, which is a fault of its own. */
const idsIn = (value: unknown = []): string[] | undefined =>
  Array.isArray(value) && value.every((each) => typeof each === 'string') ? value : undefined

const goodReferences = async (call: Call<unknown, ReferenceFields>, parts: Parts): Promise<ReferenceFields> => {
  try {
    return call.body()
  } catch (error) {
    const [uploads, covers] = [idsIn(call.peek('reference_upload_ids')), idsIn(call.peek('reference_cover_ids'))]
    if (error instanceof Fault && lateFaults.includes(error.code) && uploads && covers) {
      const references = { reference_upload_ids: uploads, reference_cover_ids: covers }
      await requireReferences(parts, uploaderOf(call), references)
    }
    throw error
  }
}
