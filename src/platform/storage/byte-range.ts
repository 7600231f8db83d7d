// The Range request header (RFC 9110, section 14): which bytes of a file were asked for.

/** Both ends are included, as in HTTP. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/** One range, `unsatisfiable`, or null for the whole file: a malformed or multiple range may be ignored, and is. */
export const parseByteRange = (header: string, size: number): ByteRange | 'unsatisfiable' | null => {
  const match = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i.exec(header)
  if (!match) return null
  const [, first = '', last = ''] = match
  if (first !== '') return fromTo(Number(first), last === '' ? Number.POSITIVE_INFINITY : Number(last), size)
  return last === '' ? null : suffix(Number(last), size)
}

const fromTo = (start: number, end: number, size: number): ByteRange | 'unsatisfiable' | null => {
  if (end < start) return null
  return start < size ? { start, end: Math.min(end, size - 1) } : 'unsatisfiable'
}

// The last bytes of an empty file are the whole of it, and no Content-Range could say so.
const suffix = (length: number, size: number): ByteRange | 'unsatisfiable' | null => {
  if (length === 0) return 'unsatisfiable'
  return size === 0 ? null : { start: Math.max(0, size - length), end: size - 1 }
}
