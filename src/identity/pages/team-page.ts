// The page of a team: seats, invitations, and the link that is to be handed over.
import { type Content, html } from '../../html/html.ts'
import type { Page } from '../../html/page.ts'
import { isoTime } from '../../platform/clock.ts'
import type { Team } from '../team.ts'
import { button, complaint, form, hidden, personLinks, personPage } from './shell.ts'

interface TeamView {
  readonly root: string
  readonly token: string
  readonly team: Team
  readonly problem: string | null
  /** Shown once, right after the invitation was made. */
  readonly link: { readonly url: string; readonly email: string } | null
}

const day = (at: number): string => isoTime(at).slice(0, 10)

export const teamPage = ({ root, token, team, problem, link }: TeamView): Page =>
  personPage({
    title: 'Team',
    description: 'Seats in your Dustjacket team.',
    path: '/team',
    root,
    links: personLinks,
    main: html`<h1>Team</h1>
<p class="lead">Who has a seat works on your plan and credits. Their books are their own.</p>
${complaint(problem)}
${
  link &&
  html`<div class="notice good"><p>Hand this link to ${link.email}. It works once, for a week, and is not shown again.</p>
<p><code>${link.url}</code></p></div>`
}
${membership({ root, token, team })}
${team.mayInvite && inviteForm(root, token)}
${seats({ root, token, team })}
${invitations({ root, token, team })}`,
  })

type Part = Pick<TeamView, 'root' | 'token' | 'team'>

const membership = ({ root, token, team: { memberOf } }: Part): Content =>
  memberOf &&
  html`<div class="notice"><p>You have a seat in the team of ${memberOf.ownerEmail}.</p>
${button(`${root}/team/leave`, token, 'Leave the team')}</div>`

const inviteForm = (root: string, token: string): Content =>
  form(
    `${root}/team/invite`,
    token,
    html`<label>Email <input type="email" name="email" required></label>
<div class="buttons"><button class="primary">Invite</button></div>`,
  )

const seats = ({ root, token, team }: Part): Content =>
  team.seats.length > 0 &&
  html`<h2>Seats</h2><div class="table"><table><thead><tr><th>Email</th><th>Since</th><th></th></tr></thead><tbody>
${team.seats.map(
  ({ memberId, email, createdAt }) =>
    html`<tr><td>${email}</td><td>${day(createdAt)}</td>
<td>${button(`${root}/team/remove`, token, 'Remove', hidden('member', memberId))}</td></tr>`,
)}
</tbody></table></div>`

const invitations = ({ root, token, team }: Part): Content =>
  team.invitations.length > 0 &&
  html`<h2>Open invitations</h2><div class="table"><table><thead><tr><th>Email</th><th>Until</th><th></th></tr></thead><tbody>
${team.invitations.map(
  ({ id, email, expiresAt }) =>
    html`<tr><td>${email}</td><td>${day(expiresAt)}</td>
<td>${button(`${root}/team/withdraw`, token, 'Withdraw', hidden('invitation', id))}</td></tr>`,
)}
</tbody></table></div>`
