// Team seats: an owner with a plan invites people; who accepts works on the owner's plan and credits, with books of their own.
import { normalEmail } from '../accounts/rules.ts'
import { payingPlan } from '../credits/rules.ts'
import type { Database, Reads } from '../platform/database/database.ts'
import { isId, newId } from '../platform/ids.ts'
import { hashToken, newToken, tokenPattern } from './secret-token.ts'
import * as store from './team-store.ts'

export type Seat = store.Seat

/** Why something about a team was refused, in words for the person who asked. */
export class TeamRefusal extends Error {}

const invitationMs = 7 * 24 * 60 * 60 * 1000
/** Seats and open invitations together. */
const largestTeam = 50

export interface OpenInvitation {
  readonly id: string
  readonly email: string
  readonly expiresAt: number
}

export interface Team {
  /** Whether the account has a plan of its own, which others may be invited to. */
  readonly mayInvite: boolean
  readonly seats: readonly Seat[]
  readonly invitations: readonly OpenInvitation[]
  /** The owner of the team that the account itself sits in. */
  readonly memberOf: { readonly ownerId: string; readonly ownerEmail: string } | null
}

export const teamOf = async (reads: Reads, accountId: string, at: number): Promise<Team> => {
  const [plan, seats, invitations, seat] = await Promise.all([
    payingPlan(reads, accountId),
    store.findSeats(reads, accountId),
    store.findInvitations(reads, accountId, at),
    store.findSeatOf(reads, accountId),
  ])
  return {
    mayInvite: plan?.ownerId === accountId,
    seats,
    invitations: invitations.map(({ id, email, expires_at }) => ({ id, email, expiresAt: expires_at })),
    memberOf: seat ?? null,
  }
}

export interface NewInvitation {
  readonly token: string
  readonly email: string
  readonly expiresAt: number
}

/** Invites a person by email. The token is for the link that the owner hands over; it cannot be shown again. */
export const invite = (
  database: Database,
  { owner, email: given, at }: { owner: { accountId: string; email: string }; email: string; at: number },
): Promise<NewInvitation> =>
  database.transact(async (trx) => {
    const email = normalEmail(given)
    if (email === null) throw new TeamRefusal('Enter an email address such as name@example.com.')
    if (email === owner.email) throw new TeamRefusal('You need no seat in your own team.')
    await store.lockTeam(trx, owner.accountId)
    const { mayInvite, seats, invitations } = await teamOf(trx, owner.accountId, at)
    if (!mayInvite) throw new TeamRefusal('Seats need an active plan of your own.')
    if (seats.some((seat) => seat.email === email)) throw new TeamRefusal(`${email} has a seat already.`)
    const others = invitations.filter((each) => each.email !== email)
    if (seats.length + others.length >= largestTeam) {
      throw new TeamRefusal(`A team has at most ${largestTeam} seats. Remove one, or withdraw an invitation.`)
    }
    const token = newToken()
    const expiresAt = at + invitationMs
    const ownerId = owner.accountId
    const row = { id: newId(), owner_id: ownerId, email, token_hash: hashToken(token), created_at: at }
    await store.putInvitation(trx, { ...row, expires_at: expiresAt })
    return { token, email, expiresAt }
  })

export interface Invitation {
  readonly id: string
  readonly ownerId: string
  readonly ownerEmail: string
  /** Whom it is for. */
  readonly email: string
}

/** The invitation behind a link; null where it has expired, been used or been withdrawn. */
export const findInvitation = async (reads: Reads, token: string, at: number): Promise<Invitation | null> =>
  tokenPattern.test(token) ? ((await store.findInvitation(reads, hashToken(token), at)) ?? null) : null

/** Gives the invited person the seat. Serves once. */
export const takeSeat = (
  database: Database,
  { token, member, at }: { token: string; member: { accountId: string; email: string }; at: number },
): Promise<void> =>
  database.transact(async (trx) => {
    const invitation = await findInvitation(trx, token, at)
    if (!invitation) throw new TeamRefusal('This invitation has expired, was used, or was withdrawn.')
    const { id, ownerId, email } = invitation
    if (email !== member.email) {
      throw new TeamRefusal(`This invitation is for ${email}; you have signed in as ${member.email}.`)
    }
    const seat = { member_id: member.accountId, owner_id: ownerId, created_at: at }
    if (!(await store.deleteInvitation(trx, { ownerId, id }))) {
      throw new TeamRefusal('This invitation has expired, was used, or was withdrawn.')
    }
    if (!(await store.insertSeat(trx, seat))) {
      throw new TeamRefusal('You have a seat in a team already. Leave that team first.')
    }
  })

export const withdrawInvitation = async (database: Database, ownerId: string, id: string): Promise<void> => {
  if (isId(id)) await database.transact((trx) => store.deleteInvitation(trx, { ownerId, id }))
}

/** Ends a seat at once: the owner's doing, or the member's own. */
export const removeSeat = async (database: Database, seat: { ownerId: string; memberId: string }): Promise<void> => {
  if (isId(seat.memberId)) await database.transact((trx) => store.deleteSeat(trx, seat))
}
