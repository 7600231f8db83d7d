// `node bench/studio/full-memory.ts`: a worker's day. One process paints every family at `full`, one after the other, and prints the most
// memory it held during each.
import { readFileSync, writeFileSync } from 'node:fs'
import { sampleDocument } from '../../src/studio/direction/sample.ts'
import { families } from '../../src/studio/families/index.ts'
import { paintOrder } from '../../src/studio/press/paint-order.ts'
import { median } from '../support/statistics.ts'

const peakMegabytes = (): number => {
  const [, kilobytes] = /^VmHWM:\s+(\d+)/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? []
  return Number(kilobytes) / 1024
}

/** Linux forgets the peak so far when asked to. */
const forgetPeak = (): void => writeFileSync('/proc/self/clear_refs', '5')

const peaks: number[] = []
for (const family of families) {
  forgetPeak()
  await paintOrder({ document: sampleDocument(family), asset: 'full' })
  peaks.push(peakMegabytes())
  process.stdout.write(`| ${family.id} | ${peaks.at(-1)?.toFixed(0)} |\n`)
}
process.stdout.write(`full: median ${median(peaks).toFixed(0)} MB, worst ${Math.max(...peaks).toFixed(0)} MB\n`)
