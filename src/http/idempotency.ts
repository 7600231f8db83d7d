// The Idempotency-Key header.
import type { FastifyRequest } from 'fastify'
import { fault } from '../catalog/fault.ts'
import { textLimits } from '../catalog/limits.ts'

export const replayHeader = { 'idempotent-replayed': 'true' } as const

const name = 'idempotency-key'

/** The caller's key, or null where there is none; an empty one counts as none. */
export const idempotencyKeyOf = ({ headers, raw }: FastifyRequest): string | null => {
  // Node joins headers of one name by commas: only then is it worth counting them.
  const given = String(headers[name] ?? '')
  if (given.includes(',')) refuseSeveral(raw.headersDistinct[name] ?? [])
  const key = given.trim()
  if (!key) return null
  if (key.length > textLimits.idempotencyKey) {
    const limit = textLimits.idempotencyKey
    throw fault('field_too_long', {
      message: `Idempotency-Key must be at most ${limit} characters.`,
      details: { field: 'Idempotency-Key', limit },
    })
  }
  return key
}

/** Which of two keys was meant, nobody can tell; a made-up third one would protect from nothing. */
const refuseSeveral = (keys: readonly string[]): void => {
  if (keys.length > 1) {
    throw fault('invalid_field_value', {
      message: `The request has ${keys.length} Idempotency-Key headers. Send one.`,
      details: { field: 'Idempotency-Key', limit: 1 },
    })
  }
}
