// What an operation of the API is: the one description that routes, validation and documentation come from.
import type { z } from 'zod'
import type { ErrorCode } from '../catalog/errors.ts'

export interface Operation<Query = unknown, Body = unknown, Answer = unknown> {
  readonly id: string
  readonly method: 'GET' | 'POST'
  /** As in OpenAPI: `/api/v1/books/{bookId}`. */
  readonly path: string
  readonly tag: string
  readonly summary: string
  readonly description: string
  /** Whether an API key is needed. */
  readonly authenticated: boolean
  /** Whether an `Idempotency-Key` is honoured. */
  readonly idempotent: boolean
  readonly query: z.ZodType<Query>
  readonly body: z.ZodType<Body> | null
  /** Which bodies count as an empty object: a missing one, or whatever cannot be read. None, where not said. */
  readonly forgives?: 'missing body' | 'any body'
  /** Answers by status. A 200 beside a 201 or 202 is the replay. No schema: no body. */
  readonly answers: Readonly<
    Record<number, { readonly description: string; readonly schema: z.ZodType<Answer> | null }>
  >
  /** The codes of bad requests in the order in which they are tried; then all others. */
  readonly faults: readonly ErrorCode[]
  /** The code of an unexpected failure of the work itself. */
  readonly failure: ErrorCode
}

/** Keeps the types of an operation's schemas. */
export const operation = <Query, Body, Answer>(
  definition: Operation<Query, Body, Answer>,
): Operation<Query, Body, Answer> => definition
