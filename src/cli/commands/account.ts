// dustjacket account …
import { createAccount } from '../../accounts/rules.ts'
import { planNames } from '../../catalog/plans.ts'
import type { OfficeCommand } from '../command.ts'

export const accountCreate: OfficeCommand = {
  name: 'account create',
  usage: 'account create --email E --plan starter|growth|scale [--password P]',
  summary: 'opens an account with a subscription and a first key',
  run: async ({ database, now }, given) => {
    const email = given.required('email')
    const plan = given.requiredChoice('plan', planNames)
    const password = given.option('password') ?? null
    given.end()
    return createAccount(database, { email, plan, password, at: now() })
  },
}
