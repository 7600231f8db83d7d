// The endpoints that queue work on wraps. Each: replay, then validation and ownership, then a job.
import type { Call, Endpoint } from '../contract/endpoint.ts'
import { endpoint, type Reply } from '../contract/endpoint.ts'
import type { JobSummary } from '../contract/jobs.ts'
import { type WrapFields, wrapSpecFields } from '../contract/wraps-fields.ts'
import { createWrap, extendFront, type QueuedExtension, type QueuedWrap } from '../contract/wraps-work.ts'
import { requireCover } from '../covers/rules.ts'
import { type Job, jobAcceptor, queuedOperation, summary } from '../jobs/rules.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { Log } from '../platform/log.ts'
import type { Metrics } from '../platform/metrics/metrics.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { wrapGeometry } from '../print/geometry/wrap-geometry.ts'
import type { Refuse } from '../studio/senses/moderation/refuse-forbidden.ts'
import { bodyJudging } from './judge-first.ts'
import { extendOrder, wrapOrder } from './orders.ts'
import { requireWrap } from './rules.ts'

export interface Parts {
  readonly database: Database
  readonly storage: Storage
  readonly now: Clock
  readonly billingUrl: () => string
  readonly metrics: Metrics
  readonly log: Log
  readonly refuse: Refuse
}

export const wrapWorkEndpoints = (parts: Parts): Endpoint[] => {
  const { database, storage, refuse } = parts
  const accept = jobAcceptor(parts)

  return [
    endpoint(createWrap, async (call): Promise<Reply<QueuedWrap | JobSummary>> => {
      const { job, replayed } = await accept(call, async () => {
        const fields = goodFields(call)
        const { accountId } = call.credential
        const cover = await requireCover(database.read, accountId, fields.coverId)
        const order = await wrapOrder(database.read, cover, fields)
        await refuse(accountId, textsOf(fields))
        return order
      })
      return replayed ? { status: 200, body: summary(job), replayed } : { status: 202, body: queuedWrap(job) }
    }),

    endpoint(extendFront, async (call): Promise<Reply<QueuedExtension | JobSummary>> => {
      const { job, replayed } = await accept(call, async () => {
        const note = call.body()
        const wrap = await requireWrap(database.read, call.credential.accountId, call.param('wrapId'))
        return extendOrder({ reads: database.read, storage }, wrap, note)
      })
      return replayed ? { status: 200, body: summary(job), replayed } : { status: 202, body: queuedExtension(job) }
    }),
  ]
}

/** What the printer does not offer is refused before anything else is looked at. */
const goodFields = (call: Call<unknown, WrapFields>): WrapFields => {
  const fields = bodyJudging(call, () => wrapGeometry(peekedSpecs(call)))
  wrapGeometry(fields)
  return fields
}

const peekedSpecs = (call: Call<unknown, unknown>) =>
  wrapSpecFields.parse(Object.fromEntries(Object.keys(wrapSpecFields.shape).map((name) => [name, call.peek(name)])))

const textsOf = ({ tagline, blurb, authorBio, spineTitle, spineAuthor, customInstructions }: WrapFields) => ({
  tagline,
  blurb,
  authorBio,
  spineTitle,
  spineAuthor,
  customInstructions,
})

const queuedWrap = (job: Job): QueuedWrap => ({ ...queuedOperation(job), credits_reserved: job.credits_reserved })

const queuedExtension = (job: Job): QueuedExtension => {
  const { jobId, status, operation, credits_reserved, poll_url } = queuedWrap(job)
  return { jobId, status, operation, credits_reserved, poll_url }
}
