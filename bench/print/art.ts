// How long the art of a wrap takes and how much memory: `node bench/print/art.ts [family …]`. Every wrap is painted in a process of its own.
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { designStyles } from '../../src/catalog/print.ts'
import { artSheet } from '../../src/print/geometry/art-sheet.ts'
import { wrapGeometry } from '../../src/print/geometry/wrap-geometry.ts'
import { sampleDocument } from '../../src/studio/direction/sample.ts'
import { findFamily } from '../../src/studio/families/index.ts'
import { paintWrapOrder } from '../../src/studio/press/wrap-order.ts'

const books = {
  '6x9 paperback': { trimWidth: 6, trimHeight: 9, pageCount: 260, paperType: 'cream', bindingType: 'paperback' },
  '8.25x11 hardcover': {
    trimWidth: 8.25,
    trimHeight: 11,
    pageCount: 400,
    paperType: 'white',
    bindingType: 'hardcover',
  },
} as const

type Book = keyof typeof books

const isBook = (name: string): name is Book => name in books

const paintOne = async (book: Book, styleName: string, template: string): Promise<void> => {
  const family = findFamily(template)
  const style = designStyles.find((each) => each === styleName)
  if (!family || !style) throw new TypeError(`expected a family and a style but received ${template} ${styleName}`)
  const order = {
    front: { kind: 'document', document: sampleDocument(family) },
    sheet: artSheet(wrapGeometry(books[book])),
    style,
    solidColor: null,
    spineColor: null,
    instructions: null,
    keep: null,
    attempt: 0,
  } as const
  const started = performance.now()
  const { sheet } = await paintWrapOrder(order)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const { maxRSS, userCPUTime } = process.resourceUsage()
  const processor = (userCPUTime / 1e6).toFixed(1)
  const [peak, file] = [Math.round(maxRSS / 1024), (sheet.length / 1e6).toFixed(1)]
  process.stdout.write(
    `${book}  ${style.padEnd(13)}  ${template.padEnd(16)}  ${seconds} s (${processor} s of processor)  ${peak} MB  ${file} MB file\n`,
  )
}

const [mode, ...rest] = process.argv.slice(2)
if (mode === '--one') {
  const [book = '', style = '', family = ''] = rest
  if (!isBook(book)) throw new TypeError(`expected one of ${Object.keys(books).join(', ')} but received ${book}`)
  await paintOne(book, style, family)
} else {
  const chosen = process.argv.length > 2 ? process.argv.slice(2) : ['mist-peaks', 'neon-city', 'foil-emblem']
  for (const book of Object.keys(books))
    for (const style of designStyles)
      for (const family of chosen)
        execFileSync(process.execPath, [fileURLToPath(import.meta.url), '--one', book, style, family], {
          stdio: 'inherit',
          env: { ...process.env, MALLOC_ARENA_MAX: '1' },
        })
}
