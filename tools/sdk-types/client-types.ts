// The source text of the client's types: named values, operations with their paths, error codes.
import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import { errorCatalogue } from '../../src/catalog/errors.ts'
import type { Operation } from '../../src/contract/operation.ts'
import { apiOperations } from '../../src/contract/operations.ts'
import { answersOf, bodyOf, queryOf } from './contract-schemas.ts'
import { namedSchemas } from './names.ts'
import { createTypist, nothing, type Typist } from './typist.ts'

const root = resolve(import.meta.dirname, '..', '..')

export const clientTypesFile = resolve(root, 'sdk', 'src', 'types.generated.ts')

const header = `// Written by tools/sdk-types.ts from the contract of the service. Not to be edited: \`npm run sdk:types\` writes it anew.`

/** The whole file, as the formatter wants it. */
export const clientTypes = (): string => {
  const typist = createTypist(namedSchemas())
  const parts = [header, ...typist.declarations(), operations(typist), routes(), errorCodes()]
  return formatted(`${parts.join('\n\n')}\n`)
}

const formatted = (source: string): string =>
  execFileSync(
    resolve(root, 'node_modules', '.bin', 'biome'),
    ['format', `--config-path=${root}`, `--stdin-file-path=${clientTypesFile}`],
    { input: source, encoding: 'utf8', maxBuffer: 16 * 1024 * 1024 },
  )

const operations = (typist: Typist): string =>
  `/** What each operation takes and answers. */\nexport interface Operations {\n${apiOperations
    .map((operation) => operationType(typist, operation))
    .join('\n')}\n}`

const operationType = (typist: Typist, operation: Operation): string => {
  const body = bodyOf(operation)
  const answers = new Set(answersOf(operation).map((schema) => typist.typeOf(schema, 'answer')))
  return `/** ${operation.summary}. ${operation.description} */
  ${operation.id}: {
    params: ${paramsType(operation)}
    query: ${typist.typeOf(queryOf(operation), 'request')}
    body: ${body ? typist.typeOf(body, 'request') : 'undefined'}
    answer: ${[...answers].join(' | ') || 'undefined'}
  }`
}

const paramsType = ({ path }: Operation): string => {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => `${name}: string`)
  return names.length === 0 ? nothing : `{ ${names.join('; ')} }`
}

const routes = (): string =>
  `/** Where each operation is, and whether it honours an idempotency key. */\nexport const routes = {\n${apiOperations
    .map(
      ({ id, method, path, idempotent }) =>
        `${id}: { method: '${method}', path: '${path}', idempotent: ${idempotent} },`,
    )
    .join('\n')}\n} as const`

const errorCodes = (): string =>
  `/** Every code that the service can refuse with. */\nexport type ErrorCode =\n${Object.keys(errorCatalogue)
    .map((code) => `| '${code}'`)
    .join('\n')}`
