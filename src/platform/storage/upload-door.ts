// The service's own door for bytes, in front of whatever storage: URLs that our file routes take, signed by us.
import { assertContentType } from './media-types.ts'
import { type SigningSecret, signWrite } from './signed-url.ts'
import type { SignedPutOptions } from './storage.ts'

export interface UploadDoor {
  readonly secret: SigningSecret
  /** A function, because the port may be known only once the server listens. */
  readonly baseUrl: () => string
}

/** Rounded up, so that a URL lives at least as long as the caller was told. */
export const unixSeconds = (date: Date): number => Math.ceil(date.getTime() / 1000)

export const fileUrl = ({ baseUrl }: Pick<UploadDoor, 'baseUrl'>, key: string, query: URLSearchParams): string =>
  `${baseUrl().replace(/\/+$/, '')}/files/${key}?${query}`

export const doorUrl = (
  door: UploadDoor,
  key: string,
  { expiresAt, contentType, maxBytes, exactBytes }: SignedPutOptions,
): string => {
  assertContentType(key, contentType)
  const grant = { key, expires: unixSeconds(expiresAt), contentType, maxBytes, exactBytes: exactBytes ?? null }
  return fileUrl(door, key, signWrite(door.secret, grant))
}
