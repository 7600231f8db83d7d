// The apps that may act for a person, and how the person ends that.
import type { Database, Reads } from '../platform/database/database.ts'
import { clientName } from './client-view.ts'
import * as store from './records-store.ts'

export interface Connection {
  /** Names the grant in forms; opens nothing. */
  readonly handle: string
  readonly name: string
  readonly since: number
}

export const connectionsOf = async (reads: Reads, accountId: string, at: number): Promise<Connection[]> => {
  const grants = await store.findGrantsOf(reads, accountId, at)
  return grants.map(({ handle, clientId, client, since }) => ({
    handle,
    name: clientName({ clientId: clientId ?? '', clientName: client === null ? undefined : nameIn(client) }),
    since,
  }))
}

const nameIn = (payload: string): string | undefined => {
  const { client_name } = Object(JSON.parse(payload))
  return typeof client_name === 'string' ? client_name : undefined
}

/** Ends what the person has allowed: every token of it stops with the next call. */
export const disconnect = (
  database: Database,
  { accountId, handle }: { accountId: string; handle: string },
): Promise<void> =>
  database.transact(async (trx) => {
    const grantId = await store.findGrantId(trx, accountId, handle)
    if (grantId !== null) await store.deleteOfGrant(trx, grantId)
  })
