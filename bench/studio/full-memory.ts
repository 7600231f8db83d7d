// `node bench/studio/full-memory.ts`: a painting process's day. The press paints every family at `full`, one after the other, and the most
// memory that its process held during each is printed.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { openPress } from '../../src/compose/crafts.ts'
import { readConfig } from '../../src/config/config.ts'
import { sampleDocument } from '../../src/studio/direction/sample.ts'
import { families } from '../../src/studio/families/index.ts'
import { median } from '../support/statistics.ts'

/** The processes that this one has started. */
const children = (): string[] =>
  readdirSync('/proc/self/task').flatMap((task) =>
    readFileSync(`/proc/self/task/${task}/children`, 'utf8').split(' ').filter(Boolean),
  )

const peakOfChildren = (): number => Math.max(0, ...children().map(peakMegabytes))

/** A process that paints several covers is to be measured anew for each. */
const forgetPeaks = (): void => {
  for (const pid of children()) {
    try {
      writeFileSync(`/proc/${pid}/clear_refs`, '5')
    } catch {
      // It has ended since.
    }
  }
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
  forgetPeaks()
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
