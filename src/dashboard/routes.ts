// The dashboard: the pages on which people look after their account.
import type { FastifyInstance } from 'fastify'
import { personScope } from '../identity/rules.ts'
import { creditRoutes } from './credit-routes.ts'
import { jobRoutes } from './job-routes.ts'
import { keyRoutes } from './key-routes.ts'
import { overviewRoutes } from './overview-routes.ts'
import { requestRoutes } from './request-routes.ts'
import type { DashboardParts } from './visit.ts'
import { webhookRoutes } from './webhook-routes.ts'

export const registerDashboard = (app: FastifyInstance, parts: DashboardParts): void =>
  personScope(app, parts, (scope) => {
    overviewRoutes(scope, parts)
    keyRoutes(scope, parts)
    webhookRoutes(scope, parts)
    jobRoutes(scope, parts)
    requestRoutes(scope, parts)
    creditRoutes(scope, parts)
  })
