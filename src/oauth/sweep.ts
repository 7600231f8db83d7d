// Removes what has expired, and clients that nobody has ever granted anything or that nobody uses any more.
import type { Database } from '../platform/database/database.ts'
import { deleteExpired, deleteStaleClients } from './records-store.ts'

const day = 24 * 60 * 60 * 1000
/** Registration is open to everybody; what comes of it shows at once. */
const neverUsedMs = day
/** Clients remember their registration, and cannot be told that we have forgotten it. */
const unusedMs = 180 * day

export const sweepOauth = (database: Database, at: number): Promise<number> =>
  database.transact(
    async (trx) =>
      (await deleteExpired(trx, at)) +
      (await deleteStaleClients(trx, { neverUsedBefore: at - neverUsedMs, lastUsedBefore: at - unusedMs })),
  )
