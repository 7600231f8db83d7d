// The Idempotency-Key header.
import type { FastifyRequest } from 'fastify'
import { fault } from '../catalog/fault.ts'
import { textLimits } from '../catalog/limits.ts'

export const replayHeader = { 'idempotent-replayed': 'true' } as const

/** The caller's key, or null where there is none; an empty one counts as none. */
export const idempotencyKeyOf = ({ headers }: FastifyRequest): string | null => {
  const given = headers['idempotency-key']
  const key = Array.isArray(given) ? given.join(', ') : given?.trim()
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
