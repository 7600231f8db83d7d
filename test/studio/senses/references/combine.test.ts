// Several references become one reading.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { combineReadings } from '../../../../src/studio/senses/references/combine.ts'
import { mainTexture, referenceReadingSchema } from '../../../../src/studio/senses/references/reading.ts'
import { syntheticNames, syntheticReading } from './synthetic-references.ts'

const [oils, geometry, etching, neon, wash, photograph] = await Promise.all(syntheticNames.map(syntheticReading))
assert.ok(oils && geometry && etching && neon && wash && photograph)

describe('several references', () => {
  test('one reference is itself', () => {
    assert.equal(combineReadings([oils]), oils)
  })

  test('none is refused', () => {
    assert.throws(() => combineReadings([]), /expected one to four readings/)
  })

  test('any four combine to a reading', () => {
    const all = [oils, geometry, etching, neon, wash, photograph]
    for (const first of all)
      for (const second of all) referenceReadingSchema.parse(combineReadings([first, second, etching, wash]))
  })

  test('a grey picture takes no colour from a colourful one', () => {
    const both = combineReadings([photograph, oils])
    assert.equal(both.colour.temperature, oils.colour.temperature)
    assert.ok((both.palette[0]?.c ?? 0) > 0.05)
  })

  test('warm and cold are not mixed to mud: the louder gives the ground, the other a dash', () => {
    const both = combineReadings([geometry, oils])
    const cold = both.palette.filter(({ h, c }) => c > 0.03 && h > 200 && h < 280)
    const warm = both.palette.filter(({ h, c }) => c > 0.03 && h > 20 && h < 100)
    const weight = (some: typeof cold): number => some.reduce((sum, swatch) => sum + swatch.weight, 0)
    assert.ok(weight(warm) > 3 * weight(cold))
    assert.equal(both.palette.length <= 7, true)
  })

  test('the composition is that of the most decided, the technique that of the plainest', () => {
    assert.deepEqual(combineReadings([photograph, oils]).composition, oils.composition)
    assert.equal(mainTexture(combineReadings([neon, geometry]).textures), 'flat')
  })

  test('dark and bright do not average to grey', () => {
    const both = combineReadings([neon, wash])
    assert.ok(both.tone.median === neon.tone.median || both.tone.median === wash.tone.median)
  })

  test('the order does not matter where one is plainly the leader', () => {
    assert.deepEqual(combineReadings([photograph, oils]).colour, combineReadings([oils, photograph]).colour)
    assert.deepEqual(combineReadings([photograph, oils]).textures, combineReadings([oils, photograph]).textures)
  })
})
