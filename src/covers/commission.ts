// Has the image model paint for a job. What it cannot give ends the job without cost, unless the house may do it by itself.
import type { Workload } from '../jobs/rules.ts'
import type { Log } from '../platform/log.ts'
import { type CommissionedArt, commissionArt } from '../studio/art/commission-art.ts'
import type { Eyes } from '../studio/art/judge-art.ts'
import { PainterFailure } from '../studio/painters/painter.ts'
import { jobFailureOf } from './painter-failure.ts'

interface House {
  readonly senses: Eyes
  readonly log: Log
  /** Whether the house does by itself what the image model did not. */
  readonly fallsBack: boolean
}

/** One question to the model; another seed gives another picture. */
export type Ask = (seed: number) => Promise<Uint8Array>

export const commissioner = ({ senses, log, fallsBack }: House) => {
  const order = ({ job, signal }: Workload, seed: number, ask: Ask): Promise<CommissionedArt> =>
    commissionArt({
      ask,
      seed,
      eyes: senses,
      signal,
      onRepaint: (failure) => log.warn({ err: failure, jobId: job.id }, 'the image model paints a picture once more'),
    })

  const failed = ({ signal }: Workload, error: unknown): unknown => {
    signal.throwIfAborted()
    return error instanceof PainterFailure ? jobFailureOf(error) : error
  }

  return {
    /** The picture, or a failed job. */
    commission: (load: Workload, seed: number, ask: Ask): Promise<CommissionedArt> =>
      order(load, seed, ask).catch((error) => {
        throw failed(load, error)
      }),

    /** Null where the model failed and the house may do it by itself. */
    commissionOrNone: (load: Workload, seed: number, ask: Ask): Promise<CommissionedArt | null> =>
      order(load, seed, ask).catch((error) => {
        const failure = failed(load, error)
        if (!fallsBack || !(error instanceof PainterFailure)) throw failure
        log.warn({ err: error, jobId: load.job.id }, 'the image model failed, so the studio does it by itself')
        return null
      }),
  }
}
