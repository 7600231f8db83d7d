// The page behind the link of an invitation.
import { type Content, html } from '../../html/html.ts'
import type { Page } from '../../html/page.ts'
import { shortestPassword } from '../sign-in.ts'
import type { Invitation } from '../team.ts'
import { complaint, form, hidden, personPage } from './shell.ts'

interface InvitationView {
  readonly root: string
  readonly formToken: string
  /** What the link carries. */
  readonly token: string
  readonly invitation: Invitation
  /** Who has signed in, if anybody. */
  readonly signedInAs: string | null
  readonly problem: string | null
}

export const invitationPage = (view: InvitationView): Page =>
  personPage({
    title: 'Invitation',
    description: 'An invitation to a Dustjacket team.',
    path: '/invitation',
    root: view.root,
    main: html`<h1>Invitation</h1>
<p class="lead">${view.invitation.ownerEmail} offers ${view.invitation.email} a seat in a team.</p>
<p>You would work on the team's plan and credits. Your books stay your own.</p>
${complaint(view.problem)}
${view.signedInAs === null ? entrances(view) : acceptance(view, view.signedInAs)}`,
  })

const acceptance = (view: InvitationView, signedInAs: string): Content =>
  signedInAs === view.invitation.email
    ? form(
        `${view.root}/invitation`,
        view.formToken,
        html`${hidden('token', view.token)}<div class="buttons"><button class="primary">Take the seat</button></div>`,
      )
    : html`<p class="notice">You have signed in as ${signedInAs}. Sign out, then open this link again.</p>`

/** Both ways, always: which of them fits would tell whether the address has an account. */
const entrances = (view: InvitationView): Content => {
  const next = `${view.root}/invitation?${new URLSearchParams({ token: view.token })}`
  return html`<p><a class="button primary" href="${view.root}/sign-in?${new URLSearchParams({ next }).toString()}">I have an account</a></p>
<h2>Or open one</h2>
${form(
  `${view.root}/invitation`,
  view.formToken,
  html`${hidden('token', view.token)}
<label>Email <input type="email" value="${view.invitation.email}" autocomplete="username" readonly></label>
<label>Password <small>at least ${shortestPassword} characters</small>
<input type="password" name="password" autocomplete="new-password" minlength="${shortestPassword}" required></label>
<div class="buttons"><button class="primary">Open the account and take the seat</button></div>`,
)}`
}
