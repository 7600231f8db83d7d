// The service as an operator runs it behind a proxy: a process of its own, a public address, the embedded database, a bucket.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createAccount } from '../../src/accounts/rules.ts'
import { openDatabase } from '../../src/compose/open.ts'
import { readConfig } from '../../src/config/config.ts'
import { newId } from '../../src/platform/ids.ts'
import { createLog } from '../../src/platform/log.ts'
import { s3Credentials, startS3Server } from '../platform/storage/s3-server.ts'
import { spawnCommand } from '../support/command.ts'
import { freePort } from '../support/postgres-server.ts'
import type { Person } from './attack.ts'

export interface ServiceUnderAttack {
  readonly port: number
  /** Keys of tenants that know nothing of each other. */
  readonly keys: readonly string[]
  readonly person: Person
  /** Resident memory of the service and all its processes, in MB. */
  readonly memory: () => number
  readonly log: () => string
  stop(): Promise<number | NodeJS.Signals>
}

/** As callers would reach it; requests go to the port. */
export const publicUrl = 'https://covers.example.test'

const person = { email: 'somebody@example.test', password: 'a good long password' }

const readyLine = /^dustjacket ready on/m

export const startServiceUnderAttack = async (tenants: number): Promise<ServiceUnderAttack> => {
  const folder = mkdtempSync(join(tmpdir(), 'dustjacket-attack-'))
  const port = await freePort()
  const bucket = await startS3Server()
  const environment = {
    DATA_DIR: folder,
    PUBLIC_URL: publicUrl,
    STORAGE_URL: bucket.storageUrl('jackets/attacked'),
    AWS_ACCESS_KEY_ID: s3Credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: s3Credentials.secretAccessKey,
    PORT: `${port}`,
    LOG_LEVEL: 'warn',
  }
  const keys = await openTenants(environment, tenants)
  const service = spawnCommand(environment, 'serve')
  await new Promise<void>((resolve, reject) => {
    const look = () => readyLine.test(service.out()) && resolve()
    service.child.stdout.on('data', look)
    service.ended.then(() => reject(new Error(`it ended instead: ${service.err()}`)))
  })
  return {
    port,
    keys,
    person,
    memory: () => residentOf(service.child.pid ?? 0) / 1024,
    log: service.err,
    stop: once(async () => {
      service.child.kill('SIGTERM')
      const status = await service.ended
      await bucket.stop()
      rmSync(folder, { recursive: true, force: true })
      return status
    }),
  }
}

/** Whoever asks again gets the same end. */
const once = <Value>(end: () => Promise<Value>): (() => Promise<Value>) => {
  let ended: Promise<Value> | undefined
  return () => {
    ended ??= end()
    return ended
  }
}

const openTenants = async (environment: Readonly<Record<string, string>>, tenants: number): Promise<string[]> => {
  const database = await openDatabase(readConfig(environment), createLog('silent'))
  try {
    const keys: string[] = []
    for (let number = 0; number < tenants; number++) {
      const draft = { email: `${newId()}@example.test`, plan: 'scale', password: null, at: Date.now() } as const
      keys.push((await createAccount(database, draft)).apiKey)
    }
    await createAccount(database, { ...person, plan: 'starter', at: Date.now() })
    return keys
  } finally {
    await database.close()
  }
}

/** In KB, of a process and all below it; known on Linux only. */
const residentOf = (pid: number): number => {
  try {
    const [, own = '0'] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Number(own) + childrenOf(pid).reduce((sum, child) => sum + residentOf(child), 0)
  } catch {
    return 0
  }
}

const childrenOf = (pid: number): number[] =>
  readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  )
