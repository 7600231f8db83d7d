// Who calls a tool, and what the tool may ask of the API for them.
import type { Endpoint } from '../contract/endpoint.ts'
import { type Caller, type Inside, openInside } from '../contract/inside.ts'

export interface Agent extends Caller, Inside {}

export const createAgents = (endpoints: readonly Endpoint[]): ((caller: Caller) => Agent) => {
  const insideFor = openInside(endpoints)
  return (caller) => ({ ...caller, ...insideFor(caller) })
}
