// The log of recent calls.
import type { FastifyInstance } from 'fastify'
import { keysOf } from '../accounts/rules.ts'
import { cursorAfter, readCursor } from '../contract/cursor.ts'
import { requestsPage } from './pages/requests-page.ts'
import { findCalls } from './requests-store.ts'
import { type DashboardParts, showPage } from './visit.ts'

const perPage = 50
const longestId = 255

export const requestRoutes = (app: FastifyInstance, parts: DashboardParts): void => {
  const { read } = parts.database

  showPage(app, parts, '/dashboard/requests', async (visit) => {
    const { accountId } = visit
    const onlyErrors = visit.query('show') === 'errors'
    const requestId = visit.query('id')?.trim().replaceAll('\0', '').slice(0, longestId) || null
    const listName = `dashboard requests ${onlyErrors} ${requestId ?? ''}`
    const cursor = visit.query('after')
    const after = cursor === undefined ? null : readCursor(listName, cursor)
    const [found, keys] = await Promise.all([
      findCalls(read, { accountId, onlyErrors, requestId, limit: perPage + 1, after }),
      keysOf(read, accountId),
    ])
    const calls = found.slice(0, perPage)
    const last = calls.at(-1)
    return requestsPage({
      visit,
      calls,
      keys: new Map(keys.map((key) => [key.id, key.name])),
      filter: { onlyErrors, requestId },
      next: found.length > perPage && last ? cursorAfter(listName, last.id) : null,
    })
  })
}
