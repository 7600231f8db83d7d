// dustjacket account …
import { createAccount, findAccount } from '../../accounts/rules.ts'
import { planNames } from '../../catalog/plans.ts'
import { isBlank } from '../../contract/text.ts'
import { setPassword } from '../../identity/rules.ts'
import type { OfficeCommand } from '../command.ts'
import { readPassword } from '../read-password.ts'
import { UsageError } from '../usage-error.ts'

export const accountCreate: OfficeCommand = {
  name: 'account create',
  usage: 'account create --email E --plan starter|growth|scale [--password-stdin | --password P]',
  summary: 'opens an account with a subscription and a first key',
  run: async ({ database, now, ...source }, given) => {
    const email = given.required('email')
    const plan = given.requiredChoice('plan', planNames)
    const password = await readPassword(given, source)
    given.end()
    return createAccount(database, { email, plan, password: password ?? null, at: now() })
  },
}

export const accountPassword: OfficeCommand = {
  name: 'account password',
  usage: 'account password --account A (--password-stdin | --password P)',
  summary: 'sets a new password and signs the person out everywhere',
  run: async ({ database, ...source }, given) => {
    const accountName = given.required('account')
    const password = await readPassword(given, source)
    if (password === undefined || isBlank(password)) throw new UsageError('--password-stdin is required')
    given.end()
    const { id: accountId, email } = await findAccount(database.read, accountName)
    await setPassword(database, { accountId, password })
    return { accountId, email }
  },
}
