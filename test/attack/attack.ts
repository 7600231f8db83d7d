// What an attack is: a bounded number of requests by a tenant, or by a stranger, that must harm nobody else.
import type { Answer, CallOptions } from '../support/call.ts'

/** A tenant with one of everything that an attack could be made of. */
export interface Attacker {
  readonly apiKey: string
  readonly bookId: string
  readonly coverId: string
  readonly wrapId: string
  /** The layout of that wrap, as the service shows it. */
  readonly layout: Layout
}

export interface Layout {
  readonly textBlocks: readonly Readonly<Record<string, unknown>>[]
}

export interface Target {
  readonly address: string
  readonly port: number
  readonly attacker: Attacker
  /** Somebody with a password, who has nothing to do with it. */
  readonly person: Person
  /** A server on this machine that nobody outside should be able to make the service call. */
  readonly canary: Canary
  call(method: string, path: string, options?: CallOptions): Promise<Answer>
}

export interface Person {
  readonly email: string
  readonly password: string
}

export interface Canary {
  readonly url: string
  readonly visits: () => number
}

export interface Attack {
  readonly name: string
  /** Of attacks that a limit by address would end for all callers of this machine, the well-behaved too. */
  readonly isSingle?: true
  /** Sends the requests; what it finds wrong beyond a 5xx is named in the outcome. */
  strike(target: Target): Promise<Outcome>
}

export interface Outcome {
  readonly answers: readonly Answer[]
  readonly wrong: readonly string[]
}

export const mcpPath = '/api/mcp/mcp'

/** As clients of MCP must send them. */
export const jsonHeaders = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' }

export const noticed = (answers: readonly Answer[], wrong: readonly string[] = []): Outcome => ({ answers, wrong })
