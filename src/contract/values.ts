// Values that many answers share.
import { z } from 'zod'

/** A text of ours, or one that was bounded when it came in. */
export const shown = (max: number) => z.string().meta({ maxLength: max })

/** What is short because we have named it: a slug, a template, a version. */
export const shortName = shown(100)

/** A sentence or two of ours. */
export const sentence = shown(2000)

export const uuidLength = 36

export const id = z.string().meta({ format: 'uuid', maxLength: uuidLength })

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** A UUID in capitals is the same UUID, but only one of the databases would know. */
export const canonicalId = (value: string): string => (uuid.test(value) ? value.toLowerCase() : value)

export const instant = z
  .string()
  .meta({ format: 'date-time', maxLength: 24, description: 'ISO 8601, UTC, with milliseconds.' })

/** Signed URLs of buckets carry whole session tokens. */
export const uri = z.string().meta({ format: 'uri', maxLength: 8192 })

export const count = z.number().meta({ type: 'integer', minimum: 0 })
