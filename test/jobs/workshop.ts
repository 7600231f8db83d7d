// A job runner with works of a test's own, on a real database and a real folder of files.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import type { Finished, Work, Workload } from '../../src/jobs/rules.ts'
import { startJobRunner } from '../../src/jobs/runner.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { createLog } from '../../src/platform/log.ts'
import { FileStorage } from '../../src/platform/storage/file-storage.ts'

const log = createLog('silent')

interface WorkshopOptions {
  readonly work: Work
  readonly slots?: number
  readonly timeoutMs?: number
  readonly leaseMs?: number
}

export interface Workshop {
  readonly storage: FileStorage
  /** Keys of all files that are there. */
  files(): Promise<string[]>
  stop(): Promise<void>
}

/** Starts a runner that ends with the test. Generate is the operation it works on. */
export const openWorkshop = (
  test: TestContext,
  database: Database,
  { work, slots = 1, timeoutMs, leaseMs }: WorkshopOptions,
): Workshop => {
  const root = mkdtempSync(join(tmpdir(), 'dustjacket-workshop-'))
  const storage = new FileStorage({ root, secret: 'secret', baseUrl: () => 'http://127.0.0.1:1' })
  const runner = startJobRunner({
    database,
    storage,
    log,
    now: Date.now,
    works: { generate: work },
    slots,
    onEnd: () => {},
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
    ...(leaseMs === undefined ? {} : { leaseMs }),
  })
  const stop = () => runner.stop(0)
  test.after(async () => {
    await stop()
    rmSync(root, { recursive: true, force: true })
  })
  const files = async () => {
    const keys: string[] = []
    for await (const { key } of storage.list('')) keys.push(key)
    return keys
  }
  return { storage, files, stop }
}

/** What a job that made nothing to publish ends with. */
export const emptyHanded = ({ job }: Workload, cost = job.credits_reserved): Finished => ({
  result: { bookId: job.id, covers: [] },
  cost,
  publish: async () => {},
})
