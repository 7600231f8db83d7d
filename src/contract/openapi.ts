// The OpenAPI 3.1 document, drawn from the operations.
import { z } from 'zod'
import { type ErrorCode, errorCatalogue } from '../catalog/errors.ts'
import { textLimits } from '../catalog/limits.ts'
import { serviceVersion } from '../catalog/versions.ts'
import { errorEnvelope } from './errors.ts'
import { exampleOf } from './examples.ts'
import { answerHeaders, documentedHeaders, refusalHeaders } from './openapi-headers.ts'
import type { Operation } from './operation.ts'
import { apiOperations } from './operations.ts'
import { uuidLength } from './values.ts'

export type JsonObject = Readonly<Record<string, unknown>>

export const openApiDocument = (baseUrl: string): JsonObject => ({
  openapi: '3.1.0',
  info: {
    title: 'Dustjacket partner API',
    version: serviceVersion,
    description: `Book covers and print wraps for publishing platforms. Guides and examples: [documentation](${baseUrl}/docs).`,
    license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
  },
  externalDocs: { description: 'Guides and examples', url: `${baseUrl}/docs` },
  servers: [{ url: baseUrl }],
  tags: [...new Set(apiOperations.map(({ tag }) => tag))].map((name) => ({
    name,
    description: tagNotes[name] ?? name,
  })),
  security: [{ apiKey: [] }],
  paths: paths(),
  components: {
    securitySchemes: { apiKey: { type: 'http', scheme: 'bearer', description: 'A partner API key: svc_sk_…' } },
    schemas: { Error: answerSchema(errorEnvelope) },
    headers: documentedHeaders,
  },
})

/** What each group of operations is about. */
export const tagNotes: Readonly<Record<string, string>> = {
  Books: 'A book is what covers are made for: a title, an author, a genre and a few words about it.',
  Covers: 'Covers are painted by jobs. One cover has up to six files, its assets, each made from another.',
  Uploads: 'Reference images of your own, for covers in their spirit.',
  Jobs: 'Everything that takes time is a job: accepted at once, then polled or announced by a webhook.',
  Wraps: 'The printed sheet around a book: back, spine and front, measured for the printer.',
  Templates: 'The looks a cover can have.',
  Account: 'What the account has left, and what the service can do for it.',
  Service: 'Whether it is there.',
}

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
          content: {
            'application/json': { schema: requestSchema(operation.body), ...asExample(exampleOf(operation.id).body) },
          },
        },
      }
    : {}),
  responses: { ...answers(operation), ...refusals(operation) },
})

const idempotencyKey: JsonObject = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'Any string of your own, sent once. Sending it again answers with what the first request made.',
  schema: { type: 'string', maxLength: textLimits.idempotencyKey },
}

const pathParameters = ({ path }: Operation): JsonObject[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: name?.endsWith('Id')
      ? { type: 'string', format: 'uuid', maxLength: uuidLength }
      : { type: 'string', maxLength: 100 },
  }))

const queryParameters = ({ query }: Operation): JsonObject[] => {
  const { properties = {}, required = [] } = querySchema(query)
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    ...(required.includes(name) ? { required: true } : {}),
    schema,
  }))
}

export const querySchema = (query: z.ZodType): z.core.JSONSchema.BaseSchema =>
  z.toJSONSchema(query, { io: 'input', override: keepDefault })

/** A value that is transformed on its way in loses its default here, unless it is put back from the description. */
const keepDefault = ({
  zodSchema,
  jsonSchema,
}: {
  zodSchema: z.core.$ZodType
  jsonSchema: z.core.JSONSchema.BaseSchema
}) => {
  const { default: standard } = z.globalRegistry.get(zodSchema) ?? {}
  if (typeof standard === 'number' || typeof standard === 'string') jsonSchema.default = standard
}

export const requestSchema = (schema: z.ZodType): JsonObject =>
  withoutDialect(z.toJSONSchema(schema, { io: 'input', override: keepDefault }))

export const answerSchema = (schema: z.ZodType): JsonObject => withoutDialect(z.toJSONSchema(schema, { io: 'output' }))

const asExample = (example: JsonObject | undefined): JsonObject => (example ? { example } : {})

const withoutDialect = ({ $schema: _, ...schema }: JsonObject): JsonObject => schema

const answers = ({ id, answers, idempotent, authenticated }: Operation): JsonObject =>
  Object.fromEntries(
    Object.entries(answers).map(([status, { description, schema }]) => [
      status,
      {
        description,
        headers: answerHeaders(status, { authenticated, replayed: isReplay(status, idempotent) }),
        ...(schema
          ? {
              content: {
                'application/json': {
                  schema: answerSchema(schema),
                  ...asExample(isReplay(status, idempotent) ? undefined : exampleOf(id).answer),
                },
              },
            }
          : {}),
      },
    ]),
  )

/** Beside the answer to the request that did the work. */
const isReplay = (status: string, idempotent: boolean): boolean => idempotent && status === '200'

const statusesOf = (code: ErrorCode): number[] => {
  const { status, otherStatus } = errorCatalogue[code]
  return otherStatus === undefined ? [status] : [status, otherStatus]
}

/** Every code an operation can refuse with. */
export const codesOf = ({ authenticated, idempotent, body, forgives, faults, failure }: Operation): ErrorCode[] => {
  const credentials: ErrorCode[] = authenticated ? ['unauthorized', 'forbidden', 'rate_limited'] : []
  // A key that is too long, or two of them; a body that is said to be compressed.
  const keys: ErrorCode[] = idempotent ? ['field_too_long', 'invalid_field_value'] : []
  const bodies: ErrorCode[] = body && forgives !== 'any body' ? ['unsupported_media_type'] : []
  return [...new Set<ErrorCode>([...faults, ...keys, ...bodies, ...credentials, failure, 'internal_error'])]
}

/** The faults of an operation by status, each code with its meaning. */
const refusals = (operation: Operation): JsonObject => {
  const answers = codesOf(operation).flatMap((code) => statusesOf(code).map((status) => ({ code, status })))
  const byStatus = Map.groupBy(answers, ({ status }) => status)
  return Object.fromEntries(
    [...byStatus].map(([status, answers]) => [
      String(status),
      {
        description: answers.map(({ code }) => `\`${code}\`: ${errorCatalogue[code].message}`).join('\n\n'),
        headers: refusalHeaders(status, operation.authenticated),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  )
}
