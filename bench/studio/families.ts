// `node bench/studio/families.ts`: CPU of every family for preview, no_text and square, with encoding, and beside them a
// cover of like complexity by headless Chromium and a plainer one by satori and resvg, in the same run.
import { readFileSync } from 'node:fs'
import { sampleDocument } from '../../src/studio/direction/sample.ts'
import { families } from '../../src/studio/families/index.ts'
import { type PaintOrder, paintOrder } from '../../src/studio/press/paint-order.ts'
import { median } from '../support/statistics.ts'
import { coverHtml, openPage, paintHtml } from './html-cover.ts'
import { paintSatori } from './satori-cover.ts'

const cpuOf = async (work: () => Promise<unknown>): Promise<number> => {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

const wallOf = async (work: () => Promise<unknown>): Promise<number> => {
  const before = performance.now()
  await work()
  return performance.now() - before
}

const rounds = 1

const cpuOfAsset = async (order: PaintOrder): Promise<number> => {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) times.push(await cpuOf(() => paintOrder(order)))
  return Math.min(...times)
}

const rows: { id: string; preview: number; noText: number; square: number }[] = []
process.stdout.write('| family | preview ms | no_text ms | square ms |\n|---|---|---|---|\n')
for (const family of families) {
  const document = sampleDocument(family)
  const row = {
    id: family.id,
    preview: await cpuOfAsset({ document, asset: 'preview' }),
    noText: await cpuOfAsset({ document, asset: 'no_text' }),
    square: await cpuOfAsset({ document, asset: 'audiobook_preview' }),
  }
  rows.push(row)
  const cells = [row.preview, row.noText, row.square].map((value) => value.toFixed(0))
  process.stdout.write(`| ${row.id} | ${cells.join(' | ')} |\n`)
}
const of = (name: 'preview' | 'noText' | 'square') => rows.map((row) => row[name])
const summary = (['preview', 'noText', 'square'] as const)
  .map((name) => `${name}: median ${median(of(name)).toFixed(0)}, worst ${Math.max(...of(name)).toFixed(0)}`)
  .join('; ')
process.stdout.write(`\n${summary}\n`)

const page = await openPage()
const middle = rows.toSorted((one, other) => one.preview - other.preview)[Math.floor(rows.length / 2)]
const compared = families.find(({ id }) => id === middle?.id)
const walls: { studio: number; chromium: number; satori: number }[] = []
for (let round = 0; round < 5 && compared; round++) {
  walls.push({
    studio: await wallOf(() => paintOrder({ document: sampleDocument(compared), asset: 'preview' })),
    chromium: await wallOf(() => paintHtml(page, coverHtml('The Last Ember', 'Ava Valentine', round))),
    satori: await wallOf(() => paintSatori('The Last Ember', 'Ava Valentine')),
  })
}
await page.context().browser()?.close()
const wall = (name: 'studio' | 'chromium' | 'satori') => median(walls.map((each) => each[name])).toFixed(0)
process.stdout.write(
  `wall time side by side, median of ${walls.length}: studio (${middle?.id}) ${wall('studio')} ms, Chromium ${wall('chromium')} ms, satori + resvg ${wall('satori')} ms\n`,
)
process.stdout.write(`load average ${readFileSync('/proc/loadavg', 'utf8').split(' ')[0]}\n`)
