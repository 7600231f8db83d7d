// Answers to what is not even HTTP: written to the socket by hand, in the same envelope as everything else.
import { type Server, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { type Fault, fault } from '../catalog/fault.ts'
import { newId } from '../platform/ids.ts'
import { envelopeOf } from './problem.ts'

const faultOf = (code: string | undefined): Fault => {
  if (code === 'HPE_HEADER_OVERFLOW') return fault('headers_too_large')
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return fault('request_timeout')
  return fault('invalid_request', { message: 'This is not a valid HTTP request.' })
}

export const refuseMalformed = (error: Error & { code?: string }, socket: Duplex): void => {
  // Refused before: what else it sends is not answered.
  if (socket.writableEnded) return
  if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy(error)
  else refuseOnSocket(faultOf(error.code), socket)
}

const lingerMs = 1_000

const refuseOnSocket = (refusal: Fault, socket: Duplex, ...extraHeaders: readonly string[]): void => {
  const body = JSON.stringify(envelopeOf(refusal))
  const head = [
    `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Request-Id: ${newId()}`,
    'X-Content-Type-Options: nosniff',
    'Cache-Control: no-store',
    'Connection: close',
    ...extraHeaders,
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
  // What it still sends is thrown away, or the refusal might be lost with the connection; but not for ever.
  socket.resume()
  const linger = setTimeout(() => socket.destroy(), lingerMs)
  socket.once('close', () => clearTimeout(linger))
}

/** Node answers these by itself, without a body, unless somebody listens. */
export const refuseOddities = (server: Server): void => {
  server.on('connect', (_request, socket) => {
    refuseOnSocket(fault('method_not_allowed'), socket, 'Allow: GET, HEAD, POST')
  })
  // Whatever a client expects, it gets the ordinary answer.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response))
}
