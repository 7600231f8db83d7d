// The page of one's own account: who pays, the password, signing out.
import { html } from '../../html/html.ts'
import type { Page } from '../../html/page.ts'
import { shortestPassword } from '../sign-in.ts'
import { button, complaint, confirmation, dashboardPage, form } from './shell.ts'

interface AccountView {
  readonly root: string
  readonly token: string
  readonly email: string
  /** Such as "Growth, by team@example.com"; null without a plan. */
  readonly plan: string | null
  readonly problem: string | null
  readonly done: string | null
}

export const accountPage = ({ root, token, email, plan, problem, done }: AccountView): Page =>
  dashboardPage({
    title: 'Account',
    description: 'Your Dustjacket account.',
    path: '/account',
    root,
    main: html`<h1>Account</h1>
<dl class="facts">
<dt>Email</dt><dd>${email}</dd>
<dt>Plan</dt><dd>${plan ?? 'none'}</dd>
</dl>
<section class="card" aria-labelledby="password"><h2 id="password">Password</h2>
${complaint(problem)}${confirmation(done)}
${form(
  `${root}/account/password`,
  token,
  html`<div class="fields"><label>Present password <input type="password" name="present" autocomplete="current-password" required></label>
<label>New password <small>at least ${shortestPassword} characters</small>
<input type="password" name="wanted" autocomplete="new-password" minlength="${shortestPassword}" required></label></div>
<div class="buttons"><button class="primary">Change password</button></div>`,
)}
<p class="hint">Changing it signs out every other browser.</p></section>
<section class="card" aria-labelledby="sign-out"><h2 id="sign-out">Sign out</h2>
<div class="buttons">${button(`${root}/sign-out`, token, 'Sign out')}
${button(`${root}/sign-out-everywhere`, token, 'Sign out everywhere')}</div></section>`,
  })
