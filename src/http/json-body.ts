// Bytes to a JSON object.
import { type Fault, fault } from '../catalog/fault.ts'
import { refuseOvergrownJson } from '../contract/json-bounds.ts'
import type { Fields } from '../contract/parse.ts'

const utf8 = new TextDecoder('utf-8', { fatal: true })

export const readJsonObject = (bytes: unknown): Fields => {
  const value = parse(bytes)
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return Object.fromEntries(Object.entries(value))
  throw fault('invalid_field_type', { message: 'The request body must be a JSON object.' })
}

const parse = (bytes: unknown): unknown => {
  if (!(bytes instanceof Uint8Array) || bytes.length === 0) throw notJson('The request needs a JSON body.')
  refuseOvergrownJson(bytes)
  try {
    return JSON.parse(utf8.decode(bytes))
  } catch {
    throw notJson('The request body is not valid JSON in UTF-8.')
  }
}

const notJson = (message: string): Fault => fault('invalid_json', { message })
