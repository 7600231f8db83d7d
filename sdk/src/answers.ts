// From an HTTP answer to a value, or to the error that it stands for.
import { DustjacketError, UnexpectedAnswerError } from './errors.ts'
import { retryAfterOf } from './retries.ts'

/** The JSON of an answer. What the contract promises of its shape is believed. */
export const readJson = async <Answer>(response: Response): Promise<Answer> => {
  const text = await response.text()
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new UnexpectedAnswerError(`Expected JSON from the service but received ${beginningOf(text)}`, {
      ...factsOf(response),
      cause,
    })
  }
}

/** The error that an answer other than a success stands for. */
export const refusalOf = async (response: Response): Promise<DustjacketError> => {
  const text = await response.text()
  const { code, message, details } = envelopeIn(text)
  if (typeof code === 'string' && typeof message === 'string') {
    return new DustjacketError(code, message, { ...factsOf(response), details: asDetails(details) })
  }
  const { status } = response
  const hint =
    status >= 300 && status < 400
      ? 'a redirect, which is not followed with an API key. Is baseUrl right?'
      : beginningOf(text)
  return new UnexpectedAnswerError(`The service answered ${status} with ${hint}`, factsOf(response))
}

const factsOf = ({ status, headers }: Response) => ({
  status,
  requestId: headers.get('x-request-id'),
  retryAfterMs: retryAfterOf(headers.get('retry-after')),
})

interface Envelope {
  readonly code?: unknown
  readonly message?: unknown
  readonly details?: unknown
}

const envelopeIn = (text: string): Envelope => {
  try {
    return Object(Object(JSON.parse(text)).error)
  } catch {
    return {}
  }
}

const asDetails = (details: unknown): Record<string, unknown> =>
  typeof details === 'object' && details !== null ? { ...details } : {}

const beginningOf = (text: string): string =>
  text === '' ? 'nothing.' : `${text.slice(0, 120)}${text.length > 120 ? '…' : ''}`
