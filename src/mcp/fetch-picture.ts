// Fetches an image from a URL that an agent gave: every hop goes through the guard, and the way may not be long.
import { fault } from '../catalog/fault.ts'
import { uploadLimits } from '../catalog/limits.ts'
import { serviceName, serviceVersion } from '../catalog/versions.ts'
import { FetchError } from '../platform/fetch/fetch-error.ts'
import { type GuardedAnswer, guardedFetch } from '../platform/fetch/guarded-fetch.ts'

const maxRedirects = 3
const connectMs = 5_000
const totalMs = 20_000

const headers = {
  accept: uploadLimits.types.join(', '),
  'user-agent': `${serviceName}/${serviceVersion}`,
}

export type FetchPicture = (url: string, abandoned: AbortSignal) => Promise<Uint8Array>

/** Nothing of the URL, and no address it leads to, is in what is said about a failure. */
const refuse = (reason: string, cause?: unknown) =>
  fault('invalid_field_value', {
    message: `image_url could not be fetched: ${reason}.`,
    details: { field: 'image_url' },
    cause,
  })

const tooLarge = () =>
  fault('file_too_large', {
    message: `The image at image_url has more than ${uploadLimits.maxBytes} bytes.`,
    details: { field: 'image_url', limit: uploadLimits.maxBytes },
  })

export const createFetchPicture = ({ allowPrivate }: { allowPrivate: boolean }): FetchPicture => {
  const get = async (url: string, signal: AbortSignal): Promise<GuardedAnswer> => {
    try {
      const limits = { connectMs, totalMs, maxBytes: uploadLimits.maxBytes, read: 'whole', allowPrivate } as const
      return await guardedFetch(url, { method: 'GET', headers, ...limits, signal })
    } catch (error) {
      if (error instanceof FetchError) throw error.reason === 'too_large' ? tooLarge() : refuse(error.message, error)
      if (signal.aborted) throw refuse(`no complete answer within ${totalMs} ms`, error)
      throw error
    }
  }

  return async (url, abandoned) => {
    // One deadline for the whole way, however many hops it has.
    const signal = AbortSignal.any([AbortSignal.timeout(totalMs), abandoned])
    let address = url
    for (let hop = 0; hop <= maxRedirects; hop++) {
      const answer = await get(address, signal)
      if (answer.status === 200) return answer.body
      address = nextAddress(address, answer)
    }
    throw refuse(`more than ${maxRedirects} redirects`)
  }
}

const redirects: readonly number[] = [301, 302, 303, 307, 308]

const nextAddress = (address: string, { status, headers: { location } }: GuardedAnswer): string => {
  const next = redirects.includes(status) && location !== undefined ? URL.parse(location, address) : null
  if (!next) throw refuse(`the server answered ${status}`)
  if (next.protocol === 'http:' && address.startsWith('https:')) throw refuse('it redirects from https to http')
  return next.href
}
