// The list of jobs, which keeps itself up to date while some are under way.
import { type JobStatus, jobStatuses, type OperationName, operationNames } from '../../catalog/operations.ts'
import { type Content, type Html, html } from '../../html/html.ts'
import type { Page } from '../../html/page.ts'
import { dashboardPage } from '../../identity/rules.ts'
import type { Job } from '../../jobs/rules.ts'
import type { Visit } from '../visit.ts'
import { duration, keepsUp, live, mark, moment, nothingYet, older, type Tone, table } from './elements.ts'
import { operationInWords } from './operation-names.ts'

interface JobsView {
  readonly visit: Visit
  readonly jobs: readonly Job[]
  readonly titles: ReadonlyMap<string, string>
  readonly filter: { readonly status: JobStatus | undefined; readonly operation: OperationName | undefined }
  readonly next: string | null
  readonly isFirst: boolean
}

const path = '/dashboard/jobs'

const marks: Readonly<Record<JobStatus, readonly [Tone, string]>> = {
  queued: ['busy', 'waiting'],
  processing: ['busy', 'running'],
  completed: ['good', 'completed'],
  failed: ['bad', 'failed'],
}

export const jobMark = (status: JobStatus): Html => mark(...marks[status])

export const isUnderWay = ({ status }: Job): boolean => status === 'queued' || status === 'processing'

export const jobsPage = ({ visit, jobs, titles, filter, next, isFirst }: JobsView): Page => {
  const { root } = visit
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(filter)) if (value !== undefined) query.set(name, value)
  const here = query.size === 0 ? path : `${path}?${query}`
  const isMoving = isFirst && jobs.some(isUnderWay)
  return dashboardPage({
    title: 'Jobs',
    description: 'The jobs of your account and how they stand.',
    path,
    root,
    head: isMoving && keepsUp(root, here),
    main: html`<h1>Jobs</h1>
<p class="lead">Everything that was asked for, by any key, app or page, newest first.</p>
${filterForm(root, filter)}
${live(isMoving, jobs.length === 0 ? noJobs(root, query.size > 0) : jobTable(visit, jobs, titles))}
${older(next === null ? null : `${root}${path}?${new URLSearchParams([...query, ['after', next]])}`)}`,
  })
}

const noJobs = (root: string, isFiltered: boolean): Html =>
  isFiltered
    ? nothingYet('No job is like that.', html`<p><a href="${root}${path}">Show all</a></p>`)
    : nothingYet(
        'No job yet.',
        html`<p><a href="${root}/library">Make a cover in the library</a>, or <a href="${root}/docs">call the API</a>.</p>`,
      )

const choice = (value: string, label: string, chosen: string | undefined): Html =>
  html`<option value="${value}"${value === chosen && html` selected`}>${label}</option>`

const filterForm = (root: string, { status, operation }: JobsView['filter']): Html =>
  html`<form class="inline filter" method="get" action="${root}${path}">
<label>State <select name="status">${choice('', 'all', status ?? '')}${jobStatuses.map((each) => choice(each, marks[each][1], status))}</select></label>
<label>Work <select name="operation">${choice('', 'all', operation ?? '')}${operationNames.map((each) => choice(each, operationInWords[each], operation))}</select></label>
<button>Show</button></form>`

export const jobTable = ({ root, at }: Visit, jobs: readonly Job[], titles: ReadonlyMap<string, string>): Html =>
  table(
    'Jobs',
    ['Work', 'State', 'Book', 'Credits', 'Took', 'Asked for'],
    jobs.map((job): Content[] => [
      html`<a href="${root}${path}/${job.id}">${operationInWords[job.operation]}</a>`,
      jobMark(job.status),
      titles.get(job.book_id ?? '') ?? '–',
      job.status === 'completed' ? job.credits_used : html`${job.status === 'failed' ? 0 : job.credits_reserved}`,
      job.started_at !== null && job.completed_at !== null ? duration(job.completed_at - job.started_at) : '–',
      moment(job.created_at, at),
    ]),
  )
