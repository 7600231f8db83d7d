// The endpoint of templates.
import { type Endpoint, endpoint } from '../contract/endpoint.ts'
import { listTemplates, type Template } from '../contract/templates.ts'
import { type FoundTemplate, findTemplates, previewPath } from './rules.ts'

export const templateEndpoints = (baseUrl: () => string): Endpoint[] => [
  endpoint(listTemplates, async ({ query }) => {
    const templates = findTemplates(query()).map((found) => listed(found, baseUrl()))
    return { status: 200, body: { templates, total: templates.length } }
  }),
]

const listed = ({ family, subgenreMatch }: FoundTemplate, baseUrl: string): Template => ({
  id: family.id,
  name: family.name,
  family: family.look,
  templateType: family.templateType,
  genreBuckets: [...family.genreBuckets],
  previewImage: `${baseUrl}${previewPath(family)}`,
  ...(subgenreMatch === null ? {} : { subgenreMatch }),
})
