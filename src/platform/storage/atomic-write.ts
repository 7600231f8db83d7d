// Writing a file so that neither a reader nor a power cut ever meets half of it.
import { randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import type { FileBody } from './storage.ts'

interface Destination {
  /** The storage's folder; `path` lies inside it. */
  readonly root: string
  readonly path: string
  /** Where unfinished files stay; on the same file system as `root`. */
  readonly temporary: string
}

/** Writes aside, flushes, renames into place; gives back what `inspect` saw of the finished file. */
export const writeAtomically = async <T>(
  destination: Destination,
  body: FileBody,
  inspect: (handle: FileHandle) => Promise<T>,
): Promise<T> => {
  if (!(body instanceof Readable)) return await writeAside(destination, body, inspect)
  // It may fail before its first byte is asked for: heard by nobody, that would end the process.
  body.on('error', () => {})
  try {
    return await writeAside(destination, body, inspect)
  } finally {
    // Where the writing could not even begin, the stream still holds its own file or connection.
    body.destroy()
  }
}

const writeAside = async <T>(
  { root, path, temporary }: Destination,
  body: FileBody,
  inspect: (handle: FileHandle) => Promise<T>,
): Promise<T> => {
  await mkdir(temporary, { recursive: true })
  const unfinished = join(temporary, randomUUID())
  try {
    const seen = await writeAndFlush(unfinished, body, inspect)
    await mkdir(dirname(path), { recursive: true })
    await rename(unfinished, path)
    await flushFolders(dirname(path), root)
    return seen
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

const writeAndFlush = async <T>(path: string, body: FileBody, inspect: (handle: FileHandle) => Promise<T>) => {
  const handle = await open(path, 'wx')
  try {
    await handle.writeFile(body)
    await handle.sync()
    return await inspect(handle)
  } finally {
    await handle.close()
  }
}

// Up to the root every time: a folder that another writer has just made may not be on the disk yet.
const flushFolders = async (folder: string, root: string): Promise<void> => {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
  if (folder !== root) await flushFolders(dirname(folder), root)
}
