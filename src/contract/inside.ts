// The endpoints as other doors of the service call them, without HTTP between: the same checks, credits and faults as over REST.
import { Fault, fault } from '../catalog/fault.ts'
import type { Credential, Endpoint, RawCall, Reply } from './endpoint.ts'
import type { Operation } from './operation.ts'
import type { Fields } from './parse.ts'
import { answerOf } from './tools-definition.ts'

/** What is asked of an operation, not yet judged. */
export interface Wish {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Fields
  readonly body?: Fields
  readonly idempotencyKey?: string | null
}

export interface Caller {
  readonly credential: Credential
  readonly requestId: string
  /** Aborts when whoever asked is gone. */
  readonly signal: AbortSignal
}

export interface Inside {
  /** Calls an operation and holds its answer against the contract. */
  ask<Answer>(operation: Operation<unknown, unknown, Answer>, wish?: Wish): Promise<Reply<Answer>>
  /** Calls an operation for something else than its body: what it refuses, where it leads. */
  call(operation: Operation, wish: Wish): Promise<Reply<unknown>>
}

export const openInside = (endpoints: readonly Endpoint[]): ((caller: Caller) => Inside) => {
  const byId = new Map(endpoints.map((endpoint) => [endpoint.operation.id, endpoint]))

  const answer = async (operation: Operation, call: RawCall): Promise<Reply<unknown>> => {
    const endpoint = byId.get(operation.id)
    if (!endpoint) throw new Error(`nothing answers ${operation.id}`)
    try {
      return await endpoint.answer(call)
    } catch (error) {
      // What goes wrong unexpectedly in the work itself carries the operation's own code, as over REST.
      throw error instanceof Fault ? error : fault(operation.failure, { cause: error })
    }
  }

  return (caller) => ({
    ask: async (operation, wish = {}) => {
      const reply = await answer(operation, rawCall(caller, wish))
      return { ...reply, body: answerOf(operation, reply.status).parse(reply.body) }
    },
    call: (operation, wish) => answer(operation, rawCall(caller, wish)),
  })
}

const rawCall = (
  { credential, requestId, signal }: Caller,
  { params = {}, query = {}, body, idempotencyKey = null }: Wish,
): RawCall => ({
  credential,
  requestId,
  idempotencyKey,
  signal,
  params: Object.fromEntries(Object.entries(params).map(([name, value]) => [name, pathPart(value)])),
  query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, queryPart(value)])),
  hasBody: body !== undefined,
  body: () => body ?? {},
})

/** Whatever is no text is as good as missing. */
const pathPart = (value: unknown): string => (typeof value === 'string' ? value : '')

/** In a URL numbers are text too. */
const queryPart = (value: unknown): unknown => (typeof value === 'number' ? String(value) : value)
