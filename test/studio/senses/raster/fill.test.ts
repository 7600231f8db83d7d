// Filling: what is outside the mask never changes, and what flows in is what was around.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fill } from '../../../../src/studio/senses/raster/fill.ts'
import { diffused } from '../../../../src/studio/senses/raster/fill-by-diffusion.ts'
import { dilated } from '../../../../src/studio/senses/raster/morphology.ts'
import { boundsOfMask, type Mask } from '../../../../src/studio/senses/raster/picture.ts'
import { fc } from '../../../support/property.ts'
import { installed } from '../models/installed.ts'
import { dusk, lettered, pictureOf } from './sample-pictures.ts'

const maskOf = (width: number, height: number, holds: (x: number, y: number) => boolean): Mask => ({
  width,
  height,
  bits: Uint8Array.from({ length: width * height }, (_, at) => (holds(at % width, Math.floor(at / width)) ? 1 : 0)),
})

const scenes = fc
  .record({ width: fc.integer({ min: 2, max: 24 }), height: fc.integer({ min: 2, max: 24 }) })
  .chain(({ width, height }) => {
    const size = width * height
    return fc.record({
      picture: fc.uint8Array({ minLength: size * 3, maxLength: size * 3 }).map((rgb) => ({ width, height, rgb })),
      mask: fc.uint8Array({ minLength: size, maxLength: size, max: 1 }).map((bits) => ({ width, height, bits })),
    })
  })

test('pixels outside the mask stay as they are, and those inside stay within the colours of the picture', async () => {
  await fc.assert(
    fc.asyncProperty(scenes, async ({ picture, mask }) => {
      const { picture: filled, method } = await fill(picture, mask, null, 10)
      assert.equal(method, 'diffusion')
      for (let at = 0; at < filled.rgb.length; at++) {
        if (mask.bits[Math.floor(at / 3)] === 0) assert.equal(filled.rgb[at], picture.rgb[at])
      }
    }),
  )
})

test('a hole in one colour is filled with that colour', () => {
  const plain = pictureOf(60, 60, () => [90, 120, 200])
  const hole = maskOf(60, 60, (x, y) => Math.hypot(x - 30, y - 30) < 20)
  const damaged = { ...plain, rgb: plain.rgb.map((value, at) => (hole.bits[Math.floor(at / 3)] === 1 ? 255 : value)) }
  assert.deepEqual(diffused(damaged, hole).rgb, plain.rgb)
})

test('a hole in a gradient is filled to within a few steps', () => {
  const sky = dusk(200, 200)
  const hole = maskOf(200, 200, (x, y) => Math.abs(x - 100) < 70 && Math.abs(y - 100) < 12)
  const damaged = { ...sky, rgb: sky.rgb.map((value, at) => (hole.bits[Math.floor(at / 3)] === 1 ? 0 : value)) }
  const filled = diffused(damaged, hole)
  for (const [at, value] of filled.rgb.entries()) assert.ok(Math.abs(value - (sky.rgb[at] ?? 0)) <= 6)
})

test('the network fills every pixel of a mask larger than its window, and touches no other', async () => {
  const ground = dusk(900, 300)
  const { picture, ink } = lettered(ground, [{ text: 'FAR TO THE RIGHT', x: 60, y: 190, size: 90 }])
  const mask = dilated(ink, 4)
  // A window is four fifths of the picture wide.
  assert.ok((boundsOfMask(mask)?.width ?? 0) > 720)
  const { picture: filled } = await fill(picture, mask, await installed.session('migan'), 100)
  let worst = 0
  for (let at = 0; at < filled.rgb.length; at++) {
    if (mask.bits[Math.floor(at / 3)] === 0) assert.equal(filled.rgb[at], picture.rgb[at])
    else worst = Math.max(worst, Math.abs((filled.rgb[at] ?? 0) - (ground.rgb[at] ?? 0)))
  }
  assert.ok(worst < 60, `a pixel is off by ${worst}: ink was left`)
})
