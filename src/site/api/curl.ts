// The curl line of an operation, from the contract and its example.
import { exampleOf, sampleIds } from '../../contract/examples.ts'
import type { Operation } from '../../contract/operation.ts'

export const curlOf = (operation: Operation, baseUrl: string): string => {
  const { query, body } = exampleOf(operation.id)
  const address = `${baseUrl}${pathOf(operation)}${query ? `?${new URLSearchParams(query)}` : ''}`
  return [
    `curl ${methodOf(operation, body !== undefined)}${quoted(address)}`,
    ...(operation.authenticated ? ['-H "Authorization: Bearer $KEY"'] : []),
    ...(body ? [`-d '${JSON.stringify(body, null, 2).replaceAll('\n', '\n  ').replaceAll("'", "'\\''")}'`] : []),
  ].join(' \\\n  ')
}

/** curl says POST by itself where there is a body. A download follows its redirect into a file. */
const methodOf = ({ method, answers }: Operation, hasBody: boolean): string => {
  if (answers[302]) return '-L -o cover.jpg '
  return method === 'POST' && !hasBody ? '-X POST ' : ''
}

const quoted = (address: string): string => (address.includes('&') ? `'${address}'` : address)

const pathOf = ({ path }: Operation): string =>
  Object.entries({ ...sampleIds, assetType: 'preview' }).reduce(
    (filled, [name, value]) => filled.replaceAll(`{${name}}`, value),
    path,
  )
