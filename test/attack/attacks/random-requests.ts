// Requests that no sane client would send.

import { talkOn } from '../../http/fuzz/conversations.ts'
import { framedRequest } from '../../http/fuzz/requests.ts'
import { fc } from '../../support/property.ts'
import { type Attack, noticed } from '../attack.ts'

export const randomRequests = (count: number, seed: number): Attack => ({
  name: `${count.toLocaleString('en')} random requests`,
  strike: async ({ port, attacker: { apiKey } }) => {
    try {
      await talkOn(port, fc.sample(framedRequest(apiKey), { seed, numRuns: count }))
      return noticed([])
    } catch (error) {
      return noticed([], [String(error instanceof Error ? error.message : error).slice(0, 300)])
    }
  },
})
