// How much an account may upload in a day. Tickets are counted: what they announce is what their URLs take.
import { fault } from '../catalog/fault.ts'
import { uploadLimits } from '../catalog/limits.ts'
import type { Database } from '../platform/database/database.ts'
import * as store from './store.ts'

const dayMs = 24 * 60 * 60 * 1000
const { perDay, maxBytes } = uploadLimits

const dayOf = (at: number): number => at - (at % dayMs)

interface Wanted {
  readonly accountId: string
  /** Undefined where nothing was announced: then the most that may come is counted. */
  readonly announced: number | undefined
  readonly at: number
}

/** Counts one more upload, or refuses it. Exact, however many processes are asked at once. */
export const takeUpload = (database: Database, { accountId, announced, at }: Wanted): Promise<void> =>
  database.transact(async (trx) => {
    const day = dayOf(at)
    const before = await store.lockDay(trx, accountId, day)
    const counted = { uploads: before.uploads + 1, bytes: before.bytes + (announced ?? maxBytes) }
    refuseTooMuch(counted, Math.ceil((day + dayMs - at) / 1000))
    await store.saveDay(trx, accountId, day, counted)
  })

const refuseTooMuch = ({ uploads, bytes }: store.UploadDay, secondsLeft: number): void => {
  const again = `Try again after midnight UTC, in ${secondsLeft} seconds.`
  if (uploads > perDay.uploads) {
    throw fault('rate_limited', {
      message: `An account may have ${perDay.uploads} uploads a day. ${again}`,
      details: { limit: perDay.uploads, unit: 'uploads', retry_after_seconds: secondsLeft },
    })
  }
  if (bytes <= perDay.bytes) return
  throw fault('rate_limited', {
    message: `An account may upload ${perDay.bytes} bytes a day. Announce size_bytes, or ${maxBytes} are counted for an upload. ${again}`,
    details: { limit: perDay.bytes, unit: 'bytes', retry_after_seconds: secondsLeft },
  })
}

/** Forgets the days that are over. */
export const sweepUploadDays = (database: Database, at: number): Promise<number> =>
  database.transact((trx) => store.deleteDays(trx, dayOf(at)))
