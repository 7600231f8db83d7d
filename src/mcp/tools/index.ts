// All tools, in the order of the contract.
import { agentTools } from '../../contract/tools.ts'
import type { Gallery } from '../gallery.ts'
import type { Tool } from '../tool.ts'
import { coverTools } from './covers.ts'
import { generationTools } from './generation.ts'
import { type UploadParts, uploadTools } from './uploads.ts'
import { wrapTools } from './wraps.ts'

export const createTools = (parts: UploadParts & { readonly gallery: Gallery }): Tool[] => {
  const { gallery } = parts
  const made = [...generationTools(gallery), ...coverTools(gallery), ...uploadTools(parts), ...wrapTools(gallery)]
  return agentTools.map((definition) => {
    const found = made.find((each) => each.definition === definition)
    if (!found) throw new Error(`nobody does what ${definition.name} promises`)
    return found
  })
}
