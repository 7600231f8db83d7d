// Every string of the contract has a bound, in what callers send and in what they are answered; one has none by contract.
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { connect } from '../mcp/clients.ts'
import { acceptingOnly, type StartedService, startTestService } from '../support/service.ts'

/** The contract sets no limit on it: all of it is judged, and a cover shows its beginning. */
const unbounded = 'planner_year'

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const isString = ({ type }: Readonly<Record<string, unknown>>): boolean =>
  type === 'string' || (Array.isArray(type) && type.includes('string'))

/** What says how long a string can be: its length, or the few values that it can have. */
const isBounded = (schema: Readonly<Record<string, unknown>>): boolean =>
  typeof schema.maxLength === 'number' || Array.isArray(schema.enum) || 'const' in schema

/** Alternatives may leave the bound to the schema around them. */
const alternatives = ['anyOf', 'oneOf', 'allOf']

/** Examples and defaults are values, however much they look like schemas. */
const values = new Set(['example', 'examples', 'default', 'enum', 'const', 'required'])

const unboundedIn = (schema: unknown, path: string, bounded = false): string[] => {
  if (Array.isArray(schema)) return schema.flatMap((each, at) => unboundedIn(each, `${path}[${at}]`, bounded))
  if (!isObject(schema)) return []
  const own = isBounded(schema)
  const here = isString(schema) && !own && !bounded ? [path] : []
  const inside = Object.entries(schema).flatMap(([name, part]) =>
    values.has(name) ? [] : unboundedIn(part, `${path}/${name}`, alternatives.includes(name) && (own || bounded)),
  )
  return [...here, ...inside]
}

const others = (found: readonly string[]): string[] => found.filter((path) => !path.endsWith(`/${unbounded}`))

describe('the strings of the contract', () => {
  let started: StartedService
  before(async () => {
    started = await startTestService('sqlite', acceptingOnly)
  })
  after(() => started.stop())

  it('have a bound in the OpenAPI document, all but the year of a planner', async () => {
    const { json } = await started.service.call('GET', '/openapi.json')
    const { paths, components } = Object(json)
    const found = [...unboundedIn(paths, 'paths'), ...unboundedIn(components, 'components')]
    assert.deepEqual(others(found), [])
    assert.equal(found.length, 1)
  })

  it('have a bound in the schemas of every tool, all but the year of a planner', async () => {
    const { apiKey } = await started.service.openAccount()
    const agent = await connect(started.service, apiKey)
    const tools = await agent.tools()
    const found = tools.flatMap(({ name, inputSchema, outputSchema }) => [
      ...unboundedIn(inputSchema, name),
      ...unboundedIn(outputSchema, `${name} answers`),
    ])
    assert.deepEqual(others(found), [])
    assert.equal(found.length, 1)
  })
})

it('a string without a bound is found wherever it hides', () => {
  const free = { type: 'string' }
  const schema = {
    properties: { a: free, b: { type: ['string', 'null'] }, c: { maxLength: 5, anyOf: [free, { type: 'null' }] } },
    items: { anyOf: [free, { type: 'null' }] },
    example: { type: 'string' },
  }
  assert.deepEqual(unboundedIn(schema, ''), ['/properties/a', '/properties/b', '/items/anyOf[0]'])
})
