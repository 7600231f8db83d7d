// Opens the models in a directory: each verified and loaded on first use, none when they are switched off or missing.
// Loading the runtime takes memory and time, so nothing of it is touched before somebody asks for a session.
import { createHash } from 'node:crypto'
import { createReadStream, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { InferenceSession } from 'onnxruntime-node'
import { type ModelFile, type ModelName, modelEntry } from './manifest.ts'

/** Cores that one network may use; more would starve the threads that paint. */
const threads = 2

export type Models = {
  /** Whether the files are there with their right sizes; cheap, and no promise about their content. */
  readonly available: (name: ModelName) => boolean
  /** The network, or null when models are off or this one is missing or damaged. */
  readonly session: (name: ModelName) => Promise<InferenceSession | null>
  /** A text that belongs to a model, such as its vocabulary; null under the same conditions. */
  readonly text: (name: ModelName, file: string) => Promise<string | null>
  /** Gives the memory of every network back. They load again when they are asked for. */
  readonly release: () => Promise<void>
}

const hasSize = (path: string, bytes: number): boolean => statSync(path, { throwIfNoEntry: false })?.size === bytes

const hasHash = async (path: string, sha256: string): Promise<boolean> => {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path, { highWaterMark: 1 << 20 }), hash)
  return hash.digest('hex') === sha256
}

const load = async (path: string): Promise<InferenceSession> => {
  const { InferenceSession } = await import('onnxruntime-node')
  return InferenceSession.create(path, {
    intraOpNumThreads: threads,
    interOpNumThreads: 1,
    executionMode: 'sequential',
    // Without its arena the runtime gives memory back after each picture instead of keeping the largest it ever needed.
    enableCpuMemArena: false,
    logSeverityLevel: 3,
    // Threads that wait by turning in circles take the cores from everybody else.
    extra: { session: { intra_op: { allow_spinning: '0' } } },
  })
}

/** Models of a directory; null is off. */
export const openModels = ({ directory }: { readonly directory: string | null }): Models => {
  const sessions = new Map<ModelName, Promise<InferenceSession | null>>()
  const verified = new Map<ModelName, Promise<boolean>>()

  const available = (name: ModelName): boolean =>
    directory !== null && modelEntry(name).files.every((file) => hasSize(join(directory, file.name), file.bytes))

  const check = async (name: ModelName, within: string): Promise<boolean> => {
    const isRight = (file: ModelFile) => hasHash(join(within, file.name), file.sha256)
    const right = await Promise.all(modelEntry(name).files.map(isRight))
    if (right.every(Boolean)) return true
    process.emitWarning(`the files of the model ${name} in ${within} are damaged; it is not used`)
    return false
  }

  /** The directory, once the model's files in it have proved right. */
  const place = async (name: ModelName): Promise<string | null> => {
    if (directory === null || !available(name)) return null
    const checked = verified.get(name) ?? check(name, directory)
    verified.set(name, checked)
    if (await checked) return directory
    verified.delete(name)
    return null
  }

  const open = async (name: ModelName): Promise<InferenceSession | null> => {
    const within = await place(name)
    const [network] = modelEntry(name).files
    return within === null || !network ? null : load(join(within, network.name))
  }

  return {
    available,
    session: (name) => {
      const opened = sessions.get(name) ?? open(name)
      sessions.set(name, opened)
      // A missing model may be installed later: only what was loaded is remembered.
      opened.then((session) => session ?? sessions.delete(name)).catch(() => sessions.delete(name))
      return opened
    },
    text: async (name, file) => {
      const within = await place(name)
      return within === null ? null : readFile(join(within, file), 'utf8')
    },
    release: async () => {
      const opened = [...sessions.values()]
      sessions.clear()
      await Promise.all(opened.map(async (session) => (await session)?.release()))
    },
  }
}
