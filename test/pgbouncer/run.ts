// `npm run test:pgbouncer`: the main flows of the service behind a real PgBouncer in transaction mode.
import { spawn } from 'node:child_process'
import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { hasPgbouncer } from '../support/pgbouncer.ts'

/** On both databases as ever; the halves on PostgreSQL go through PgBouncer. */
const flows = [
  'test/pgbouncer/pooled.ts',
  'test/platform/database/migrate.test.ts',
  'test/platform/database/transactions.test.ts',
  'test/platform/database/constraints.test.ts',
  'test/platform/queue/*.test.ts',
  'test/accounts/*.test.ts',
  'test/books/*.test.ts',
  'test/covers/replay.test.ts',
  'test/covers/generate.test.ts',
  'test/covers/journey.test.ts',
  'test/wraps/work.test.ts',
  'test/credits/*.test.ts',
  'test/jobs/*.test.ts',
  'test/webhooks/*.test.ts',
  'test/identity/sessions.test.ts',
]

if (hasPgbouncer()) {
  const root = resolve(import.meta.dirname, '..', '..')
  const files = process.argv.length > 2 ? process.argv.slice(2) : globSync(flows, { cwd: root })
  const runner = spawn(process.execPath, ['test/run.ts', ...files], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, BEHIND_PGBOUNCER: '1' },
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => runner.kill(signal))
  runner.on('exit', (code) => process.exit(code ?? 1))
} else {
  process.stdout.write('skipped: there is no pgbouncer here (on Debian: apt-get install pgbouncer)\n')
}
