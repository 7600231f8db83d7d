// What the outside has seen: webhooks that arrived, answers that were given, processes that lived.
import type { Check } from './evidence.ts'

export const everyEndWasAnnounced: Check = async ({ database, receiver }) => {
  const ended = await database.read
    .selectFrom('jobs')
    .select(['id', 'status'])
    .where('webhook_url', 'is not', null)
    .execute()
  const arrived = Map.groupBy(receiver.deliveries.values(), ({ jobId }) => jobId)
  const wrong = ended.flatMap(({ id, status }) => {
    const deliveries = arrived.get(id) ?? []
    if (!deliveries.some(({ acknowledged }) => acknowledged)) return [`the end of job ${id} was never announced`]
    const events = new Set(deliveries.map(({ event }) => event))
    if (deliveries.length > 1) return [`the end of job ${id} was announced by ${deliveries.length} deliveries`]
    return events.has(`job.${status}`) ? [] : [`job ${id} is ${status}, but was announced as ${[...events]}`]
  })
  const known = new Set(ended.map(({ id }) => id))
  const strays = [...arrived.keys()].filter((id) => !known.has(id))
  return [...receiver.complaints, ...wrong, ...strays.map((id) => `a webhook of job ${id}, which wanted none`)]
}

export const failuresWereTheDatabases: Check = async ({ diary, server }) =>
  diary.failures
    .filter(({ from, to }) => !server.wasAway(from, to))
    .map(({ what, from, to }) => {
      const since = `${server.backSince(from)} ms after the database was back, answered after ${to - from} ms`
      return `failed though the database was there: ${what}, ${since}`
    })

export const answersWereExpected: Check = async ({ diary }) => diary.complaints

export const processesLived: Check = async ({ fleet }) => [
  ...fleet.complaints,
  ...(await fleet.straggling()).map((pid) => `painter ${pid} has outlived its worker`),
]
