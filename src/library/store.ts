// SQL of the library: what its pages show together and no endpoint lists. Reads only.
import { sql } from 'kysely'
import type { OperationName } from '../catalog/operations.ts'
import type { Reads } from '../platform/database/database.ts'

export interface ShelvedBook {
  readonly id: string
  readonly title: string
  readonly author: string | null
  readonly genre: string
}

interface Search {
  readonly accountId: string
  readonly words: string
  readonly limit: number
  /** The id of the last book of the page before. */
  readonly after: string | null
}

/** Books whose title contains the words, newest first. */
export const findBooksByTitle = (reads: Reads, { accountId, words, limit, after }: Search): Promise<ShelvedBook[]> => {
  const pattern = `%${words.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`
  return reads
    .selectFrom('books')
    .select(['id', 'title', 'author', 'genre'])
    .where('account_id', '=', accountId)
    .where(sql<boolean>`lower(title) like ${pattern} escape '\\'`)
    .$if(after !== null, (query) => query.where('id', '<', after))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** The newest cover of each of these books, where they have one. */
export const findNewestCovers = async (
  reads: Reads,
  bookIds: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  if (bookIds.length === 0) return new Map()
  const found = await reads
    .selectFrom('books')
    .select(({ selectFrom }) => [
      'books.id as bookId',
      selectFrom('covers')
        .select('covers.id')
        .whereRef('covers.book_id', '=', 'books.id')
        .orderBy('covers.id', 'desc')
        .limit(1)
        .as('coverId'),
    ])
    .where('books.id', 'in', bookIds)
    .execute()
  return new Map(found.flatMap(({ bookId, coverId }) => (coverId === null ? [] : [[bookId, coverId] as const])))
}

export interface MadeCover {
  readonly id: string
  /** The kind of work that made it. */
  readonly operation: OperationName | null
}

/** The covers that were made from one, oldest first. They belong to its book. */
export const findChildren = (reads: Reads, cover: { id: string; book_id: string }): Promise<MadeCover[]> =>
  reads
    .selectFrom('covers')
    .leftJoin('jobs', 'jobs.id', 'covers.job_id')
    .select(['covers.id', 'jobs.operation'])
    .where('covers.book_id', '=', cover.book_id)
    .where('covers.source_cover_id', '=', cover.id)
    .orderBy('covers.id')
    .execute()

/** The kind of work that a job is. */
export const findOperation = async (reads: Reads, jobId: string): Promise<OperationName | null> => {
  const job = await reads.selectFrom('jobs').select('operation').where('id', '=', jobId).executeTakeFirst()
  return job?.operation ?? null
}

export interface WrapPlace {
  readonly id: string
  readonly revision: number
  /** What the book is, as JSON. */
  readonly specs: string
}

export const findWrapOfCover = (reads: Reads, coverId: string): Promise<WrapPlace | undefined> =>
  reads.selectFrom('wraps').select(['id', 'revision', 'specs']).where('cover_id', '=', coverId).executeTakeFirst()

interface JobsSought {
  readonly accountId: string
  /** What the jobs are about. */
  readonly about: { readonly bookId: string } | { readonly coverId: string }
  /** No job runs for so long that it began before. */
  readonly since: number
  /** Jobs that ended after these times are still told of. */
  readonly failedSince: number
  readonly completedSince: number
}

export interface JobPlace {
  readonly id: string
  /** The asset that it makes, where it makes one of a cover that is there. */
  readonly target: string | null
}

/** Jobs that run, and those that ended lately, oldest first. */
export const findJobsAbout = (
  reads: Reads,
  { accountId, about, since, failedSince, completedSince }: JobsSought,
): Promise<JobPlace[]> =>
  reads
    .selectFrom('jobs')
    .select(['id', 'target'])
    .where('account_id', '=', accountId)
    .where('id', '>=', firstIdAt(since))
    .$if('bookId' in about, (jobs) => jobs.where('book_id', '=', 'bookId' in about ? about.bookId : ''))
    .$if('coverId' in about, (jobs) => jobs.where('cover_id', '=', 'coverId' in about ? about.coverId : ''))
    .where((row) =>
      row.or([
        row('status', 'in', ['queued', 'processing']),
        row.and([row('status', '=', 'failed'), row('completed_at', '>', failedSince)]),
        row.and([row('status', '=', 'completed'), row('completed_at', '>', completedSince)]),
      ]),
    )
    .orderBy('id')
    .execute()

/** Ids begin with the time they were made at: none that was made from then on is smaller than this. */
const firstIdAt = (at: number): string => {
  const time = Math.max(0, at).toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`
}
