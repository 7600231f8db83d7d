// The pages for people: entrance, account, team, invitation.
import type { FastifyInstance } from 'fastify'
import { accountRoutes } from './account-routes.ts'
import { type EntranceParts, entranceRoutes } from './entrance-routes.ts'
import { invitationRoutes } from './invitation-routes.ts'
import { personScope } from './person-scope.ts'
import { teamRoutes } from './team-routes.ts'

export const registerIdentity = (app: FastifyInstance, parts: EntranceParts): void =>
  personScope(app, parts, (scope) => {
    entranceRoutes(scope, parts)
    accountRoutes(scope, parts)
    teamRoutes(scope, parts)
    invitationRoutes(scope, parts)
  })
