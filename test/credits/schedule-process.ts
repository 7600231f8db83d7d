// A process that plays a schedule, reports its jobs, then settles whatever jobs it is given together with its rivals.
import { givenTask, ordered, report } from '../platform/database/child-process.ts'
import { openPlace, type Place } from '../support/databases.ts'
import { settleJob } from './movements.ts'
import { play } from './play.ts'
import { schedule } from './schedule.ts'

interface Task {
  readonly place: Place
  readonly accounts: readonly string[]
  readonly seed: number
  readonly length: number
}

const { place, accounts, seed, length } = givenTask<Task>()
const database = openPlace(place)
const begin = ordered('begin')
const end = ordered('settle everything')
await database.read.selectFrom('accounts').select('id').execute()
report({ at: 'ready' })
await begin
report({ at: 'played', ...(await play(database, accounts, schedule(seed, length, accounts.length))) })
await end

// Every process settles every open job: each must be settled by exactly one of them.
const open = await database.read
  .selectFrom('credit_reservations')
  .select(['job_id', 'monthly', 'overage'])
  .where('closed_at', 'is', null)
  .execute()
const at = Date.UTC(2027, 5, 1)
await Promise.all(
  open.map(({ job_id, monthly, overage }) => settleJob(database, { jobId: job_id, cost: monthly + overage, at })),
)
report({ at: 'settled' })
