// dustjacket credits …
import { findAccount } from '../../accounts/rules.ts'
import { billingUrlOf, publicUrlOf } from '../../config/config.ts'
import type { Credits } from '../../credits/arithmetic.ts'
import { adjust, readOwnCredits, verifyLedger } from '../../credits/rules.ts'
import type { OfficeCommand } from '../command.ts'
import { UsageError } from '../usage-error.ts'

export const creditsAdjust: OfficeCommand = {
  name: 'credits adjust',
  usage: 'credits adjust --account A --bucket monthly|overage --by N [--reason T]',
  summary: 'grants credits, or takes them where N is negative; never below zero',
  run: async ({ config, database, now }, given) => {
    const accountName = given.required('account')
    const bucket = given.requiredChoice('bucket', ['monthly', 'overage'])
    const by = given.requiredInteger('by')
    const reason = given.option('reason') ?? null
    given.end()
    if (by === 0) throw new UsageError('--by must not be 0')
    const { id: accountId } = await findAccount(database.read, accountName)
    const at = now()
    await database.transact((trx) => adjust(trx, { accountId, bucket, by, reason, at }))
    return readOwnCredits(database, { accountId, billingUrl: billingUrlOf(publicUrlOf(config)), at })
  },
}

export const creditsVerify: OfficeCommand = {
  name: 'credits verify',
  usage: 'credits verify',
  summary: 'recomputes every balance from the ledger and lists what differs',
  run: async ({ database, complain }, given) => {
    given.end()
    const { accounts, rows, mismatches } = await verifyLedger(database.read)
    for (const { accountId, balance, ledger, held, open } of mismatches) {
      complain(
        `account ${accountId} has ${shown(balance)}, but its ledger sums to ${shown(ledger)}; ` +
          `it counts ${held.reservations} open jobs for ${held.credits} credits, and ${open.reservations} are open for ${open.credits}`,
      )
    }
    return { accounts, rows, mismatches: mismatches.length }
  },
}

const shown = ({ monthly, overage }: Credits): string => `${monthly} monthly and ${overage} overage credits`
