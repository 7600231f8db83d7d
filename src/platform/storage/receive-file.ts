// PUT of a file: checked before the first byte and while the bytes arrive, so that a refused upload leaves nothing behind.
import type { IncomingMessage } from 'node:http'
import { Fault, fault } from '../../catalog/fault.ts'
import type { WriteGrant } from './signed-url.ts'
import type { Storage } from './storage.ts'

/** Streams the request's body into the storage, within what the grant allows. */
export const receiveFile = async (request: IncomingMessage, storage: Pick<Storage, 'put'>, grant: WriteGrant) => {
  refuseOtherType(request.headers['content-type'], grant.contentType)
  const { 'content-length': declared } = request.headers
  if (declared !== undefined) refuseTooMany(grant, Number(declared))
  if (declared !== undefined) refuseTooFew(grant, Number(declared))

  try {
    return await storage.put(grant.key, within(grant, request), { contentType: grant.contentType })
  } catch (error) {
    // Many callers send everything before they read: one that we stopped reading from would never see why.
    request.resume()
    if (error instanceof Fault || !request.errored) throw error
    throw fault('invalid_request', { message: 'The upload broke off before its end.', cause: error })
  }
}

const refuseOtherType = (given: string | undefined, contentType: string): void => {
  if (given?.toLowerCase() === contentType) return
  throw fault('unsupported_media_type', {
    message: `The Content-Type must be ${contentType}.`,
    details: { field: 'Content-Type', expected: contentType },
  })
}

// The request must outlive a refusal, so that the rest of it can still be read and thrown away.
async function* within(grant: WriteGrant, request: IncomingMessage): AsyncGenerator<Uint8Array> {
  let received = 0
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    received += chunk.byteLength
    refuseTooMany(grant, received)
    yield chunk
  }
  refuseTooFew(grant, received)
}

const announced = (bytes: number): string => `The upload was announced with ${bytes} bytes`

const refuseTooMany = ({ maxBytes, exactBytes }: WriteGrant, bytes: number): void => {
  const limit = exactBytes ?? maxBytes
  if (bytes <= limit) return
  const message =
    exactBytes === null ? `The file is larger than ${maxBytes} bytes.` : `${announced(exactBytes)} but has more.`
  throw fault('file_too_large', { message, details: { limit } })
}

const refuseTooFew = ({ exactBytes }: WriteGrant, bytes: number): void => {
  if (exactBytes === null || bytes >= exactBytes) return
  throw fault('file_too_small', {
    message: `${announced(exactBytes)} but has only ${bytes}.`,
    details: { limit: exactBytes },
  })
}
