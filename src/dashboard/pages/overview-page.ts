// The overview: balance, usage, work under way, and what needs a look.
import type { OwnKey } from '../../accounts/rules.ts'
import type { CreditSummary } from '../../contract/account.ts'
import type { UsedOnDay } from '../../credits/rules.ts'
import { type Content, type Html, html } from '../../html/html.ts'
import type { Page } from '../../html/page.ts'
import { dashboardPage } from '../../identity/rules.ts'
import type { Job } from '../../jobs/rules.ts'
import type { ListedDelivery } from '../../webhooks/rules.ts'
import { daysOfUse, daysShown } from '../usage.ts'
import type { Visit } from '../visit.ts'
import { balanceCard } from './balance.ts'
import { codeBlock, keepsUp, live, moment, nothingYet, plural } from './elements.ts'
import { isUnderWay, jobTable } from './jobs-page.ts'
import { usageChart } from './usage-chart.ts'

interface OverviewView {
  readonly visit: Visit
  readonly baseUrl: string
  /** null without a plan. */
  readonly credits: {
    readonly summary: CreditSummary
    readonly monthEndsAt: number
    readonly used: readonly UsedOnDay[]
  } | null
  readonly keys: readonly OwnKey[]
  readonly jobs: readonly Job[]
  readonly titles: ReadonlyMap<string, string>
  readonly underWay: number
  readonly deliveries: readonly ListedDelivery[]
}

export const overviewPage = (view: OverviewView): Page => {
  const { visit, credits, jobs, titles } = view
  const { root, at, email } = visit
  const isMoving = jobs.some(isUnderWay)
  return dashboardPage({
    title: 'Dashboard',
    description: 'How your account stands.',
    path: '/dashboard',
    root,
    head: isMoving && keepsUp(root, '/dashboard'),
    main: html`<h1>Dashboard</h1>
<p class="lead">${email}</p>
${trouble(view)}
<div class="cards">${credits ? balanceCard({ ...credits, now: at }) : noPlan(root)}
${workCard(view)}${keyCard(view)}</div>
${credits && credits.used.length > 0 && html`<h2>Usage</h2>${usageChart(daysOfUse(credits.used, at, daysShown))}`}
<h2>Latest jobs</h2>
${live(isMoving, jobs.length === 0 ? firstSteps(view) : html`${jobTable(visit, jobs, titles)}<p><a href="${root}/dashboard/jobs">All jobs</a></p>`)}`,
  })
}

const noPlan = (root: string): Html =>
  html`<section class="card" aria-label="Plan"><p class="figure">No plan yet</p>
<p class="hint"><a href="${root}/dashboard/billing">How to get one</a></p></section>`

const workCard = ({ visit: { root }, underWay, credits }: OverviewView): Html =>
  html`<section class="card" aria-label="Work"><p class="figure"><b>${underWay}</b> ${underWay === 1 ? 'job' : 'jobs'} under way</p>
<p class="hint">${credits && `Your plan runs ${credits.summary.concurrent_limit} at a time. `}<a href="${root}/dashboard/jobs">Jobs</a></p></section>`

const keyCard = ({ visit: { root, at }, keys }: OverviewView): Html => {
  const active = keys.filter(({ revokedAt }) => revokedAt === null)
  const lastUsed = Math.max(0, ...active.map(({ lastUsedAt }) => lastUsedAt ?? 0))
  return html`<section class="card" aria-label="Keys"><p class="figure"><b>${active.length}</b> active ${active.length === 1 ? 'key' : 'keys'}</p>
<p class="hint">${lastUsed > 0 ? html`Last used ${moment(lastUsed, at)}. ` : 'None was used yet. '}<a href="${root}/dashboard/keys">API keys</a></p></section>`
}

/** Only deliveries that need somebody: they have failed, or failed so far. */
const trouble = ({ visit: { root }, deliveries }: OverviewView): Content => {
  const failing = deliveries.filter(
    ({ status, attempts }) => status === 'failed' || (status === 'queued' && attempts > 0),
  )
  return (
    failing.length > 0 &&
    html`<p class="notice bad">${plural(failing.length, 'event')} of the last ${deliveries.length} did not reach you. <a href="${root}/dashboard/webhooks">See what your receiver answered</a></p>`
  )
}

const firstSteps = ({ visit: { root }, baseUrl }: OverviewView): Html =>
  nothingYet(
    'No job yet. A first cover takes a minute:',
    html`<ol><li><a href="${root}/library">Type title, author and genre in the library</a>; or</li>
<li><a href="${root}/dashboard/keys">make a key</a> and call the API:</li></ol>
${codeBlock('First call', `curl ${baseUrl}/api/v1/credits -H "Authorization: Bearer svc_sk_…"`)}
<p><a href="${root}/docs">The first steps, one by one</a></p>`,
  )
