// Reads an answer's body up to a limit.
import type { IncomingMessage } from 'node:http'
import { FetchError } from './fetch-error.ts'

interface BodyLimits {
  readonly maxBytes: number
  readonly read: 'whole' | 'excerpt'
  readonly signal?: AbortSignal
}

export const readBody = async (
  response: IncomingMessage,
  { maxBytes, read, signal }: BodyLimits,
): Promise<Buffer<ArrayBuffer>> => {
  const excerpt = read === 'excerpt'
  const tooLarge = () => new FetchError('too_large', `the answer is longer than ${maxBytes} bytes`)
  if (!excerpt && Number(response.headers['content-length'] ?? 0) > maxBytes) throw tooLarge()
  const chunks: Buffer[] = []
  let bytes = 0
  try {
    for await (const chunk of response) {
      chunks.push(chunk)
      bytes += chunk.length
      if (bytes > maxBytes && !excerpt) throw tooLarge()
      if (bytes >= maxBytes && excerpt) break
    }
  } catch (error) {
    // Too slow or cut off: an excerpt may be. A caller who no longer wants the answer is told so.
    if (!excerpt || signal?.aborted) throw error
  }
  return Buffer.concat(chunks).subarray(0, maxBytes)
}
