// Squares and extensions: never stretched, never cutting text, the picture itself untouched.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { extend } from '../../../../src/studio/senses/raster/extend.ts'
import { findText } from '../../../../src/studio/senses/raster/find-text.ts'
import { findSaliency, saliencyOf } from '../../../../src/studio/senses/raster/saliency.ts'
import { chooseSpan, makeSquare } from '../../../../src/studio/senses/raster/square.ts'
import { fc } from '../../../support/property.ts'
import { dusk, lettered, pictureOf, title } from './sample-pictures.ts'

test('an extended picture is larger by the pixels asked for and holds the picture bit for bit', async () => {
  const side = fc.integer({ min: 0, max: 60 })
  await fc.assert(
    fc.asyncProperty(side, side, side, side, async (left, right, top, bottom) => {
      const picture = dusk(31, 47)
      const { picture: wide } = await extend(picture, { left, right, top, bottom })
      assert.deepEqual([wide.width, wide.height], [31 + left + right, 47 + top + bottom])
      for (let y = 0; y < 47; y++) {
        const from = ((top + y) * wide.width + left) * 3
        assert.deepEqual(wide.rgb.subarray(from, from + 93), picture.rgb.subarray(y * 93, y * 93 + 93))
      }
    }),
    { numRuns: 25 },
  )
})

test('an extension continues the colours of the edge', async () => {
  const { picture } = await extend(dusk(200, 300), { left: 40, right: 0, top: 0, bottom: 0 })
  for (let y = 0; y < 300; y += 10) {
    const [edge, beyond] = [(y * 240 + 40) * 3, (y * 240 + 38) * 3]
    for (const channel of [0, 1, 2]) {
      assert.ok(Math.abs((picture.rgb[edge + channel] ?? 0) - (picture.rgb[beyond + channel] ?? 0)) < 8)
    }
  }
})

test('a bleed is complete; half a picture more is not', async () => {
  const busy = pictureOf(160, 256, (x, y) => (((x >> 4) + (y >> 4)) % 2 === 0 ? [230, 40, 40] : [20, 30, 200]))
  const none = { left: 0, right: 0, top: 0, bottom: 0 }
  assert.equal((await extend(busy, { ...none, left: 5, right: 5 })).complete, true)
  assert.equal((await extend(busy, { ...none, left: 80 })).complete, false)
})

test('the span that stays holds the text and is between the short and the long side', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 20, maxLength: 80 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.integer({ min: 0, max: 1000 }),
      fc.integer({ min: 0, max: 600 }),
      (weights, busyness, from, length) => {
        const total = weights.reduce((sum, weight) => sum + weight, 1e-9)
        const text = { from, length }
        const span = chooseSpan(
          1600,
          1000,
          weights.map((weight) => weight / total),
          busyness,
          text,
        )
        assert.ok(span.length >= 1000 && span.length <= 1600 && span.from >= 0 && span.from + span.length <= 1600)
        assert.ok(span.from <= text.from && span.from + span.length >= text.from + text.length)
      },
    ),
  )
})

test('a subject in the middle of calm rows is cropped to', () => {
  const profile = Array.from({ length: 100 }, (_, at) => (at > 40 && at < 60 ? 0.05 : 0.0001))
  const span = chooseSpan(1600, 1000, profile, 1, null)
  assert.equal(span.length, 1000)
  assert.ok(span.from < 640 && span.from + 1000 > 960)
})

for (const [width, height] of [
  [250, 400],
  [400, 250],
  [251, 389],
  [150, 150],
] as const) {
  test(`${width} x ${height} becomes a true square`, async () => {
    const { picture } = await makeSquare(dusk(width, height), null)
    assert.equal(picture.width, picture.height)
    assert.ok(picture.width >= Math.min(width, height) && picture.width <= Math.max(width, height))
  })
}

test('a cover with a title above and a name below keeps both in its square', async () => {
  const { picture } = lettered(dusk(480, 750), [...title, { text: 'A NOVEL OF SNOW', x: 82, y: 705, size: 33 }])
  const { picture: square } = await makeSquare(picture, null)
  assert.equal(square.width, square.height)
  assert.equal((await findText(square, null)).lines.length, (await findText(picture, null)).lines.length)
})

test('the eye goes to what differs, and nowhere on an even ground', async () => {
  const disc = pictureOf(120, 160, (x, y) => (Math.hypot(x - 40, y - 110) < 12 ? [250, 220, 120] : [30, 40, 60]))
  const { width, weight } = saliencyOf(disc)
  assert.ok((weight[110 * width + 40] ?? 0) > 0.5)
  assert.ok((weight[20 * width + 100] ?? 1) < 0.1)
  assert.ok((await findSaliency(pictureOf(400, 500, () => [90, 90, 90]))).weight.every((value) => value === 0))
})
