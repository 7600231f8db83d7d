// Every request has an id: the caller's own where it is well formed, ours otherwise.
import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

// A name of this process and a count: unique like a UUID, without asking for random bytes on every request.
const processName = randomBytes(9).toString('base64url')
let requests = 0

const wellFormed = /^[\w\-=]{1,255}$/

export const requestIdOf = ({ headers }: IncomingMessage): string => {
  const given = headers['x-request-id']
  return typeof given === 'string' && wellFormed.test(given) ? given : `${processName}-${(++requests).toString(36)}`
}
