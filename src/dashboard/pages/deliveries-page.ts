// The list of webhook deliveries.
import type { OwnKey } from '../../accounts/rules.ts'
import { type Content, type Html, html } from '../../html/html.ts'
import type { Page } from '../../html/page.ts'
import { button, dashboardPage } from '../../identity/rules.ts'
import type { ListedDelivery } from '../../webhooks/rules.ts'
import type { Visit } from '../visit.ts'
import { keepsUp, live, mark, moment, nothingYet, older, type Tone, table } from './elements.ts'

interface DeliveriesView {
  readonly visit: Visit
  readonly deliveries: readonly ListedDelivery[]
  readonly keys: readonly OwnKey[]
  readonly next: string | null
  readonly isFirst: boolean
}

const path = '/dashboard/webhooks'

const tones: Readonly<Record<ListedDelivery['status'], readonly [Tone, string]>> = {
  queued: ['busy', 'waiting'],
  processing: ['busy', 'being sent'],
  delivered: ['good', 'delivered'],
  failed: ['bad', 'failed'],
}

const attemptsOf = ({ attempts, attempts_before }: ListedDelivery): number => attempts + attempts_before

/** One that failed and is tried again is in trouble, and not merely waiting. */
export const deliveryMark = (delivery: ListedDelivery): Html => {
  if (delivery.status === 'queued' && delivery.attempts > 0) return mark('bad', 'failing')
  return mark(...tones[delivery.status])
}

export const isUnderWay = ({ status }: ListedDelivery): boolean => status === 'queued' || status === 'processing'

export const deliveriesPage = ({ visit, deliveries, keys, next, isFirst }: DeliveriesView): Page => {
  const { root } = visit
  const isMoving = isFirst && deliveries.some(isUnderWay)
  return dashboardPage({
    title: 'Webhooks',
    description: 'What was sent to your webhook URLs, and what they answered.',
    path,
    root,
    head: isMoving && keepsUp(root, path),
    main: html`<h1>Webhooks</h1>
<p class="lead">Every event that was sent to you, newest first. What fails is tried eight times over about 28 hours.</p>
${receivers(visit, keys)}
<h2>Deliveries</h2>
${live(isMoving, deliveries.length === 0 ? nothingYet('Nothing has been sent yet.', html`<p>Events are sent when a job ends, to the webhook URL of its key or of the call.</p>`) : deliveryTable(visit, deliveries))}
${older(next === null ? null : `${root}${path}?after=${next}`)}`,
  })
}

const receivers = ({ root, token }: Visit, keys: readonly OwnKey[]): Content => {
  const listening = keys.filter(({ webhookUrl, revokedAt }) => webhookUrl !== null && revokedAt === null)
  if (listening.length === 0) {
    return html`<p class="notice">No key has a webhook URL. <a href="${root}/dashboard/keys">Set one</a>, or name <code>webhookUrl</code> in a call.</p>`
  }
  return table(
    'Keys with a webhook URL',
    ['Key', 'URL', 'Test'],
    listening.map(({ id, name, webhookUrl }) => [
      html`<a href="${root}/dashboard/keys/${id}">${name}</a>`,
      html`<span class="long">${webhookUrl}</span>`,
      button(`${root}/dashboard/keys/${id}/test`, token, 'Send a test'),
    ]),
  )
}

const deliveryTable = ({ root, at }: Visit, deliveries: readonly ListedDelivery[]): Html =>
  table(
    'Deliveries',
    ['Event', 'State', 'Attempts', 'When', 'To'],
    deliveries.map((delivery): Content[] => [
      html`<a href="${root}${path}/${delivery.id}">${delivery.event}</a>`,
      deliveryMark(delivery),
      attemptsOf(delivery),
      moment(delivery.created_at, at),
      html`<span class="long">${delivery.url}</span>`,
    ]),
  )
