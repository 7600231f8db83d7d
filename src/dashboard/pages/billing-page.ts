// The page of the plan: what it gives, and how more credits or another plan are had.
import { type PlanName, planNames, plans } from '../../catalog/plans.ts'
import type { CreditSummary } from '../../contract/account.ts'
import { type Content, html } from '../../html/html.ts'
import type { Page } from '../../html/page.ts'
import { dashboardPage } from '../../identity/rules.ts'
import type { Visit } from '../visit.ts'
import { balanceCard } from './balance.ts'
import { codeBlock, mark } from './elements.ts'
import { planCommand } from './no-plan-page.ts'

interface BillingView {
  readonly visit: Visit
  readonly summary: CreditSummary
  readonly monthEndsAt: number
  /** The email of the account whose plan it is. */
  readonly payer: string
}

const titled = (name: string): string => `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`

export const billingPage = ({ visit, summary, monthEndsAt, payer }: BillingView): Page => {
  const { root, at, email } = visit
  return dashboardPage({
    title: 'Plan and billing',
    description: 'Your plan, and how to get more credits.',
    path: '/dashboard/billing',
    root,
    main: html`<h1>Plan and billing</h1>
${balanceCard({ summary, monthEndsAt, now: at })}
${payer !== email && html`<p class="notice">The team of ${payer} pays. What follows is done for that account.</p>`}
${!summary.is_active && html`<p class="notice bad">This plan is stopped. The operator resumes it with <code>subscription set --account ${payer} --active true</code>.</p>`}
<ul class="plans">${planNames.map((name) => planCard(name, summary.tier))}</ul>
<h2>More credits</h2>
<p>This service takes no payments itself. Whoever runs it grants overage credits, which are used after those of the month and never expire:</p>
${codeBlock('Command that grants credits', `npm run -s dustjacket -- credits adjust --account ${payer} --bucket overage --by 100 --reason "bought"`)}
<p>They are there at once, and the <a href="${root}/dashboard/credits">ledger</a> shows them with the reason.</p>
<h2>Another plan</h2>
<p>A larger plan gives its further credits at once; a smaller one begins with the next month.</p>
${codeBlock('Command that changes the plan', planCommand(payer, otherThan(summary.tier)))}`,
  })
}

const otherThan = (present: PlanName): PlanName => (present === 'scale' ? 'growth' : 'scale')

const planCard = (name: PlanName, present: PlanName): Content => {
  const { creditsPerMonth, concurrentJobs } = plans[name]
  return html`<li class="card"><h2>${titled(name)} ${name === present && mark('good', 'your plan')}</h2>
<p class="figure"><b>${creditsPerMonth}</b> credits a month</p><p class="hint">${concurrentJobs} jobs at a time</p></li>`
}
