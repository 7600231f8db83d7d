// Signing in and up with email and password, and changing the password. Guessing is slowed down; nothing tells who exists.
import { addPerson, checkPassword, hashPassword, normalEmail, replacePassword } from '../accounts/rules.ts'
import type { Database } from '../platform/database/database.ts'
import { admit, type Counted, forgive, isRemembered, remember, takeBack } from './admission.ts'
import { beginSession, endSessionsOf, type Session } from './sessions.ts'

const minute = 60_000
const hour = 60 * minute

/** What one caller tries on one email. */
const pairLimit = { free: 5, longestMs: 15 * minute, forgetMs: hour }
/**
 * What one address tries on all emails. Many people may share it, so nobody who has signed in from there before waits for
 * the others, and whoever has not waits for seconds only.
 */
const addressLimit = { free: 100, longestMs: 2000, forgetMs: 10 * minute }
/** For so long it is remembered who has signed in from where. */
const knownMs = 90 * 24 * hour
/** What all callers try on one email: kept short, or anybody could lock somebody out. */
const emailLimit = { free: 50, longestMs: 30_000, forgetMs: hour }

export const shortestPassword = 10
const longestPassword = 200

export type Entry =
  | { readonly kind: 'in'; readonly token: string; readonly accountId: string }
  | { readonly kind: 'refused' }
  | { readonly kind: 'wait'; readonly ms: number }

interface Attempt {
  readonly email: string
  readonly password: string
  readonly address: string
  /** The token of the session that the browser had before. */
  readonly before: string | null
  readonly at: number
}

const countedFor = (email: string, address: string) => ({
  pair: { name: `sign-in ${email} from ${address}`, limit: pairLimit },
  address: { name: `sign-in from ${address}`, limit: addressLimit },
  email: { name: `sign-in ${email}`, limit: emailLimit },
})

/** Names somebody who has signed in from this address. */
const knownName = (email: string, address: string): string => `signed in ${email} from ${address}`

export const signIn = async (database: Database, attempt: Attempt): Promise<Entry> => {
  const { password, address, before, at } = attempt
  const email = attempt.email.trim().toLowerCase().slice(0, 400)
  const counted = countedFor(email, address)
  const known = knownName(email, address)
  const isKnown = await isRemembered(database.read, known, at)
  const ms = await admit(database, isKnown ? [counted.pair, counted.email] : Object.values(counted), at)
  if (ms > 0) return { kind: 'wait', ms }
  const account = await checkPassword(database.read, { email, password })
  if (!account) return { kind: 'refused' }
  return database.transact(async (trx) => {
    await forgive(trx, [counted.pair, counted.email])
    // Only this one: with an account of his own a guesser could otherwise wipe his slate clean again and again.
    if (!isKnown) await takeBack(trx, counted.address)
    await remember(trx, known, at + knownMs)
    return { kind: 'in', accountId: account.id, token: await beginSession(trx, { accountId: account.id, before, at }) }
  })
}

/** What is wrong with a new password, in words; null where nothing is. */
const passwordFlaw = (password: string): string | null => {
  const length = [...password].length
  if (length < shortestPassword) return `Choose a password of at least ${shortestPassword} characters.`
  return length > longestPassword ? `Choose a password of at most ${longestPassword} characters.` : null
}

const signUpLimit = { free: 10, longestMs: hour, forgetMs: 2 * hour }

export type NewEntry = Entry | { readonly kind: 'flawed'; readonly flaw: string }

/** Opens an account without a plan and signs in. */
export const signUp = async (database: Database, attempt: Attempt): Promise<NewEntry> => {
  const { password, address, before, at } = attempt
  const email = normalEmail(attempt.email)
  if (email === null) return { kind: 'flawed', flaw: 'Enter an email address such as name@example.com.' }
  const flaw = passwordFlaw(password)
  if (flaw !== null) return { kind: 'flawed', flaw }
  const ms = await admit(database, [{ name: `sign-up from ${address}`, limit: signUpLimit }], at)
  if (ms > 0) return { kind: 'wait', ms }
  const passwordHash = await hashPassword(password)
  return database.transact(async (trx) => {
    const accountId = await addPerson(trx, { email, passwordHash, at })
    if (accountId === null) return { kind: 'refused' }
    return { kind: 'in', accountId, token: await beginSession(trx, { accountId, before, at }) }
  })
}

/** The operator's way when somebody has forgotten theirs. Ends every session. */
export const setPassword = async (
  database: Database,
  { accountId, password }: { accountId: string; password: string },
): Promise<void> => {
  const passwordHash = await hashPassword(password)
  await database.transact(async (trx) => {
    await replacePassword(trx, accountId, passwordHash)
    await endSessionsOf(trx, accountId)
  })
}

interface PasswordChange {
  readonly session: Session
  readonly present: string
  readonly wanted: string
  readonly address: string
  readonly at: number
}

/** Changes the password and ends every session; the one who changed it gets a new one. */
export const changePassword = async (database: Database, change: PasswordChange): Promise<NewEntry> => {
  const { session, present, wanted, address, at } = change
  const { accountId, email } = session
  const flaw = passwordFlaw(wanted)
  if (flaw !== null) return { kind: 'flawed', flaw }
  const counted: Counted = { name: `password of ${accountId} from ${address}`, limit: pairLimit }
  const ms = await admit(database, [counted], at)
  if (ms > 0) return { kind: 'wait', ms }
  const account = await checkPassword(database.read, { email, password: present })
  if (account?.id !== accountId) return { kind: 'refused' }
  const passwordHash = await hashPassword(wanted)
  return database.transact(async (trx) => {
    await forgive(trx, [counted])
    await replacePassword(trx, accountId, passwordHash)
    await endSessionsOf(trx, accountId)
    return { kind: 'in', accountId, token: await beginSession(trx, { accountId, before: null, at }) }
  })
}
