// The balance as a card: how much is left of the month, and what comes on top.
import type { CreditSummary } from '../../contract/account.ts'
import { type Html, html } from '../../html/html.ts'
import { moment, plural } from './elements.ts'

interface BalanceView {
  readonly summary: CreditSummary
  readonly monthEndsAt: number
  readonly now: number
}

export const balanceCard = ({ summary, monthEndsAt, now }: BalanceView): Html => {
  const { credits_remaining, credits_monthly, overage_credits, total_available } = summary
  const full = Math.max(credits_monthly, credits_remaining, 1)
  return html`<section class="card balance-card" aria-label="Balance">
<p class="figure"><b>${total_available}</b> ${total_available === 1 ? 'credit' : 'credits'} left</p>
<svg class="gauge" viewBox="0 0 100 4" preserveAspectRatio="none" role="img" aria-label="${credits_remaining} of ${credits_monthly} credits of this month are left"><rect class="whole" width="100" height="4"/><rect class="left" width="${((credits_remaining / full) * 100).toFixed(1)}" height="4"/></svg>
<p class="hint">${credits_remaining} of ${credits_monthly} this month, ${plural(overage_credits, 'overage credit')} on top. The next month begins ${moment(monthEndsAt, now)}.</p>
</section>`
}
