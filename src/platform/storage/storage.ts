// What the service asks of a place that keeps files. Two places exist: a folder (file-storage.ts), a bucket (s3-storage.ts).
import type { Readable } from 'node:stream'

/** A buffer, or a stream of bytes (any `Readable` will do). */
export type FileBody = Uint8Array | AsyncIterable<Uint8Array>

export interface FileStat {
  readonly size: number
  readonly contentType: string
  /** Strong, and quoted as HTTP sends it. */
  readonly etag: string
  readonly modifiedAt: Date
}

export interface StoredFile extends FileStat {
  /** Must be read to its end or destroyed; until then it holds a file descriptor or a connection. */
  readonly body: Readable
}

export interface ListedFile {
  readonly key: string
  readonly size: number
  readonly modifiedAt: Date
}

export interface PutOptions {
  /** Must be what the key's extension says (media-types.ts). */
  readonly contentType: string
}

export interface SignedGetOptions {
  readonly expiresAt: Date
  /** The name a browser saves the file under; any text, made safe for the header. */
  readonly fileName: string
}

export interface SignedPutOptions {
  readonly expiresAt: Date
  readonly contentType: string
  readonly maxBytes: number
  /** How many bytes were announced: then no other number is taken. */
  readonly exactBytes?: number | undefined
}

export interface Storage {
  /** Atomic: a reader sees the old or the new whole file; a body that fails half way changes nothing. */
  put(key: string, body: FileBody, options: PutOptions): Promise<{ readonly etag: string }>
  read(key: string): Promise<StoredFile | null>
  stat(key: string): Promise<FileStat | null>
  /** Removing what is not there is no error. */
  remove(key: string, signal?: AbortSignal): Promise<void>
  /** Every file whose key starts with the prefix, in no promised order. Throws where the signal aborts, however much is still to come. */
  list(prefix: string, signal?: AbortSignal): AsyncIterable<ListedFile>
  signedGetUrl(key: string, options: SignedGetOptions): Promise<string>
  signedPutUrl(key: string, options: SignedPutOptions): Promise<string>
}
