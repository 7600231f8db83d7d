// An account to test with: its own email, no password.
import { createAccount, type NewAccount } from '../../src/accounts/rules.ts'
import type { PlanName } from '../../src/catalog/plans.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { newId } from '../../src/platform/ids.ts'

interface AccountWish {
  readonly plan?: PlanName
  readonly at?: number
}

export const openAccount = (
  database: Database,
  { plan = 'starter', at = Date.now() }: AccountWish = {},
): Promise<NewAccount> => createAccount(database, { email: `${newId()}@example.test`, plan, password: null, at })
