// A pool of child processes that run one script. One task per process at a time; the rest wait for a fair turn. Processes instead of threads,
// because native libraries keep the memory they once had: a process that has grown too large is replaced, and one that crashes takes only
// its own task with it.
import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { FairOrder, type Turn } from './fair-turn.ts'
import { TooManyWaiting } from './too-many-waiting.ts'
import { TookTooLong } from './took-too-long.ts'

/** What a process answers with, by `process.send`; scripts whose tasks have a time limit also say when they begin one. */
export type ProcessAnswer<Result> =
  | { readonly begun: true }
  | { readonly ok: true; readonly result: Result; readonly rssBytes: number }
  | { readonly ok: false; readonly error: Error; readonly rssBytes: number }

interface PoolOptions {
  /** How many processes run at once. */
  readonly size: number
  /** A process larger than this after a task is replaced before the next. */
  readonly replaceAboveBytes?: number
  /** A process without work for this long is ended, which gives its memory back. */
  readonly idleMs?: number
  /** How many tasks of one tenant may wait. */
  readonly mostWaiting?: number
  /** Added to the environment of the processes. */
  readonly environment?: Readonly<Record<string, string>>
}

/** On whose behalf a task is run, and for how long at most. */
export interface Terms {
  readonly tenant?: string | undefined
  /** Counted from when the process begins: neither waiting nor the start of a process is the task's fault. */
  readonly limitMs?: number | undefined
  /** Waits however many wait already: for work that is counted elsewhere, as jobs are. */
  readonly isPatient?: boolean | undefined
}

interface Waiting<Task, Result> extends Turn {
  readonly task: Task
  readonly limitMs: number | undefined
  readonly signal: AbortSignal | undefined
  readonly resolve: (result: Result) => void
  readonly reject: (error: unknown) => void
}

interface Worker<Task, Result> {
  readonly child: ChildProcess
  readonly exited: Promise<void>
  current: Waiting<Task, Result> | null
  idle: NodeJS.Timeout | undefined
  late: NodeJS.Timeout | undefined
}

const standardIdleMs = 5 * 60_000

export class ProcessPool<Task, Result> {
  readonly #script: string
  readonly #options: PoolOptions
  readonly #workers = new Set<Worker<Task, Result>>()
  readonly #order: FairOrder
  #waiting: Waiting<Task, Result>[] = []
  #closed = false

  constructor(script: URL, options: PoolOptions) {
    this.#script = fileURLToPath(script)
    this.#options = options
    this.#order = new FairOrder(options.size)
  }

