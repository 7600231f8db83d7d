// Jobs with their operation known: what each kind of work results in.
import type {
  DerivedCovers,
  EditedCovers,
  JobDetail,
  JobError,
  JobStatus,
  MadeAssets,
  MadeCovers,
  MadeWrap,
  OperationName,
} from './types.generated.ts'

/** What a completed job of each operation has made. */
export interface JobResults extends Record<OperationName, JobDetail['result']> {
  generate: MadeCovers
  generate_reference: MadeCovers
  variation: DerivedCovers
  /** Jobs from before edits were reported have no `report`. */
  edit_image: DerivedCovers & Partial<Pick<EditedCovers, 'report'>>
  upscale: MadeAssets
  audiobook_cover: MadeAssets
  remove_text: MadeAssets
  wrap: MadeWrap
  wrap_extend_front: MadeWrap
}

/** A job that has been accepted, as the call that made it returns it. Give it to `client.jobs.wait`. */
export interface JobTicket<Op extends OperationName = OperationName> {
  readonly jobId: string
  readonly operation: Op
  /** `queued`, unless the job of an earlier call with the same idempotency key has gone on since. */
  readonly status: JobStatus
  /** Relative; where the job is polled. */
  readonly poll_url: string
}

interface JobFacts<Op extends OperationName> extends Omit<JobDetail, 'status' | 'operation' | 'result' | 'error'> {
  readonly operation: Op
}

export interface RunningJob<Op extends OperationName = OperationName> extends JobFacts<Op> {
  readonly status: 'queued' | 'processing'
  readonly result: null
  readonly error: null
}

export interface CompletedJob<Op extends OperationName = OperationName> extends JobFacts<Op> {
  readonly status: 'completed'
  readonly result: JobResults[Op]
  readonly error: null
}

export interface FailedJob<Op extends OperationName = OperationName> extends JobFacts<Op> {
  readonly status: 'failed'
  readonly result: null
  readonly error: JobError
}

/** A job as it is now. `status` tells whether there is a result; `operation` tells which. */
export type Job<Op extends OperationName = OperationName> = {
  [Each in Op]: RunningJob<Each> | CompletedJob<Each> | FailedJob<Each>
}[Op]

/** A job that has ended well, so that its result is there. */
export type Completed<Op extends OperationName = OperationName> = Extract<Job<Op>, { status: 'completed' }>
