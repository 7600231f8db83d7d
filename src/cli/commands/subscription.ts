// dustjacket subscription …
import { findAccount } from '../../accounts/rules.ts'
import { planNames } from '../../catalog/plans.ts'
import { changePlan, openIfMissing, readOwnCredits, setActive } from '../../credits/rules.ts'
import type { OfficeCommand } from '../command.ts'
import { UsageError } from '../usage-error.ts'

export const subscriptionSet: OfficeCommand = {
  name: 'subscription set',
  usage: 'subscription set --account A [--plan P] [--active true|false]',
  summary: 'changes the plan of an account, stops its subscription or resumes it',
  run: async ({ database, now }, given) => {
    const accountName = given.required('account')
    const plan = given.choice('plan', planNames)
    const active = given.choice('active', ['true', 'false'])
    given.end()
    if (!plan && !active) throw new UsageError('--plan or --active is required')
    const { id: accountId } = await findAccount(database.read, accountName)
    const at = now()
    await database.transact(async (trx) => {
      // People who signed up by themselves have no subscription until the operator gives them one.
      if (plan) await openIfMissing(trx, { accountId, plan, at })
      // Resuming comes first, so that a plan changed in the same breath is changed in the current month.
      if (active) await setActive(trx, { accountId, active: active === 'true', at })
      if (plan) await changePlan(trx, { accountId, plan, at })
    })
    const { tier, is_active } = await readOwnCredits(database, { accountId, billingUrl: '', at })
    return { accountId, plan: tier, active: is_active }
  },
}
