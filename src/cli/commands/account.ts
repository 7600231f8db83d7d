// dustjacket account …
import { createAccount, findAccount } from '../../accounts/rules.ts'
import { planNames } from '../../catalog/plans.ts'
import { setPassword } from '../../identity/rules.ts'
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

export const accountPassword: OfficeCommand = {
  name: 'account password',
  usage: 'account password --account A --password P',
  summary: 'sets a new password and signs the person out everywhere',
  run: async ({ database }, given) => {
    const accountName = given.required('account')
    const password = given.required('password')
    given.end()
    const { id: accountId, email } = await findAccount(database.read, accountName)
    await setPassword(database, { accountId, password })
    return { accountId, email }
  },
}
