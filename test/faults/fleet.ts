// Several processes of the real service on one database and one folder of files, each started again whenever it ends.
import { readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import type { Random } from '../../src/studio/paint/random.ts'
import { type CommandProcess, spawnCommand } from '../support/command.ts'
import { freePort } from '../support/postgres-server.ts'
import { patiently } from './patiently.ts'

export type Role = 'api' | 'worker'

interface Post {
  readonly role: Role
  /** Where it listens, always the same. */
  readonly port: number
  process: CommandProcess | null
  ready: boolean
  /** When it was told to end, or killed; null while it is to live. */
  condemnedAt: number | null
}

interface FleetOptions {
  readonly environment: Readonly<Record<string, string>>
  readonly sizes: Readonly<Record<Role, number>>
  readonly databaseWasAway: (from: number, to: number) => boolean
}

const readyLine = /^dustjacket (worker )?ready/m

export class Fleet {
  readonly #options: FleetOptions
  readonly #posts: Post[] = []
  readonly #kept: Promise<void>[] = []
  readonly #painters = new Set<number>()
  #stopping = false
  /** What the processes logged, and how often. */
  readonly logged = new Map<string, number>()
  /** Processes that ended though nobody had asked them to, or otherwise than they should. */
  readonly complaints: string[] = []
  /** Starts that failed because the database was away. */
  failedStarts = 0
  /** Stops that failed for the same reason. */
  failedStops = 0

  constructor(options: FleetOptions) {
    this.#options = options
  }

  async start(): Promise<void> {
    for (const role of ['api', 'worker'] as const)
      for (let number = 0; number < this.#options.sizes[role]; number++)
        this.#posts.push({ role, port: await freePort(), process: null, ready: false, condemnedAt: null })
    for (const post of this.#posts) this.#kept.push(this.#keep(post))
    await this.complete()
  }

  /** Waits until every post is filled. */
  complete(): Promise<void> {
    return patiently('every process is ready', () => this.#posts.every(({ ready }) => ready))
  }

  /** The address of some process that serves; undefined while there is none. */
  someAddress(random: Random): string | undefined {
    const post = this.#some('api', random)
    return post && `http://127.0.0.1:${post.port}`
  }

  /** Kills a process as a crash or the kernel would. */
  kill(role: Role, random: Random): boolean {
    return this.#signal(role, random, 'SIGKILL')
  }

  /** Asks a process to stop: what it works on, it must finish or hand over. */
  handOver(role: Role, random: Random): boolean {
    return this.#signal(role, random, 'SIGTERM')
  }

  /** Freezes a process, so that others take its work for abandoned, and lets it go on. */
  async pause(role: Role, random: Random, ms: number): Promise<boolean> {
    const child = this.#some(role, random)?.process?.child
    if (!child) return false
    child.kill('SIGSTOP')
    await delay(ms)
    child.kill('SIGCONT')
    return true
  }

  /** Kills one of the processes in which a worker paints; false where none can be found. */
  killPainter(random: Random): boolean {
    const painters = this.#posts.flatMap((post) => (post.role === 'worker' ? this.#paintersOf(post) : []))
    const [painter] = random.shuffled(painters)
    return painter !== undefined && killed(painter)
  }

  /** Painters of workers that are gone must go too. */
  async straggling(): Promise<readonly number[]> {
    await patiently('painters have ended', () => ![...this.#painters].some(isAlive)).catch(() => {})
    return [...this.#painters].filter(isAlive)
  }

  async stop(): Promise<void> {
    this.#stopping = true
    for (const post of this.#posts) this.#end(post, 'SIGTERM')
    await Promise.all(this.#kept)
  }

  #some(role: Role, random: Random): Post | undefined {
    return random.shuffled(
      this.#posts.filter((post) => post.role === role && post.ready && post.condemnedAt === null),
    )[0]
  }

  #signal(role: Role, random: Random, signal: NodeJS.Signals): boolean {
    const post = this.#some(role, random)
    if (post) this.#end(post, signal)
    return post !== undefined
  }

  #end(post: Post, signal: NodeJS.Signals): void {
    this.#paintersOf(post)
    post.condemnedAt = Date.now()
    post.process?.child.kill(signal)
  }

  #paintersOf({ process }: Post): number[] {
    const painters = childrenOf(process?.child.pid)
    for (const painter of painters) this.#painters.add(painter)
    return painters
  }

  async #keep(post: Post): Promise<void> {
    while (!this.#stopping) {
      const from = Date.now()
      const process = spawnCommand({ ...this.#options.environment, PORT: `${post.port}`, ROLE: post.role }, 'serve')
      post.process = process
      post.condemnedAt = null
      process.child.stdout.on('data', async () => {
        if (!readyLine.test(process.out())) return
        post.ready ||= post.process === process && process.child.exitCode === null && post.condemnedAt === null
      })
      const status = await process.ended
      const wasReady = post.ready
      post.ready = false
      this.#judge(post, status, { wasReady, from, err: process.err() })
    }
  }

  #judge(
    { role, condemnedAt }: Post,
    status: number | NodeJS.Signals,
    { wasReady, from, err }: { wasReady: boolean; from: number; err: string },
  ): void {
    // The last line of one that was killed may be cut off.
    for (const line of err.split('\n').slice(0, -1)) this.#tally(line)
    if (condemnedAt !== null && (status === 'SIGKILL' || status === 0)) return
    const away = this.#options.databaseWasAway(condemnedAt ?? from, Date.now())
    if (away && !wasReady) this.failedStarts++
    // One that is told to stop while the database is away cannot hand over; its work is found by its lease.
    else if (away && condemnedAt !== null) this.failedStops++
    else this.complaints.push(`a process of role ${role} ended by itself with ${status}: ${err.slice(-2000)}`)
  }

  #tally(line: string): void {
    if (!line.startsWith('{')) return
    const { level, msg, err } = JSON.parse(line)
    if (level !== 'error' && level !== 'warn') return
    const name = `${level}: ${msg}${err ? ` (${err.message})` : ''}`
    this.logged.set(name, (this.logged.get(name) ?? 0) + 1)
  }
}

/** Known on Linux only; elsewhere painters are left in peace. */
const childrenOf = (pid: number | undefined): number[] => {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
  } catch {
    return []
  }
}

const killed = (pid: number): boolean => {
  try {
    return process.kill(pid, 'SIGKILL')
  } catch {
    return false
  }
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
