// The log of webhook deliveries, and sending one again.
import type { FastifyInstance } from 'fastify'
import { keysOf } from '../accounts/rules.ts'
import { fault } from '../catalog/fault.ts'
import { cursorAfter, readCursor } from '../contract/cursor.ts'
import { listDeliveries, readDelivery, redeliver } from '../webhooks/rules.ts'
import { deliveriesPage } from './pages/deliveries-page.ts'
import { deliveryPage } from './pages/delivery-page.ts'
import { type DashboardParts, showPage, takeForm } from './visit.ts'

const perPage = 25
const listName = 'dashboard deliveries'

const noSuchDelivery = () => fault('not_found', { message: 'There is no such delivery in this account.' })

export const webhookRoutes = (app: FastifyInstance, parts: DashboardParts): void => {
  const { read } = parts.database

  showPage(app, parts, '/dashboard/webhooks', async (visit) => {
    const { accountId } = visit
    const cursor = visit.query('after')
    const after = cursor === undefined ? null : readCursor(listName, cursor)
    const [{ deliveries, more }, keys] = await Promise.all([
      listDeliveries(read, { accountId, limit: perPage, after }),
      keysOf(read, accountId),
    ])
    const last = deliveries.at(-1)
    const next = more && last ? cursorAfter(listName, last.id) : null
    return deliveriesPage({ visit, deliveries, keys, next, isFirst: after === null })
  })

  showPage(app, parts, '/dashboard/webhooks/:deliveryId', async (visit) => {
    const { accountId } = visit
    const found = await readDelivery(read, { accountId, deliveryId: visit.param('deliveryId') })
    if (!found) throw noSuchDelivery()
    const keys = await keysOf(read, accountId)
    const key = keys.find(({ id }) => id === found.delivery.key_id) ?? null
    return deliveryPage({ visit, ...found, key, isBusy: visit.query('busy') !== undefined })
  })

  takeForm(app, parts, '/dashboard/webhooks/:deliveryId/redeliver', async (visit) => {
    const deliveryId = visit.param('deliveryId')
    const became = await redeliver(parts.database, { accountId: visit.accountId, deliveryId })
    if (became === 'not_found') throw noSuchDelivery()
    return { to: `/dashboard/webhooks/${deliveryId}${became === 'in_progress' ? '?busy' : ''}` }
  })
}
