// What every answer that is not a success must look like.
import assert from 'node:assert/strict'
import { z } from 'zod'
import { errorCatalogue, isErrorCode } from '../../src/catalog/errors.ts'

/** The envelope as the contract has it, and nothing besides. */
const strictEnvelope = z.strictObject({
  error: z.strictObject({
    code: z.string().refine(isErrorCode, 'a code of the catalogue'),
    message: z.string().min(1),
    details: z.record(z.string(), z.unknown()).optional(),
  }),
})

export type Refusal = z.infer<typeof strictEnvelope>['error']

interface Refused {
  readonly status: number
  readonly json: unknown
}

/** The refusal in an answer, once its form is proven: the envelope, with a code that belongs to the status. */
export const refusalIn = ({ status, json }: Refused): Refusal => {
  const { error } = strictEnvelope.parse(json)
  assert.equal(isErrorCode(error.code) && errorCatalogue[error.code].status, status)
  return error
}

export const assertRefused = (answer: Refused, code: string): Refusal => {
  const refusal = refusalIn(answer)
  assert.equal(refusal.code, code, refusal.message)
  return refusal
}
