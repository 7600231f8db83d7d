// A page for each group of operations.
import { tagNotes } from '../../contract/openapi.ts'
import type { Operation } from '../../contract/operation.ts'
import { apiOperations } from '../../contract/operations.ts'
import type { PublicPage } from '../public-page.ts'
import { operationText } from './operation-text.ts'

const pageOf = (tag: string, operations: readonly Operation[]): PublicPage => {
  const description = tagNotes[tag] ?? tag
  return {
    path: `/docs/api/${tag.toLowerCase()}`,
    title: tag,
    description,
    markdown: (baseUrl) =>
      [`# ${tag}`, description, ...operations.map((operation) => operationText(operation, baseUrl))].join('\n\n'),
  }
}

export const apiPages: readonly PublicPage[] = [...Map.groupBy(apiOperations, ({ tag }) => tag)].map(
  ([tag, operations]) => pageOf(tag, operations),
)
