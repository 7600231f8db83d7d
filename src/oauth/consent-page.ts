// The page on which a person decides whether an app may act for them.
import { type Html, html } from '../html/html.ts'
import type { Page } from '../html/page.ts'
import type { ClientView } from './client-view.ts'

interface ConsentView {
  readonly root: string
  readonly path: string
  /** The hidden field that every form carries. */
  readonly formToken: { readonly name: string; readonly value: string }
  readonly client: ClientView
  readonly scopes: readonly string[]
  readonly email: string
  /** Who pays, in words; null where there is no active plan. */
  readonly plan: string | null
}

export const consentPage = ({ root, path, formToken, client, scopes, email, plan }: ConsentView): Page => ({
  title: 'Connect an app',
  description: 'Decide whether an app may use your account.',
  path,
  root,
  links: [],
  width: 'narrow',
  indexed: false,
  main: html`<h1>Connect ${client.name}?</h1>
<p class="lead">${client.name} wants to use Dustjacket for you.</p>
<dl class="facts">
<dt>App</dt><dd>${origin(client)}</dd>
<dt>Answer goes to</dt><dd><strong>${client.destination}</strong></dd>
<dt>Account</dt><dd>${email}</dd>
<dt>Plan</dt><dd>${plan ?? 'none: the app will be refused until the account has a plan'}</dd>
</dl>
<h2>It may</h2>
<ul>
<li>see and add books, covers, wraps and jobs of this account</li>
<li>spend the credits of the plan</li>
${scopes.includes('email') && html`<li>see your email address</li>`}
${scopes.includes('offline_access') && html`<li>go on while you are away, until you end it on your account page</li>`}
</ul>
<p class="hint">It gets neither your password nor your API keys. Allow it only if you have just started this yourself.</p>
<form method="post" action="${root}${path}">
<input type="hidden" name="${formToken.name}" value="${formToken.value}">
<div class="buttons">
<button class="primary" name="decision" value="allow">Allow</button>
<button name="decision" value="deny">Deny</button>
</div>
</form>
<hr>
<form class="inline" method="post" action="${root}/sign-out">
<input type="hidden" name="${formToken.name}" value="${formToken.value}">
<p class="hint">Not ${email}? <button>Sign out</button></p>
</form>`,
})

const origin = ({ name, site }: ClientView): Html =>
  site === null
    ? html`${name}, a name that the app has given itself`
    : html`${name}, vouched for by <strong>${site}</strong>`
