// One request by fetch, and its answer.

export interface CallOptions {
  readonly key?: string
  /** Text and bytes are sent as they are, anything else as JSON. */
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** The body, where it is JSON. */
  readonly json: unknown
}

export const callAt = async (
  baseUrl: string,
  method: string,
  path: string,
  { key, body, headers = {} }: CallOptions = {},
): Promise<Answer> => {
  const response = await fetch(`${baseUrl}${path}`, {
    method,
    headers: { ...(key === undefined ? {} : { authorization: `Bearer ${key}` }), ...headers },
    body: bytesOf(body),
    redirect: 'manual',
  })
  const text = await response.text()
  return { status: response.status, headers: response.headers, text, json: parsed(text) }
}

// Bytes, because fetch would add a Content-Type of its own to text.
const bytesOf = (body: unknown): Uint8Array<ArrayBuffer> | null => {
  if (body === undefined) return null
  if (body instanceof Uint8Array) return new Uint8Array(body)
  return new TextEncoder().encode(typeof body === 'string' ? body : JSON.stringify(body))
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
