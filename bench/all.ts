// `node bench/all.ts [folder] [name …]`: every bench in one sitting, one after the other, each one's answer in a file of the folder. Takes about
// an hour on a machine that does nothing else.
import { spawnSync } from 'node:child_process'
import { mkdirSync, openSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** Shorter rounds than each bench takes by itself: an hour is what a sitting may last. */
const sitting: readonly { readonly name: string; readonly command: readonly string[]; readonly env?: object }[] = [
  { name: 'start', command: ['bench/start.ts'] },
  { name: 'http', command: ['bench/http.ts'], env: { BENCH_ROUNDS: '5' } },
  { name: 'print', command: ['bench/print/render.ts', '5'] },
  { name: 'accept', command: ['bench/jobs/accept.ts'] },
  { name: 'covers-per-minute', command: ['bench/jobs/covers-per-minute.ts'] },
  { name: 'families', command: ['bench/studio/families.ts'] },
  { name: 'full-memory', command: ['bench/studio/full-memory.ts'] },
  { name: 'upscaling', command: ['bench/senses/upscaling.ts'] },
  { name: 'text-removal', command: ['bench/senses/text-removal.ts', '--covers', '8', '--width', '800'] },
  { name: 'extension', command: ['bench/senses/extension.ts', '--covers', '6'] },
  { name: 'readback', command: ['bench/studio/readback.ts', '2'] },
  { name: 'references', command: ['bench/studio/references.ts'] },
  { name: 'growth', command: ['bench/growth.ts'] },
  { name: 'jobs-growth', command: ['bench/jobs/growth.ts'] },
  { name: 'faults', command: ['test/faults/run.ts', '--minutes', '3', '--seed', '11'] },
]

const [folder = 'bench-results', ...named] = process.argv.slice(2)
const directory = resolve(folder)
mkdirSync(directory, { recursive: true })
for (const { name, command, env } of sitting.filter((each) => named.length === 0 || named.includes(each.name))) {
  const started = performance.now()
  const answer = openSync(join(directory, `${name}.txt`), 'w')
  const { status } = spawnSync(process.execPath, command, {
    stdio: ['ignore', answer, answer],
    env: { ...process.env, ...env },
  })
  const minutes = ((performance.now() - started) / 60_000).toFixed(1)
  process.stdout.write(`${name.padEnd(20)} ${minutes} min${status === 0 ? '' : `, ended with ${status}`}\n`)
}
