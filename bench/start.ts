// How long a start takes and how much memory the idle service holds, on the embedded database.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { startService } from './support/service.ts'
import { median } from './support/statistics.ts'

const rounds = 7
const idleMs = 5000

const residentMegabytes = (pid: number | undefined): number => {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}

const results: { empty: number; existing: number; memory: number }[] = []
for (let round = 0; round < rounds; round++) {
  const folder = mkdtempSync(join(tmpdir(), 'dustjacket-start-'))
  const environment = { DATA_DIR: folder, DEMO_ACCOUNT: 'true' }
  const first = await startService(environment)
  await first.stop()
  const second = await startService(environment)
  await delay(idleMs)
  results.push({ empty: first.startMs, existing: second.startMs, memory: residentMegabytes(second.child.pid) })
  await second.stop()
  rmSync(folder, { recursive: true })
}

const row = (name: string, of: (result: (typeof results)[number]) => number, unit: string) =>
  `| ${name} | ${median(results.map(of)).toFixed(0)} ${unit} | ${Math.max(...results.map(of)).toFixed(0)} ${unit} |\n`
process.stdout.write(
  [
    '| what | median | worst |\n|---|---|---|\n',
    row('start on an empty folder', ({ empty }) => empty, 'ms'),
    row('start on an existing folder', ({ existing }) => existing, 'ms'),
    row('resident memory after 5 s idle', ({ memory }) => memory, 'MB'),
  ].join(''),
)
