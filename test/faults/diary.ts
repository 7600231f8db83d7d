// What callers were told, kept to be held against what the database says in the end.
import type { OperationName } from '../../src/catalog/operations.ts'

/** A job that a caller has seen accepted. */
export interface Acknowledged {
  readonly accountId: string
  readonly keyId: string
  readonly operation: OperationName
}

interface Failure {
  readonly what: string
  readonly from: number
  readonly to: number
}

export class Diary {
  readonly acknowledged = new Map<string, Acknowledged>()
  /** Every job that an idempotency key was answered with. */
  readonly jobsOfKeys = new Map<string, Set<string>>()
  /** The ends that callers have seen by polling. */
  readonly seenEnds = new Map<string, string>()
  /** Answers by status and code. */
  readonly answers = new Map<string, number>()
  /** Answers of 5xx, and when they were waited for. */
  readonly failures: Failure[] = []
  readonly complaints: string[] = []
  /** Requests for jobs whose answer never came, or was a failure: the job may exist all the same. */
  lost = 0
  replays = 0

  count(answer: string): void {
    this.answers.set(answer, (this.answers.get(answer) ?? 0) + 1)
  }

  acknowledge(jobId: string, job: Acknowledged, idempotencyKey: string | null): void {
    this.acknowledged.set(jobId, job)
    if (idempotencyKey === null) return
    const name = `${job.keyId} ${idempotencyKey}`
    this.jobsOfKeys.set(name, (this.jobsOfKeys.get(name) ?? new Set()).add(jobId))
  }

  sawEnd(jobId: string, status: string): void {
    const before = this.seenEnds.get(jobId) ?? status
    if (before !== status) this.complaints.push(`job ${jobId} was ${before} and later ${status}`)
    this.seenEnds.set(jobId, status)
  }
}
