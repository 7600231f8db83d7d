// Where the font files are, and how the canvas learns of them.
import { join } from 'node:path'
import { GlobalFonts } from '@napi-rs/canvas'
import { type FaceId, findFace } from './faces.ts'

const fontFolder = join(import.meta.dirname, '..', '..', '..', 'assets', 'fonts')

/** The absolute path of a face's file. */
export const fontPath = (id: FaceId): string => join(fontFolder, findFace(id).file)

/** Faces that the canvas has: to ask it takes as long as to list all that it has. */
const registered = new Set<FaceId>()

/**
 * The name under which the canvas knows a face; the file is registered on first use. Every cut has a name of its own, so ask for it
 * without a weight or a slant. Put the name in quotes: `ctx.font = '80px "name"'`.
 */
export const fontAlias = (id: FaceId): string => {
  const alias = `dustjacket ${id}`
  if (registered.has(id)) return alias
  // The canvas's register is shared by all threads of the process: another may have been first.
  if (!GlobalFonts.has(alias) && !GlobalFonts.registerFromPath(fontPath(id), alias)) {
    throw new Error(`the font file of ${id} cannot be read: ${fontPath(id)}`)
  }
  registered.add(id)
  return alias
}
