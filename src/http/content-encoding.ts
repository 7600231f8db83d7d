// The Content-Encoding header of a request: bodies are read as they are sent, so one that claims to be packed is refused.
import type { FastifyRequest } from 'fastify'
import { fault } from '../catalog/fault.ts'

export const refuseEncodedBody = ({ headers }: FastifyRequest): void => {
  const encodings = (headers['content-encoding'] ?? '').split(',').map((each) => each.trim().toLowerCase())
  if (encodings.every((each) => each === '' || each === 'identity')) return
  throw fault('unsupported_media_type', {
    message:
      'Content-Encoding is not supported. Send the body as it is, without compression, and leave the header out.',
    details: { header: 'Content-Encoding', allowed: ['identity'] },
  })
}
