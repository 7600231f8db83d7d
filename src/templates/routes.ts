// The endpoint of templates and their pictures. The studio is loaded with the first request for it: its hundreds of drawings would slow
// every start, and a process that only answers for books and credits never needs them.
import { type Endpoint, endpoint } from '../contract/endpoint.ts'
import { listTemplates, type Template } from '../contract/templates.ts'
import type { Storage } from '../platform/storage/storage.ts'
import type { Press } from '../studio/press/press.ts'
import { previewKeeper } from './previews.ts'
import type { FoundTemplate } from './rules.ts'

const studio = () => import('./rules.ts')

export const templateEndpoints = (baseUrl: () => string): Endpoint[] => [
  endpoint(listTemplates, async ({ query }) => {
    const { findTemplates, previewPath } = await studio()
    const templates = findTemplates(query()).map((found) => listed(found, `${baseUrl()}${previewPath(found.family)}`))
    return { status: 200, body: { templates, total: templates.length } }
  }),
]

const listed = ({ family, subgenreMatch }: FoundTemplate, previewImage: string): Template => ({
  id: family.id,
  name: family.name,
  family: family.look,
  templateType: family.templateType,
  genreBuckets: [...family.genreBuckets],
  previewImage,
  ...(subgenreMatch === null ? {} : { subgenreMatch }),
})

/** Gives pictures of templates by id: painted when first asked for, then kept. Null where there is no such template. */
export const templatePreviews = (press: Press, storage: Storage): ((id: string) => Promise<Uint8Array | null>) => {
  const keep = previewKeeper(storage)
  return async (id) => {
    const preview = (await studio()).previewOf(id)
    return preview && keep(preview.key, () => press.paint(preview.order))
  }
}
