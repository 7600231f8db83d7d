// What the service does by itself from time to time: renewals, and sweeping up what nobody needs any more.
import { sweepOrphans } from '../covers/sweep.ts'
import { renewDue } from '../credits/rules.ts'
import { sweepCalls } from '../dashboard/call-recorder.ts'
import { sweepIdentity } from '../identity/rules.ts'
import { renewKeys } from '../oauth/keys.ts'
import { sweepOauth } from '../oauth/sweep.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { shared } from '../platform/queue/shared-chore.ts'
import { sweepRates } from '../platform/rates/rates-store.ts'
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

export const choresOf = (parts: Parts): Chore[] => [
  ...databaseChores(parts),
  ...bucketChores(parts).map((chore) => shared(chore, parts)),
  ...folderChores(parts),
]

/** Short statements: that several processes do them harms nobody. */
const databaseChores = ({ database, now }: Parts): Chore[] => [
  { name: 'monthly renewal', everyMs: 10 * minute, work: (signal) => renewDue(database, now(), signal) },
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
  { name: 'sweep of rates that nobody uses up', everyMs: 60 * minute, work: () => sweepRates(database, now()) },
  { name: 'sweep of what was uploaded on days before', everyMs: day, work: () => sweepUploadDays(database, now()) },
  { name: 'renewal of signing keys', everyMs: 60 * minute, work: () => renewKeys(database, now()) },
]

/** Each lists the whole bucket, which may take long and costs money: one process does it for all. */
const bucketChores = ({ database, files: { storage }, now }: Parts): Chore[] => [
  {
    name: 'sweep of files without a cover',
    everyMs: day,
    work: (signal) => sweepOrphans(database, storage, new Date(now() - day), signal),
  },
  {
    name: 'sweep of files that no wrap uses',
    everyMs: day,
    work: (signal) => sweepWrapFiles(database, storage, now(), signal),
  },
  {
    name: 'sweep of unused uploads',
    everyMs: 60 * minute,
    work: (signal) => sweepUploads(storage, new Date(now() - day), signal),
  },
]

/** What is half written lies in a folder of this machine. */
const folderChores = ({ files, now }: Parts): Chore[] => {
  if (files.kind !== 'files') return []
  const { storage } = files
  const sweep = () => storage.sweepTemporary(new Date(now() - day))
  return [{ name: 'sweep of broken uploads', everyMs: day, work: sweep }]
}
