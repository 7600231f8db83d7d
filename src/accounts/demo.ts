// The demo account of an empty installation, so that a newcomer can call the API at once.
import type { Database } from '../platform/database/database.ts'
import { AccountError, createAccount, hasAccounts, type NewAccount } from './rules.ts'
import { newPassword } from './secrets.ts'

export interface DemoAccount extends NewAccount {
  readonly password: string
}

/**
 * Makes the demo account where there is no account at all; null where there is one. Of several processes that start on one
 * empty database, one makes it and the others find it made.
 */
export const createDemoAccount = async (database: Database, at: number): Promise<DemoAccount | null> => {
  if (await hasAccounts(database.read)) return null
  const password = newPassword()
  try {
    const account = await createAccount(database, { email: 'demo@dustjacket.local', plan: 'growth', password, at })
    return { ...account, password }
  } catch (error) {
    if (error instanceof AccountError) return null
    throw error
  }
}
