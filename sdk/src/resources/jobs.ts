// Jobs: how far the work is, and what it has made.
import type { CallOptions, Connection } from '../connection.ts'
import type { Completed, Job, JobTicket } from '../job-types.ts'
import { PageList } from '../page-list.ts'
import type { JobItem, JobPage, OperationName, Operations } from '../types.generated.ts'
import { type WaitOptions, waitFor } from '../wait.ts'

type JobOrId<Op extends OperationName> = string | Pick<JobTicket<Op>, 'jobId' | 'operation'>

export class Jobs {
  readonly #connection: Connection

  constructor(connection: Connection) {
    this.#connection = connection
  }

  /** The job as it is now, with fresh signed URLs in its result. */
  get<Op extends OperationName = OperationName>(job: JobOrId<Op>, options?: CallOptions): Promise<Job<Op>> {
    return this.#connection.call<'getJob', Job<Op>>('getJob', { params: { jobId: idOf(job) } }, options)
  }

  /** The key's jobs, newest first, without their results: walk them with `for await`, or take a `.page()`. */
  list(query: Operations['listJobs']['query'] = {}, options?: CallOptions): PageList<JobPage, JobItem> {
    return new PageList(
      (cursor) => this.#connection.call('listJobs', { query: { ...query, cursor } }, options),
      ({ jobs }) => jobs,
      query.cursor,
    )
  }

  /**
   * Waits for a job to end and returns it with its result. Throws `JobFailedError` where the job failed, and `TimeoutError`
   * where it took longer than `timeoutMs`.
   */
  async wait<Op extends OperationName = OperationName>(
    job: JobOrId<Op>,
    options: WaitOptions<Op> = {},
  ): Promise<Completed<Op>> {
    return waitFor(idOf(job), (signal) => this.get(job, { signal }), options)
  }
}

const idOf = (job: JobOrId<OperationName>): string => (typeof job === 'string' ? job : job.jobId)
