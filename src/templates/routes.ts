// The endpoint of templates and their pictures. The studio is loaded with the first request for it: its hundreds of drawings would slow
// every start, and a process that only answers for books and credits never needs them.
import { type Endpoint, endpoint } from '../contract/endpoint.ts'
import { listTemplates, type Template } from '../contract/templates.ts'
import { previewOf } from './previews.ts'
import type { FoundTemplate } from './rules.ts'

const studio = () => import('./rules.ts')

export const templateEndpoints = (baseUrl: () => string): Endpoint[] => [
  endpoint(listTemplates, async ({ query }) => {
    const { findTemplates } = await studio()
    const templates = findTemplates(query()).map((found) => listed(found, `${baseUrl()}${pathOf(found)}`))
    return { status: 200, body: { templates, total: templates.length } }
  }),
]

const pathOf = ({ family: { id } }: FoundTemplate): string => previewOf(id)?.path ?? ''

const listed = ({ family, subgenreMatch }: FoundTemplate, previewImage: string): Template => ({
  id: family.id,
  name: family.name,
  family: family.look,
  templateType: family.templateType,
  genreBuckets: [...family.genreBuckets],
  previewImage,
  ...(subgenreMatch === null ? {} : { subgenreMatch }),
})

/** The picture of a template by its id; null where there is no such template. */
export const templatePicture = (id: string): Uint8Array | null => previewOf(id)?.picture ?? null
