// The list of recent calls to the API.
import { type Content, type Html, html } from '../../html/html.ts'
import type { Page } from '../../html/page.ts'
import { dashboardPage } from '../../identity/rules.ts'
import { callsKept } from '../call-recorder.ts'
import type { LoggedCall } from '../requests-store.ts'
import type { Visit } from '../visit.ts'
import { duration, mark, nothingYet, older, stamp, type Tone, table } from './elements.ts'

interface RequestsView {
  readonly visit: Visit
  readonly calls: readonly LoggedCall[]
  /** Names by ids. */
  readonly keys: ReadonlyMap<string, string>
  readonly filter: { readonly onlyErrors: boolean; readonly requestId: string | null }
  readonly next: string | null
}

const path = '/dashboard/requests'

const toneOf = (status: number): Tone => {
  if (status >= 500) return 'bad'
  return status >= 400 ? 'busy' : 'good'
}

export const requestsPage = ({ visit, calls, keys, filter, next }: RequestsView): Page => {
  const { root } = visit
  const { onlyErrors, requestId } = filter
  const query = new URLSearchParams()
  if (onlyErrors) query.set('show', 'errors')
  if (requestId !== null) query.set('id', requestId)
  return dashboardPage({
    title: 'Requests',
    description: 'Recent calls to the API with your keys and apps.',
    path,
    root,
    main: html`<h1>Requests</h1>
<p class="lead">The last ${callsKept} calls of your keys and apps, for a week at most. Bodies and queries are never kept.</p>
${filterForm(root, filter)}
${calls.length === 0 ? noCalls(root, query.size > 0) : callTable(visit, calls, keys)}
${older(next === null ? null : `${root}${path}?${new URLSearchParams([...query, ['after', next]])}`)}`,
  })
}

const filterForm = (root: string, { onlyErrors, requestId }: RequestsView['filter']): Html =>
  html`<form class="inline filter" method="get" action="${root}${path}">
<label>Request id <input name="id" value="${requestId ?? ''}" maxlength="255" autocomplete="off" placeholder="from X-Request-Id"></label>
<label>Answers <select name="show"><option value="">all</option><option value="errors"${onlyErrors && html` selected`}>refused or failed</option></select></label>
<button>Show</button></form>`

const noCalls = (root: string, isFiltered: boolean): Html =>
  isFiltered
    ? nothingYet('No recent call is like that.', html`<p><a href="${root}${path}">Show all</a></p>`)
    : nothingYet(
        'No call in the last week.',
        html`<p>Make <a href="${root}/dashboard/keys">a key</a> and follow <a href="${root}/docs">the first steps</a>.</p>`,
      )

const callTable = ({ root }: Visit, calls: readonly LoggedCall[], keys: ReadonlyMap<string, string>): Html =>
  table(
    'Recent calls',
    ['Call', 'Answer', 'Took', 'Key', 'When (UTC)', 'Request id'],
    calls.map((call): Content[] => [
      html`<code class="long">${call.method} ${call.path}</code>`,
      mark(toneOf(call.status), String(call.status)),
      html`<span class="still">${duration(call.ms)}</span>`,
      call.key_id === null
        ? 'an app'
        : html`<a href="${root}/dashboard/keys/${call.key_id}">${keys.get(call.key_id) ?? call.key_id}</a>`,
      stamp(call.at),
      html`<code class="id">${call.request_id}</code>`,
    ]),
  )
