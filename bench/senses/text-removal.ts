// `node bench/senses/text-removal.ts [--covers 24] [--width 1600] [--without-model] [--keep FOLDER]`: removes text from painted covers whose
// letters and whose art without text are known. Each removal runs in a process of its own, so that its peak of memory is its own.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Canvas } from '@napi-rs/canvas'
import sharp from 'sharp'
import { z } from 'zod'
import { sampleDocument } from '../../src/studio/direction/sample.ts'
import type { Family } from '../../src/studio/families/family.ts'
import { families } from '../../src/studio/families/index.ts'
import { Easel } from '../../src/studio/paint/easel.ts'
import { paintCover } from '../../src/studio/press/paint-cover.ts'
import { assetFormats } from '../../src/studio/press/sheet.ts'
import { openModels } from '../../src/studio/senses/models/open-models.ts'
import { decodePicture, type Picture } from '../../src/studio/senses/raster/picture.ts'
import { removeText } from '../../src/studio/senses/raster/remove-text.ts'
import { paintItem } from '../../src/studio/type/effects/paint-item.ts'
import { tilted } from '../../src/studio/type/paint-type.ts'
import { median, percentile } from '../support/statistics.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    covers: { type: 'string', default: '24' },
    width: { type: 'string', default: '1600' },
    'without-model': { type: 'boolean', default: false },
    keep: { type: 'string' },
    once: { type: 'boolean', default: false },
  },
})
const say = (line: string): void => void process.stdout.write(`${line}\n`)
const models = values['without-model'] ? null : resolve(import.meta.dirname, '..', '..', 'models')

const report = z.object({
  linesFound: z.number(),
  linesLeft: z.number(),
  method: z.object({ found: z.string(), filled: z.string() }),
  cpuSeconds: z.number(),
  seconds: z.number(),
  peakMegabytes: z.number(),
})

const raw = ({ width, height, rgb }: Picture) => sharp(rgb, { raw: { width, height, channels: 3 } })

/** What the bench starts for each cover. */
const removeOnce = async (file: string, out: string): Promise<void> => {
  const started = performance.now()
  const { picture, ...found } = await removeText(
    await decodePicture(readFileSync(file)),
    openModels({ directory: models }),
  )
  const seconds = (performance.now() - started) / 1000
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
  // A process inherits the peak of the one that started it; Linux tells the peak since its own start.
  const status = process.platform === 'linux' ? readFileSync('/proc/self/status', 'utf8') : ''
  const peakMegabytes = Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? maxRSS) / 1024
  await raw(picture).png({ compressionLevel: 1 }).toFile(out)
  say(JSON.stringify({ ...found, seconds, cpuSeconds: (userCPUTime + systemCPUTime) / 1e6, peakMegabytes }))
}

const pixelsOf = (canvas: Canvas): Picture => {
  const data = canvas.data()
  const rgb = new Uint8Array(canvas.width * canvas.height * 3)
  for (let at = 0; at < rgb.length / 3; at++) for (const c of [0, 1, 2]) rgb[at * 3 + c] = data[at * 4 + c] ?? 0
  return { width: canvas.width, height: canvas.height, rgb }
}

interface Known {
  readonly cover: Picture
  readonly art: Picture
  /** 1 where a letter or its effect is painted. */
  readonly glyphs: Uint8Array
  /** Panels behind text and scrims belong to the type, and rightly stay: then the art is no measure of the fill. */
  readonly backed: boolean
}

const paint = async (family: Family): Promise<Known> => {
  const document = sampleDocument(family)
  const pixels = { w: Number(values.width), h: Math.round(Number(values.width) * 1.6) }
  const { easel, type } = await paintCover(document, { ...assetFormats.preview, pixels })
  const { easel: bare } = await paintCover(document, { ...assetFormats.no_text, pixels })
  const letters = new Easel(assetFormats.preview.sheet, pixels.w / assetFormats.preview.sheet.w, document.seed)
  for (const stack of type.stacks) {
    tilted(letters, stack.filled, stack.tilt, () => {
      for (const item of stack.items) if (item.kind === 'lines') paintItem(letters, item)
    })
  }
  const data = letters.canvas.data()
  const glyphs = Uint8Array.from({ length: pixels.w * pixels.h }, (_, at) => ((data[at * 4 + 3] ?? 0) > 40 ? 1 : 0))
  const backed = type.scrims.length > 0 || type.stacks.some(({ backing }) => backing)
  return { cover: pixelsOf(easel.canvas), art: pixelsOf(bare.canvas), glyphs, backed }
}

