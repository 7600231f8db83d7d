// The page on which people see which apps may act for them, and end it.
import type { FastifyInstance } from 'fastify'
import { html } from '../html/html.ts'
import { type Page, rootOf } from '../html/page.ts'
import { sendPage } from '../html/send.ts'
import {
  formBodyLimit,
  formTokenField,
  formTokenOf,
  forPeople,
  type IdentityParts,
  personLinks,
  personScope,
  readForm,
} from '../identity/rules.ts'
import { isoTime } from '../platform/clock.ts'
import { type Connection, connectionsOf, disconnect } from './connections.ts'

const path = '/account/apps'

export const registerConnections = (app: FastifyInstance, parts: IdentityParts): void =>
  personScope(app, parts, (scope) => {
    scope.get(
      path,
      forPeople(parts, async ({ accountId }, request, reply) => {
        const connections = await connectionsOf(parts.database.read, accountId, parts.now())
        const token = formTokenOf(parts, request, reply)
        return sendPage(request, reply, { page: connectionsPage(rootOf(parts.baseUrl()), token, connections) })
      }),
    )
    scope.post(
      path,
      { bodyLimit: formBodyLimit },
      forPeople(parts, async ({ accountId }, request, reply) => {
        const handle = readForm(parts, request).get('app') ?? ''
        await disconnect(parts.database, { accountId, handle })
        return reply.redirect(`${rootOf(parts.baseUrl())}${path}`, 303)
      }),
    )
  })

const connectionsPage = (root: string, token: string, connections: readonly Connection[]): Page => ({
  title: 'Apps',
  description: 'Apps that may use your account.',
  path,
  root,
  links: personLinks,
  width: 'narrow',
  indexed: false,
  main: html`<h1>Apps</h1>
<p class="lead">These apps may use Dustjacket for you. Ending it takes effect at once.</p>
${
  connections.length === 0
    ? html`<p>None.</p>`
    : html`<div class="table"><table><thead><tr><th>App</th><th>Since</th><th></th></tr></thead><tbody>
${connections.map((connection) => row(root, token, connection))}
</tbody></table></div>`
}`,
})

const row = (root: string, token: string, { handle, name, since }: Connection) =>
  html`<tr><td>${name}</td><td>${isoTime(since).slice(0, 10)}</td><td><form class="inline" method="post" action="${root}${path}">
<input type="hidden" name="${formTokenField}" value="${token}"><input type="hidden" name="app" value="${handle}"><button>End</button></form></td></tr>`
