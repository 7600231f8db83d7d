// What is read from a reference picture: technique, period, tone, composition, subjects.
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { readRaster } from '../../../../src/studio/senses/references/analyse-reference.ts'
import { rasterOf } from '../../../../src/studio/senses/references/planes.ts'
import {
  mainTexture,
  type ReferenceReading,
  referenceReadingSchema,
  rounded,
  textures,
} from '../../../../src/studio/senses/references/reading.ts'
import { fc } from '../../../support/property.ts'
import { type SyntheticName, syntheticNames, syntheticReading } from './synthetic-references.ts'

const readings = new Map<SyntheticName, ReferenceReading>()

const readingOf = (name: SyntheticName): ReferenceReading => {
  const reading = readings.get(name)
  assert.ok(reading)
  return reading
}

describe('reading a reference', () => {
  before(async () => {
    for (const name of syntheticNames) readings.set(name, await syntheticReading(name))
  })

  test('the technique is recognised', () => {
    assert.equal(mainTexture(readingOf('warmOils').textures), 'painterly')
    assert.equal(mainTexture(readingOf('coldGeometry').textures), 'flat')
    assert.equal(mainTexture(readingOf('sepiaEtching').textures), 'line')
    assert.equal(mainTexture(readingOf('pastelWash').textures), 'smooth')
    assert.equal(mainTexture(readingOf('greyPhotograph').textures), 'grain')
    assert.notEqual(mainTexture(readingOf('neonNight').textures), 'flat')
  })

  test('the period is felt', () => {
    assert.equal(readingOf('sepiaEtching').period?.name, 'aged')
    assert.equal(readingOf('neonNight').period?.name, 'neon')
    assert.equal(readingOf('pastelWash').period?.name, 'pastel')
    assert.equal(readingOf('greyPhotograph').period?.name, 'noir')
    assert.equal(readingOf('coldGeometry').period?.name, 'minimal')
  })

  test('warm and cold, dark and light, coloured and grey are told apart', () => {
    assert.ok(readingOf('warmOils').colour.temperature > 0.8)
    assert.ok(readingOf('coldGeometry').colour.temperature < -0.8)
    assert.equal(readingOf('greyPhotograph').colour.temperature, 0)
    assert.equal(readingOf('greyPhotograph').colour.structure, 'neutral')
    assert.equal(readingOf('neonNight').tone.key, 'low')
    assert.equal(readingOf('pastelWash').tone.key, 'high')
    assert.ok(readingOf('warmOils').colour.saturation > 2 * readingOf('pastelWash').colour.saturation)
  })

  test('composition, light and subjects are read where they are', () => {
    assert.equal(readingOf('warmOils').composition.kind, 'pattern')
    assert.equal(readingOf('neonNight').composition.space.where, 'top')
    assert.equal(readingOf('greyPhotograph').light.from, 'above')
    assert.deepEqual(
      readingOf('neonNight').subjects.map(({ name }) => name),
      ['night-lights'],
    )
    assert.deepEqual(readingOf('coldGeometry').subjects, [], 'a blue field of a flat print is no sea')
  })

  test('a seascape has a horizon, a sky above it and a sea below', () => {
    const [width, height] = [200, 300]
    const reading = readRaster(
      raster(width, height, (_x, y) => (y < 0.5 ? [170 - 40 * y, 205 - 20 * y, 240] : [20, 70 + 30 * y, 120])),
    )
    assert.ok(Math.abs((reading.composition.horizon ?? 0) - 0.5) < 0.05)
    const seen = reading.subjects.map(({ name }) => name)
    assert.ok(seen.includes('sky') && seen.includes('sea'), seen.join())
  })

  test('a lone subject is found where it stands', () => {
    const reading = readRaster(
      raster(240, 320, (x, y) => (Math.hypot(x - 0.25, (y - 0.7) * 1.33) < 0.1 ? [220, 40, 30] : [225, 225, 220])),
    )
    const { subject, kind } = reading.composition
    assert.ok(Math.abs(subject.x - 0.25) < 0.06 && Math.abs(subject.y - 0.7) < 0.06, JSON.stringify(subject))
    assert.equal(kind, 'thirds')
    assert.ok(subject.size < 0.1)
    assert.ok(
      reading.palette.some(({ c, h }) => c > 0.15 && h > 15 && h < 45),
      'its red is a colour of the palette',
    )
  })

  test('a number that is next to nothing is 0, not -0, which no stored reading could give back', () => {
    assert.ok(Object.is(rounded(-0.0001), 0))
  })

  test('whatever the pixels, the reading keeps its promises', () => {
    const pixels = fc.tuple(fc.integer({ min: 1, max: 24 }), fc.integer({ min: 1, max: 24 })).chain(([width, height]) =>
      fc.record({
        width: fc.constant(width),
        height: fc.constant(height),
        rgb: fc.uint8Array({ minLength: width * height * 3, maxLength: width * height * 3 }),
      }),
    )
    fc.assert(
      fc.property(pixels, ({ width, height, rgb }) => {
        const reading = readRaster(rasterOf(rgb, width, height))
        assert.deepEqual(referenceReadingSchema.parse(JSON.parse(JSON.stringify(reading))), reading)
        const weight = reading.palette.reduce((sum, swatch) => sum + swatch.weight, 0)
        assert.ok(Math.abs(weight - 1) < 0.01)
        assert.ok(Math.abs(textures.reduce((sum, name) => sum + reading.textures[name], 0) - 1) < 0.01)
        assert.ok(reading.tone.low <= reading.tone.median && reading.tone.median <= reading.tone.high)
      }),
      { numRuns: 60 },
    )
  })
})

const raster = (width: number, height: number, paint: (x: number, y: number) => readonly [number, number, number]) => {
  const rgb = new Uint8Array(width * height * 3)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) rgb.set(paint((x + 0.5) / width, (y + 0.5) / height), (y * width + x) * 3)
  return rasterOf(rgb, width, height)
}
