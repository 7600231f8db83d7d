// Finding, masking and removing text, with the models and without.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Models } from '../../../../src/studio/senses/models/open-models.ts'
import { type FoundText, findText } from '../../../../src/studio/senses/raster/find-text.ts'
import { glyphMask } from '../../../../src/studio/senses/raster/glyph-mask.ts'
import { countMask, emptyMask, type Mask, type Picture } from '../../../../src/studio/senses/raster/picture.ts'
import { drawQuad, holds } from '../../../../src/studio/senses/raster/quad.ts'
import { removeText } from '../../../../src/studio/senses/raster/remove-text.ts'
import { installed, off } from '../models/installed.ts'
import { dusk, lettered, pictureOf, title } from './sample-pictures.ts'

const ground = dusk(480, 300)
const { picture, ink } = lettered(ground, title)

const covered = (mask: Mask): number => {
  const hits = ink.bits.reduce((sum, bit, at) => sum + bit * (mask.bits[at] ?? 0), 0)
  return hits / countMask(ink)
}

const meanError = (one: Picture, other: Picture, where: Mask): number => {
  let sum = 0
  for (const [at, bit] of where.bits.entries()) {
    if (bit === 1)
      for (const channel of [0, 1, 2])
        sum += Math.abs((one.rgb[at * 3 + channel] ?? 0) - (other.rgb[at * 3 + channel] ?? 0))
  }
  return sum / 3 / countMask(where)
}

const foundBy = async (models: Models): Promise<FoundText> => findText(picture, await models.session('ppocr-detection'))

/** Every look takes seconds. */
const foundByModel = foundBy(installed)

for (const [name, models, found] of [
  ['with models', installed, foundByModel],
  ['without models', off, foundBy(off)],
] as const) {
  test(`every line is found where it stands, ${name}`, async () => {
    const { lines, method } = await found
    assert.equal(method, models === installed ? 'model' : 'heuristic')
    for (const { x, y, size } of title) {
      assert.ok(
        lines.some(({ quad }) => holds(quad, { x: x + size, y: y - size * 0.3 })),
        `nothing found at ${x}, ${y}`,
      )
    }
  })

  test(`a ground without text has no lines, ${name}`, async () => {
    assert.deepEqual((await findText(ground, await models.session('ppocr-detection'))).lines, [])
  })

  test(`text is removed, the ground comes back, and nothing else is touched, ${name}`, async () => {
    const { picture: bare, linesFound, linesLeft, method } = await removeText(picture, models)
    assert.ok(linesFound >= title.length)
    assert.equal(linesLeft, 0)
    assert.equal(method.filled, models === installed ? 'model' : 'diffusion')
    assert.ok(meanError(bare, ground, ink) < 6, `mean error ${meanError(bare, ground, ink)}`)
    const { lines } = await found
    const near = emptyMask(picture.width, picture.height)
    for (const { quad } of lines) {
      drawQuad(near, { ...quad, length: quad.length + quad.thickness * 1.6, thickness: quad.thickness * 2.6 })
    }
    for (let at = 0; at < bare.rgb.length; at++) {
      if (near.bits[Math.floor(at / 3)] !== 1) assert.equal(bare.rgb[at], picture.rgb[at])
    }
  })
}

test('the mask holds the letters, and not their boxes', async () => {
  const { lines } = await foundByModel
  const mask = glyphMask(picture, lines)
  const boxes = emptyMask(picture.width, picture.height)
  for (const { quad } of lines) drawQuad(boxes, quad)
  assert.ok(covered(mask) > 0.99, `covers ${covered(mask)}`)
  assert.ok(countMask(mask) < countMask(boxes) * 0.75, `${countMask(mask)} of ${countMask(boxes)}`)
})

test('rules beside a word go with it, whole', () => {
  const isRule = (x: number, y: number): boolean =>
    y >= 398 && y < 402 && ((x >= 100 && x < 230) || (x >= 410 && x < 540))
  const ruled = pictureOf(640, 480, (x, y) => (isRule(x, y) ? [245, 236, 214] : [40 + y / 8, 50 + y / 10, 90]))
  const { picture: word } = lettered(ruled, [{ text: 'AND', x: 255, y: 420, size: 60 }])
  const mask = glyphMask(word, [{ quad: { x: 320, y: 399, length: 136, thickness: 50, angle: 0 }, score: 1 }])
  for (let at = 0; at < mask.bits.length; at++) {
    if (isRule(at % 640, Math.floor(at / 640))) assert.equal(mask.bits[at], 1, `at ${at % 640}`)
  }
})

test('a picture without text comes back bit for bit', async () => {
  const { picture: same, linesFound } = await removeText(ground, off)
  assert.equal(linesFound, 0)
  assert.deepEqual(same.rgb, ground.rgb)
})
