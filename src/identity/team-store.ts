// SQL of team seats and invitations.
import type { Insertable, Selectable } from 'kysely'
import type { Reads, Trx } from '../platform/database/database.ts'
import type { TeamInvitationsTable, TeamSeatsTable } from '../platform/database/tables/accounts.ts'

export type InvitationRow = Selectable<TeamInvitationsTable>

/** Makes everything that changes one team take turns, until the transaction ends. */
export const lockTeam = async (trx: Trx, ownerId: string): Promise<void> => {
  await trx.selectFrom('accounts').select('id').where('id', '=', ownerId).forUpdate().executeTakeFirst()
}

export interface Seat {
  readonly memberId: string
  readonly email: string
  readonly createdAt: number
}

export const findSeats = (reads: Reads, ownerId: string): Promise<Seat[]> =>
  reads
    .selectFrom('team_seats as s')
    .innerJoin('accounts as a', 'a.id', 's.member_id')
    .select(['s.member_id as memberId', 'a.email', 's.created_at as createdAt'])
    .where('s.owner_id', '=', ownerId)
    .orderBy('s.created_at')
    .orderBy('s.member_id')
    .execute()

export const findSeatOf = (reads: Reads, memberId: string) =>
  reads
    .selectFrom('team_seats as s')
    .innerJoin('accounts as a', 'a.id', 's.owner_id')
    .select(['s.owner_id as ownerId', 'a.email as ownerEmail'])
    .where('s.member_id', '=', memberId)
    .executeTakeFirst()

/** Gives the seat unless the person sits somewhere already; says whether it did. */
export const insertSeat = async (trx: Trx, row: Insertable<TeamSeatsTable>): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('team_seats')
    .values(row)
    .onConflict((conflict) => conflict.column('member_id').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export const deleteSeat = async (
  trx: Trx,
  { ownerId, memberId }: { ownerId: string; memberId: string },
): Promise<void> => {
  await trx.deleteFrom('team_seats').where('owner_id', '=', ownerId).where('member_id', '=', memberId).execute()
}

/** A new invitation of the same person replaces the one before. */
export const putInvitation = async (trx: Trx, row: Insertable<TeamInvitationsTable>): Promise<void> => {
  await trx.deleteFrom('team_invitations').where('owner_id', '=', row.owner_id).where('email', '=', row.email).execute()
  await trx.insertInto('team_invitations').values(row).execute()
}

export const findInvitations = (reads: Reads, ownerId: string, at: number): Promise<InvitationRow[]> =>
  reads
    .selectFrom('team_invitations')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('expires_at', '>', at)
    .orderBy('id')
    .execute()

export const findInvitation = (reads: Reads, tokenHash: string, at: number) =>
  reads
    .selectFrom('team_invitations as i')
    .innerJoin('accounts as a', 'a.id', 'i.owner_id')
    .select(['i.id', 'i.owner_id as ownerId', 'i.email', 'a.email as ownerEmail'])
    .where('i.token_hash', '=', tokenHash)
    .where('i.expires_at', '>', at)
    .executeTakeFirst()

/** Takes the invitation away; says whether it was still there, so that it serves once. */
export const deleteInvitation = async (
  trx: Trx,
  { ownerId, id }: { ownerId: string; id: string },
): Promise<boolean> => {
  const { numDeletedRows } = await trx
    .deleteFrom('team_invitations')
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

export const deleteExpiredInvitations = async (trx: Trx, at: number): Promise<number> => {
  const { numDeletedRows } = await trx.deleteFrom('team_invitations').where('expires_at', '<=', at).executeTakeFirst()
  return Number(numDeletedRows)
}
