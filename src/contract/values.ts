// Values that many answers share.
import { z } from 'zod'

export const id = z.string().meta({ format: 'uuid' })

export const instant = z.string().meta({ format: 'date-time', description: 'ISO 8601, UTC, with milliseconds.' })

export const uri = z.string().meta({ format: 'uri' })

export const count = z.number().meta({ type: 'integer', minimum: 0 })
