// `npm run print:sheet`: paints and prints wraps of many sizes, styles, presets, scripts and lengths, with guides, for people to judge.
import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { wrapGeometry } from '../src/print/geometry/wrap-geometry.ts'
import { drawWrap } from './print-sheet/draw-wrap.ts'
import { sampleWrap } from './print-sheet/sample-wrap.ts'
import { samples } from './print-sheet/samples.ts'

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'print-sheet' },
    /** A folder where painted art is kept and taken from. */
    art: { type: 'string' },
    dpi: { type: 'string', default: '100' },
    only: { type: 'string', default: '' },
    clean: { type: 'boolean', default: false },
    pdf: { type: 'boolean', default: false },
  },
})

const directory = resolve(values.out)
mkdirSync(directory, { recursive: true })
if (values.art !== undefined) mkdirSync(resolve(values.art), { recursive: true })
for (const sample of samples.filter(({ name }) => name.includes(values.only))) {
  const started = performance.now()
  const geometry = wrapGeometry(sample.request)
  const wrap = await sampleWrap(sample, geometry, values.art && resolve(values.art))
  const canvas = await drawWrap(wrap, geometry, Number(values.dpi), !values.clean)
  writeFileSync(resolve(directory, `${sample.name}.png`), canvas.toBuffer('image/png'))
  if (values.pdf) writeFileSync(resolve(directory, `${sample.name}.pdf`), wrap.pdf)
  const { blocks, warnings } = wrap.report
  const sizes = blocks.map(({ id, fontSize }) => `${id} ${fontSize}`).join(', ')
  const faces = [...new Set(wrap.state.textBlocks.map(({ font }) => font))].join('/')
  const told = warnings.map(({ code, blockId }) => (blockId ? `${code} (${blockId})` : code)).join(', ')
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  process.stdout.write(`${sample.name.padEnd(24)} ${seconds} s  ${sizes}  ${faces}  ${told}\n`)
}
