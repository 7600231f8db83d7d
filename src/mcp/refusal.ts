// What an agent is told when a tool cannot do what was asked: the fault as the API words it, and what can be done about it.
import type { Fault } from '../catalog/fault.ts'
import { envelopeOf } from '../http/problem.ts'
import { adviceFor } from './advice.ts'

/** A fault for which the tool knows better than the catalogue what to do next. */
export class Refusal extends Error {
  readonly fault: Fault
  readonly nextStep: string

  constructor(fault: Fault, nextStep: string) {
    super(fault.message, { cause: fault })
    this.fault = fault
    this.nextStep = nextStep
  }
}

/** A result and no protocol error, so that the agent reads it. It has no structured content: that is promised to fit the output schema. */
export const refusalResult = (fault: Fault, nextStep: string = adviceFor(fault)) => ({
  content: [{ type: 'text' as const, text: JSON.stringify({ ...envelopeOf(fault), next_step: nextStep }) }],
  isError: true,
})
