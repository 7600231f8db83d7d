// The list of API keys, and the form for another.
import type { OwnKey } from '../../accounts/rules.ts'
import { type Content, type Html, html } from '../../html/html.ts'
import type { Page } from '../../html/page.ts'
import { complaint, dashboardPage, form } from '../../identity/rules.ts'
import type { Visit } from '../visit.ts'
import { mark, moment, nothingYet, table } from './elements.ts'

interface KeysView {
  readonly visit: Visit
  readonly keys: readonly OwnKey[]
  readonly problem: string | null
  /** What was typed into the form, where it was refused. */
  readonly typed: { readonly name: string; readonly webhookUrl: string }
}

export const keysPage = ({ visit, keys, problem, typed }: KeysView): Page => {
  const { root, token } = visit
  const active = keys.filter(({ revokedAt }) => revokedAt === null)
  const revoked = keys.filter(({ revokedAt }) => revokedAt !== null)
  return dashboardPage({
    title: 'API keys',
    description: 'The keys with which your programs call the API.',
    path: '/dashboard/keys',
    root,
    main: html`<h1>API keys</h1>
<p class="lead">Your programs call the API with a key. Each has its own jobs, its own webhook URL and its own signing secret.</p>
${active.length === 0 ? nothingYet('No key can call the API at the moment.', html`<p>Make one below; it is shown once, right after.</p>`) : keyTable(visit, 'Active keys', active)}
<section class="card" aria-labelledby="new-key"><h2 id="new-key">New key</h2>
${complaint(problem)}
${form(`${root}/dashboard/keys`, token, newKeyFields(typed))}</section>
${revoked.length > 0 && html`<details class="fold"><summary>Revoked keys (${revoked.length})</summary>${keyTable(visit, 'Revoked keys', revoked)}</details>`}`,
  })
}

const newKeyFields = ({ name, webhookUrl }: KeysView['typed']): Html =>
  html`<div class="fields"><label>Name <small>where it will be used, such as “Production”</small>
<input name="name" value="${name}" maxlength="60" autocomplete="off" required></label>
<label>Webhook URL <small>optional; events go here unless a call names another</small>
<input type="url" name="webhook_url" value="${webhookUrl}" maxlength="500" autocomplete="off" placeholder="https://"></label></div>
<div class="buttons"><button class="primary">Create key</button></div>`

const keyTable = ({ root, at }: Visit, caption: string, keys: readonly OwnKey[]): Html =>
  table(
    caption,
    ['Name', 'Last used', 'Created', 'Webhooks go to'],
    keys.map((key): Content[] => [
      html`<a href="${root}/dashboard/keys/${key.id}">${key.name}</a> ${key.revokedAt !== null && mark('quiet', 'revoked')}`,
      key.lastUsedAt === null ? 'never' : moment(key.lastUsedAt, at),
      moment(key.createdAt, at),
      key.webhookUrl === null ? '–' : html`<span class="long">${key.webhookUrl}</span>`,
    ]),
  )
