// Which wraps a caller may see, and how they are shown.
import { requireBook } from '../books/rules.ts'
import { fault } from '../catalog/fault.ts'
import type { Credential } from '../contract/endpoint.ts'
import { wrapLayout } from '../contract/wraps-layout.ts'
import type { WrapDetail } from '../contract/wraps-results.ts'
import { signFile } from '../jobs/rules.ts'
import type { Reads } from '../platform/database/database.ts'
import { isId } from '../platform/ids.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { wrapDimensions } from '../print/geometry/wrap-dimensions.ts'
import { wrapGeometry } from '../print/geometry/wrap-geometry.ts'
import { readFiles, readSpecs, type Wrap, type WrapRow, type WrapSpecs } from './record.ts'
import * as store from './store.ts'

export type { Wrap } from './record.ts'
export type ShownWrap = store.ShownWrap

interface WrapEdit {
  readonly credential: Pick<Credential, 'accountId' | 'plan'>
  readonly wrapId: string
  /** As it was sent. */
  readonly layout: unknown
  readonly specs: WrapSpecs
  /** That of the wrap that was edited. */
  readonly revision: number
}

/** Where wraps are edited by hand. */
export interface WrapDesk {
  open(accountId: string, id: string): Promise<Wrap>
  /** Prints the edited wrap and keeps it; gives its new revision. */
  save(edit: WrapEdit): Promise<number>
  /** The art as it was painted. */
  sheetOf(wrap: Wrap): Promise<Uint8Array>
}

/** A wrap of the account, or the fault that says there is none. */
export const requireWrap = async (reads: Reads, accountId: string, id: string): Promise<ShownWrap> => {
  const wrap = isId(id) ? await store.findWrap(reads, accountId, id) : undefined
  if (!wrap) throw fault('wrap_not_found')
  return wrap
}

/** The same with everything that printing needs. */
export const requireWholeWrap = async (reads: Reads, accountId: string, id: string): Promise<WrapRow> => {
  const wrap = isId(id) ? await store.findWholeWrap(reads, accountId, id) : undefined
  if (!wrap) throw fault('wrap_not_found')
  return wrap
}

/** A wrap as callers see it, every URL freshly signed. */
export const detail = async (reads: Reads, storage: Storage, wrap: ShownWrap, at: number): Promise<WrapDetail> => {
  const specs = readSpecs(wrap.specs)
  const files = readFiles(wrap.files)
  const book = await requireBook(reads, wrap.account_id, wrap.book_id)
  return {
    wrapId: wrap.id,
    bookId: wrap.book_id,
    designName: book.title,
    designStyle: wrap.design_style,
    trimWidth: specs.trimWidth,
    trimHeight: specs.trimHeight,
    pageCount: specs.pageCount,
    spineWidth: wrapDimensions(wrapGeometry(specs)).spineWidth,
    layout_state: wrapLayout.parse(JSON.parse(wrap.layout_state)),
    assets: {
      wrap_preview: await signFile(storage, files.wrap_preview, at),
      wrap_flat: await signFile(storage, files.wrap_flat, at),
      wrap_pdf: await signFile(storage, files.wrap_pdf, at),
      back_art: await signFile(storage, files.back_art, at),
    },
  }
}

/** Where the picture of a wrap is kept that is meant for screens. */
export const previewKey = async (reads: Reads, accountId: string, id: string): Promise<string> =>
  readFiles((await requireWrap(reads, accountId, id)).files).wrap_preview.storageKey
