// Accounts as the people behind them use them: by email and password.
import type { Reads, Trx } from '../platform/database/database.ts'
import { newId } from '../platform/ids.ts'
import { verifyPassword } from './passwords.ts'
import * as store from './store.ts'

// Longest first part and longest domain of RFC 5321, and no white space, quotes or brackets that could mislead a reader.
const emailPattern = /^[^\s@<>"'(),;:\\[\]\p{C}]{1,64}@[^\s@<>"'(),;:\\\p{C}]{1,255}$/u

/** An email address as it is stored; null where it is none. */
export const normalEmail = (given: string): string | null => {
  const email = given.trim().toLowerCase()
  return emailPattern.test(email) ? email : null
}

/** The account that this email and password belong to; null where they belong to none. Takes the same time either way. */
export const checkPassword = async (
  reads: Reads,
  { email, password }: { email: string; password: string },
): Promise<store.Account | null> => {
  const account = await store.findAccount(reads, { email })
  const right = await verifyPassword(account?.password_hash ?? null, password)
  return right && account ? account : null
}

/** Adds an account without a plan and without a key; null where the email is taken. */
export const addPerson = async (
  trx: Trx,
  { email, passwordHash, at }: { email: string; passwordHash: string; at: number },
): Promise<string | null> => {
  const id = newId()
  const added = await store.insertAccount(trx, { id, email, password_hash: passwordHash, created_at: at })
  return added ? id : null
}

export const replacePassword = (trx: Trx, accountId: string, passwordHash: string): Promise<void> =>
  store.updatePassword(trx, accountId, passwordHash)
