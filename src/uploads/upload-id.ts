// The name of an upload: whose it is, and what kind of picture was announced.
import type { UploadType } from '../catalog/limits.ts'
import type { PictureFormat } from '../pictures/picture-format.ts'

const extensions = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' } as const satisfies Record<
  UploadType,
  string
>

export interface UploadName {
  readonly accountId: string
  /** What the bytes were announced as. */
  readonly format: PictureFormat
}

export const uploadId = (accountId: string, id: string, type: UploadType): string =>
  `${accountId}/api-uploads/ref-${id}.${extensions[type]}`

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const pattern = new RegExp(`^(${uuid})/api-uploads/ref-${uuid}\\.(jpg|png|webp)$`)

/** Null for whatever is not shaped like an upload id. */
export const readUploadId = (value: string): UploadName | null => {
  const [, accountId, extension] = pattern.exec(value) ?? []
  if (accountId === undefined) return null
  return { accountId, format: extension === 'png' || extension === 'webp' ? extension : 'jpeg' }
}

const folder = 'uploads/'

export const storageKeyOf = (upload: string): string => `${folder}${upload}`

export const uploadFolder = folder
