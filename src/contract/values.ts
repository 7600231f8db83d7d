// Values that many answers share.
import { z } from 'zod'

export const id = z.string().meta({ format: 'uuid' })

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** A UUID in capitals is the same UUID, but only one of the databases would know. */
export const canonicalId = (value: string): string => (uuid.test(value) ? value.toLowerCase() : value)

export const instant = z.string().meta({ format: 'date-time', description: 'ISO 8601, UTC, with milliseconds.' })

export const uri = z.string().meta({ format: 'uri' })

export const count = z.number().meta({ type: 'integer', minimum: 0 })
