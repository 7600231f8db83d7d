// Conditional requests (RFC 9110, section 13): whether the caller has the file already, and whether a range still fits.
import type { IncomingHttpHeaders } from 'node:http'
import type { FileStat } from './storage.ts'

type Validators = Pick<FileStat, 'etag' | 'modifiedAt'>

export const isNotModified = (headers: IncomingHttpHeaders, { etag, modifiedAt }: Validators): boolean => {
  const noneMatch = headers['if-none-match']
  if (noneMatch !== undefined) return noneMatch.trim() === '*' || entityTags(noneMatch).includes(etag)
  const since = Date.parse(headers['if-modified-since'] ?? '')
  return Math.floor(modifiedAt.getTime() / 1000) * 1000 <= since
}

// Only the ETag will do: a date cannot tell two files of the same second apart, and would splice them.
export const rangeStillApplies = (headers: IncomingHttpHeaders, { etag }: Validators): boolean => {
  const ifRange = headers['if-range']
  return ifRange === undefined || ifRange === etag
}

// If-None-Match compares weakly: a proxy that re-encoded the file may have put W/ before our tag.
const entityTags = (header: string): string[] => header.match(/"[^"]*"/g) ?? []
