// One operation of the API as documentation: what it does, what it takes, what it answers, how it is called.
import type { z } from 'zod'
import { errorCatalogue } from '../../catalog/errors.ts'
import { exampleOf } from '../../contract/examples.ts'
import { answerSchema, codesOf, querySchema, requestSchema } from '../../contract/openapi.ts'
import type { Operation } from '../../contract/operation.ts'
import { curlOf } from './curl.ts'
import { answerTable, requestTable } from './fields.ts'
import { typescriptOf } from './typescript.ts'

export const operationText = (operation: Operation, baseUrl: string): string =>
  [
    `## ${operation.summary}`,
    `\`${operation.method} ${operation.path}\``,
    operation.description,
    fenced('sh', curlOf(operation, baseUrl)),
    fenced('ts', typescriptOf(operation.id)),
    ...section('Query', queryText(operation)),
    ...section('Body', operation.body && requestTable(requestSchema(operation.body))),
    ...section('Answer', answerText(operation)),
    ...section('Errors', errorText(operation)),
  ].join('\n\n')

const fenced = (language: string, text: string): string => `\`\`\`${language}\n${text}\n\`\`\``

const section = (heading: string, text: string | null): string[] => (text ? [`#### ${heading}`, text] : [])

const queryText = ({ query }: Operation): string | null => {
  const schema = querySchema(query)
  return Object.keys(schema.properties ?? {}).length > 0 ? requestTable(schema) : null
}

const answerText = (operation: Operation): string =>
  Object.entries(operation.answers)
    .toSorted(([a], [b]) => Number(b) - Number(a))
    .map(([status, { description, schema }], at) => {
      const first = at === 0 && schema ? `\n\n${answerBody(operation, schema)}` : ''
      return `\`${status}\` ${description}${first}`
    })
    .join('\n\n')

const answerBody = ({ id }: Operation, schema: z.ZodType): string => {
  const { answer } = exampleOf(id)
  const fields = answerTable(answerSchema(schema))
  return answer ? `${fenced('json', JSON.stringify(answer, null, 2))}\n\n${fields}` : fields
}

const errorText = (operation: Operation): string => {
  const byStatus = Map.groupBy(codesOf(operation), (code) => errorCatalogue[code].status)
  return [...byStatus]
    .toSorted(([a], [b]) => a - b)
    .map(([status, codes]) => `- \`${status}\` ${codes.map((code) => `[${code}](/docs/errors#${code})`).join(', ')}`)
    .join('\n')
}
