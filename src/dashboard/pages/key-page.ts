// The page of one API key: its settings, its webhook secret, and the ways to replace or stop it.
import type { OwnKey } from '../../accounts/rules.ts'
import { type Content, type Html, html } from '../../html/html.ts'
import type { Page } from '../../html/page.ts'
import { ask, button, complaint, confirmation, dashboardPage, form } from '../../identity/rules.ts'
import type { Visit } from '../visit.ts'
import { codeBlock, exactly, mark, moment } from './elements.ts'

interface KeyView {
  readonly visit: Visit
  readonly key: OwnKey
  /** The one in use first; behind it the one before, while that signs too. */
  readonly webhookSecrets: readonly string[]
  readonly apiKey: string | null
  readonly problem: string | null
  readonly done: string | null
}

const day = 24 * 60 * 60 * 1000

export const keyPage = (view: KeyView): Page => {
  const { visit, key, apiKey, problem, done } = view
  const { root, at } = visit
  return dashboardPage({
    title: key.name,
    description: 'One of your API keys.',
    path: `/dashboard/keys/${key.id}`,
    section: '/dashboard/keys',
    root,
    main: html`<p class="back"><a href="${root}/dashboard/keys">API keys</a></p>
<h1>${key.name} ${key.revokedAt === null ? mark('good', 'active') : mark('quiet', 'revoked')}</h1>
${apiKey !== null && shownOnce(apiKey)}
${complaint(problem)}${confirmation(done)}
<dl class="facts">
<dt>Created</dt><dd>${moment(key.createdAt, at)}</dd>
<dt>Last used</dt><dd>${key.lastUsedAt === null ? 'never' : moment(key.lastUsedAt, at)}</dd>
${key.revokedAt !== null && html`<dt>Revoked</dt><dd>${moment(key.revokedAt, at)}</dd>`}
<dt>Key id</dt><dd><code>${key.id}</code></dd>
</dl>
${key.revokedAt === null && settings(visit, key)}
${webhookSecret(view)}
${key.revokedAt === null && endings(visit, key)}`,
  })
}

const shownOnce = (apiKey: string): Html =>
  html`<div class="notice good" role="status"><p><strong>Copy the key now.</strong> Only a hash of it is kept, so it cannot be shown again.</p>
${codeBlock('API key', apiKey)}</div>`

const settings = ({ root, token }: Visit, { id, name, webhookUrl }: OwnKey): Content =>
  html`<section class="card" aria-labelledby="settings"><h2 id="settings">Settings</h2>
${form(
  `${root}/dashboard/keys/${id}`,
  token,
  html`<div class="fields"><label>Name <input name="name" value="${name}" maxlength="60" autocomplete="off" required></label>
<label>Webhook URL <small>leave it empty to send no events</small>
<input type="url" name="webhook_url" value="${webhookUrl ?? ''}" maxlength="500" autocomplete="off" placeholder="https://"></label></div>
<div class="buttons"><button class="primary">Save</button></div>`,
)}
${webhookUrl !== null && html`<div class="beside">${button(`${root}/dashboard/keys/${id}/test`, token, 'Send a test event')}<p class="hint">It goes to the URL above, signed like every event.</p></div>`}
</section>`

const webhookSecret = ({ visit, key, webhookSecrets: [secret = '', before] }: KeyView): Content =>
  html`<section class="card" aria-labelledby="secret"><h2 id="secret">Webhook secret</h2>
<p>Every event of this key is signed with it, in <code>X-SVC-Signature</code>. <a href="${visit.root}/docs/webhooks">How to check a signature</a></p>
<details class="fold"><summary>Show the secret</summary>${codeBlock('Webhook secret', secret)}</details>
${before !== undefined && html`<p class="notice">The secret before it signs as well, until ${exactly((key.webhookSecretRolledAt ?? 0) + day)}.</p>`}
${ask(
  'Replace the secret…',
  'A new secret signs at once. For 24 hours events carry both signatures, so that your receiver can change over.',
  button(`${visit.root}/dashboard/keys/${key.id}/webhook-secret`, visit.token, 'Replace the secret'),
)}</section>`

const endings = ({ root, token }: Visit, { id }: OwnKey): Content =>
  html`<section class="card" aria-labelledby="endings"><h2 id="endings">Replace or revoke</h2>
<div class="asks">${ask(
    'Roll the key…',
    'You get a new key, and the present one stops at once. Jobs, webhook URL and secret stay.',
    button(`${root}/dashboard/keys/${id}/roll`, token, 'Roll the key'),
  )}
${ask(
  'Revoke the key…',
  'The key stops at once and for ever. Its jobs go on, and their events are still sent.',
  button(`${root}/dashboard/keys/${id}/revoke`, token, 'Revoke the key'),
)}</div></section>`
