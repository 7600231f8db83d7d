// The JSON Schemas of an operation: what it takes, and what it answers.
import { z } from 'zod'
import type { Operation } from '../../src/contract/operation.ts'
import { apiOperations } from '../../src/contract/operations.ts'

export type Schema = z.core.JSONSchema.BaseSchema

const inputSchema = (schema: z.ZodType): Schema => z.toJSONSchema(schema, { io: 'input' })

export const outputSchema = (schema: z.ZodType): Schema => z.toJSONSchema(schema, { io: 'output' })

export const queryOf = ({ query }: Operation): Schema => inputSchema(query)

export const bodyOf = ({ body }: Operation): Schema | null => body && inputSchema(body)

/** Of every status that has a body, the lowest first. */
export const answersOf = ({ answers }: Operation): Schema[] =>
  Object.values(answers).flatMap(({ schema }) => (schema ? [outputSchema(schema)] : []))

export const operationOf = (id: string): Operation => {
  const operation = apiOperations.find((each) => each.id === id)
  if (!operation) throw new Error(`the contract has no operation ${id}`)
  return operation
}

/** A part of a schema: by the names of properties, `*` for the items of an array. */
export const partOf = (schema: Schema, ...steps: readonly string[]): Schema =>
  steps.reduce((whole, name) => {
    const part = name === '*' ? whole.items : whole.properties?.[name]
    if (typeof part !== 'object' || Array.isArray(part)) throw new Error(`there is no ${steps.join('.')} in the schema`)
    return withoutNull(part)
  }, schema)

const withoutNull = (schema: Schema): Schema => {
  const others = schema.anyOf?.filter((each) => typeof each === 'object' && each.type !== 'null')
  const [only] = others ?? []
  return others?.length === 1 && typeof only === 'object' ? only : schema
}
