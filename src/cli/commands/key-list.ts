// dustjacket key list: which keys there are, whose, and what their accounts have left. A secret is never among it: keys are kept as hashes.
import { findAccount, keysWithOwner, type OwnedKey } from '../../accounts/rules.ts'
import { billingUrlOf, publicUrlOf } from '../../config/config.ts'
import { findPaying, readCredits } from '../../credits/rules.ts'
import { isoTime } from '../../platform/clock.ts'
import type { OfficeCommand, Workplace } from '../command.ts'

export const keyList: OfficeCommand = {
  name: 'key list',
  usage: 'key list [--account A]',
  summary: 'lists the keys of all accounts or of one, oldest first, with what their account has left',
  run: async (workplace, given) => {
    const accountName = given.option('account')
    given.end()
    const { read } = workplace.database
    const account = accountName === undefined ? null : await findAccount(read, accountName)
    const keys = await keysWithOwner(read, account?.id ?? null)
    const purses = new Map<string, Purse>()
    for (const { accountId } of keys) {
      if (!purses.has(accountId)) purses.set(accountId, await purseOf(workplace, accountId))
    }
    return { keys: keys.map((key) => ({ ...shown(key), ...purses.get(key.accountId) })) }
  },
}

const shown = ({ id, name, email, createdAt, lastUsedAt, revokedAt }: OwnedKey) => ({
  keyId: id,
  name,
  email,
  active: revokedAt === null,
  createdAt: isoTime(createdAt),
  lastUsedAt: lastUsedAt === null ? null : isoTime(lastUsedAt),
  revokedAt: revokedAt === null ? null : isoTime(revokedAt),
})

/** What pays for the calls of an account's keys: its own plan or the one of its team; none where it never had one. */
interface Purse {
  readonly plan: string | null
  readonly credits: number | null
}

const purseOf = async ({ config, database, now }: Workplace, accountId: string): Promise<Purse> => {
  if (!(await findPaying(database.read, accountId))) return { plan: null, credits: null }
  const question = { accountId, billingUrl: billingUrlOf(publicUrlOf(config)), at: now() }
  const { tier, total_available: credits } = await readCredits(database, question)
  return { plan: tier, credits }
}
