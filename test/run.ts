// The test command: starts a real PostgreSQL, runs every test file, stops it. Arguments are passed to node's test runner.
import { spawn } from 'node:child_process'
import { globSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { startPostgres } from './support/postgres-server.ts'

const root = new URL('..', import.meta.url).pathname
const [patterns, flags] = [process.argv.slice(2), [] as string[]]
for (const argument of patterns.filter((each) => each.startsWith('--'))) flags.push(argument)
const files = patterns.filter((each) => !each.startsWith('--'))
const chosen = files.length > 0 ? files : globSync('test/**/*.test.ts', { cwd: root }).toSorted()

const postgres = await startPostgres()
const runner = spawn(
  process.execPath,
  ['--test', `--test-concurrency=${availableParallelism()}`, '--test-timeout=300000', ...flags, ...chosen],
  { cwd: root, stdio: 'inherit', env: { ...process.env, TEST_POSTGRES_URL: postgres.url, LOG_LEVEL: '' } },
)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => runner.kill(signal))
runner.on('exit', async (code) => {
  await postgres.stop()
  process.exit(code ?? 1)
})
