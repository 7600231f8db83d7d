// The OpenAPI 3.1 document, drawn from the operations.
import { z } from 'zod'
import { type ErrorCode, errorCatalogue } from '../catalog/errors.ts'
import { textLimits } from '../catalog/limits.ts'
import { serviceVersion } from '../catalog/versions.ts'
import { errorEnvelope } from './errors.ts'
import type { Operation } from './operation.ts'
import { apiOperations } from './operations.ts'

export type JsonObject = Readonly<Record<string, unknown>>

export const openApiDocument = (baseUrl: string): JsonObject => ({
  openapi: '3.1.0',
  info: {
    title: 'Dustjacket partner API',
    version: serviceVersion,
    description: 'Book covers and print wraps for publishing platforms.',
    license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
  },
  servers: [{ url: baseUrl }],
  tags: [...new Set(apiOperations.map(({ tag }) => tag))].map((name) => ({ name })),
  security: [{ apiKey: [] }],
  paths: paths(),
  components: {
    securitySchemes: { apiKey: { type: 'http', scheme: 'bearer', description: 'A partner API key: svc_sk_…' } },
    schemas: { Error: answerSchema(errorEnvelope) },
    headers: { RequestId: { description: 'Names this request in logs and support.', schema: { type: 'string' } } },
  },
})

const paths = (): JsonObject => {
  const byPath = Map.groupBy(apiOperations, ({ path }) => path)
  return Object.fromEntries(
    [...byPath].map(([path, operations]) => [
      path,
      Object.fromEntries(operations.map((operation) => [operation.method.toLowerCase(), describe(operation)])),
    ]),
  )
}

const describe = (operation: Operation): JsonObject => ({
  operationId: operation.id,
  tags: [operation.tag],
  summary: operation.summary,
  description: operation.description,
  ...(operation.authenticated ? {} : { security: [] }),
  parameters: [
    ...pathParameters(operation),
    ...queryParameters(operation),
    ...(operation.idempotent ? [idempotencyKey] : []),
  ],
  ...(operation.body
    ? {
        requestBody: {
          required: !operation.forgives,
          content: { 'application/json': { schema: requestSchema(operation.body) } },
        },
      }
    : {}),
  responses: { ...answers(operation), ...refusals(operation) },
})

const idempotencyKey: JsonObject = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'Any string of your own. Sending it again answers with what the first request made.',
  schema: { type: 'string', maxLength: textLimits.idempotencyKey },
}

const pathParameters = ({ path }: Operation): JsonObject[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', ...(name?.endsWith('Id') ? { format: 'uuid' } : {}) },
  }))

const queryParameters = ({ query }: Operation): JsonObject[] => {
  const { properties = {} } = z.toJSONSchema(query, { io: 'input', override: keepDefault })
  return Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', schema }))
}

/** A value that is transformed on its way in loses its default here, unless it is put back from the description. */
const keepDefault = ({
  zodSchema,
  jsonSchema,
}: {
  zodSchema: z.core.$ZodType
  jsonSchema: z.core.JSONSchema.BaseSchema
}) => {
  const { default: standard } = z.globalRegistry.get(zodSchema) ?? {}
  if (typeof standard === 'number') jsonSchema.default = standard
}

const requestSchema = (schema: z.ZodType): JsonObject => withoutDialect(z.toJSONSchema(schema, { io: 'input' }))

const answerSchema = (schema: z.ZodType): JsonObject => withoutDialect(z.toJSONSchema(schema, { io: 'output' }))

const withoutDialect = ({ $schema: _, ...schema }: JsonObject): JsonObject => schema

const requestIdHeader: JsonObject = { 'X-Request-Id': { $ref: '#/components/headers/RequestId' } }

const replayHeaders: JsonObject = {
  ...requestIdHeader,
  'Idempotent-Replayed': { description: 'An earlier request did the work.', schema: { const: 'true' } },
}

const redirectHeaders: JsonObject = {
  ...requestIdHeader,
  Location: { description: 'Where the file is, for an hour.', schema: { type: 'string', format: 'uri' } },
}

const answerHeaders = (status: string, idempotent: boolean): JsonObject => {
  if (status === '302') return redirectHeaders
  return idempotent && status === '200' ? replayHeaders : requestIdHeader
}

const answers = ({ answers, idempotent }: Operation): JsonObject =>
  Object.fromEntries(
    Object.entries(answers).map(([status, { description, schema }]) => [
      status,
      {
        description,
        headers: answerHeaders(status, idempotent),
        ...(schema ? { content: { 'application/json': { schema: answerSchema(schema) } } } : {}),
      },
    ]),
  )

const challengeHeaders: JsonObject = {
  ...requestIdHeader,
  'WWW-Authenticate': { description: 'How to authenticate.', schema: { const: 'Bearer' } },
}

const statusesOf = (code: ErrorCode): number[] => {
  const { status, otherStatus } = errorCatalogue[code]
  return otherStatus === undefined ? [status] : [status, otherStatus]
}

/** The faults of an operation by status, each code with its meaning. */
const refusals = ({ authenticated, faults, failure }: Operation): JsonObject => {
  const credentials: ErrorCode[] = authenticated ? ['unauthorized', 'forbidden'] : []
  const codes = new Set<ErrorCode>([...faults, ...credentials, failure, 'internal_error'])
  const answers = [...codes].flatMap((code) => statusesOf(code).map((status) => ({ code, status })))
  const byStatus = Map.groupBy(answers, ({ status }) => status)
  return Object.fromEntries(
    [...byStatus].map(([status, answers]) => [
      String(status),
      {
        description: answers.map(({ code }) => `\`${code}\`: ${errorCatalogue[code].message}`).join('\n\n'),
        headers: status === 401 ? challengeHeaders : requestIdHeader,
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  )
}
