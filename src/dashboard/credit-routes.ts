// The pages of credits and of the plan.
import type { FastifyInstance } from 'fastify'
import { accountOf } from '../accounts/rules.ts'
import { cursorAfter, readCursor } from '../contract/cursor.ts'
import { findPaying, movementsIn, readCredits, usageIn } from '../credits/rules.ts'
import { billingPage } from './pages/billing-page.ts'
import { creditsPage } from './pages/credits-page.ts'
import { noPlanPage } from './pages/no-plan-page.ts'
import { daysShown, firstDay } from './usage.ts'
import { type DashboardParts, showPage, type Visit } from './visit.ts'

const perPage = 30
const listName = 'dashboard ledger'
const dayMs = 24 * 60 * 60 * 1000

export const creditRoutes = (app: FastifyInstance, parts: DashboardParts): void => {
  const { database, billingUrl } = parts

  /** The balance first: reading it brings the month up to date. */
  const summaryFor = async ({ accountId, at }: Visit) => {
    if (!(await findPaying(database.read, accountId))) return null
    const summary = await readCredits(database, { accountId, billingUrl: billingUrl(), at })
    const subscription = await findPaying(database.read, accountId)
    return subscription ? { summary, subscription } : null
  }

  showPage(app, parts, '/dashboard/credits', async (visit) => {
    const { accountId, at } = visit
    const found = await summaryFor(visit)
    if (!found) return noPlanPage(visit, '/dashboard/credits')
    const { summary, subscription } = found
    const cursor = visit.query('after')
    const after = cursor === undefined ? null : readCursor(listName, cursor)
    const { read } = database
    const [{ movements, more }, used] = await Promise.all([
      movementsIn(read, subscription, { accountId, limit: perPage, after }),
      usageIn(read, subscription, { accountId, since: firstDay(at, daysShown) * dayMs }),
    ])
    const last = movements.at(-1)
    return creditsPage({
      visit,
      summary,
      monthEndsAt: subscription.period_ends_at,
      isShared: subscription.account_id !== accountId,
      movements,
      used,
      next: more && last ? cursorAfter(listName, last.id) : null,
      isFirst: after === null,
    })
  })

  showPage(app, parts, '/dashboard/billing', async (visit) => {
    const found = await summaryFor(visit)
    if (!found) return noPlanPage(visit, '/dashboard/billing')
    const { summary, subscription } = found
    const payer = await accountOf(database.read, subscription.account_id)
    return billingPage({
      visit,
      summary,
      monthEndsAt: subscription.period_ends_at,
      payer: payer?.email ?? visit.email,
    })
  })
}