const measure = (
  { cover, art, glyphs }: Known,
  result: Picture,
): { covered: number; decibels: number; mask: number } => {
  let [letters, hit, changed, squares] = [0, 0, 0, 0]
  for (let at = 0; at < glyphs.length; at++) {
    const differs = [0, 1, 2].some((c) => result.rgb[at * 3 + c] !== cover.rgb[at * 3 + c])
    letters += glyphs[at] ?? 0
    if (!differs) continue
    hit += glyphs[at] ?? 0
    changed++
    for (const c of [0, 1, 2]) squares += ((result.rgb[at * 3 + c] ?? 0) - (art.rgb[at * 3 + c] ?? 0)) ** 2
  }
  const decibels = changed === 0 ? 0 : 10 * Math.log10(255 ** 2 / Math.max(1e-9, squares / (changed * 3)))
  return { covered: hit / Math.max(1, letters), decibels, mask: changed / Math.max(1, letters) }
}

const run = async (folder: string): Promise<void> => {
  const count = Math.min(families.length, Number(values.covers))
  const chosen = Array.from({ length: count }, (_, at) => families[Math.floor((at * families.length) / count)])
  const rows: { covered: number; decibels: number | null; left: number; cpu: number; wall: number; peak: number }[] = []
  say('cover | lines found, left | letters covered | mask to letters | dB in the mask | s | cpu s | peak MB')
  for (const family of chosen) {
    if (!family) continue
    const known = await paint(family)
    const [before, after] = [join(folder, `${family.id}-before.png`), join(folder, `${family.id}-after.png`)]
    await raw(known.cover).png({ compressionLevel: 1 }).toFile(before)
    const options = ['--once', before, after, ...(models ? [] : ['--without-model'])]
    const said = execFileSync(process.execPath, [import.meta.filename, ...options], { encoding: 'utf8' })
    const took = report.parse(JSON.parse(said))
    const { covered, decibels, mask } = measure(known, await decodePicture(readFileSync(after)))
    rows.push({
      covered,
      decibels: known.backed ? null : decibels,
      left: took.linesLeft,
      cpu: took.cpuSeconds,
      wall: took.seconds,
      peak: took.peakMegabytes,
    })
    say(
      `${family.id} | ${took.linesFound}, ${took.linesLeft} | ${(covered * 100).toFixed(1)} % | ${mask.toFixed(2)} | ${
        known.backed ? '(panel)' : decibels.toFixed(1)
      } | ${took.seconds.toFixed(1)} | ${took.cpuSeconds.toFixed(1)} | ${took.peakMegabytes.toFixed(0)}`,
    )
  }
  const decibels = rows.flatMap((row) => row.decibels ?? [])
  const covered = rows.map((row) => row.covered)
  say(`${rows.length} covers of ${values.width} px, ${models ? 'with the models' : 'without models'}:`)
  say(
    `letters covered: mean ${((covered.reduce((a, b) => a + b, 0) / rows.length) * 100).toFixed(1)} %, worst tenth ${(percentile(covered, 0.1) * 100).toFixed(1)} %`,
  )
  say(
    `dB in the mask: median ${median(decibels).toFixed(1)}, worst tenth ${percentile(decibels, 0.1).toFixed(1)} (${decibels.length} covers without panels)`,
  )
  say(
    `lines left: ${rows.reduce((sum, row) => sum + row.left, 0)}; seconds ${median(rows.map((row) => row.wall)).toFixed(1)}, cpu seconds ${median(rows.map((row) => row.cpu)).toFixed(1)}, peak MB ${Math.max(...rows.map((row) => row.peak)).toFixed(0)}`,
  )
}

const [file, out] = positionals
if (values.once && file && out) await removeOnce(file, out)
else {
  const folder = values.keep ? resolve(values.keep) : mkdtempSync(join(tmpdir(), 'text-removal-'))
  mkdirSync(folder, { recursive: true })
  try {
    await run(folder)
  } finally {
    if (!values.keep) rmSync(folder, { recursive: true })
  }
}
