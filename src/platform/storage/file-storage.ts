// Storage in a folder: one file for each key, written atomically, handed out by signed URLs of our own file routes.
import type { BigIntStats } from 'node:fs'
import { type FileHandle, open, readdir, rm, stat, unlink } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Readable } from 'node:stream'
import { writeAtomically } from './atomic-write.ts'
import type { ByteRange } from './byte-range.ts'
import { assertKeyPrefix, assertStorageKey, isStorageKey } from './keys.ts'
import { assertContentType, contentTypeOf } from './media-types.ts'
import { type SigningSecret, signRead } from './signed-url.ts'
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
import { doorUrl, fileUrl, type UploadDoor, unixSeconds } from './upload-door.ts'

export interface FileStorageOptions {
  readonly root: string
  readonly secret: SigningSecret
  /** A function, because the port may be known only once the server listens. */
  readonly baseUrl: () => string
}

/** One file held open: what `stat` says stays true of what `stream` gives, even while the key is being replaced. */
export interface OpenFile {
  readonly stat: FileStat
  /** Once only; closes the file at its end. */
  stream(range?: ByteRange): Readable
  close(): Promise<void>
}

export class FileStorage implements Storage {
  readonly #root: string
  readonly #temporary: string
  readonly #door: UploadDoor

  constructor({ root, secret, baseUrl }: FileStorageOptions) {
    this.#root = resolve(root)
    this.#temporary = join(this.#root, '.incoming')
    this.#door = { secret, baseUrl }
  }

  async put(key: string, body: FileBody, { contentType }: PutOptions): Promise<{ etag: string }> {
    const path = this.#pathOf(key)
    assertContentType(key, contentType)
    const destination = { root: this.#root, path, temporary: this.#temporary }
    return await writeAtomically(destination, body, async (handle) => statOf(key, await handle.stat({ bigint: true })))
  }

  async open(key: string): Promise<OpenFile | null> {
    const handle = await nullIfMissing(open(this.#pathOf(key), 'r'))
    if (handle === null) return null
    const stats = await handle.stat({ bigint: true })
    if (stats.isFile()) return openFile(handle, statOf(key, stats))
    await handle.close()
    return null
  }

  async read(key: string): Promise<StoredFile | null> {
    const file = await this.open(key)
    return file && { ...file.stat, body: file.stream() }
  }

  async stat(key: string): Promise<FileStat | null> {
    const stats = await nullIfMissing(stat(this.#pathOf(key), { bigint: true }))
    return stats?.isFile() ? statOf(key, stats) : null
  }

  async remove(key: string, signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted()
    await nullIfMissing(unlink(this.#pathOf(key)))
  }

  async *list(prefix: string, signal?: AbortSignal): AsyncGenerator<ListedFile> {
    assertKeyPrefix(prefix)
    for await (const key of this.#keysUnder(prefix.slice(0, prefix.lastIndexOf('/') + 1))) {
      signal?.throwIfAborted()
      if (!key.startsWith(prefix)) continue
      const found = await this.stat(key)
      if (found) yield { key, size: found.size, modifiedAt: found.modifiedAt }
    }
  }

  async signedGetUrl(key: string, { expiresAt, fileName }: SignedGetOptions): Promise<string> {
    const grant = { key, expires: unixSeconds(expiresAt), fileName }
    return fileUrl(this.#door, key, signRead(this.#door.secret, grant))
  }

  async signedPutUrl(key: string, options: SignedPutOptions): Promise<string> {
    return doorUrl(this.#door, key, options)
  }

  /** Removes what a process that died in mid-write has left; gives back how many files that were. */
  async sweepTemporary(olderThan: Date): Promise<number> {
    let removed = 0
    for (const name of (await nullIfMissing(readdir(this.#temporary))) ?? []) {
      const path = join(this.#temporary, name)
      const stats = await nullIfMissing(stat(path))
      if (!stats || stats.mtime >= olderThan) continue
      await rm(path, { force: true })
      removed += 1
    }
    return removed
  }

  #pathOf(key: string): string {
    assertStorageKey(key)
    return join(this.#root, key)
  }

  // Names that are no keys (our own dot folder, what others have dropped here) are passed over.
  async *#keysUnder(folder: string): AsyncGenerator<string> {
    const entries = await nullIfMissing(readdir(join(this.#root, folder), { withFileTypes: true }))
    for (const entry of entries ?? []) {
      const key = `${folder}${entry.name}`
      if (!isStorageKey(key)) continue
      if (entry.isDirectory()) yield* this.#keysUnder(`${key}/`)
      else if (entry.isFile()) yield key
    }
  }
}

const openFile = (handle: FileHandle, stat: FileStat): OpenFile => ({
  stat,
  stream: (range) => handle.createReadStream(range),
  close: () => handle.close(),
})

// Every put makes a new file, so that inode, size and time together tell any two versions of a key apart.
const statOf = (key: string, { ino, size, mtimeNs }: BigIntStats): FileStat => ({
  size: Number(size),
  contentType: contentTypeOf(key),
  etag: `"${ino.toString(36)}-${size.toString(36)}-${mtimeNs.toString(36)}"`,
  modifiedAt: new Date(Number(mtimeNs / 1_000_000n)),
})

// ENOTDIR: the key's folder is a file. EISDIR: the key is a folder. Neither is a stored file.
const missing: readonly unknown[] = ['ENOENT', 'ENOTDIR', 'EISDIR']

const nullIfMissing = async <T>(operation: Promise<T>): Promise<T | null> => {
  try {
    return await operation
  } catch (error) {
    if (error instanceof Error && 'code' in error && missing.includes(error.code)) return null
    throw error
  }
}
