// The test command: starts a real PostgreSQL, runs every test file, stops it. Arguments name the files to run instead, or are
// options of node's test runner.
import { execFile, spawn } from 'node:child_process'
import { globSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { noBrowser, unpackBrowser } from './support/browser.ts'
import { furnish } from './support/databases.ts'
import { startPgbouncer } from './support/pgbouncer.ts'
import { startPostgres } from './support/postgres-server.ts'
import { makeScratch } from './support/scratch.ts'
import { writeGroups } from './support/test-groups.ts'

const root = resolve(import.meta.dirname, '..')
const isOption = (word: string): boolean => word.startsWith('--')
const words = process.argv.slice(2)
const named = words.filter((word) => !isOption(word))
const files = named.length > 0 ? named : globSync('test/**/*.test.ts', { cwd: root })

// What an operator has set must not reach the services that tests start.
const {
  HOST,
  PORT,
  PUBLIC_URL,
  DATA_DIR,
  DATABASE_URL,
  DATABASE_DIRECT_URL,
  STORAGE_URL,
  ROLE,
  WORKERS,
  LOG_LEVEL,
  ...environment
} = process.env

const missing = noBrowser()
if (missing && process.env.REQUIRE_BROWSER === '1') {
  process.stderr.write(`${missing}\n`)
  process.exit(1)
}

await unpackBrowser()
const scratch = makeScratch()
// Of this process, its server and all tests.
process.env.TMPDIR = scratch.folder
// Every group is a process that loads much the same modules: compiled once, they load in half the time.
const compiled = { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled') }
const [postgres] = await Promise.all([
  // What tests write need not outlive the machine, nor be tidied up.
  startPostgres(['fsync=off', 'full_page_writes=off', 'synchronous_commit=off', 'autovacuum=off']),
  promisify(execFile)(process.execPath, [join(root, 'test/support/compile-house.ts')], {
    env: { ...environment, ...compiled },
  }),
])
await furnish(postgres.url)
const pooler = process.env.BEHIND_PGBOUNCER === '1' ? await startPgbouncer(postgres.url) : null
const runner = spawn(
  process.execPath,
  [
    '--test',
    // More than there are cores: many tests wait for disks and other processes.
    `--test-concurrency=${availableParallelism() + 3}`,
    // Of a whole group.
    '--test-timeout=1800000',
    ...words.filter(isOption),
    ...writeGroups(
      scratch.folder,
      files.map((file) => resolve(root, file)),
    ),
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...environment,
      ...compiled,
      TMPDIR: scratch.folder,
      TEST_POSTGRES_URL: postgres.url,
      ...(pooler ? { TEST_POOLER_URL: pooler.url } : {}),
    },
  },
)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => runner.kill(signal))
runner.on('exit', async (code) => {
  await pooler?.stop()
  await postgres.stop()
  scratch.remove()
  if (missing) process.stdout.write(`browser tests were skipped: ${missing}\n`)
  process.exit(code ?? 1)
})
