// The endpoints of jobs.
import { fault } from '../catalog/fault.ts'
import { cursorAfter, readCursor } from '../contract/cursor.ts'
import { type Endpoint, endpoint } from '../contract/endpoint.ts'
import { getJob, listJobs } from '../contract/jobs.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { Storage } from '../platform/storage/storage.ts'
import * as rules from './rules.ts'

interface Parts {
  readonly database: Database
  readonly storage: Storage
  readonly now: Clock
}

export const jobEndpoints = ({ database, storage, now }: Parts): Endpoint[] => [
  endpoint(getJob, async ({ credential, param }) => {
    const id = param('jobId')
    if (id === '') throw fault('missing_job_id')
    const job = await rules.requireJob(database.read, credential, id)
    return { status: 200, body: await rules.detail(job, storage, now()) }
  }),

  endpoint(listJobs, async ({ credential: { accountId, keyId }, query }) => {
    const { status, operation, limit, cursor } = query()
    // Bound to its filters: another list has other pages.
    const listName = `jobs ${status ?? '*'} ${operation ?? '*'}`
    const after = cursor === undefined ? null : readCursor(listName, cursor)
    const wanted = { accountId, keyId, status, operation, limit, after }
    const { jobs, more } = await rules.listJobs(database.read, wanted)
    const last = jobs.at(-1)
    const next = more && last ? cursorAfter(listName, last.id) : null
    return { status: 200, body: { jobs: jobs.map(rules.listed), next_cursor: next } }
  }),
]
