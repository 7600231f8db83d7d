// The first page of the dashboard: how everything stands.
import type { FastifyInstance } from 'fastify'
import { keysOf } from '../accounts/rules.ts'
import { findPaying, readCredits, usageIn } from '../credits/rules.ts'
import { listJobs } from '../jobs/rules.ts'
import { listDeliveries } from '../webhooks/rules.ts'
import { bookIdsOf } from './job-routes.ts'
import { overviewPage } from './pages/overview-page.ts'
import { countUnderWay, findTitles } from './store.ts'
import { daysShown, firstDay } from './usage.ts'
import { type DashboardParts, showPage, type Visit } from './visit.ts'

const dayMs = 24 * 60 * 60 * 1000
const shown = 6

export const overviewRoutes = (app: FastifyInstance, parts: DashboardParts): void => {
  const { database, billingUrl, baseUrl } = parts
  const { read } = database

  const creditsOf = async ({ accountId, at }: Visit) => {
    const before = await findPaying(read, accountId)
    if (!before) return null
    const summary = await readCredits(database, { accountId, billingUrl: billingUrl(), at })
    const subscription = (await findPaying(read, accountId)) ?? before
    const since = firstDay(at, daysShown) * dayMs
    const used = await usageIn(read, subscription, { accountId, since })
    return { summary, monthEndsAt: subscription.period_ends_at, used }
  }

  showPage(app, parts, '/dashboard', async (visit) => {
    const { accountId } = visit
    const every = { accountId, keyId: null, status: undefined, operation: undefined }
    const [credits, keys, { jobs }, underWay, { deliveries }] = await Promise.all([
      creditsOf(visit),
      keysOf(read, accountId),
      listJobs(read, { ...every, limit: shown, after: null }),
      countUnderWay(read, accountId),
      listDeliveries(read, { accountId, limit: shown, after: null }),
    ])
    const titles = await findTitles(read, accountId, bookIdsOf(jobs))
    return overviewPage({ visit, baseUrl: baseUrl(), credits, keys, jobs, titles, underWay, deliveries })
  })
}
