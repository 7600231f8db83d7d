// The first page of the dashboard: how everything stands.
import type { FastifyInstance } from 'fastify'
import { keysOf } from '../accounts/rules.ts'
import { listJobs } from '../jobs/rules.ts'
import { listDeliveries } from '../webhooks/rules.ts'
import { bookIdsOf } from './job-routes.ts'
import { overviewPage } from './pages/overview-page.ts'
import { recentUse, standingOf } from './standing.ts'
import { countUnderWay, findTitles } from './store.ts'
import { type DashboardParts, showPage, type Visit } from './visit.ts'

const shown = 6

export const overviewRoutes = (app: FastifyInstance, parts: DashboardParts): void => {
  const { database, baseUrl } = parts
  const { read } = database

  const creditsOf = async (visit: Visit) => {
    const standing = await standingOf(parts, visit)
    if (!standing) return null
    const { summary, subscription } = standing
    return { summary, monthEndsAt: subscription.period_ends_at, used: await recentUse(database, standing, visit) }
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
