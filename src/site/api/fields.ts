// The fields of a schema as rows of a table.
import type { z } from 'zod'
import { code, codeList, table } from '../tables.ts'

type Schema = z.core.JSONSchema.BaseSchema

/** Longer lists have a page of their own. */
const longestList = 12

interface RequestSchema {
  readonly properties?: Readonly<Record<string, unknown>> | undefined
  readonly required?: readonly string[] | undefined
}

export const requestTable = ({ properties = {}, required = [] }: RequestSchema): string =>
  table(
    ['Field', 'Type', 'Notes'],
    Object.entries(properties).map(([name, field]) => {
      const each = asSchema(field)
      // Some descriptions say it themselves, for schemas that leave it to the rules.
      const note = noteOf(each).replace(/^Required\. ?/, '')
      const needed = required.includes(name) || note !== noteOf(each)
      return [code(name), typeOf(each), [needed ? 'Required.' : '', note].join(' ').trim()]
    }),
  )

/** Objects within are opened: `covers[].coverId`. */
export const answerTable = (schema: Schema): string =>
  table(
    ['Field', 'Type', 'Notes'],
    rowsOf(schema, '', 0).map(([name, field]) => [code(name), typeOf(field), noteOf(field)]),
  )

const deepest = 3

const rowsOf = ({ properties = {} }: Schema, prefix: string, depth: number): [string, Schema][] =>
  Object.entries(properties).flatMap(([name, field]) => {
    const each = asSchema(field)
    const inner = innerOf(each)
    const own: [string, Schema] = [`${prefix}${name}`, each]
    if (!inner?.properties || depth >= deepest) return [own]
    return [own, ...rowsOf(inner, `${prefix}${name}${each.type === 'array' ? '[]' : ''}.`, depth + 1)]
  })

/** What an object or an array holds. */
const innerOf = (schema: Schema): Schema | null => {
  if (schema.type === 'array') return asSchema(schema.items)
  return schema.type === 'object' ? schema : null
}

/** A schema may also be just `true`: anything. */
const asSchema = (value: unknown): Schema => ({ ...Object(value) })

const noteOf = ({ description = '', default: standard, enum: values = [] }: Schema): string =>
  [
    description,
    values.length > longestList ? 'See [genres](/docs/genres).' : '',
    standard === undefined ? '' : `${code(String(standard))} when left out.`,
  ]
    .filter((part) => part !== '')
    .join(' ')

const formats: Readonly<Record<string, string>> = { uuid: 'uuid', uri: 'URL', 'date-time': 'time' }

const typeOf = (schema: Schema): string => {
  const { type, anyOf, enum: values, const: only, format, items } = schema
  if (Array.isArray(type)) return type.join(' or ')
  if (anyOf) return [...new Set(anyOf.map((each) => typeOf(asSchema(each))))].join(' or ')
  if (values && values.length <= longestList) return codeList(values.map(String))
  if (only !== undefined) return code(String(only))
  if (type === 'array') return `list of ${typeOf(asSchema(items))}`
  return `${formats[format ?? ''] ?? type ?? 'any'}${rangeOf(schema)}`
}

const rangeOf = ({ minimum, maximum, maxLength }: Schema): string => {
  if (maxLength !== undefined) return `, at most ${maxLength} characters`
  if (minimum !== undefined && maximum !== undefined) return `, ${minimum} to ${maximum}`
  return ''
}
