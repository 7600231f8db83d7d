// Whoever hangs up before the answer wants no more work done for it.
import type { ServerResponse } from 'node:http'
import { fault } from '../catalog/fault.ts'

/** A signal that aborts when the connection of a request closes before its answer is complete. */
export const abandonedSignal = (response: ServerResponse): AbortSignal => {
  const abandoned = new AbortController()
  const abort = (): void => {
    if (!response.writableFinished) {
      abandoned.abort(fault('invalid_request', { message: 'The request was given up before it was answered.' }))
    }
  }
  if (response.destroyed) abort()
  else response.once('close', abort)
  return abandoned.signal
}
