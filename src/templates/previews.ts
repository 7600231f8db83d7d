// The pictures that templates are shown with. They are files of the repository (`npm run templates:previews` makes them anew): anybody may ask
// for one, so that asking must never start a painting.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { templateIds } from '../catalog/templates.ts'

const folder = resolve(import.meta.dirname, '..', '..', 'assets', 'templates')

export const previewFile = (id: string): string => resolve(folder, `${id}.jpg`)

interface Preview {
  readonly picture: Uint8Array
  /** Changes with the picture, so that a browser may keep what it has for ever. */
  readonly path: string
}

const read = (id: string): Preview => {
  const picture = readFileSync(previewFile(id))
  const version = createHash('sha256').update(picture).digest('base64url').slice(0, 12)
  return { picture, path: `/templates/${id}/preview.jpg?v=${version}` }
}

/** Read when first asked for, then kept: all of them together are smaller than one cover. */
const kept = new Map<string, Preview>()

/** Null where there is no such template. */
export const previewOf = (id: string): Preview | null => {
  if (!templateIds.includes(id)) return null
  const preview = kept.get(id) ?? read(id)
  kept.set(id, preview)
  return preview
}
