// Writes JSON Schemas as TypeScript. A schema that has a name is written once and referred to by it from then on.
import type { Schema } from './contract-schemas.ts'

/** Requests accept read-only lists and an explicit undefined; answers hold what JSON can hold. */
export type Direction = 'request' | 'answer'

export interface NamedSchema {
  readonly name: string
  readonly schema: Schema
  readonly direction: Direction
}

export interface Typist {
  /** Every named type, as exported declarations. */
  declarations(): string[]
  typeOf(schema: Schema, direction: Direction): string
}

export const createTypist = (named: readonly NamedSchema[]): Typist => {
  const names = new Map<string, string>()
  for (const { name, schema } of named) {
    const other = names.get(shapeOf(schema))
    if (other !== undefined) throw new Error(`${name} and ${other} are names of the same shape`)
    names.set(shapeOf(schema), name)
  }

  const typeOf = (schema: Schema, direction: Direction): string =>
    names.get(shapeOf(schema)) ?? spelledOut(schema, direction)

  const spelledOut = (schema: Schema, direction: Direction): string => {
    if (schema.const !== undefined) return JSON.stringify(schema.const)
    if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
    const choices = schema.anyOf ?? schema.oneOf
    if (choices) return unionOf(choices.map((each) => typeOf(asSchema(each), direction)))
    if (Array.isArray(schema.type)) return unionOf(schema.type.map((type) => typeOf({ ...schema, type }, direction)))
    switch (schema.type) {
      case 'string':
      case 'boolean':
      case 'null':
        return schema.type
      case 'integer':
      case 'number':
        return 'number'
      case 'array':
        return arrayOf(schema, direction)
      case 'object':
        return schema.properties ? objectOf(schema, direction) : recordOf(schema, direction)
      default:
        return 'unknown'
    }
  }

  const arrayOf = ({ items }: Schema, direction: Direction): string => {
    const list = `Array<${typeOf(asSchema(Array.isArray(items) ? undefined : items), direction)}>`
    return direction === 'request' ? `Readonly${list}` : list
  }

  const recordOf = ({ additionalProperties }: Schema, direction: Direction): string =>
    `Record<string, ${typeOf(asSchema(additionalProperties), direction)}>`

  const objectOf = ({ properties = {}, required = [] }: Schema, direction: Direction): string =>
    Object.keys(properties).length === 0
      ? nothing
      : `{\n${Object.entries(properties)
          .map(([name, property]) => {
            const schema = asSchema(property)
            const type = typeOf(schema, direction)
            if (required.includes(name)) return `${commentOf(schema)}${name}: ${type}`
            return `${commentOf(schema)}${name}?: ${type}${direction === 'request' ? ' | undefined' : ''}`
          })
          .join('\n')}\n}`

  const declarations = (): string[] =>
    named.map(({ name, schema, direction }) => {
      const type = spelledOut(schema, direction)
      return type.startsWith('{') ? `export interface ${name} ${type}` : `export type ${name} = ${type}`
    })

  return { declarations, typeOf }
}

/** An object that may have no property at all. */
export const nothing = 'Record<never, never>'

const asSchema = (schema: Schema | boolean | undefined): Schema => (typeof schema === 'object' ? schema : {})

const unionOf = (types: readonly string[]): string => [...new Set(types)].join(' | ')

const commentOf = ({ description }: Schema): string =>
  description === undefined ? '' : `/** ${description.replaceAll('*/', '* /')} */\n`

/** What makes two schemas the same type: neither words nor limits do, nor in which order a schema tells its parts. */
const shapeOf = ({ enum: values, ...schema }: Schema): string =>
  JSON.stringify(values ?? schema, (key, value: unknown) => (isRemark(key, value) ? undefined : inOrder(value)))

const remarks = [
  '$schema',
  'description',
  'examples',
  'default',
  'format',
  'minimum',
  'maximum',
  'minLength',
  'maxLength',
  'pattern',
]

/** A property may be called like a remark; then its value is a schema. */
const isRemark = (key: string, value: unknown): boolean =>
  remarks.includes(key) && (typeof value !== 'object' || Array.isArray(value))

const inOrder = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value
