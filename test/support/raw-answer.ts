// An HTTP answer as bytes, taken apart.

export interface RawAnswer {
  readonly status: number
  readonly headers: ReadonlyMap<string, string>
  readonly text: string
  /** The body, where it is JSON. */
  readonly json: unknown
}

/** The answer that bytes begin with, and how many of them it takes; null while it is incomplete. */
export const readAnswer = (bytes: Buffer): { answer: RawAnswer; length: number } | null => {
  const headEnd = bytes.indexOf('\r\n\r\n')
  if (headEnd === -1) return null
  const [statusLine = '', ...lines] = bytes.toString('latin1', 0, headEnd).split('\r\n')
  const [, status] = /^HTTP\/1\.[01] (\d{3})( |$)/.exec(statusLine) ?? []
  if (status === undefined) throw new Error(`not a status line: ${statusLine}`)
  const headers = new Map(lines.map(headerOf))
  const bodyStart = headEnd + 4
  const length = bodyStart + bodyLength(Number(status), headers)
  if (bytes.length < length) return null
  const text = bytes.toString('utf8', bodyStart, length)
  return { answer: { status: Number(status), headers, text, json: parsed(text) }, length }
}

const headerOf = (line: string): [string, string] => {
  const colon = line.indexOf(':')
  return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
}

const bodyLength = (status: number, headers: ReadonlyMap<string, string>): number => {
  if (status < 200 || status === 204 || status === 304) return 0
  const length = Number(headers.get('content-length'))
  if (Number.isNaN(length)) throw new Error('an answer without a length')
  return length
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
