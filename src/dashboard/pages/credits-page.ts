// The page of credits: the balance, the usage of the last days, and the ledger.
import type { CreditSummary } from '../../contract/account.ts'
import type { Movement, UsedOnDay } from '../../credits/rules.ts'
import { type Content, type Html, html } from '../../html/html.ts'
import type { Page } from '../../html/page.ts'
import { dashboardPage } from '../../identity/rules.ts'
import { daysOfUse, daysShown } from '../usage.ts'
import type { Visit } from '../visit.ts'
import { balanceCard } from './balance.ts'
import { nothingYet, older, stamp, table } from './elements.ts'
import { operationInWords } from './operation-names.ts'
import { usageChart } from './usage-chart.ts'

interface CreditsView {
  readonly visit: Visit
  readonly summary: CreditSummary
  readonly monthEndsAt: number
  /** Whether a team pays. */
  readonly isShared: boolean
  readonly movements: readonly Movement[]
  readonly used: readonly UsedOnDay[]
  readonly next: string | null
  readonly isFirst: boolean
}

const path = '/dashboard/credits'

const kinds: Readonly<Record<Movement['kind'], string>> = {
  reserve: 'Reserved',
  settle: 'Settled',
  refund: 'Refunded',
  grant: 'Granted',
  month_reset: 'New month',
}

export const creditsPage = (view: CreditsView): Page => {
  const { visit, summary, monthEndsAt, isShared, movements, next, isFirst } = view
  const { root, at } = visit
  return dashboardPage({
    title: 'Credits',
    description: 'Your balance, your usage and every movement of credits.',
    path,
    root,
    main: html`<h1>Credits</h1>
${balanceCard({ summary, monthEndsAt, now: at })}
${isFirst && usage(view)}
<h2>Ledger</h2>
<p>${isShared ? 'What your jobs have moved on the plan of your team.' : 'Every movement of the plan, newest first; the balance is their sum.'} Credits are reserved when a job is accepted, and what it does not use comes back.</p>
${movements.length === 0 ? nothingYet('Nothing has moved yet.', html`<p>Your first job will be here.</p>`) : ledger(visit, movements)}
${older(next === null ? null : `${root}${path}?after=${next}`)}`,
  })
}

const usage = ({ visit: { root, at }, used }: CreditsView): Html =>
  html`<h2>Usage</h2>
${used.length === 0 ? nothingYet(`No credits were used in the last ${daysShown} days.`, html`<p><a href="${root}/library">Make a cover in the library</a>, or <a href="${root}/docs">call the API</a>.</p>`) : usageChart(daysOfUse(used, at, daysShown))}`

const signed = (value: number): string => {
  if (value === 0) return '–'
  return value > 0 ? `+${value}` : `−${-value}`
}

const ledger = (visit: Visit, movements: readonly Movement[]): Html =>
  table(
    'Ledger',
    ['Movement', 'Monthly', 'Overage', 'For', 'When (UTC)'],
    movements.map((movement): Content[] => [
      kinds[movement.kind],
      signed(movement.monthly),
      signed(movement.overage),
      cause(visit, movement),
      stamp(movement.at),
    ]),
  )

const cause = ({ root, accountId }: Visit, { jobId, operation, reason, accountId: causedBy }: Movement): Content => {
  if (operation === null || jobId === null) return reason ?? '–'
  const words = operationInWords[operation]
  return causedBy === accountId
    ? html`<a href="${root}/dashboard/jobs/${jobId}">${words}</a>`
    : html`${words} <span class="hint">of your team</span>`
}
