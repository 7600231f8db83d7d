// dustjacket key …
import { createKey, findAccount, revokeKey, rollKey } from '../../accounts/rules.ts'
import { flawOfWebUrl, webUrlDemands } from '../../catalog/web-url.ts'
import type { OfficeCommand } from '../command.ts'
import { UsageError } from '../usage-error.ts'

export const keyCreate: OfficeCommand = {
  name: 'key create',
  usage: 'key create --account A [--name N] [--webhook-url U]',
  summary: 'makes another key for an account (by id or email); the key is shown once',
  run: async ({ database, now }, given) => {
    const accountName = given.required('account')
    const name = given.option('name') ?? 'API key'
    const webhookUrl = webUrl(given.option('webhook-url'))
    given.end()
    const account = await findAccount(database.read, accountName)
    return createKey(database, { accountId: account.id, name, webhookUrl, at: now() })
  },
}

export const keyRevoke: OfficeCommand = {
  name: 'key revoke',
  usage: 'key revoke KEY_ID',
  summary: 'stops a key at once and for ever',
  run: async ({ database, now }, given) => {
    const keyId = given.positional('KEY_ID')
    given.end()
    await revokeKey(database, { keyId, at: now() })
    return { keyId, active: false }
  },
}

export const keyRoll: OfficeCommand = {
  name: 'key roll',
  usage: 'key roll KEY_ID',
  summary: 'replaces the secret of a key, which keeps its jobs and webhook settings',
  run: async ({ database }, given) => {
    const keyId = given.positional('KEY_ID')
    given.end()
    const { apiKey } = await rollKey(database, { keyId })
    return { keyId, apiKey }
  },
}

/** What is refused is not repeated: it may hold a password. */
const webUrl = (value: string | undefined): string | null => {
  if (value === undefined) return null
  const flaw = flawOfWebUrl(value)
  if (flaw !== null) throw new UsageError(`--webhook-url ${webUrlDemands[flaw]}`)
  return value
}
