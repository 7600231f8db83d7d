// Jobs: what callers were promised exists, has ended once, and was tried no more often than allowed.
import type { Check } from './evidence.ts'

export const promisedJobsExist: Check = async ({ database, diary }) => {
  const jobs = await database.read.selectFrom('jobs').select(['id', 'account_id', 'key_id', 'operation']).execute()
  const byId = new Map(jobs.map((job) => [job.id, job]))
  const wrong = [...diary.acknowledged].flatMap(([id, promised]) => {
    const job = byId.get(id)
    if (!job) return [`job ${id} was accepted and is not there`]
    const { accountId, keyId, operation } = promised
    const same = job.account_id === accountId && job.key_id === keyId && job.operation === operation
    return same ? [] : [`job ${id} is another one than was accepted`]
  })
  const unasked = jobs.filter(({ id }) => !diary.acknowledged.has(id)).length
  return unasked > diary.lost ? [...wrong, `${unasked} jobs that nobody asked for, ${diary.lost} lost answers`] : wrong
}

export const everyJobEndedOnce: Check = async ({ database, diary }) => {
  const jobs = await database.read.selectFrom('jobs').selectAll().execute()
  return jobs.flatMap((job) => {
    const { id, status, result, error, completed_at, lease_token } = job
    const whole =
      completed_at !== null &&
      lease_token === null &&
      ((status === 'completed' && result !== null && error === null) ||
        (status === 'failed' && result === null && error !== null))
    const seen = diary.seenEnds.get(id) ?? status
    return [
      ...(whole ? [] : [`job ${id} is ${status}, but not wholly`]),
      ...(seen === status ? [] : [`job ${id} was seen as ${seen} and is ${status}`]),
    ]
  })
}

const attemptLimit = 3

export const noJobWasTriedTooOften: Check = async ({ database }) => {
  const jobs = await database.read.selectFrom('jobs').select(['id', 'status', 'attempts']).execute()
  // Whoever finds that the last attempt was cut short counts once more, and only gives the job up.
  return jobs
    .filter(({ status, attempts }) => attempts < 1 || (status === 'completed' && attempts > attemptLimit))
    .map(({ id, status, attempts }) => `job ${id} is ${status} after ${attempts} attempts`)
}

export const oneJobForEachKey: Check = async ({ diary, database }) => {
  const rows = await database.read
    .selectFrom('jobs')
    .select(['key_id', 'idempotency_key'])
    .where('idempotency_key', 'is not', null)
    .execute()
  const names = rows.map(({ key_id, idempotency_key }) => `${key_id} ${idempotency_key}`)
  const answered = [...diary.jobsOfKeys].filter(([, ids]) => ids.size > 1)
  return [
    ...answered.map(([name, ids]) => `idempotency key ${name} was answered with ${ids.size} jobs`),
    ...(new Set(names).size === names.length ? [] : ['an idempotency key has two jobs']),
  ]
}
