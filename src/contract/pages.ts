// The query of a list: how many, and from where on.
import { z } from 'zod'

const wholeNumber = /^\d{1,9}$/

/** `limit` as a whole number from 1 to `max`. */
export const pageLimit = ({ default: standard, max }: { default: number; max: number }) =>
  z
    .unknown()
    .refine(
      (value) => typeof value === 'string' && wholeNumber.test(value) && Number(value) >= 1 && Number(value) <= max,
      {
        error: 'invalid_limit',
        params: { reason: `must be a whole number from 1 to ${max}` },
      },
    )
    .transform(Number)
    .default(standard)
    .meta({ type: 'integer', minimum: 1, maximum: max, default: standard, description: 'How many items a page has.' })

/** Those that are longer have not been given out here. */
const longestCursor = 100

export const cursor = z
  .string({ error: 'invalid_cursor' })
  .optional()
  .meta({ maxLength: longestCursor, description: '`next_cursor` of the page before; absent for the first page.' })

export const nextCursor = z
  .string()
  .nullable()
  .meta({ maxLength: longestCursor, description: 'Pass it as `cursor` to get the next page; null on the last page.' })

export const noQuery = z.object({})
