// What the service does by itself from time to time: renewals, and sweeping up what nobody needs any more.
import { sweepOrphans } from '../covers/sweep.ts'
import { renewDue } from '../credits/rules.ts'
import { sweepCalls } from '../dashboard/call-recorder.ts'
import { sweepIdentity } from '../identity/rules.ts'
import { renewKeys } from '../oauth/keys.ts'
import { sweepOauth } from '../oauth/sweep.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { Chore } from '../platform/repeat.ts'
import { sweepUploadDays, sweepUploads } from '../uploads/rules.ts'
import { sweepDeliveries } from '../webhooks/rules.ts'
import { sweepWrapFiles } from '../wraps/sweep.ts'
import type { OpenStorage } from './open.ts'

interface Parts {
  readonly database: Database
  readonly files: OpenStorage
  readonly now: Clock
}

const minute = 60_000
const day = 24 * 60 * minute

/** For so long a delivery can be looked at and sent again. */
const deliveryLifeMs = 90 * day

export const choresOf = ({ database, files, now }: Parts): Chore[] => [
  { name: 'monthly renewal', everyMs: 10 * minute, work: () => renewDue(database, now()) },
  {
    name: 'sweep of files without a cover',
    everyMs: day,
    work: () => sweepOrphans(database, files.storage, new Date(now() - day)),
  },
  {
    name: 'sweep of files that no wrap uses',
    everyMs: day,
    work: () => sweepWrapFiles(database, files.storage, now()),
  },
  {
    name: 'sweep of old webhook deliveries',
    everyMs: 60 * minute,
    work: () => sweepDeliveries(database, now() - deliveryLifeMs),
  },
  {
    name: 'sweep of sessions and invitations',
    everyMs: 60 * minute,
    work: () => sweepIdentity(database, now()),
  },
  {
    name: 'sweep of expired tokens and unused clients',
    everyMs: 60 * minute,
    work: () => sweepOauth(database, now()),
  },
  { name: 'sweep of old calls', everyMs: 60 * minute, work: () => sweepCalls(database, now()) },
  { name: 'renewal of signing keys', everyMs: 60 * minute, work: () => renewKeys(database, now()) },
  {
    name: 'sweep of unused uploads',
    everyMs: 60 * minute,
    work: () => sweepUploads(files.storage, new Date(now() - day)),
  },
  { name: 'sweep of what was uploaded on days before', everyMs: day, work: () => sweepUploadDays(database, now()) },
  ...(files.kind === 'files'
    ? [
        {
          name: 'sweep of broken uploads',
          everyMs: day,
          work: () => files.storage.sweepTemporary(new Date(now() - day)),
        },
      ]
    : []),
]
