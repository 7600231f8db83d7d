// The page of one job: how it stands, what it cost, what it made.
import type { OwnKey } from '../../accounts/rules.ts'
import type { AssetType } from '../../catalog/assets.ts'
import { reportWords } from '../../contract/edit-report-words.ts'
import type { JobDetail } from '../../contract/jobs.ts'
import { doneAndNot } from '../../html/done-and-not.ts'
import { type Content, type Html, html } from '../../html/html.ts'
import type { Page } from '../../html/page.ts'
import { dashboardPage } from '../../identity/rules.ts'
import type { Job } from '../../jobs/rules.ts'
import type { Visit } from '../visit.ts'
import { duration, exactly, keepsUp, live, plural } from './elements.ts'
import { isUnderWay, jobMark } from './jobs-page.ts'
import { operationInWords } from './operation-names.ts'

interface JobView {
  readonly visit: Visit
  readonly job: Job
  /** The job as the API tells of it, with fresh URLs. */
  readonly told: JobDetail
  /** Of its book. */
  readonly title: string | null
  readonly key: OwnKey | null
}

export const jobPage = (view: JobView): Page => {
  const { visit, job } = view
  const { root } = visit
  const path = `/dashboard/jobs/${job.id}`
  const isMoving = isUnderWay(job)
  return dashboardPage({
    title: operationInWords[job.operation],
    description: 'One job of your account.',
    path,
    section: '/dashboard/jobs',
    root,
    head: isMoving && keepsUp(root, path),
    main: html`<p class="back"><a href="${root}/dashboard/jobs">Jobs</a></p>
<h1>${operationInWords[job.operation]}</h1>
${live(isMoving, html`${facts(view)}${problem(view)}${made(view)}`)}`,
  })
}

const facts = ({ visit: { root }, job, title, key }: JobView): Html =>
  html`<dl class="facts">
<dt>State</dt><dd>${jobMark(job.status)}</dd>
${title !== null && html`<dt>Book</dt><dd><a href="${root}/library/books/${job.book_id}">${title}</a></dd>`}
<dt>Credits</dt><dd>${credits(job)}</dd>
<dt>Asked for</dt><dd>${exactly(job.created_at)}</dd>
${job.started_at !== null && html`<dt>Begun</dt><dd>${exactly(job.started_at)}</dd>`}
${job.completed_at !== null && html`<dt>Ended</dt><dd>${exactly(job.completed_at)}${job.started_at !== null && html` <span class="hint">after ${duration(job.completed_at - job.started_at)}</span>`}</dd>`}
<dt>By</dt><dd>${key ? html`<a href="${root}/dashboard/keys/${key.id}">${key.name}</a>` : 'you, or an app that you have connected'}</dd>
${job.external_ref !== null && html`<dt>Your reference</dt><dd>${job.external_ref}</dd>`}
<dt>Job id</dt><dd><code>${job.id}</code></dd>
</dl>`

const credits = ({ status, credits_reserved, credits_used }: Job): string => {
  if (status === 'completed') return plural(credits_used, 'credit')
  return status === 'failed'
    ? `none; ${plural(credits_reserved, 'credit')} came back`
    : `${plural(credits_reserved, 'credit')} reserved`
}

const problem = ({ told: { error } }: JobView): Content =>
  error !== null && html`<p class="notice bad">${error.message} <code>${error.code}</code></p>`

const made = ({ visit: { root }, told: { result } }: JobView): Content => {
  if (result === null) return null
  if ('wrapId' in result) {
    return html`<h2>Made</h2><div class="buttons"><a class="button primary" href="${root}/wraps/${result.wrapId}/edit">Open in the editor</a>
<a class="button" href="${result.assets.wrap_pdf.signedUrl}">Print PDF</a> <a class="button" href="${result.assets.wrap_flat.signedUrl}">Flat picture</a></div>`
  }
  return html`${'report' in result && doneAndNot(reportWords(result.report))}<h2>Made</h2>
<ul class="covers">${result.covers.map((cover, index) => picture(root, cover.coverId, 'asset' in cover ? cover.asset : 'preview', index))}</ul>`
}

const picture = (root: string, coverId: string, asset: AssetType, index: number): Html => {
  const isSquare = asset.startsWith('audiobook')
  return html`<li><a href="${root}/library/covers/${coverId}"><img${isSquare && html` class="square"`} src="${root}/library/covers/${coverId}/pictures/${asset}" alt="Cover ${index + 1}" width="420" height="${isSquare ? 420 : 672}" loading="lazy"></a></li>`
}
