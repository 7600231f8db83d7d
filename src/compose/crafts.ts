// Opens the processes of the service: those that paint, print, set type, understand pictures and read words. Each starts when it is first needed.
import type { Config } from '../config/config.ts'
import type { TypesetReply, TypesetTask } from '../editor/typeset.ts'
import { type Typesetter, typesetMs, typesetterBy } from '../editor/typesetter.ts'
import { ProcessPool } from '../platform/processes/process-pool.ts'
import type { PrintOrder } from '../print/render/print-order.ts'
import { type PrintShop, printMs, printShopBy } from '../print/render/print-shop.ts'
import type { PrintAnswer } from '../print/render/print-task.ts'
import { artEnvironment } from '../studio/motifs/process-art.ts'
import { type Press, pressBy } from '../studio/press/press.ts'
import type { PressAnswer, PressTask } from '../studio/press/press-task.ts'
import type { Reader } from '../studio/reader/reader.ts'
import {
  laneOf,
  type SenseLane,
  type Senses,
  senseLanes,
  openSenses as sensesBy,
  sensesProcess,
} from '../studio/senses/senses.ts'
import type { SenseAnswer, SenseTask } from '../studio/senses/tasks.ts'
import { openReader } from './open-reader.ts'

export interface OpenPress extends Press {
  close(): Promise<void>
}

const megabyte = 1024 * 1024

/**
 * Skia's allocator keeps what it once had; one arena instead of one per thread keeps half as much, and blocks of a megabyte or more go back
 * to the system as soon as they are freed. Without this the limit rises to 32 MB with use, and layers are kept.
 */
const pressEnvironment = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '1048576' }

/** Processes that paint; they start with the first order. */
export const openPress = ({ workers, artDir }: Pick<Config, 'workers' | 'artDir'>): OpenPress => {
  const script = new URL('../studio/press/press-process.ts', import.meta.url)
  const processes = new ProcessPool<PressTask, PressAnswer>(script, {
    size: workers,
    replaceAboveBytes: 450 * megabyte,
    environment: { ...pressEnvironment, ...artEnvironment(artDir) },
  })
  return { ...pressBy((task, signal) => processes.run(task, signal)), close: () => processes.close() }
}

export interface OpenPrintShop extends PrintShop {
  close(): Promise<void>
}

/** Processes that print wraps; they start with the first order. Apart from the press, so that a render never waits for a painting. */
export const openPrintShop = ({ workers }: Pick<Config, 'workers'>, limitMs = printMs): OpenPrintShop => {
  const script = new URL('../print/render/print-process.ts', import.meta.url)
  const processes = new ProcessPool<PrintOrder, PrintAnswer>(script, {
    size: workers,
    replaceAboveBytes: 450 * megabyte,
    environment: pressEnvironment,
  })
  const perform = (order: PrintOrder, signal?: AbortSignal) => processes.run(order, signal, { limitMs })
  return { ...printShopBy(perform), close: () => processes.close() }
}

interface OpenTypesetter extends Typesetter {
  close(): Promise<void>
}

const typesetters = 2

/** Processes that set type for the editors; they start with the first one. Two, so that one slow layout holds nobody up. */
const openTypesetter = (): OpenTypesetter => {
  const script = new URL('../editor/typeset-process.ts', import.meta.url)
  const processes = new ProcessPool<TypesetTask, TypesetReply>(script, {
    size: typesetters,
    replaceAboveBytes: 450 * megabyte,
    environment: pressEnvironment,
  })
  const perform = (task: TypesetTask, tenant: string) => processes.run(task, undefined, { tenant, limitMs: typesetMs })
  return { ...typesetterBy(perform), close: () => processes.close() }
}

export type OpenSenses = Senses & { close(): Promise<void> }

/** Processes that understand words, look at pictures and repair them; each starts with the first question for it. */
export const openSenses = (
  { modelsDir: directory }: Pick<Config, 'modelsDir'>,
  { script, options } = sensesProcess(directory),
  lanes = senseLanes,
): OpenSenses => {
  const open = (lane: SenseLane) => new ProcessPool<SenseTask, SenseAnswer>(script, { ...options, ...lanes[lane] })
  const processes = { words: open('words'), looks: open('looks'), repairs: open('repairs') }
  const senses = sensesBy({
    directory,
    run: (task, signal, tenant) => {
      const lane = laneOf[task.sense]
      return processes[lane].run(task, signal, { tenant, limitMs: lanes[lane].limitMs })
    },
  })
  return {
    ...senses,
    close: async () => {
      await Promise.all(Object.values(processes).map((pool) => pool.close()))
    },
  }
}

export interface Crafts {
  readonly press: Press
  readonly printShop: PrintShop
  readonly typesetter: Typesetter
  readonly senses: Senses
  readonly reader: Reader
  close(): Promise<void>
}

export const openCrafts = (config: Pick<Config, 'workers' | 'modelsDir' | 'artDir'>): Crafts => {
  const [press, printShop, typesetter, senses, reader] = [
    openPress(config),
    openPrintShop(config),
    openTypesetter(),
    openSenses(config),
    openReader(config.artDir),
  ]
  return {
    press,
    printShop,
    typesetter,
    senses,
    reader,
    close: async () => {
      await Promise.all([press, printShop, typesetter, senses, reader].map((craft) => craft.close()))
    },
  }
}
