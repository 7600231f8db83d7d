// The authorization server's storage on our database.
import type { Adapter, AdapterPayload } from 'oidc-provider'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import * as store from './records-store.ts'

interface AdapterParts {
  readonly database: Database
  readonly now: Clock
  /** What refuses a code or token that another request has just used. */
  readonly alreadyUsed: () => Error
}

export const recordAdapter =
  (parts: AdapterParts) =>
  (kind: string): Adapter =>
    kind === 'Session' ? noSessions : new RecordAdapter(kind, parts)

/**
 * Who has signed in is asked of our own sessions, every time. Sessions of the server's own are never kept, so that none can
 * outlive a sign-out.
 */
const noSessions: Adapter = {
  upsert: async () => {},
  find: async () => undefined,
  findByUserCode: async () => undefined,
  findByUid: async () => undefined,
  consume: async () => {},
  destroy: async () => {},
  revokeByGrantId: async () => {},
}

class RecordAdapter implements Adapter {
  readonly #kind: string
  readonly #parts: AdapterParts

  constructor(kind: string, parts: AdapterParts) {
    this.#kind = kind
    this.#parts = parts
  }

  async upsert(id: string, payload: AdapterPayload, expiresIn: number): Promise<void> {
    const { database, now } = this.#parts
    const at = now()
    // The id is the code or token itself; only its hash is kept.
    const { jti: _, ...kept } = payload
    const isGrant = this.#kind === 'Grant'
    const clientId = payload.clientId ?? payload.client_id ?? null
    await database.transact(async (trx) => {
      await store.putRecord(trx, {
        kind: this.#kind,
        id_hash: store.hashId(id),
        grant_id: isGrant ? id : (payload.grantId ?? null),
        client_id: clientId,
        account_id: isGrant ? (payload.accountId ?? null) : null,
        created_at: at,
        expires_at: expiresIn ? at + expiresIn * 1000 : null,
        used_at: null,
        payload: JSON.stringify(kept),
      })
      if (isGrant && clientId !== null) await store.touchClient(trx, clientId, at)
    })
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    const { database, now } = this.#parts
    const record = await store.findRecord(database.read, this.#kind, store.hashId(id), now())
    if (!record) return undefined
    const payload: AdapterPayload = { ...JSON.parse(record.payload), jti: id }
    const isClient = this.#kind === 'Client'
    return record.used_at === null || isClient ? payload : { ...payload, consumed: Math.floor(record.used_at / 1000) }
  }

  // Device codes are not offered.
  async findByUserCode(): Promise<undefined> {}

  async findByUid(): Promise<undefined> {}

  /** Of two requests that bring the same code or token at once, the second is a replay: everything granted ends. */
  async consume(id: string): Promise<void> {
    const { database, now, alreadyUsed } = this.#parts
    const idHash = store.hashId(id)
    const first = await database.transact(async (trx) => {
      if (await store.useRecord(trx, this.#kind, idHash, now())) return true
      const record = await store.findRecord(trx, this.#kind, idHash, now())
      if (record?.grant_id) await store.deleteOfGrant(trx, record.grant_id)
      return false
    })
    if (!first) throw alreadyUsed()
  }

  async destroy(id: string): Promise<void> {
    await this.#parts.database.transact((trx) => store.deleteRecord(trx, this.#kind, store.hashId(id)))
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    await this.#parts.database.transact((trx) => store.deleteOfGrant(trx, grantId, this.#kind))
  }
}
