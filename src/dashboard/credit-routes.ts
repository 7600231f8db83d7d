// The pages of credits and of the plan.
import type { FastifyInstance } from 'fastify'
import { accountOf } from '../accounts/rules.ts'
import { cursorAfter, readCursor } from '../contract/cursor.ts'
import { movementsIn } from '../credits/rules.ts'
import { billingPage } from './pages/billing-page.ts'
import { creditsPage } from './pages/credits-page.ts'
import { noPlanPage } from './pages/no-plan-page.ts'
import { recentUse, standingOf } from './standing.ts'
import { type DashboardParts, showPage } from './visit.ts'

const perPage = 30
const listName = 'dashboard ledger'

export const creditRoutes = (app: FastifyInstance, parts: DashboardParts): void => {
  const { read } = parts.database

  showPage(app, parts, '/dashboard/credits', async (visit) => {
    const { accountId } = visit
    const standing = await standingOf(parts, visit)
    if (!standing) return noPlanPage(visit, '/dashboard/credits')
    const { summary, subscription } = standing
    const cursor = visit.query('after')
    const after = cursor === undefined ? null : readCursor(listName, cursor)
    const [{ movements, more }, used] = await Promise.all([
      movementsIn(read, subscription, { accountId, limit: perPage, after }),
      recentUse(parts.database, standing, visit),
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
    const standing = await standingOf(parts, visit)
    if (!standing) return noPlanPage(visit, '/dashboard/billing')
    const { summary, subscription } = standing
    const payer = await accountOf(read, subscription.account_id)
    return billingPage({
      visit,
      summary,
      monthEndsAt: subscription.period_ends_at,
      payer: payer?.email ?? visit.email,
    })
  })
}
