// What a job says when the image model did not give a picture. Such a job costs nothing.
import { JobFailure } from '../jobs/rules.ts'
import type { PainterFailure, PainterFailureKind } from '../studio/painters/painter.ts'

const sentences: Readonly<Record<PainterFailureKind, string>> = {
  refused: 'The image model refused these words. Change the prompt or what the book says, and try again.',
  unavailable: 'The image model could not be reached in time. Nothing was charged; try again later.',
  unusable: 'The image model gave pictures that cannot be used. Nothing was charged; try again.',
}

export const jobFailureOf = (failure: PainterFailure): JobFailure =>
  new JobFailure(failure.kind === 'refused' ? 'content_policy_violation' : 'provider_error', sentences[failure.kind], {
    cause: failure,
  })
