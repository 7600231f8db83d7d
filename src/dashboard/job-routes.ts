// The list of jobs, and the page of one.
import type { FastifyInstance } from 'fastify'
import { keysOf } from '../accounts/rules.ts'
import { jobStatuses, operationNames } from '../catalog/operations.ts'
import { cursorAfter, readCursor } from '../contract/cursor.ts'
import { detail, type Job, listJobs, requireJob } from '../jobs/rules.ts'
import { jobPage } from './pages/job-page.ts'
import { jobsPage } from './pages/jobs-page.ts'
import { findTitles } from './store.ts'
import { type DashboardParts, showPage } from './visit.ts'

const perPage = 25

export const bookIdsOf = (jobs: readonly Job[]): string[] => [
  ...new Set(jobs.flatMap(({ book_id }) => (book_id === null ? [] : [book_id]))),
]

export const jobRoutes = (app: FastifyInstance, parts: DashboardParts): void => {
  const { storage } = parts
  const { read } = parts.database

  showPage(app, parts, '/dashboard/jobs', async (visit) => {
    const { accountId } = visit
    const status = jobStatuses.find((each) => each === visit.query('status'))
    const operation = operationNames.find((each) => each === visit.query('operation'))
    const listName = `dashboard jobs ${status ?? '*'} ${operation ?? '*'}`
    const cursor = visit.query('after')
    const after = cursor === undefined ? null : readCursor(listName, cursor)
    const { jobs, more } = await listJobs(read, { accountId, keyId: null, status, operation, limit: perPage, after })
    const last = jobs.at(-1)
    return jobsPage({
      visit,
      jobs,
      titles: await findTitles(read, accountId, bookIdsOf(jobs)),
      filter: { status, operation },
      next: more && last ? cursorAfter(listName, last.id) : null,
      isFirst: after === null,
    })
  })

  showPage(app, parts, '/dashboard/jobs/:jobId', async (visit) => {
    const { accountId, at } = visit
    const job = await requireJob(read, { accountId, keyId: null }, visit.param('jobId'))
    const [told, titles, keys] = await Promise.all([
      detail(job, storage, at),
      findTitles(read, accountId, bookIdsOf([job])),
      keysOf(read, accountId),
    ])
    const key = keys.find(({ id }) => id === job.key_id) ?? null
    return jobPage({ visit, job, told, title: titles.get(job.book_id ?? '') ?? null, key })
  })
}
