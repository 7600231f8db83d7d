// How deep and how wide JSON may be. Counted in the bytes, before anything is made of them: what is parsed must be walked through again by
// everybody who looks at it, and some walk by calling themselves.
import { fault } from '../catalog/fault.ts'
import { jsonLimits } from '../catalog/limits.ts'

const [quote, backslash, comma, list, object, listEnd, objectEnd] = [...Buffer.from('"\\,[{]}')]

/** The place after the string that begins at `start`. */
const afterString = (bytes: Uint8Array, start: number): number => {
  let at = start + 1
  while (at < bytes.length && bytes[at] !== quote) at += bytes[at] === backslash ? 2 : 1
  return at + 1
}

const refuse = (message: string, limit: number) => fault('invalid_json', { message, details: { limit } })

/** Refuses JSON that is nested too deeply or has too many values. Whether it is JSON at all is for the parser to say. */
export const refuseOvergrownJson = (bytes: Uint8Array): void => {
  let depth = 0
  let values = 1
  for (let at = 0; at < bytes.length; ) {
    const byte = bytes[at]
    if (byte === list || byte === object) depth++
    else if (byte === listEnd || byte === objectEnd) depth--
    if (byte === list || byte === object || byte === comma) values++
    if (depth > jsonLimits.depth)
      throw refuse(`The JSON is nested more than ${jsonLimits.depth} levels deep.`, jsonLimits.depth)
    if (values > jsonLimits.values)
      throw refuse(`The JSON has more than ${jsonLimits.values} values.`, jsonLimits.values)
    at = byte === quote ? afterString(bytes, at) : at + 1
  }
}
