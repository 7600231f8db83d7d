// The id of a cover's wrap follows from the cover: two jobs that make its first wrap at once make the same one.
import { createHash } from 'node:crypto'
import { stringify } from 'uuid'

/** A UUIDv7 with the time of the cover's id. */
export const wrapIdOf = (coverId: string): string => {
  const time = Buffer.from(coverId.replaceAll('-', '').slice(0, 12), 'hex')
  const bytes = Buffer.concat([time, createHash('sha256').update(`wrap of ${coverId}`).digest().subarray(0, 10)])
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x70
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  return stringify(bytes)
}
