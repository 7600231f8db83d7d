// An operation together with what answers it. The doors of the service bring calls in; endpoints know nothing of doors.
import type { PlanName } from '../catalog/plans.ts'
import type { Operation } from './operation.ts'
import { type Fields, parseFields } from './parse.ts'
import { canonicalId } from './values.ts'

/** Who is calling. */
export interface Credential {
  readonly accountId: string
  /** Null where an OAuth token calls: what it starts belongs to the account. */
  readonly keyId: string | null
  readonly plan: PlanName
}

/** A call as a door brings it: not yet judged. */
export interface RawCall {
  readonly credential: Credential
  /** Names the request in logs. */
  readonly requestId: string
  readonly idempotencyKey: string | null
  readonly params: Readonly<Record<string, string>>
  readonly query: Fields
  readonly hasBody: boolean
  /** Aborts when the caller is gone: what nobody waits for any more need not be done. */
  readonly signal: AbortSignal
  /** Refuses a body that is no JSON object, once somebody asks for it. */
  body(): Fields
}

/** A call as a handler takes it. Query and body are judged when asked for, so that a replay can come first. */
export interface Call<Query, Body> {
  readonly credential: Credential
  readonly requestId: string
  readonly idempotencyKey: string | null
  /** Aborts when the caller is gone. */
  readonly signal: AbortSignal
  /** A part of the path; empty where the caller left it out. */
  param(name: string): string
  query(): Query
  body(): Body
  /** A field of the body as it came, whatever else is wrong with the request: for what a replay echoes. */
  peek(field: string): unknown
}

export interface Reply<Answer> {
  readonly status: number
  readonly body: Answer
  /** Whether an earlier request with the same key has done the work. */
  readonly replayed?: boolean
  /** Where to look instead, for a redirect. */
  readonly location?: string
}

export interface Endpoint {
  readonly operation: Operation
  answer(call: RawCall): Promise<Reply<unknown>>
}

export const endpoint = <Query, Body, Answer>(
  operation: Operation<Query, Body, Answer>,
  handler: (call: Call<Query, Body>) => Promise<Reply<Answer>>,
): Endpoint => ({ operation, answer: (raw) => handler(judged(operation, raw)) })

const judged = <Query, Body>(operation: Operation<Query, Body>, raw: RawCall): Call<Query, Body> => ({
  credential: raw.credential,
  requestId: raw.requestId,
  idempotencyKey: raw.idempotencyKey,
  // Made when it is asked for: most calls do nothing that could be given up.
  get signal() {
    return raw.signal
  },
  param: (name) => canonicalId(raw.params[name]?.trim() ?? ''),
  query: () => parseFields(operation.query, raw.query, operation.faults),
  body: () => {
    if (!operation.body) throw new Error(`${operation.id} takes no body`)
    return parseFields(operation.body, forgivingBody(operation, raw), operation.faults)
  },
  peek: (field) => {
    try {
      return raw.body()[field]
    } catch {
      return undefined
    }
  },
})

const forgivingBody = ({ forgives }: Operation, raw: RawCall): Fields => {
  if (forgives && !raw.hasBody) return {}
  try {
    return raw.body()
  } catch (error) {
    if (forgives === 'any body') return {}
    throw error
  }
}
