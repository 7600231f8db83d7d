// Cursors: opaque to callers, bound to the list that gave them out.
import { createHash } from 'node:crypto'
import { fault } from '../catalog/fault.ts'

const idBytes = 16

/** The cursor that stands after the item with this id, in the list of this name. */
export const cursorAfter = (list: string, id: string): string =>
  Buffer.concat([Buffer.from(id.replaceAll('-', ''), 'hex'), seal(list, id)]).toString('base64url')

/** The id a cursor stands for; refuses whatever this list has not given out. */
export const readCursor = (list: string, cursor: string): string => {
  const id = uuidOf(Buffer.from(cursor, 'base64url').subarray(0, idBytes))
  // Making it again shows that not a character was changed or added.
  if (cursorAfter(list, id) === cursor) return id
  throw fault('invalid_cursor', { details: { field: 'cursor' } })
}

/** Guards against slips and mixed-up lists, not against forgery: an id alone opens nothing. */
const seal = (list: string, id: string): Buffer => createHash('sha256').update(`${list} ${id}`).digest().subarray(0, 8)

const uuidOf = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
