// The library: everything that the API can do with books and covers, as pages for people.
import type { FastifyInstance } from 'fastify'
import { personScope } from '../identity/rules.ts'
import { bookRoutes } from './book-routes.ts'
import { coverRoutes } from './cover-routes.ts'
import type { LibraryParts } from './reader.ts'
import { scriptRoutes } from './script-routes.ts'
import { shelfRoutes } from './shelf-routes.ts'
import { tryRoutes } from './try-routes.ts'

export const registerLibrary = (app: FastifyInstance, parts: LibraryParts): void => {
  personScope(app, parts, (scope) => {
    shelfRoutes(scope, parts)
    bookRoutes(scope, parts)
    coverRoutes(scope, parts)
  })
  scriptRoutes(app, parts)
  tryRoutes(app, parts)
}
