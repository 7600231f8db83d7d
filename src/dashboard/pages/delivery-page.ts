// The page of one webhook delivery: what was sent, every attempt and its answer, and the next try.
import type { OwnKey } from '../../accounts/rules.ts'
import { type Content, type Html, html } from '../../html/html.ts'
import type { Page } from '../../html/page.ts'
import { button, complaint, dashboardPage } from '../../identity/rules.ts'
import type { Attempt, ListedDelivery } from '../../webhooks/rules.ts'
import type { Visit } from '../visit.ts'
import { deliveryMark, isUnderWay } from './deliveries-page.ts'
import { duration, exactly, keepsUp, live, mark, moment, transcript } from './elements.ts'

interface DeliveryView {
  readonly visit: Visit
  readonly delivery: ListedDelivery
  readonly body: string
  readonly attempts: readonly Attempt[]
  /** Whose secret signs it. */
  readonly key: OwnKey | null
  /** Somebody asked for it again while it was being sent. */
  readonly isBusy: boolean
}

export const deliveryPage = ({ visit, delivery, body, attempts, key, isBusy }: DeliveryView): Page => {
  const { root } = visit
  const path = `/dashboard/webhooks/${delivery.id}`
  const isMoving = isUnderWay(delivery) && !isFarOff(delivery, visit.at)
  return dashboardPage({
    title: 'Delivery',
    description: 'One event that was sent to a webhook URL.',
    path,
    section: '/dashboard/webhooks',
    root,
    head: isMoving && keepsUp(root, path),
    main: html`<p class="back"><a href="${root}/dashboard/webhooks">Webhooks</a></p>
<h1>${delivery.event}</h1>
${complaint(isBusy ? 'It was being sent just then. Try again in a moment.' : null)}
${live(
  isMoving,
  html`${facts(visit, delivery, key)}
<div class="beside">${button(`${root}${path}/redeliver`, visit.token, 'Send again')}<p class="hint">The same bytes, signed anew, with a full round of attempts.</p></div>
<h2>Attempts</h2>
${attempts.length === 0 ? html`<p>None yet.</p>` : html`<ol class="attempts" reversed>${attempts.toReversed().map(attemptItem)}</ol>`}`,
)}
<h2>Body</h2>
${transcript('Body as it is sent', readable(body))}`,
  })
}

/** A retry that is minutes away is not worth asking for every other second. */
const isFarOff = ({ status, attempts, run_after }: ListedDelivery, at: number): boolean =>
  status === 'queued' && attempts > 0 && run_after > at + 60_000

const facts = ({ root, at }: Visit, delivery: ListedDelivery, key: OwnKey | null): Html =>
  html`<dl class="facts">
<dt>State</dt><dd>${deliveryMark(delivery)}</dd>
${delivery.status === 'queued' && html`<dt>Next try</dt><dd>${moment(Math.max(delivery.run_after, at), at)}</dd>`}
<dt>URL</dt><dd>${delivery.url}</dd>
<dt>Key</dt><dd>${key ? html`<a href="${root}/dashboard/keys/${key.id}">${key.name}</a>` : '–'}</dd>
${delivery.job_id !== null && html`<dt>Job</dt><dd><a href="${root}/dashboard/jobs/${delivery.job_id}"><code>${delivery.job_id}</code></a></dd>`}
<dt>Recorded</dt><dd>${exactly(delivery.created_at)}</dd>
<dt>Delivery id</dt><dd><code>${delivery.id}</code></dd>
</dl>`

const attemptItem = ({ number, at, duration_ms, status_code, error, response_excerpt }: Attempt): Content =>
  html`<li value="${number}"><p>${error === null ? mark('good', `${status_code}`) : mark('bad', status_code === null ? 'no answer' : `${status_code}`)}
${exactly(at)} <span class="hint">after ${duration(duration_ms)}</span></p>
${error !== null && html`<p>${sentence(error)}</p>`}
${response_excerpt !== null && response_excerpt !== '' && html`<details class="fold"><summary>Answer</summary>${transcript(`Answer to attempt ${number}`, response_excerpt)}</details>`}</li>`

const sentence = (words: string): string => `${words.slice(0, 1).toUpperCase()}${words.slice(1)}.`

/** Indented for the eye: JSON says the same either way. */
const readable = (body: string): string => JSON.stringify(JSON.parse(body), null, 2)
