// A real PgBouncer in transaction mode, before a PostgreSQL server of the tests.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from './postgres-server.ts'

export const hasPgbouncer = (): boolean => spawnSync('pgbouncer', ['--version']).status === 0

export interface Pgbouncer {
  readonly url: string
  stop(): Promise<void>
}

/** Few connections for many clients: whoever counts on a session of his own soon meets another's. */
const settingsFor = (server: URL, port: number): string => `
[databases]
* = host=${server.hostname} port=${server.port} user=${server.username} password=${server.password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 3
max_client_conn = 2000
server_idle_timeout = 5
`

export const startPgbouncer = async (serverUrl: string): Promise<Pgbouncer> => {
  const folder = mkdtempSync(join(tmpdir(), 'dustjacket-pgbouncer-'))
  chmodSync(folder, 0o755)
  const port = await freePort()
  const file = join(folder, 'pgbouncer.ini')
  writeFileSync(file, settingsFor(new URL(serverUrl), port))
  // It refuses to be run by root.
  const words = process.getuid?.() === 0 ? ['--user', 'nobody', file] : [file]
  const child = spawn('pgbouncer', words, { stdio: ['ignore', 'ignore', 'pipe'] })
  const said: string[] = []
  for await (const line of createInterface({ input: child.stderr })) {
    said.push(line)
    if (line.includes('process up')) break
  }
  child.stderr.resume()
  if (child.exitCode !== null) throw new Error(`PgBouncer did not start: ${said.join('\n')}`)
  const url = new URL(serverUrl)
  url.port = String(port)
  return {
    url: url.href,
    stop: async () => {
      child.kill('SIGKILL')
      await once(child, 'exit')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
