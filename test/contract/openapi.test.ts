// /openapi.json: a sound OpenAPI 3.1 document that describes the routes there are, all of them and no others.
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { pageLimits } from '../../src/catalog/limits.ts'
import { aBook } from '../books/a-book.ts'
import { type StartedService, startTestService } from '../support/service.ts'
import { fetchDocument, type OpenApiDocument, operationsOf, schemaCompiler } from './openapi-document.ts'
import { watchRoutes } from './registered-routes.ts'

describe('the OpenAPI document', () => {
  let started: StartedService
  let document: OpenApiDocument
  let routes: readonly string[]

  before(async () => {
    const watch = watchRoutes()
    started = await startTestService('sqlite')
    routes = watch.end()
    document = await fetchDocument(started.service)
  })
  after(() => started.stop())

  const allSchemas = (): object[] => [
    ...Object.values(document.components.schemas),
    ...operationsOf(document).flatMap(({ parameters, requestBody, responses }) => [
      ...parameters.map(({ schema }) => schema),
      ...(requestBody ? [requestBody.content['application/json'].schema] : []),
      ...Object.values(responses).flatMap(({ content }) => (content ? [content['application/json'].schema] : [])),
    ]),
  ]

  it('has the address it was fetched from and the version of the service', () => {
    assert.deepEqual(document.servers, [{ url: started.service.baseUrl }])
    assert.equal(document.info.version, '1.0.0')
  })

  it('may be read by any page and kept for a while', async () => {
    const { headers } = await started.service.call('GET', '/openapi.json')
    assert.equal(headers.get('access-control-allow-origin'), '*')
    assert.match(headers.get('cache-control') ?? '', /max-age=\d+/)
  })

  it('describes every registered route of the API, and no route that is not there', () => {
    const described = operationsOf(document).map(({ method, path }) => `${method} ${path}`)
    assert.ok(described.length >= 5)
    assert.deepEqual(described.toSorted(), routes.toSorted())
  })

  it('has schemas that are valid JSON Schema 2020-12, each', () => {
    const compile = schemaCompiler(document)
    for (const schema of allSchemas()) assert.equal(typeof compile(schema), 'function')
  })

  it('leaves no object of an answer open', () => {
    const open = operationsOf(document).flatMap(({ operationId, responses }) =>
      Object.values(responses).flatMap(({ content }) =>
        content ? openObjects(content['application/json'].schema, operationId) : [],
      ),
    )
    assert.deepEqual([...open, ...openObjects(document.components.schemas.Error, 'Error')], ['Error.error.details'])
  })

  it('resolves every reference within itself', () => {
    const text = JSON.stringify(document)
    const references = [...text.matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path = '']) => path.split('/'))
    assert.ok(references.length > 0)
    assert.equal(references.length, text.split('"$ref"').length - 1)
    for (const steps of references) {
      const target = steps.reduce<unknown>((value, step) => Object(value)[step], document)
      assert.equal(typeof target, 'object', steps.join('/'))
    }
  })

  it('names each operation once, under tags and security that it declares', () => {
    const operations = operationsOf(document)
    assert.equal(new Set(operations.map(({ operationId }) => operationId)).size, operations.length)
    const tags = document.tags.map(({ name }) => name)
    for (const operation of operations) for (const tag of operation.tags) assert.ok(tags.includes(tag))
    assert.deepEqual(document.security, [{ apiKey: [] }])
    assert.equal(document.components.securitySchemes.apiKey?.type, 'http')
    assert.equal(document.components.securitySchemes.apiKey?.scheme, 'bearer')
  })

  it('names every part of a path as a required parameter', () => {
    for (const { path, parameters } of operationsOf(document)) {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      const declared = parameters.filter((each) => each.in === 'path')
      assert.deepEqual(
        declared.map(({ name }) => name),
        named,
      )
      assert.ok(declared.every(({ required }) => required))
    }
  })

  it('asks for a key everywhere but at the health probe, and says so in its answers', () => {
    for (const { operationId, security, responses } of operationsOf(document)) {
      const open = operationId === 'getHealth'
      assert.deepEqual(security, open ? [] : undefined)
      assert.deepEqual(['401' in responses, '403' in responses], [!open, !open])
    }
  })

  it('tells the page sizes that the lists keep to', () => {
    const limit = operationsOf(document)
      .find(({ operationId }) => operationId === 'listBooks')
      ?.parameters.find(({ name }) => name === 'limit')?.schema
    const { type, minimum, maximum, default: standard } = limit ?? {}
    assert.deepEqual(
      { type, minimum, maximum, standard },
      { type: 'integer', minimum: 1, maximum: pageLimits.books.max, standard: pageLimits.books.default },
    )
  })

  it('has a request schema that takes a good book and refuses bad ones', () => {
    const create = operationsOf(document).find(({ operationId }) => operationId === 'createBook')
    const fits = schemaCompiler(document)(create?.requestBody?.content['application/json'].schema ?? {})
    assert.equal(fits(aBook()), true)
    assert.equal(fits(aBook({ title: '😀'.repeat(100) })), true)
    for (const wish of [{ title: 5 }, { title: 'x'.repeat(101) }, { genre: 'Nope' }, { target_audience: 'nobody' }]) {
      assert.equal(fits(aBook(wish)), false)
    }
    const { title: _, ...untitled } = aBook()
    assert.equal(fits(untitled), false)
  })
})

/** Paths of the objects in a schema that would let unknown fields through. */
const openObjects = (schema: unknown, path: string): string[] => {
  if (typeof schema !== 'object' || schema === null) return []
  const { type, properties, additionalProperties, items, anyOf } = Object(schema)
  const here = type === 'object' && isOpen(additionalProperties) ? [path] : []
  return [
    ...here,
    ...Object.entries(Object(properties)).flatMap(([name, each]) => openObjects(each, `${path}.${name}`)),
    ...openObjects(additionalProperties, `${path}.*`),
    ...openObjects(items, `${path}[]`),
    ...[anyOf ?? []].flat().flatMap((each: unknown) => openObjects(each, path)),
  ]
}

const isOpen = (additional: unknown): boolean =>
  additional === undefined ||
  additional === true ||
  (typeof additional === 'object' && Object.keys(Object(additional)).length === 0)
