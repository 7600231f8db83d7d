// The keys that sign tokens and the secret that signs cookies. They live in the database, so all processes share them.
import { generateKeyPairSync, type JsonWebKey, randomBytes } from 'node:crypto'
import type { Database, Reads } from '../platform/database/database.ts'
import { inSigningOrder, needsNewKey, retiredKeys } from './key-ages.ts'
import * as store from './keys-store.ts'

export interface SigningKey extends JsonWebKey {
  readonly kid: string
  readonly alg: 'ES256'
  readonly use: 'sig'
}

export interface Keys {
  /** All published keys, the one that signs first. */
  readonly signing: readonly SigningKey[]
  readonly cookieSecret: string
}

/** The keys as they are now, made first where there are none. */
export const openKeys = async (database: Database, at: number): Promise<Keys> => {
  const found = await readKeys(database.read, at)
  if (found) return found
  await renewKeys(database, at)
  return (await readKeys(database.read, at)) ?? missing()
}

const missing = (): never => {
  throw new Error('the keys of the authorization server are missing')
}

const readKeys = async (reads: Reads, at: number): Promise<Keys | null> => {
  const rows = await store.findKeys(reads)
  const cookie = rows.find(({ purpose }) => purpose === 'cookie')
  const signing = inSigningOrder(signers(rows), at).map(({ id, secret }) => signingKey(id, secret))
  return cookie && signing.length > 0 ? { signing, cookieSecret: cookie.secret } : null
}

const signers = (rows: readonly store.KeyRow[]): store.KeyRow[] => rows.filter(({ purpose }) => purpose === 'sign')

const signingKey = (kid: string, secret: string): SigningKey => ({
  ...JSON.parse(secret),
  kid,
  alg: 'ES256',
  use: 'sig',
})

/** Makes a new signing key where the newest is old, and forgets those that are long replaced. Returns how many it changed. */
export const renewKeys = (database: Database, at: number): Promise<number> =>
  database.transact(async (trx) => {
    await store.lockKeys(trx, randomBytes(32).toString('base64url'), at)
    const keys = signers(await store.findKeys(trx))
    const retired = retiredKeys(keys, at)
    await store.deleteKeys(
      trx,
      retired.map(({ id }) => id),
    )
    if (!needsNewKey(keys, at)) return retired.length
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const secret = JSON.stringify(privateKey.export({ format: 'jwk' }))
    await store.insertKey(trx, { id: randomBytes(12).toString('base64url'), purpose: 'sign', secret, created_at: at })
    return retired.length + 1
  })
