// `node bench/print/render.ts [rounds]`: a wrap printed from its art, beside the same page printed by headless Chromium; a whole new wrap;
// and how both grow with the sheet. What is measured for memory runs in a process of its own.
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { wrapGeometry } from '../../src/print/geometry/wrap-geometry.ts'
import type { WrapRequest } from '../../src/print/geometry/wrap-specs.ts'
import { printWrap } from '../../src/print/render/print-wrap.ts'
import { openPage } from '../studio/html-cover.ts'
import { median, percentile } from '../support/statistics.ts'
import { paintBenchOrder } from './bench-order.ts'
import { printHtml, wrapHtml } from './html-wrap.ts'

const paperback = (trimWidth: number, trimHeight: number): WrapRequest => ({
  trimWidth,
  trimHeight,
  pageCount: 300,
  paperType: 'cream',
  bindingType: 'paperback',
})

const books: Readonly<Record<string, WrapRequest>> = {
  '5x8': paperback(5, 8),
  '6x9': paperback(6, 9),
  '7x10': paperback(7, 10),
  '8.5x11': paperback(8.5, 11),
  '8.25x11 hardcover': { ...paperback(8.25, 11), paperType: 'white', bindingType: 'hardcover' },
}

const print = (line: string): boolean => process.stdout.write(`${line}\n`)

interface Cost {
  readonly wall: number
  readonly processor: number
}

const measured = async <Result>(work: () => Promise<Result>): Promise<Cost & { readonly result: Result }> => {
  const [started, before] = [performance.now(), process.cpuUsage()]
  const result = await work()
  const { user, system } = process.cpuUsage(before)
  return { wall: performance.now() - started, processor: (user + system) / 1000, result }
}

const walls = (costs: readonly Cost[]): number[] => costs.map(({ wall }) => wall)

const costCell = (costs: readonly Cost[]): string =>
  `${median(walls(costs)).toFixed(0)} | ${percentile(walls(costs), 0.95).toFixed(0)} | ${median(costs.map(({ processor }) => processor)).toFixed(0)}`

const besideChromium = async (rounds: number): Promise<void> => {
  const specs = paperback(6, 9)
  const order = await paintBenchOrder(specs, 'continuation')
  const html = wrapHtml(wrapGeometry(specs), order.art)
  const page = await openPage()
  const [ours, theirs]: [Cost[], Cost[]] = [[], []]
  await printWrap(order)
  await printHtml(page, html)
  for (let round = 0; round < rounds; round++) {
    ours.push(await measured(() => printWrap(order)))
    theirs.push(await measured(() => printHtml(page, html)))
  }
  await page.context().browser()?.close()
  print('| 6x9, 300 pages, painted back | p50 ms | p95 ms | processor ms |\n|---|---|---|---|')
  print(`| layout, print file, preflight, flat sheet, preview | ${costCell(ours)} |`)
  // Chromium works in processes of its own: their time is not ours to see.
  print(
    `| Chromium: print file only | ${median(walls(theirs)).toFixed(0)} | ${percentile(walls(theirs), 0.95).toFixed(0)} | |`,
  )
}

const printOne = async (book: string, style: 'solid' | 'continuation'): Promise<void> => {
  const specs = books[book] ?? paperback(6, 9)
  const { artPixels } = wrapGeometry(specs)
  const { result: order, ...paint } = await measured(() => paintBenchOrder(specs, style))
  const first = await measured(() => printWrap(order))
  const again = await measured(() => printWrap(order))
  const megapixels = (artPixels.width * artPixels.height) / 1e6
  const peak = Math.round(process.resourceUsage().maxRSS / 1024)
  const whole = ((paint.wall + first.wall) / 1000).toFixed(1)
  const wholeProcessor = ((paint.processor + first.processor) / 1000).toFixed(1)
  print(
    `| ${book} | ${style} | ${megapixels.toFixed(1)} | ${again.wall.toFixed(0)} | ${again.processor.toFixed(0)} | ` +
      `${(again.processor / megapixels).toFixed(0)} | ${whole} | ${wholeProcessor} | ${peak} |`,
  )
}

const [mode = '7', book = '', style] = process.argv.slice(2)
if (mode === '--one') await printOne(book, style === 'solid' ? 'solid' : 'continuation')
else {
  await besideChromium(Number(mode))
  print(
    '\n| book | style | megapixels | render ms | its processor ms | per megapixel | new wrap s | its processor s | peak MB |\n|---|---|---|---|---|---|---|---|---|',
  )
  const cases = [['6x9', 'continuation'] as const, ...Object.keys(books).map((name) => [name, 'solid'] as const)]
  for (const [name, kind] of cases) {
    const words = [fileURLToPath(import.meta.url), '--one', name, kind]
    execFileSync(process.execPath, words, { stdio: 'inherit', env: { ...process.env, MALLOC_ARENA_MAX: '1' } })
  }
}
