// How deep and how wide JSON may be. Counted in the bytes, before anything is made of them: what is parsed must be walked through again by
// everybody who looks at it, and some walk by calling themselves.
import { fault } from '../catalog/fault.ts'
import { jsonLimits } from '../catalog/limits.ts'

const quote = 0x22
const backslash = 0x5c
const comma = 0x2c
const openers: ReadonlySet<number> = new Set([0x5b, 0x7b])
const closers: ReadonlySet<number> = new Set([0x5d, 0x7d])

/** The place after the string that begins at `start`. */
const afterString = (bytes: Uint8Array, start: number): number => {
  for (let end = bytes.indexOf(quote, start + 1); end !== -1; end = bytes.indexOf(quote, end + 1)) {
    let escapes = 0
    while (bytes[end - 1 - escapes] === backslash) escapes++
    if (escapes % 2 === 0) return end + 1
  }
  return bytes.length
}

const refuse = (message: string, limit: number) => fault('invalid_json', { message, details: { limit } })

/** Refuses JSON that is nested too deeply or has too many values. Whether it is JSON at all is for the parser to say. */
export const refuseOvergrownJson = (bytes: Uint8Array): void => {
  let depth = 0
  let values = 1
  for (let at = 0; at < bytes.length; ) {
    const byte = bytes[at] ?? 0
    if (byte === quote) {
      at = afterString(bytes, at)
      continue
    }
    if (openers.has(byte)) {
      depth++
      values++
    } else if (closers.has(byte)) depth--
    else if (byte === comma) values++
    if (depth > jsonLimits.depth)
      throw refuse(`The JSON is nested more than ${jsonLimits.depth} levels deep.`, jsonLimits.depth)
    if (values > jsonLimits.values)
      throw refuse(`The JSON has more than ${jsonLimits.values} values.`, jsonLimits.values)
    at++
  }
}
