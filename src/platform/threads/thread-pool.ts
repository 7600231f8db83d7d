// A pool of worker threads that run one script. One task per thread at a time; the rest wait their turn.
import { Worker } from 'node:worker_threads'

/** What a thread answers with. */
export type ThreadAnswer<Result> =
  | { readonly ok: true; readonly result: Result }
  | { readonly ok: false; readonly error: Error }

interface Waiting<Task, Result> {
  readonly task: Task
  readonly resolve: (result: Result) => void
  readonly reject: (error: Error) => void
}

interface Thread<Task, Result> {
  readonly worker: Worker
  current: Waiting<Task, Result> | null
}

export class ThreadPool<Task, Result> {
  readonly #script: URL
  readonly #size: number
  readonly #threads = new Set<Thread<Task, Result>>()
  readonly #waiting: Waiting<Task, Result>[] = []
  #closed = false

  constructor(script: URL, size: number) {
    this.#script = script
    this.#size = size
  }

  run(task: Task): Promise<Result> {
    if (this.#closed) return Promise.reject(new Error('the pool of threads is closed'))
    return new Promise((resolve, reject) => {
      this.#waiting.push({ task, resolve, reject })
      this.#assign()
    })
  }

  /** Ends all threads; what they were doing, and what waits, is refused. */
  async close(): Promise<void> {
    this.#closed = true
    for (const { reject } of this.#waiting.splice(0)) reject(new Error('the pool of threads was closed'))
    await Promise.all([...this.#threads].map(({ worker }) => worker.terminate()))
  }

  #assign(): void {
    const thread = [...this.#threads].find(({ current }) => current === null) ?? this.#start()
    if (!thread) return
    const next = this.#waiting.shift()
    if (!next) return
    thread.current = next
    thread.worker.ref()
    thread.worker.postMessage(next.task)
  }

  /** Threads start when they are needed, up to the size of the pool. */
  #start(): Thread<Task, Result> | null {
    if (this.#closed || this.#threads.size >= this.#size) return null
    const thread: Thread<Task, Result> = { worker: new Worker(this.#script), current: null }
    this.#threads.add(thread)
    thread.worker.on('message', (answer: ThreadAnswer<Result>) => this.#finish(thread, answer))
    thread.worker.on('error', (error) => this.#lose(thread, error instanceof Error ? error : new Error(String(error))))
    thread.worker.on('exit', (code) => this.#lose(thread, new Error(`a worker thread ended with code ${code}`)))
    return thread
  }

  #finish(thread: Thread<Task, Result>, answer: ThreadAnswer<Result>): void {
    const { current } = thread
    thread.current = null
    // An idle thread must not keep the process alive.
    thread.worker.unref()
    if (answer.ok) current?.resolve(answer.result)
    else current?.reject(answer.error)
    this.#assign()
  }

  /** A thread that died takes only its own task with it. */
  #lose(thread: Thread<Task, Result>, error: Error): void {
    if (!this.#threads.delete(thread)) return
    thread.current?.reject(error)
    if (!this.#closed) this.#assign()
  }
}
