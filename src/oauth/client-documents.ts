// Fetches the documents in which clients describe themselves (client-id metadata documents), from addresses that anybody may
// name: only over https, only from public addresses, never further by a redirect.
import type { FetchError } from '../platform/fetch/fetch-error.ts'
import { guardedFetch } from '../platform/fetch/guarded-fetch.ts'
import { judgeRegistration } from './registration.ts'

const largestDocument = 10 * 1024

/** Fails with a `FetchError` where the document cannot be had. */
export type FetchDocument = (address: string) => Promise<{ readonly status: number; readonly body: string }>

export const fetchDocument: FetchDocument = async (address) => {
  const { status, body } = await guardedFetch(address, {
    method: 'GET',
    headers: { accept: 'application/json' },
    connectMs: 2000,
    totalMs: 4000,
    maxBytes: largestDocument,
    read: 'whole',
    // Whoever asks has not even signed in: private addresses stay out of reach, whatever webhooks may do.
    allowPrivate: false,
  })
  return { status, body: body.toString() }
}

/** The fetch that the authorization server uses. What a document says is brought into the form of a registration. */
export const documentFetch =
  (get: FetchDocument, onFailure: (error: FetchError) => void) =>
  async (input: string | URL | Request): Promise<Response> => {
    const address = input instanceof Request ? input.url : String(input)
    if (!/^https:/i.test(address)) throw new TypeError('only https addresses are fetched')
    const { status, body } = await get(address).catch((error) => {
      onFailure(error)
      throw error
    })
    return new Response(status === 200 ? normalDocument(body) : null, { status: status === 200 ? 200 : 502 })
  }

const normalDocument = (body: string): string => {
  const given = parsed(body)
  const judged = judgeRegistration(given)
  if (judged.kind === 'bad') throw new TypeError(judged.description)
  return JSON.stringify({ ...judged.metadata, client_id: Object(given).client_id })
}

const parsed = (body: string): unknown => {
  try {
    return JSON.parse(body)
  } catch {
    throw new TypeError('the document is not JSON')
  }
}
