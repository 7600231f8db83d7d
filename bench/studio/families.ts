// `node bench/studio/families.ts [ASSET…]`: CPU of every family for preview, no_text and square, with encoding, or for those that are named;
// without names beside a cover of like complexity by headless Chromium and a plainer one by satori and resvg, in the same run.
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

const assets = ['preview', 'no_text', 'audiobook_preview'] as const
type Asset = (typeof assets)[number]
const named = process.argv.slice(2)
const chosen = assets.filter((asset) => named.length === 0 || named.includes(asset))

interface Row {
  readonly id: string
  readonly times: ReadonlyMap<Asset, number>
}

const timeOf = ({ times }: Row, asset: Asset): number => times.get(asset) ?? 0

const rows: Row[] = []
process.stdout.write(
  `| family | ${chosen.map((asset) => `${asset} ms`).join(' | ')} |\n|---${'|---'.repeat(chosen.length)}|\n`,
)
for (const family of families) {
  const document = sampleDocument(family)
  const times = new Map<Asset, number>()
  for (const asset of chosen) times.set(asset, await cpuOfAsset({ document, asset }))
  rows.push({ id: family.id, times })
  process.stdout.write(`| ${family.id} | ${[...times.values()].map((value) => value.toFixed(0)).join(' | ')} |\n`)
}
process.stdout.write(`load average ${readFileSync('/proc/loadavg', 'utf8').split(' ')[0]}\n`)
for (const asset of chosen) {
  const slowest = rows.toSorted((one, other) => timeOf(other, asset) - timeOf(one, asset)).slice(0, 10)
  const middle = median(rows.map((row) => timeOf(row, asset)))
  const told = slowest.map((row) => `${row.id} ${timeOf(row, asset).toFixed(0)}`).join(', ')
  process.stdout.write(`${asset}: median ${middle.toFixed(0)}; slowest: ${told}\n`)
}
if (named.length > 0) process.exit(0)

const page = await openPage()
const middle = rows.toSorted((one, other) => timeOf(one, 'preview') - timeOf(other, 'preview'))[
  Math.floor(rows.length / 2)
]
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
