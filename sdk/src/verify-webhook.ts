// Proves that a webhook comes from the service and is unaltered, then reads it.
import type { WebhookEvent } from './webhook-events.ts'

export interface SignedWebhook {
  /** The body exactly as it came, before any parsing. */
  readonly body: string | Uint8Array | ArrayBuffer
  /** The header `X-SVC-Signature`, in whichever form the server framework gives it. */
  readonly signatureHeader: string | readonly string[] | null | undefined
  /** The webhook secret of the API key: `whsec_…`. */
  readonly secret: string
}

/** The webhook is not signed with this secret: answer 400 and forget it. */
export class WebhookSignatureError extends Error {
  override readonly name: string = 'WebhookSignatureError'
}

const hmac = { name: 'HMAC', hash: 'SHA-256' } as const

/** A rolled secret makes two; more than a few are nobody's honest header. */
const maxSignatures = 8

/**
 * The event, once its signature has been found right; throws `WebhookSignatureError` otherwise. While a rolled secret is
 * being replaced the header has two signatures, and either secret will do. An event of a generate job gets its `operation`
 * here, which the service leaves out.
 */
export const verifyWebhook = async ({ body, signatureHeader, secret }: SignedWebhook): Promise<WebhookEvent> => {
  if (!secret) throw new TypeError('secret must be the webhook secret of the API key (whsec_…).')
  const signatures = signaturesIn(signatureHeader)
  if (signatures.length === 0) throw new WebhookSignatureError('There is no signature in X-SVC-Signature.')
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : new Uint8Array(body)
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(secret), hmac, false, ['verify'])
  // All of them, whatever the first says, and each in constant time: how long it takes tells nothing.
  const matches = await Promise.all(signatures.map((signature) => crypto.subtle.verify('HMAC', key, signature, bytes)))
  if (!matches.includes(true)) throw new WebhookSignatureError('The signature does not fit this body and secret.')
  return readEvent(new TextDecoder().decode(bytes))
}

const signaturesIn = (header: SignedWebhook['signatureHeader']): Uint8Array<ArrayBuffer>[] =>
  [header ?? []]
    .flat()
    .flatMap((line) => line.split(','))
    .slice(0, maxSignatures)
    .flatMap((part) => {
      const [, hex] = /^sha256=([0-9a-f]{64})$/i.exec(part.trim()) ?? []
      return hex === undefined ? [] : [bytesOf(hex)]
    })

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from({ length: hex.length / 2 }, (_, index) => Number.parseInt(hex.slice(index * 2, index * 2 + 2), 16))

/** The signature vouches for its shape. */
const readEvent = (text: string): WebhookEvent => {
  const event = JSON.parse(text)
  return event.event === 'webhook.test' ? event : { operation: 'generate', ...event }
}
