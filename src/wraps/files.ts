// The files of a wrap on their way to the storage, each under a key that nobody else uses.
import type { StoredFile } from '../jobs/rules.ts'
import { newId } from '../platform/ids.ts'
import { readableFileName } from '../platform/storage/file-name.ts'
import type { PrintedWrap } from '../print/render/print-order.ts'
import type { WrapFiles } from './record.ts'

type Put = (key: string, bytes: Uint8Array) => Promise<void>

export interface WrapPlace {
  readonly wrapId: string
  readonly title: string
  readonly put: Put
}

export const keepFile = async (
  { wrapId, title, put }: WrapPlace,
  { part, extension, bytes }: { part: string; extension: 'jpg' | 'pdf'; bytes: Uint8Array },
): Promise<StoredFile> => {
  const storageKey = `wraps/${wrapId}/${part}-${newId()}.${extension}`
  await put(storageKey, bytes)
  return { storageKey, fileName: readableFileName(title, part, extension) }
}

export const keepPrinted = async (
  place: WrapPlace,
  { preview, flat, pdf }: PrintedWrap,
): Promise<Pick<WrapFiles, 'wrap_preview' | 'wrap_flat' | 'wrap_pdf'>> => ({
  wrap_preview: await keepFile(place, { part: 'wrap_preview', extension: 'jpg', bytes: preview }),
  wrap_flat: await keepFile(place, { part: 'wrap_flat', extension: 'jpg', bytes: flat }),
  wrap_pdf: await keepFile(place, { part: 'wrap', extension: 'pdf', bytes: pdf }),
})

/** Every file that a wrap uses. */
export const filesInUse = (files: WrapFiles, sheet: string): string[] => [
  sheet,
  ...Object.values(files).map(({ storageKey }) => storageKey),
]
