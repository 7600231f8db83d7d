// Paints one family at `full` three times in a process of its own and prints the most memory it held, in MB.
import { readFileSync } from 'node:fs'
import { findFamily } from '../../src/studio/families/index.ts'
import { sampleDocument } from '../../src/studio/direction/sample.ts'
import { paintOrder } from '../../src/studio/press/paint-order.ts'

const family = findFamily(process.argv[2] ?? '')
if (!family) throw new Error(`there is no family ${process.argv[2]}`)
for (let round = 0; round < 3; round++) await paintOrder({ document: sampleDocument(family), asset: 'full' })
const [, kilobytes] = /^VmHWM:\s+(\d+)/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? []
process.stdout.write((Number(kilobytes) / 1024).toFixed(0))
