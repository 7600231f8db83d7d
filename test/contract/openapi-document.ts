// The OpenAPI document as the running service gives it out, in the parts that tests look at.
import assert from 'node:assert/strict'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { z } from 'zod'
import type { TestService } from '../support/service.ts'

const schemaObject = z.record(z.string(), z.unknown())
const content = z.strictObject({
  'application/json': z.strictObject({ schema: schemaObject, example: schemaObject.optional() }),
})

const response = z.strictObject({
  description: z.string().min(1),
  headers: z.record(z.string(), z.union([z.strictObject({ $ref: z.string() }), schemaObject])),
  content: content.optional(),
})

const parameter = z.strictObject({
  name: z.string().min(1),
  in: z.enum(['query', 'path', 'header']),
  description: z.string().optional(),
  required: z.boolean().optional(),
  schema: schemaObject,
})

const described = z.strictObject({
  operationId: z.string().regex(/^[a-z]\w+$/i),
  tags: z.array(z.string()).min(1),
  summary: z.string().min(1),
  description: z.string().min(1),
  security: z.array(schemaObject).optional(),
  parameters: z.array(parameter),
  requestBody: z.strictObject({ required: z.boolean(), content }).optional(),
  responses: z.record(z.string().regex(/^[1-5]\d\d$/), response),
})

/** Stricter than OpenAPI 3.1 asks: only what this service uses, and nothing else. */
const document = z.strictObject({
  openapi: z.string().regex(/^3\.1\.\d+$/),
  info: z.strictObject({
    title: z.string().min(1),
    version: z.string().min(1),
    description: z.string(),
    license: z.strictObject({ name: z.string(), identifier: z.string() }),
  }),
  externalDocs: z.strictObject({ description: z.string(), url: z.url() }),
  servers: z.array(z.strictObject({ url: z.url() })).min(1),
  tags: z.array(z.strictObject({ name: z.string().min(1), description: z.string().min(1) })),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  paths: z.record(
    z.string().startsWith('/'),
    z.partialRecord(z.enum(['get', 'post', 'put', 'patch', 'delete']), described),
  ),
  components: z.strictObject({
    securitySchemes: z.record(z.string(), schemaObject),
    schemas: z.record(z.string(), schemaObject),
    headers: z.record(z.string(), schemaObject),
  }),
})

export type OpenApiDocument = z.infer<typeof document>
export type DescribedOperation = z.infer<typeof described> & { readonly path: string; readonly method: string }

export const fetchDocument = async ({ call }: TestService): Promise<OpenApiDocument> => {
  const { status, headers, json } = await call('GET', '/openapi.json')
  assert.equal(status, 200)
  assert.equal(headers.get('content-type'), 'application/json; charset=utf-8')
  return document.parse(json)
}

export const operationsOf = ({ paths }: OpenApiDocument): DescribedOperation[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, path, method: method.toUpperCase() })),
  )

/** Compiles schemas of the document as the document means them: JSON Schema 2020-12, references and formats included. */
export const schemaCompiler = (document: OpenApiDocument): ((schema: object) => ValidateFunction) => {
  const ajv = new Ajv2020({ strict: true, strictRequired: true, allErrors: true, allowUnionTypes: true })
  ajv.addVocabulary(['components'])
  addFormats.default(ajv)
  const compiled = new Map<string, ValidateFunction>()
  // Most refusals look the same, and compiling is dear.
  return (schema) => {
    const name = JSON.stringify(schema)
    const known = compiled.get(name) ?? ajv.compile({ ...schema, components: document.components })
    compiled.set(name, known)
    return known
  }
}
