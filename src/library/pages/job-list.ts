// Work that runs or has ended lately, in words.
import { imagesFor, type OperationName, operations } from '../../catalog/operations.ts'
import { reportWords } from '../../contract/edit-report-words.ts'
import type { JobDetail } from '../../contract/jobs.ts'
import { doneAndNot } from '../../html/done-and-not.ts'
import { type Content, type Html, html } from '../../html/html.ts'

/** How much of a job's work is pictures of its own: the rest changes something that is there. */
const paints: readonly OperationName[] = ['generate', 'variation', 'edit_image', 'generate_reference']

export const isRunning = ({ status }: Pick<JobDetail, 'status'>): boolean =>
  status === 'queued' || status === 'processing'

/** How many covers are being painted. */
export const coversToCome = (jobs: readonly JobDetail[]): number =>
  jobs
    .filter((job) => isRunning(job) && paints.includes(job.operation))
    .reduce((count, { operation, credits_used }) => count + imagesFor(operation, credits_used), 0)

/** Nothing is counted of what has failed. */
const many = (count: number, noun: string): string => {
  if (count === 0) return `${noun}s`
  return count === 1 ? `a ${noun}` : `${count} ${noun}s`
}

interface Words {
  readonly doing: (count: number) => string
  readonly done: (count: number) => string
}

const words: Readonly<Record<OperationName, Words>> = {
  generate: {
    doing: (count) => `Painting ${many(count, 'cover')}`,
    done: (count) => `Painted ${many(count, 'cover')}`,
  },
  variation: {
    doing: (count) => `Painting ${many(count, 'variation')}`,
    done: (count) => `Painted ${many(count, 'variation')}`,
  },
  edit_image: { doing: () => 'Changing the cover by your words', done: () => 'Changed by your words' },
  upscale: { doing: () => 'Painting at print size', done: () => 'Painted at print size' },
  audiobook_cover: { doing: () => 'Painting the audiobook cover', done: () => 'Painted the audiobook cover' },
  remove_text: { doing: () => 'Taking the text off', done: () => 'Took the text off' },
  generate_reference: {
    doing: () => 'Painting a cover after your pictures',
    done: () => 'Painted after your pictures',
  },
  wrap: { doing: () => 'Making the wrap and its print file', done: () => 'Made the wrap and its print file' },
  wrap_extend_front: { doing: () => 'Extending the front of the wrap', done: () => 'Extended the front of the wrap' },
}

const doing = ({ operation, credits_used }: JobDetail): string =>
  words[operation].doing(imagesFor(operation, credits_used))

const runningJob = (job: JobDetail): Html =>
  html`<li class="job" data-job="${job.jobId}" data-status="${job.status}"><p><b>${doing(job)}</b> <span class="state">${
    job.status === 'queued' ? 'waiting for its turn' : 'at work'
  }</span></p><progress aria-label="${doing(job)}"></progress></li>`

const failedJob = (job: JobDetail): Html =>
  html`<li class="job failed"><p><b>${doing(job)}</b>: ${job.error?.message ?? 'it did not work.'}${
    operations[job.operation].creditsPerImage > 0 && job.credits_used === 0 && ' Its credits were given back.'
  }</p></li>`

/** The one cover that a job has made, to be looked at first. */
const onlyCover = ({ result }: JobDetail): string | null => {
  if (result === null || !('covers' in result)) return null
  const [cover, ...others] = result.covers
  return cover && others.length === 0 && !('asset' in cover) ? cover.coverId : null
}

/** What became of the wishes of an edit; nothing for other work, and for edits from before there were reports. */
export const editTold = ({ result }: Pick<JobDetail, 'result'>): Content =>
  result !== null && 'report' in result && doneAndNot(reportWords(result.report))

/** How many wishes of an edit were granted; which, stands on the page of the new cover. */
const editCounted = ({ result }: JobDetail): Content =>
  result !== null &&
  'report' in result &&
  result.report.notDone.length > 0 &&
  html` <span class="state">${result.report.done.length} done, ${result.report.notDone.length} not</span>`

/** As high as the running one, whose place it takes. */
const doneJob = (root: string, job: JobDetail): Html => {
  const coverId = onlyCover(job)
  return html`<li class="job done"><p><b>${words[job.operation].done(imagesFor(job.operation, job.credits_used))}</b> ${
    coverId === null
      ? html`<span class="state">done</span>`
      : html`<a href="${root}/library/covers/${coverId}">Look at it</a>${editCounted(job)}`
  }</p><progress aria-hidden="true" value="1"></progress></li>`
}

const shown = (root: string, job: JobDetail): Html => {
  if (isRunning(job)) return runningJob(job)
  return job.status === 'failed' ? failedJob(job) : doneJob(root, job)
}

export const jobList = (root: string, jobs: readonly JobDetail[]): Content =>
  jobs.length > 0 && html`<div role="status"><ul class="jobs">${jobs.map((job) => shown(root, job))}</ul></div>`
