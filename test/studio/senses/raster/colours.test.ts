// Colours of pictures, and pictures from files of every kind.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { decodePicture, encodePicture, shrunkPicture } from '../../../../src/studio/senses/raster/picture.ts'
import { coloursOf } from '../../../../src/studio/senses/raster/sample-colours.ts'
import { fc } from '../../../support/property.ts'
import { dusk, pictureOf } from './sample-pictures.ts'

const byte = fc.integer({ min: 0, max: 255 })

test('a picture of one colour has that colour alone, whichever it is', () => {
  fc.assert(
    fc.property(fc.tuple(byte, byte, byte), (colour) => {
      const { dominant, palette, contrast } = coloursOf(pictureOf(9, 7, () => colour))
      const hex = `#${colour.map((value) => value.toString(16).padStart(2, '0')).join('')}`
      assert.equal(dominant, hex)
      assert.deepEqual(palette, [{ colour: hex, share: 1 }])
      assert.ok(contrast < 1e-9)
    }),
  )
})

test('a palette has at most six colours whose shares add up to one, largest first', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 300, maxLength: 300 }), (rgb) => {
      const { palette, dominant, light, contrast } = coloursOf({ width: 10, height: 10, rgb })
      assert.ok(palette.length >= 1 && palette.length <= 6)
      assert.ok(Math.abs(palette.reduce((sum, { share }) => sum + share, 0) - 1) < 1e-9)
      assert.ok(palette.every(({ share }, at) => share <= (palette[at - 1]?.share ?? 1)))
      assert.equal(dominant, palette[0]?.colour)
      for (const value of [light, contrast]) assert.ok(value >= 0 && value <= 1)
    }),
  )
})

test('greys stay grey', () => {
  const { palette } = coloursOf(pictureOf(64, 8, (x) => [x * 4, x * 4, x * 4]))
  for (const { colour } of palette) {
    const [red, green, blue] = [colour.slice(1, 3), colour.slice(3, 5), colour.slice(5, 7)].map((hex) =>
      Number.parseInt(hex, 16),
    )
    assert.ok(Math.abs((red ?? 0) - (green ?? 0)) <= 1 && Math.abs((green ?? 0) - (blue ?? 0)) <= 1)
  }
})

test('two thirds red and one third blue are told as such', () => {
  const { palette } = coloursOf(pictureOf(60, 30, (x) => (x < 40 ? [200, 30, 40] : [30, 40, 180])))
  assert.ok(Math.abs((palette[0]?.share ?? 0) - 2 / 3) < 0.03)
  assert.match(palette[0]?.colour ?? '', /^#c/)
})

test('grey, transparent, sixteen-bit and turned files all decode to upright colour', async () => {
  const base = sharp({ create: { width: 12, height: 20, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
  const clear = await decodePicture(await base.clone().png().toBuffer())
  assert.deepEqual([...clear.rgb.subarray(0, 3)], [255, 255, 255])
  const grey = await decodePicture(await base.clone().flatten({ background: '#808080' }).greyscale().png().toBuffer())
  assert.deepEqual([grey.width, grey.height, grey.rgb.length], [12, 20, 720])
  const deep = await decodePicture(await base.clone().flatten().toColourspace('rgb16').png().toBuffer())
  assert.equal(deep.rgb.length, 720)
  const turned = await base.clone().flatten().jpeg().withMetadata({ orientation: 6 }).toBuffer()
  assert.deepEqual([(await decodePicture(turned)).width, (await decodePicture(turned)).height], [20, 12])
})

test('an encoded picture is a 300 DPI JPEG with its profile, and nearly the same', async () => {
  const picture = dusk(160, 256)
  const bytes = await encodePicture(picture)
  const { format, density, hasProfile, chromaSubsampling } = await sharp(bytes).metadata()
  assert.deepEqual(
    { format, density, hasProfile, chromaSubsampling },
    { format: 'jpeg', density: 300, hasProfile: true, chromaSubsampling: '4:4:4' },
  )
  const back = await decodePicture(bytes)
  assert.ok(back.rgb.every((value, at) => Math.abs(value - (picture.rgb[at] ?? 0)) <= 6))
})

test('a shrunk picture keeps the mean', () => {
  const { rgb } = shrunkPicture(
    pictureOf(4, 4, (x) => [x % 2 === 0 ? 10 : 30, 0, 0]),
    2,
  )
  assert.deepEqual([...rgb], [20, 0, 0, 20, 0, 0, 20, 0, 0, 20, 0, 0])
})
