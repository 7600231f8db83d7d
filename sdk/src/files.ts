// Files by signed URL. The URL is the permission: the API key never goes there.
import type { CallOptions, Connection } from './connection.ts'

/** Fetches a file whole; its name is the one that the service gives it. */
export const fetchFile = (connection: Connection, url: string, options: CallOptions): Promise<File> =>
  connection.exchange({ url, init: { method: 'GET' }, read: readFile }, options)

const readFile = async (response: Response): Promise<File> => {
  const { headers } = response
  const bytes = new Uint8Array(await response.arrayBuffer())
  const type = headers.get('content-type') ?? 'application/octet-stream'
  return new File([bytes], fileNameOf(headers.get('content-disposition')), { type })
}

/** The name in a Content-Disposition header. Without folders: it may be used as a path. */
const fileNameOf = (disposition: string | null): string => {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '') ?? []
  const [, plain] = /filename="([^"]*)"/i.exec(disposition ?? '') ?? []
  const name = (encoded === undefined ? plain : decoded(encoded)) ?? ''
  return name.replace(/^.*[/\\]/s, '').replace(/^\.+/, '') || 'file'
}

const decoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
