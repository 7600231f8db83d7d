// Removes what is over: sessions, tallies, invitations.
import type { Database } from '../platform/database/database.ts'
import { sweepSessions } from './sessions.ts'
import { deleteExpiredInvitations } from './team-store.ts'
import { deleteForgotten } from './throttle-store.ts'

export const sweepIdentity = (database: Database, at: number): Promise<number> =>
  database.transact(
    async (trx) =>
      (await sweepSessions(trx, at)) + (await deleteForgotten(trx, at)) + (await deleteExpiredInvitations(trx, at)),
  )
