// `node bench/senses/upscaling.ts [--width 1600] [--factor 2] [--quality 92] [picture…]`: enlargement against known originals.
// Covers painted by the studio, and the pictures named, are made smaller by the factor, compressed, and enlarged again by Lanczos and by
// ours, each in a process of its own so that its peak of memory is its own.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { z } from 'zod'
import { sampleDocument } from '../../src/studio/direction/sample.ts'
import { families } from '../../src/studio/families/index.ts'
import { paintOrder } from '../../src/studio/press/paint-order.ts'
import { asSharp, resized, toPixels } from '../../src/studio/senses/upscaling/pixels.ts'
import { psnr, ssim } from './fidelity.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    width: { type: 'string', default: '1600' },
    factor: { type: 'string', default: '2' },
    quality: { type: 'string', default: '92' },
  },
})
const enlargeOnce = resolve(import.meta.dirname, 'enlarge-once.ts')
const painted = ['gothic-manor', 'bold-statement', 'mist-peaks', 'linocut', 'cozy-village', 'deep-space']

const measured = z.object({
  shares: z.object({ edges: z.number(), quiet: z.number() }),
  seconds: z.number(),
  cpuSeconds: z.number(),
  peakMegabytes: z.number(),
})

const compare = async (name: string, bytes: Buffer | Uint8Array, folder: string): Promise<void> => {
  const factor = Number(values.factor)
  const wide = await toPixels(sharp(bytes).removeAlpha().resize(Number(values.width)))
  const [width, height] = [Math.floor(wide.width / factor), Math.floor(wide.height / factor)]
  const original = await toPixels(
    asSharp(wide).extract({ left: 0, top: 0, width: width * factor, height: height * factor }),
  )
  const [small, out] = [join(folder, 'small.jpg'), join(folder, 'out.jpg')]
  await asSharp(await resized(original, width, height))
    .jpeg({ quality: Number(values.quality), chromaSubsampling: '4:4:4' })
    .toFile(small)
  for (const [method, models] of [
    ['Lanczos', ''],
    ['ours', resolve(import.meta.dirname, '..', '..', 'models')],
  ] as const) {
    const said = execFileSync(process.execPath, [
      enlargeOnce,
      small,
      out,
      `${original.width}`,
      `${original.height}`,
      models,
    ])
    const took = measured.parse(JSON.parse(said.toString()))
    const result = await toPixels(sharp(out))
    const shares = `${took.shares.edges.toFixed(2)} / ${took.shares.quiet.toFixed(2)}`
    const cells = [
      psnr(result, original).toFixed(2),
      ssim(result, original).toFixed(4),
      shares,
      took.seconds.toFixed(1),
      took.cpuSeconds.toFixed(1),
      took.peakMegabytes.toFixed(0),
    ]
    process.stdout.write(`| ${name} | ${method} | ${cells.join(' | ')} |\n`)
  }
}

const folder = mkdtempSync(join(tmpdir(), 'dustjacket-bench-'))
process.stdout.write(
  '| picture | method | PSNR | SSIM | share edges / quiet | s | CPU s | peak MB |\n|---|---|---|---|---|---|---|---|\n',
)
try {
  for (const family of families.filter(({ id }) => painted.includes(id)))
    await compare(family.id, await paintOrder({ document: sampleDocument(family), asset: 'preview' }), folder)
  for (const file of positionals) await compare(basename(file), readFileSync(file), folder)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
