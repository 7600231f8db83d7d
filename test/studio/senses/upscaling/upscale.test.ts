// Pictures are enlarged to exact sizes, without seams and without losing to plain resampling.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { blended } from '../../../../src/studio/senses/upscaling/blend.ts'
import { detailShares } from '../../../../src/studio/senses/upscaling/detail-shares.ts'
import { enlarge } from '../../../../src/studio/senses/upscaling/enlarge.ts'
import { jpegQuality } from '../../../../src/studio/senses/upscaling/jpeg-quality.ts'
import { asSharp, type Pixels, resized, toPixels } from '../../../../src/studio/senses/upscaling/pixels.ts'
import { tapsAt } from '../../../../src/studio/senses/upscaling/taps.ts'
import { upscale } from '../../../../src/studio/senses/upscaling/upscale.ts'
import { drawn } from '../../../support/drawn.ts'
import { fc } from '../../../support/property.ts'
import { installed, off } from '../models/installed.ts'

const drawing = (width: number, height: number): Promise<Pixels> =>
  toPixels(
    sharp(
      drawn(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 200 200" preserveAspectRatio="none">
<rect width="200" height="200" fill="#16324f"/><circle cx="120" cy="70" r="42" fill="#f2d27a"/>
<path d="M0 160 L60 60 L95 130 L130 90 L200 170 L200 200 L0 200 Z" fill="#0b1420" stroke="#d8572a" stroke-width="3"/>
<g stroke="#e8e4d9" stroke-width="1.5"><path d="M10 20 L70 34 M14 30 L66 52 M20 190 L180 182"/></g></svg>`),
    ).removeAlpha(),
  )

const noise = (width: number, height: number): Pixels => {
  let state = 5
  const data = Uint8Array.from({ length: width * height * 3 }, () => {
    state = (state * 1103515245 + 12345) % 2147483648
    return 90 + Math.floor(state / 2 ** 24)
  })
  return { width, height, data }
}

const error = (a: Pixels, b: Pixels): number =>
  a.data.reduce((sum, value, at) => sum + (value - (b.data[at] ?? 0)) ** 2, 0) / a.data.length

const largestDifference = (a: Pixels, b: Pixels): number =>
  a.data.reduce((largest, value, at) => Math.max(largest, Math.abs(value - (b.data[at] ?? 0))), 0)

test('taps always make one whole, and at the same size each pixel is itself', () => {
  fc.assert(
    fc.property(fc.nat(5000), fc.double({ min: 0.2, max: 6, noNaN: true }), (target, ratio) => {
      const { weights } = tapsAt(target, ratio)
      assert.ok(Math.abs(weights.reduce((sum, weight) => sum + weight, 0) - 1) < 1e-5)
    }),
  )
  const { first, weights } = tapsAt(7, 1)
  assert.ok(weights.every((weight, at) => Math.abs(weight - (first + at === 7 ? 1 : 0)) < 1e-6))
})

test('a shift of colour is never taken over, and no share of detail is Lanczos itself', async () => {
  const smooth = await drawing(64, 48)
  const all = { edges: 1, quiet: 1 }
  const shifted = { ...smooth, data: smooth.data.map((value) => Math.min(255, value + 12)) }
  assert.ok(largestDifference(blended(shifted, smooth, all), smooth) <= 1)
  assert.equal(largestDifference(blended(noise(64, 48), smooth, { edges: 0, quiet: 0 }), smooth), 0)
  assert.ok(largestDifference(blended(noise(64, 48), smooth, all), smooth) > 20)
})

test('the quality of a JPEG is read from its tables', async () => {
  const picture = asSharp(await drawing(40, 40))
  for (const quality of [30, 60, 75, 85, 92, 98])
    assert.equal(jpegQuality(await picture.clone().jpeg({ quality }).toBuffer()), quality)
  assert.equal(jpegQuality(await picture.clone().png().toBuffer()), null)
  assert.equal(jpegQuality(Buffer.from([0xff, 0xd8, 0xff])), null)
})

test('switched off, a picture comes back at exactly the wished size by Lanczos, ready for print', async () => {
  const image = await asSharp(await drawing(60, 96))
    .png()
    .toBuffer()
  const { image: enlarged, method, shares } = await upscale(off, { image, width: 151, height: 241 })
  assert.deepEqual([method, shares], ['lanczos', { edges: 0, quiet: 0 }])
  const { width, height, format, density, chromaSubsampling, hasProfile } = await sharp(enlarged).metadata()
  assert.deepEqual([width, height, format, density], [151, 241, 'jpeg', 300])
  assert.deepEqual([chromaSubsampling, hasProfile], ['4:4:4', true])
})

test('other proportions are cut, not stretched', async () => {
  const image = await asSharp(await drawing(120, 60))
    .png()
    .toBuffer()
  const { image: enlarged } = await upscale(off, { image, width: 120, height: 120 })
  const expected = await resized(
    await toPixels(sharp(image).extract({ left: 30, top: 0, width: 60, height: 60 })),
    120,
    120,
  )
  assert.ok(error(await toPixels(sharp(enlarged)), expected) < 12)
})

const session = await installed.session('realesr-animevideov3')
if (session) {
  test('tiles leave no seams', async () => {
    const source = await drawing(70, 60)
    const target = { width: 161, height: 138 }
    const whole = await enlarge(session, source, target, 500)
    const tiled = await enlarge(session, source, target, 24)
    assert.ok(largestDifference(whole, tiled) <= 2, `${largestDifference(whole, tiled)} levels`)
  })

  test('drawn art takes the network’s detail and comes closer to its original than by Lanczos', async () => {
    const original = await drawing(320, 320)
    const image = await asSharp(await resized(original, 160, 160))
      .jpeg({ quality: 85 })
      .toBuffer()
    const order = { image, width: 320, height: 320 }
    const [ours, plain] = [await upscale(installed, order), await upscale(off, order)]
    assert.equal(ours.method, 'network')
    const errors = [
      error(await toPixels(sharp(ours.image)), original),
      error(await toPixels(sharp(plain.image)), original),
    ]
    assert.ok((errors[0] ?? 0) < (errors[1] ?? 0) * 0.8, errors.join(' against '))
  })

  test('a picture in which there is nothing to restore gets little of it', async () => {
    const grain = await detailShares(session, noise(160, 160), 2, null)
    const drawn = await detailShares(session, await drawing(192, 192), 2, null)
    assert.ok(Math.max(grain.edges, grain.quiet) < 0.3, JSON.stringify(grain))
    assert.ok(drawn.edges > 0.6, JSON.stringify(drawn))
  })
}