  /** Runs a task in the next free process. Aborting kills the process: there is no other way to stop native code. */
  run(task: Task, signal?: AbortSignal, { tenant, limitMs, isPatient = false }: Terms = {}): Promise<Result> {
    if (this.#closed) return Promise.reject(new Error('the pool of processes is closed'))
    if (signal?.aborted) return Promise.reject(signal.reason)
    const before = this.#waiting.filter((other) => other.tenant === tenant).length
    if (!isPatient && before >= (this.#options.mostWaiting ?? Number.POSITIVE_INFINITY))
      return Promise.reject(new TooManyWaiting(before))
    return new Promise((resolve, reject) => {
      const abandon = (): void => this.#abandon(waiting)
      // One signal may be given along with many tasks: those that have ended must not stay with it.
      const ended =
        <Value>(end: (value: Value) => void) =>
        (value: Value): void => {
          signal?.removeEventListener('abort', abandon)
          end(value)
        }
      const waiting: Waiting<Task, Result> = {
        task,
        tenant: tenant ?? null,
        limitMs,
        signal,
        resolve: ended(resolve),
        reject: ended(reject),
      }
      this.#waiting.push(waiting)
      signal?.addEventListener('abort', abandon, { once: true })
      this.#assign()
    })
  }

  /** Ends all processes; what they were doing, and what waits, is refused. */
  async close(): Promise<void> {
    this.#closed = true
    for (const { reject } of this.#waiting.splice(0)) reject(new Error('the pool of processes was closed'))
    const workers = [...this.#workers]
    for (const worker of workers) {
      // Whoever waits for the close would otherwise end before it: idle processes do not keep ours alive.
      worker.child.ref()
      this.#end(worker, new Error('the pool of processes was closed'))
    }
    await Promise.all(workers.map(({ exited }) => exited))
  }

  #assign(): void {
    const running = [...this.#workers].flatMap(({ current }) => current ?? [])
    const next = this.#order.next(this.#waiting, running)
    if (!next) return
    const worker = [...this.#workers].find(({ current }) => current === null) ?? this.#start()
    if (!worker) return
    this.#order.hasHadTurn(next)
    this.#waiting = this.#waiting.filter((other) => other !== next)
    clearTimeout(worker.idle)
    worker.current = next
    keepAlive(worker.child, true)
    worker.child.send({ task: next.task }, (error) => {
      if (error) this.#end(worker, error)
    })
  }

  #abandon(waiting: Waiting<Task, Result>): void {
    this.#waiting = this.#waiting.filter((other) => other !== waiting)
    const worker = [...this.#workers].find(({ current }) => current === waiting)
    if (worker) this.#end(worker, waiting.signal?.reason)
    else waiting.reject(waiting.signal?.reason)
  }

  /** Processes start when they are needed, up to the size of the pool. */
  #start(): Worker<Task, Result> | null {
    if (this.#closed || this.#workers.size >= this.#options.size) return null
    const child = fork(this.#script, {
      serialization: 'advanced',
      // What a painter prints is a mistake; it must not mix with the output of a command.
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: { ...process.env, ...this.#options.environment },
    })
    const { promise: exited, resolve } = Promise.withResolvers<void>()
    const worker: Worker<Task, Result> = { child, exited, current: null, idle: undefined, late: undefined }
    this.#workers.add(worker)
    child.on('message', (answer: ProcessAnswer<Result>) =>
      'begun' in answer ? this.#watch(worker) : this.#finish(worker, answer),
    )
    child.on('error', (error) => this.#end(worker, error))
    child.on('exit', (code, signal) => {
      resolve()
      this.#end(worker, new Error(`a process of the pool ended with ${signal ?? `code ${code}`}`))
    })
    return worker
  }

  #watch(worker: Worker<Task, Result>): void {
    const limitMs = worker.current?.limitMs
    if (limitMs === undefined) return
    worker.late = setTimeout(() => this.#end(worker, new TookTooLong(limitMs)), limitMs)
  }

  #finish(worker: Worker<Task, Result>, answer: Exclude<ProcessAnswer<Result>, { begun: true }>): void {
    const { current } = worker
    if (!current) return
    clearTimeout(worker.late)
    worker.current = null
    if (answer.ok) current.resolve(answer.result)
    else current.reject(answer.error)
    const { replaceAboveBytes = Number.POSITIVE_INFINITY, idleMs = standardIdleMs } = this.#options
    if (answer.rssBytes > replaceAboveBytes) this.#end(worker, new Error('replaced'))
    else {
      // An idle process must not keep ours alive.
      keepAlive(worker.child, false)
      worker.idle = setTimeout(() => this.#end(worker, new Error('idle')), idleMs).unref()
    }
    this.#assign()
  }

  /** Takes a process out of the pool, and its task, if it has one, to its caller. */
  #end(worker: Worker<Task, Result>, reason: unknown): void {
    if (!this.#workers.delete(worker)) return
    clearTimeout(worker.idle)
    clearTimeout(worker.late)
    worker.child.kill('SIGKILL')
    worker.current?.reject(reason)
    worker.current = null
    if (!this.#closed) this.#assign()
  }
}

const keepAlive = (child: ChildProcess, keep: boolean): void => {
  if (keep) {
    child.ref()
    child.channel?.ref()
  } else {
    child.unref()
    child.channel?.unref()
  }
}
