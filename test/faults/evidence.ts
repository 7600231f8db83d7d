// What is known when everything is over, for the checks to be made on.
import type { Database } from '../../src/platform/database/database.ts'
import type { FileStorage } from '../../src/platform/storage/file-storage.ts'
import type { Diary } from './diary.ts'
import type { Fleet } from './fleet.ts'
import type { FragileDatabase } from './fragile-database.ts'
import type { MoodyReceiver } from './moody-receiver.ts'
import type { Partner } from './partner.ts'

export interface Evidence {
  readonly database: Database
  readonly storage: FileStorage
  /** What leads commands to the same data. */
  readonly environment: Readonly<Record<string, string>>
  readonly server: FragileDatabase
  readonly fleet: Fleet
  readonly partners: readonly Partner[]
  readonly diary: Diary
  readonly receiver: MoodyReceiver
}

/** Names what is wrong; nothing where all is well. */
export type Check = (evidence: Evidence) => Promise<readonly string[]>
