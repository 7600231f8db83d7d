// Storage in an S3-compatible bucket, under a prefix of its own. Signed URLs lead straight to the bucket.
import { Readable } from 'node:stream'
import { contentDisposition } from './content-disposition.ts'
import { assertKeyPrefix, assertStorageKey, isStorageKey } from './keys.ts'
import { assertContentType, contentTypeOf } from './media-types.ts'
import { S3Client, type S3ClientOptions } from './s3-client.ts'
import { parseErrorCode, parseListing } from './s3-listing.ts'
import type {
  FileBody,
  FileStat,
  ListedFile,
  PutOptions,
  SignedGetOptions,
  SignedPutOptions,
  Storage,
  StoredFile,
} from './storage.ts'
import { doorUrl, type UploadDoor } from './upload-door.ts'

export interface S3StorageOptions extends S3ClientOptions {
  /** The longest stream that `put` will hold in memory. */
  readonly maxStreamBytes?: number
  /** Takes what cannot be sent straight to the bucket. */
  readonly door?: UploadDoor
}

export class S3Storage implements Storage {
  readonly #client: S3Client
  readonly #folder: string
  readonly #maxStreamBytes: number
  readonly #door: UploadDoor | undefined

  constructor({ maxStreamBytes = 64 * 1024 * 1024, door, ...options }: S3StorageOptions) {
    this.#client = new S3Client(options)
    this.#folder = options.location.prefix === '' ? '' : `${options.location.prefix}/`
    this.#maxStreamBytes = maxStreamBytes
    this.#door = door
  }

  // S3 wants the length before the first byte, and a retry wants the bytes again: a stream is gathered first.
  async put(key: string, body: FileBody, { contentType }: PutOptions): Promise<{ etag: string }> {
    const url = this.#urlOf(key)
    assertContentType(key, contentType)
    const bytes = body instanceof Uint8Array ? body : await gather(body, this.#maxStreamBytes)
    const response = await this.#client.send({ method: 'PUT', url, contentType, body: bytes })
    if (!response.ok) throw await unexpected(response, `PUT ${key}`)
    await response.body?.cancel()
    return { etag: requiredHeader(response, 'etag') }
  }

  async read(key: string): Promise<StoredFile | null> {
    const response = await this.#client.send({ method: 'GET', url: this.#urlOf(key) })
    if (response.status === 404) return await nullIfNoSuchKey(response, key)
    if (!response.ok) throw await unexpected(response, `GET ${key}`)
    const body = response.body ? Readable.fromWeb(response.body) : Readable.from([])
    // The connection may break before the caller comes to read: heard by nobody, that would end the process.
    body.on('error', () => {})
    return { ...statOf(key, response), body }
  }

  async stat(key: string): Promise<FileStat | null> {
    const response = await this.#client.send({ method: 'HEAD', url: this.#urlOf(key) })
    if (response.status === 404) return null
    if (!response.ok) throw await unexpected(response, `HEAD ${key}`)
    return statOf(key, response)
  }

  async remove(key: string, signal?: AbortSignal): Promise<void> {
    const response = await this.#client.send({ method: 'DELETE', url: this.#urlOf(key), signal })
    if (response.status === 404) return void (await nullIfNoSuchKey(response, key))
    if (!response.ok) throw await unexpected(response, `DELETE ${key}`)
    await response.body?.cancel()
  }

  async *list(prefix: string, signal?: AbortSignal): AsyncGenerator<ListedFile> {
    assertKeyPrefix(prefix)
    for (let token: string | null = ''; token !== null; ) {
      const response = await this.#client.send({ method: 'GET', url: this.#listUrl(prefix, token), signal })
      if (!response.ok) throw await unexpected(response, `the listing of ${prefix}`)
      const page = parseListing(await response.text())
      for (const { name, size, modifiedAt } of page.objects) {
        const key = name.slice(this.#folder.length)
        // What we could not have written is not ours, and must not be swept.
        if (name.startsWith(this.#folder) && isStorageKey(key)) yield { key, size, modifiedAt }
      }
      token = page.nextToken
    }
  }

  async signedGetUrl(key: string, { expiresAt, fileName }: SignedGetOptions): Promise<string> {
    const url = this.#urlOf(key)
    url.searchParams.set('response-content-disposition', contentDisposition(fileName))
    return await this.#client.presign({ method: 'GET', url, expiresAt })
  }

  // A bucket cannot be told a limit, only an exact length: whoever has announced none sends the bytes through our own door, which stops
  // reading in time.
  async signedPutUrl(key: string, options: SignedPutOptions): Promise<string> {
    const { expiresAt, contentType, exactBytes: contentLength } = options
    const url = this.#urlOf(key)
    assertContentType(key, contentType)
    if (contentLength !== undefined)
      return await this.#client.presign({ method: 'PUT', url, contentType, contentLength, expiresAt })
    if (this.#door) return doorUrl(this.#door, key, options)
    throw new Error(`An upload of any length to ${key} needs a door that limits it.`)
  }

  #urlOf(key: string): URL {
    assertStorageKey(key)
    return this.#client.url(`${this.#folder}${key}`)
  }

  #listUrl(prefix: string, token: string): URL {
    const url = this.#client.url('')
    url.searchParams.set('list-type', '2')
    url.searchParams.set('prefix', `${this.#folder}${prefix}`)
    if (token !== '') url.searchParams.set('continuation-token', token)
    return url
  }
}

const gather = async (body: AsyncIterable<Uint8Array>, maxBytes: number): Promise<Uint8Array> => {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.byteLength
    if (size > maxBytes) throw new Error(`A stream of more than ${maxBytes} bytes cannot be put into S3.`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks, size)
}

const statOf = (key: string, response: Response): FileStat => ({
  size: Number(requiredHeader(response, 'content-length')),
  contentType: contentTypeOf(key),
  etag: requiredHeader(response, 'etag'),
  modifiedAt: new Date(requiredHeader(response, 'last-modified')),
})

const requiredHeader = (response: Response, name: string): string => {
  const value = response.headers.get(name)
  if (value === null) throw new Error(`S3 answered without ${name}.`)
  return value
}

// A bucket that does not exist is a 404 too, and must not look like an empty one.
const nullIfNoSuchKey = async (response: Response, key: string): Promise<null> => {
  const code = parseErrorCode(await response.text())
  if (code === null || code === 'NoSuchKey') return null
  throw new Error(`S3 answered 404 ${code} for ${key}.`)
}

const unexpected = async (response: Response, what: string): Promise<Error> => {
  const code = parseErrorCode(await response.text()) ?? ''
  return new Error(`S3 answered ${response.status} ${code} to ${what}.`)
}
