// `node bench/senses/extension.ts [--covers 12] [--width 800]`: bleeds against the art that was cut away, and squares of painted covers.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { sampleDocument } from '../../src/studio/direction/sample.ts'
import { families } from '../../src/studio/families/index.ts'
import { paintCover } from '../../src/studio/press/paint-cover.ts'
import { assetFormats } from '../../src/studio/press/sheet.ts'
import { openModels } from '../../src/studio/senses/models/open-models.ts'
import { extend } from '../../src/studio/senses/raster/extend.ts'
import { findText } from '../../src/studio/senses/raster/find-text.ts'
import { cropPicture, type Picture } from '../../src/studio/senses/raster/picture.ts'
import { makeSquare } from '../../src/studio/senses/raster/square.ts'
import { median } from '../support/statistics.ts'

const { values } = parseArgs({
  options: { covers: { type: 'string', default: '12' }, width: { type: 'string', default: '800' } },
})
const say = (line: string): void => void process.stdout.write(`${line}\n`)
const bleed = 0.03
const pixels = { w: Number(values.width), h: Math.round(Number(values.width) * 1.6) }

const paint = async (family: (typeof families)[number], text: boolean): Promise<Picture> => {
  const { easel } = await paintCover(sampleDocument(family), { ...assetFormats.preview, pixels, text })
  const data = easel.canvas.data()
  const rgb = Uint8Array.from(
    { length: pixels.w * pixels.h * 3 },
    (_, at) => data[Math.floor(at / 3) * 4 + (at % 3)] ?? 0,
  )
  return { width: pixels.w, height: pixels.h, rgb }
}

/** Peak signal to noise over what lies outside the inner rectangle. */
const outside = (one: Picture, other: Picture, margin: { x: number; y: number }): number => {
  let [squares, count] = [0, 0]
  for (let y = 0; y < one.height; y++) {
    for (let x = 0; x < one.width; x++) {
      const inner = x >= margin.x && x < one.width - margin.x && y >= margin.y && y < one.height - margin.y
      if (inner) continue
      for (const c of [0, 1, 2]) {
        const at = (y * one.width + x) * 3 + c
        squares += ((one.rgb[at] ?? 0) - (other.rgb[at] ?? 0)) ** 2
        count++
      }
    }
  }
  return 10 * Math.log10(255 ** 2 / Math.max(1e-9, squares / count))
}

const cpuOf = async <T>(work: () => Promise<T>): Promise<{ result: T; seconds: number }> => {
  const before = process.cpuUsage()
  const result = await work()
  const { user, system } = process.cpuUsage(before)
  return { result, seconds: (user + system) / 1e6 }
}

const detector = await openModels({ directory: resolve(import.meta.dirname, '..', '..', 'models') }).session(
  'ppocr-detection',
)
const count = Math.min(families.length, Number(values.covers))
const bleeds: number[] = []
const squares: { cut: number; complete: boolean; lost: number; seconds: number }[] = []
say('cover | bleed dB | cpu s | square | side | salience cut | complete | lines before, after | cpu s')
for (const family of families.filter((_, at) => at % Math.floor(families.length / count) === 0).slice(0, count)) {
  const art = await paint(family, false)
  const margin = { x: Math.round(art.width * bleed), y: Math.round(art.height * bleed) }
  const inner = { left: margin.x, top: margin.y, width: art.width - margin.x * 2, height: art.height - margin.y * 2 }
  const sides = { left: margin.x, right: margin.x, top: margin.y, bottom: margin.y }
  const extended = await cpuOf(() => extend(cropPicture(art, inner), sides))
  bleeds.push(outside(art, extended.result.picture, margin))
  const cover = await paint(family, true)
  const { result: square, seconds } = await cpuOf(() => makeSquare(cover, detector))
  const [before, after] = [await findText(cover, detector), await findText(square.picture, detector)]
  squares.push({ ...square, lost: Math.max(0, before.lines.length - after.lines.length), seconds })
  say(
    `${family.id} | ${bleeds.at(-1)?.toFixed(1)} | ${extended.seconds.toFixed(1)} | ${square.method} | ${square.picture.width} | ${square.cut.toFixed(
      3,
    )} | ${square.complete} | ${before.lines.length}, ${after.lines.length} | ${seconds.toFixed(1)}`,
  )
}
const complete = squares.filter((square) => square.complete).length
say(`bleed of ${bleed * 100} %: median ${median(bleeds).toFixed(1)} dB`)
say(
  `squares: ${complete} of ${squares.length} complete, lines lost ${squares.reduce((sum, { lost }) => sum + lost, 0)}, median cut ${median(squares.map(({ cut }) => cut)).toFixed(3)}, cpu ${median(squares.map(({ seconds }) => seconds)).toFixed(1)} s`,
)
