// What the servers in the operator's own house have in common: how they are asked, and how strongly they paint over a picture.
import type { FreeArea } from '../free-area.ts'
import type { PainterConfig } from '../painter-config.ts'

export interface HouseAccess extends PainterConfig {
  readonly fetch: typeof globalThis.fetch
  readonly pollMs: number
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>
}

export const steps = 30
export const guidance = 6.5

/** Where a mask says what must stay, the rest may change fully; without one the picture must still be seen in the result. */
export const strengthOf = (free: FreeArea | null): number => (free ? 0.95 : 0.6)

export const postJson = (
  access: HouseAccess,
  path: string,
  body: unknown,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<Response> =>
  access.fetch(`${access.baseUrl}${path}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal,
  })
