// For what the contract lists before the faults of single fields but only a room can judge.
import { Fault } from '../catalog/fault.ts'
import type { Call } from '../contract/endpoint.ts'

/**
 * The body of a call. Where a field of it is wrong, `judge` may refuse the call for something else first, unless the fault that was found
 * is listed earlier still. A body that is no JSON object is refused as such.
 */
export const bodyJudging = <Body>(
  call: Call<unknown, Body>,
  judge: () => void,
  earlier: readonly Fault['code'][] = [],
): Body => {
  try {
    return call.body()
  } catch (error) {
    const isOfField = error instanceof Fault && error.details?.field !== undefined
    if (isOfField && !earlier.includes(error.code)) judge()
    throw error
  }
}
