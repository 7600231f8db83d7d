// The page of a team: seats, invitations, and the link that is to be handed over.
import { type Content, type Html, html } from '../../html/html.ts'
import type { Page } from '../../html/page.ts'
import { isoTime } from '../../platform/clock.ts'
import type { Team } from '../team.ts'
import { ask, button, complaint, dashboardPage, form, hidden } from './shell.ts'

interface TeamView {
  readonly root: string
  readonly token: string
  readonly team: Team
  readonly problem: string | null
  /** Shown once, right after the invitation was made. */
  readonly link: { readonly url: string; readonly email: string } | null
}

const day = (at: number): Html => html`<time datetime="${isoTime(at)}">${isoTime(at).slice(0, 10)}</time>`

export const teamPage = ({ root, token, team, problem, link }: TeamView): Page =>
  dashboardPage({
    title: 'Team',
    description: 'Seats in your Dustjacket team.',
    path: '/team',
    root,
    main: html`<h1>Team</h1>
<p class="lead">Who has a seat works on your plan and credits. Their books are their own.</p>
${complaint(problem)}
${
  link &&
  html`<div class="notice good"><p>Hand this link to ${link.email}. It works once, for a week, and is not shown again.</p>
<p><code>${link.url}</code></p></div>`
}
${membership({ root, token, team })}
${seats({ root, token, team })}
${invitations({ root, token, team })}
${team.mayInvite ? inviteForm(root, token) : !team.memberOf && html`<p class="notice">Seats need an active plan of your own. <a href="${root}/dashboard/billing">Plan and billing</a></p>`}`,
  })

type Part = Pick<TeamView, 'root' | 'token' | 'team'>

const membership = ({ root, token, team: { memberOf } }: Part): Content =>
  memberOf &&
  html`<div class="notice"><p>You have a seat in the team of ${memberOf.ownerEmail}.</p>
${ask('Leave the team…', 'Your keys and apps stop working on its plan at once. Your books stay.', button(`${root}/team/leave`, token, 'Leave the team'))}</div>`

const inviteForm = (root: string, token: string): Content =>
  html`<section class="card" aria-labelledby="invite"><h2 id="invite">Invite</h2>${form(
    `${root}/team/invite`,
    token,
    html`<label>Email <input type="email" name="email" required></label>
<div class="buttons"><button class="primary">Invite</button></div>`,
  )}</section>`

const seats = ({ root, token, team }: Part): Content =>
  team.seats.length === 0
    ? team.mayInvite && html`<div class="nothing"><p>Nobody but you yet. Invite somebody below.</p></div>`
    : html`<h2>Seats</h2><div class="table"><table><thead><tr><th scope="col">Email</th><th scope="col">Since</th><th scope="col">Seat</th></tr></thead><tbody>
${team.seats.map(
  ({ memberId, email, createdAt }) =>
    html`<tr><td>${email}</td><td data-label="Since">${day(createdAt)}</td>
<td data-label="Seat">${ask('Remove…', `${email} can then no longer spend your credits. Their books stay theirs.`, button(`${root}/team/remove`, token, 'Remove the seat', hidden('member', memberId)))}</td></tr>`,
)}
</tbody></table></div>`

const invitations = ({ root, token, team }: Part): Content =>
  team.invitations.length > 0 &&
  html`<h2>Open invitations</h2><div class="table"><table><thead><tr><th scope="col">Email</th><th scope="col">Until</th><th scope="col">Invitation</th></tr></thead><tbody>
${team.invitations.map(
  ({ id, email, expiresAt }) =>
    html`<tr><td>${email}</td><td data-label="Until">${day(expiresAt)}</td>
<td data-label="Invitation">${button(`${root}/team/withdraw`, token, 'Withdraw', hidden('invitation', id))}</td></tr>`,
)}
</tbody></table></div>`
