// Fills the table of jobs by SQL: many callers with a few each, and one caller with a tenth of all.
import pg from 'pg'
import type { BenchPlace } from '../support/places.ts'
import { type Customer, seedCustomers } from './seed-jobs.ts'

export interface FilledPlace {
  readonly url: string
  readonly customers: readonly Customer[]
  /** The caller who has made a tenth of all jobs. */
  readonly busiest: Customer
  /** Some jobs, each with the key that may read it. */
  readonly jobs: readonly { readonly id: string; readonly apiKey: string }[]
}

const result = JSON.stringify({
  bookId: '00000000-0000-7000-8000-000000000000',
  covers: [
    {
      coverId: '00000000-0000-7000-8000-000000000001',
      file: { storageKey: 'covers/00000000-0000-7000-8000-000000000001/preview.jpg', fileName: 'a-cover-preview.jpg' },
      coverStyle: 'deep-space',
      prompt: 'A lone figure under a vast sky, painted in deep blues, with the light of a distant star behind it.',
    },
  ],
})

/** One in two hundred waits; three in a hundred failed. Some operations are rare. */
const fill = `
  insert into jobs (id, account_id, subscription_id, key_id, operation, status, input, result, error, credits_reserved,
    credits_used, created_at, started_at, completed_at, attempts, run_after, book_id, turn_at)
  select uuidv7(), c.account_id, c.subscription_id, c.key_id,
    (array['generate','generate','generate','generate','generate','generate','variation','variation','upscale','edit_image'])
      [1 + floor(random() * 10)::int],
    s.status, '{}',
    case s.status when 'completed' then $2 end,
    case s.status when 'failed' then '{"code":"generation_failed","message":"It failed."}' end,
    1, case s.status when 'failed' then 0 else 1 end, s.at, s.at, case s.status when 'queued' then null else s.at end,
    1, s.at, c.book_id, s.at
  from (
    select n, now_ms() - 1000000 + n / 2 as at, case when random() < 0.1 then 0 else n % $3 end as customer,
      case when chance < 0.005 then 'queued' when chance < 0.035 then 'failed' else 'completed' end as status
    from (select n, random() as chance from generate_series(1, $1) n) chances
  ) s join bench_customers c on c.number = s.customer`

/** A full page of the rarest kind for the busiest caller: an empty page on the small side would be compared with a full one. */
const rarest = `
  insert into jobs (id, account_id, subscription_id, key_id, operation, status, input, error, credits_reserved,
    credits_used, created_at, started_at, completed_at, attempts, run_after, book_id, turn_at)
  select uuidv7(), account_id, subscription_id, key_id, 'edit_image', 'failed', '{}',
    '{"code":"generation_failed","message":"It failed."}', 1, 0, now_ms(), now_ms(), now_ms(), 1, now_ms(), book_id, now_ms()
  from bench_customers, generate_series(1, 21) where number = 0`

export const fillJobs = async (place: BenchPlace, size: { customers: number; jobs: number }): Promise<FilledPlace> => {
  const { DATABASE_URL: url } = place.environment
  if (url === undefined) throw new Error('this bench fills PostgreSQL')
  const customers = await seedCustomers(place, size.customers)
  const [busiest] = customers
  if (!busiest) throw new Error('there is no customer')
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`create table bench_customers as
    select row_number() over (order by a.id) - 1 as number, a.id as account_id, s.id as subscription_id, k.id as key_id,
      b.id as book_id
    from accounts a join subscriptions s on s.account_id = a.id join api_keys k on k.account_id = a.id
      join books b on b.account_id = a.id`)
  await client.query(rarest)
  await client.query(fill, [size.jobs, result, size.customers])
  await client.query('drop table bench_customers')
  await client.query('vacuum analyze')
  const { rows } = await client.query<{ id: string; key_id: string }>(
    'select id, key_id from jobs order by random() limit 500',
  )
  await client.end()
  const keys = new Map(customers.map(({ keyId, apiKey }) => [keyId, apiKey]))
  return { url, customers, busiest, jobs: rows.map(({ id, key_id }) => ({ id, apiKey: keys.get(key_id) ?? '' })) }
}
