// `node bench/studio/full-memory.ts`: a painting process's day. The press paints every family at `full`, one after the other, and the most
// memory that its process held during each is printed.
import { readdirSync, readFileSync } from 'node:fs'
import { readConfig } from '../../src/config.ts'
import { openPress } from '../../src/open.ts'
import { sampleDocument } from '../../src/studio/direction/sample.ts'
import { families } from '../../src/studio/families/index.ts'
import { median } from '../support/statistics.ts'

/** The largest peak of all processes that this one has started. */
const peakOfChildren = (): number => {
  const children = readdirSync('/proc/self/task').flatMap((task) =>
    readFileSync(`/proc/self/task/${task}/children`, 'utf8').split(' ').filter(Boolean),
  )
  return Math.max(0, ...children.map(peakMegabytes))
}

const peakMegabytes = (pid: string): number => {
  try {
    const [, kilobytes] = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Number(kilobytes ?? 0) / 1024
  } catch {
    // It has ended since.
    return 0
  }
}

const press = openPress(readConfig({ ...process.env, WORKERS: '1' }))
const only = process.argv.slice(2)
const chosen = families.filter(({ id }) => only.length === 0 || only.includes(id))
const peaks: number[] = []
for (const family of chosen) {
  let peak = 0
  const watch = setInterval(() => {
    peak = Math.max(peak, peakOfChildren())
  }, 20)
  await press.paint({ document: sampleDocument(family), asset: 'full' })
  clearInterval(watch)
  peaks.push(peak)
  process.stdout.write(`| ${family.id} | ${peak.toFixed(0)} |\n`)
}
await press.close()
process.stdout.write(`full: median ${median(peaks).toFixed(0)} MB, worst ${Math.max(...peaks).toFixed(0)} MB\n`)
