// The page on which people see which apps may act for them, and end it.
import type { FastifyInstance } from 'fastify'
import { html } from '../html/html.ts'
import { type Page, rootOf } from '../html/page.ts'
import { sendPage } from '../html/send.ts'
import {
  ask,
  button,
  dashboardPage,
  formBodyLimit,
  formTokenOf,
  forPeople,
  hidden,
  type IdentityParts,
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

const connectionsPage = (root: string, token: string, connections: readonly Connection[]): Page =>
  dashboardPage({
    title: 'Apps',
    description: 'Apps that may use your account.',
    path,
    root,
    main: html`<h1>Apps</h1>
<p class="lead">These apps may use Dustjacket for you. Ending it takes effect at once.</p>
${
  connections.length === 0
    ? html`<div class="nothing"><p>No app is connected.</p><p>An agent asks for it by itself when you give it the address of the <a href="${root}/docs/mcp">agents’ door</a>.</p></div>`
    : html`<div class="table"><table><thead><tr><th scope="col">App</th><th scope="col">Since</th><th scope="col">Access</th></tr></thead><tbody>
${connections.map((connection) => row(root, token, connection))}
</tbody></table></div>`
}`,
  })

const row = (root: string, token: string, { handle, name, since }: Connection) =>
  html`<tr><td>${name}</td><td data-label="Since"><time datetime="${isoTime(since)}">${isoTime(since).slice(0, 10)}</time></td>
<td data-label="Access">${ask(
    'End…',
    `${name} is refused from its next call on. It can ask you again.`,
    button(`${root}${path}`, token, `End access of ${name}`, hidden('app', handle)),
  )}</td></tr>`
