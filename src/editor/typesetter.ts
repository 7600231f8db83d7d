// Whoever sets type for the editors: a process of its own, because a layout can be written that takes very long to fit.
import { Fault, fault } from '../catalog/fault.ts'
import type { TypesetReply, TypesetTask } from './typeset.ts'
import type { TypesetAnswer } from './wire.ts'

export interface Typesetter {
  /** Of an account: typesetters take the layouts of one after those of another. */
  typeset(accountId: string, task: TypesetTask): Promise<TypesetAnswer>
}

/** Usual layouts take some hundredths of a second; who waits longer than this would not call it live. */
const standardPatienceMs = 10_000

const tooLong = () =>
  fault('invalid_layout', {
    message: 'layoutState takes too long to set: make long texts shorter, their boxes larger, or their sizes smaller.',
    details: { field: 'layoutState' },
  })

export const typesetterBy = (
  perform: (accountId: string, task: TypesetTask, signal: AbortSignal) => Promise<TypesetReply>,
  patienceMs = standardPatienceMs,
): Typesetter => ({
  typeset: async (accountId, task) => {
    const signal = AbortSignal.timeout(patienceMs)
    const reply = await perform(accountId, task, signal).catch((error) => {
      throw signal.aborted ? tooLong() : error
    })
    if (reply.kind === 'set') return reply.answer
    const { code, message, details } = reply.refusal
    throw new Fault(code, { message, ...(details ? { details } : {}) })
  },
})
