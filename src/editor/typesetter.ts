// Whoever sets type for the editors: a process of its own, because a layout can be written that takes very long to fit.
import { Fault, fault } from '../catalog/fault.ts'
import { TookTooLong } from '../platform/processes/took-too-long.ts'
import type { TypesetReply, TypesetTask } from './typeset.ts'
import type { TypesetAnswer } from './wire.ts'

export interface Typesetter {
  /** `accountId`: whose layout it is. Nobody's layouts keep those of others waiting. */
  typeset(task: TypesetTask, accountId: string): Promise<TypesetAnswer>
}

/** Usual layouts take some hundredths of a second; who waits longer than this would not call it live. */
export const typesetMs = 10_000

const tooLong = () =>
  fault('invalid_layout', {
    message: 'layoutState takes too long to set: make long texts shorter, their boxes larger, or their sizes smaller.',
    details: { field: 'layoutState' },
  })

export const typesetterBy = (perform: (task: TypesetTask, accountId: string) => Promise<TypesetReply>): Typesetter => ({
  typeset: async (task, accountId) => {
    const reply = await perform(task, accountId).catch((error) => {
      throw error instanceof TookTooLong ? tooLong() : error
    })
    if (reply.kind === 'set') return reply.answer
    const { code, message, details } = reply.refusal
    throw new Fault(code, { message, ...(details ? { details } : {}) })
  },
})
