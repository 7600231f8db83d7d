// Why a fetch came to nothing, in words that may be shown to whoever gave the URL: no addresses, no parts of the URL.

export type FetchFailure = 'bad_url' | 'forbidden_address' | 'unresolved' | 'timeout' | 'too_large' | 'broken'

export class FetchError extends Error {
  readonly reason: FetchFailure

  constructor(reason: FetchFailure, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'FetchError'
    this.reason = reason
  }
}

/** Network errors name addresses in their messages; their codes do not. */
export const brokenBy = (error: unknown): FetchError => {
  if (error instanceof FetchError) return error
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'no answer'
  return new FetchError('broken', `the connection failed: ${code}`, { cause: error })
}
