// Where masses, light and leaning lines of a reference lie, what says nothing about it, and what words make of it.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readRaster } from '../../../../src/studio/senses/references/analyse-reference.ts'
import { centreOf, correlation, mirrored } from '../../../../src/studio/senses/references/grid.ts'
import { readInstructions, underInstructions } from '../../../../src/studio/senses/references/instructions.ts'
import { likeness, mirroredComposition, sayOf } from '../../../../src/studio/senses/references/likeness.ts'
import { type Raster, rasterOf } from '../../../../src/studio/senses/references/planes.ts'
import { readComposition } from '../../../../src/studio/senses/references/read-composition.ts'
import type { Composition } from '../../../../src/studio/senses/references/reading.ts'
import { fc } from '../../../support/property.ts'

type Paint = (x: number, y: number) => readonly [number, number, number]

const raster = (paint: Paint, width = 120, height = 180): Raster => {
  const rgb = new Uint8Array(width * height * 3)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) rgb.set(paint((x + 0.5) / width, (y + 0.5) / height), (y * width + x) * 3)
  return rasterOf(rgb, width, height)
}

const discAt =
  (middleX: number, middleY: number, radius = 0.12): Paint =>
  (x, y) =>
    Math.hypot(x - middleX, (y - middleY) * 1.5) < radius ? [190, 40, 40] : [235, 230, 220]

const read = (paint: Paint): Composition => readComposition(raster(paint))

const nearly = (one: readonly number[], other: readonly number[]): boolean =>
  one.every((value, at) => Math.abs(value - (other[at] ?? 0)) <= 0.0101)

describe('the masses of a picture', () => {
  test('are mirrored where the picture is, with its light and its lines', () => {
    const blot = fc.record({
      x: fc.double({ min: 0, max: 1, noNaN: true }),
      y: fc.double({ min: 0, max: 1, noNaN: true }),
      radius: fc.double({ min: 0.05, max: 0.4, noNaN: true }),
      light: fc.integer({ min: 0, max: 255 }),
    })
    fc.assert(
      fc.property(fc.array(blot, { minLength: 1, maxLength: 5 }), (blots) => {
        const paint: Paint = (x, y) => {
          const on = blots.findLast((one) => Math.hypot(x - one.x, y - one.y) < one.radius)
          return on ? [on.light, on.light, 255 - on.light] : [220, 215, 205]
        }
        const [plain, turned] = [read(paint), read((x, y) => paint(1 - x, y))]
        assert.ok(nearly(mirrored(plain.mass.grid), turned.mass.grid))
        assert.ok(nearly(mirrored(plain.tone), turned.tone))
        assert.ok(Math.abs(plain.diagonal + turned.diagonal) < 0.002)
        assert.ok(Math.abs(plain.mass.plain - turned.mass.plain) <= 0.0101)
      }),
      { numRuns: 40 },
    )
  })

  test('lie where a thing stands, whether it is dark on light or light on dark', () => {
    for (const [x, y] of [
      [0.25, 0.75],
      [0.5, 0.5],
      [0.7, 0.2],
    ] as const) {
      const dark = centreOf(read(discAt(x, y)).mass.grid)
      const light = centreOf(read((u, v) => (discAt(x, y)(u, v)[1] < 100 ? [240, 220, 150] : [15, 18, 30])).mass.grid)
      for (const centre of [dark, light])
        assert.ok(Math.hypot(centre.x - x, centre.y - y) < 0.08, `${x} ${y}: ${JSON.stringify(centre)}`)
    }
  })

  test('of a drawing in thin lines lie where its ink is', () => {
    const ring: Paint = (x, y) =>
      Math.abs(Math.hypot(x - 0.7, (y - 0.7) * 1.5) - 0.18) < 0.012 ? [60, 60, 60] : [255, 255, 255]
    const { mass } = read(ring)
    const centre = centreOf(mass.grid)
    assert.ok(Math.hypot(centre.x - 0.7, centre.y - 0.7) < 0.1, JSON.stringify(centre))
    assert.ok(mass.plain > 0.8)
  })

  test('are the same whatever the size and shape of the file', () => {
    const usual = readComposition(raster(discAt(0.3, 0.6)))
    for (const [width, height] of [
      [60, 90],
      [300, 200],
      [480, 720],
    ] as const) {
      const other = readComposition(raster(discAt(0.3, 0.6), width, height))
      assert.ok(correlation(usual.mass.grid, other.mass.grid) > 0.95, `${width} x ${height}`)
    }
  })

  test('lines that rise and lines that fall are told apart', () => {
    const stripe: Paint = (x, y) => (Math.abs(x + y - 1) < 0.15 ? [30, 30, 30] : [230, 230, 230])
    assert.ok(read(stripe).diagonal > 0.4)
    assert.ok(read((x, y) => stripe(1 - x, y)).diagonal < -0.4)
    assert.ok(Math.abs(read(discAt(0.5, 0.5)).diagonal) < 0.05)
  })

  test('an empty sheet and noise say nothing, whatever their colour', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 255 }),
        fc.integer({ min: 0, max: 60 }),
        fc.integer({ min: 1, max: 2 ** 31 - 1 }),
        (light, grain, seed) => {
          let state = seed
          const noise = (): number => {
            state = (state * 48_271) % 2_147_483_647
            return (state / 2_147_483_647 - 0.5) * 2 * grain
          }
          const paint: Paint = () => {
            const value = Math.min(255, Math.max(0, light + noise()))
            return [value, value, value]
          }
          assert.equal(sayOf(read(paint)), 0)
        },
      ),
      { numRuns: 40 },
    )
  })
})

describe('likeness', () => {
  test('is greatest with itself, and greater for what stands nearer', () => {
    const reference = read(discAt(0.25, 0.7))
    const far = [0.3, 0.45, 0.6, 0.75].map((x) => likeness(reference, read(discAt(x, 0.7))))
    assert.ok(likeness(reference, reference) > (far[0] ?? 1))
    assert.deepEqual(
      far,
      far.toSorted((one, other) => other - one),
    )
  })

  test('letters are no mass, and type is wanted where they stand', () => {
    const sheet = raster((x, y) => (y < 0.3 && x > 0.1 && x < 0.9 ? [20, 20, 20] : discAt(0.7, 0.8)(x, y)))
    const lettering = Array.from({ length: 54 }, (_, cell) => (cell < 18 ? 0.7 : 0))
    const blind = readComposition(sheet)
    const reading = readComposition(sheet, lettering)
    assert.ok(centreOf(blind.mass.grid).y < 0.4)
    assert.ok(centreOf(reading.mass.grid).y > 0.5)
    const typeHigh = { ...reading, lettering }
    const typeLow = { ...reading, lettering: lettering.toReversed() }
    assert.ok(likeness(reading, typeHigh) > likeness(reading, typeLow) + 0.1)
  })
})

describe('words about places outrank the picture', () => {
  const placed = (words: string, x = 0.25, y = 0.5) =>
    centreOf(underInstructions(readRaster(raster(discAt(x, y))), readInstructions(words)).composition.mass.grid)

  test('the main thing is where they want it', () => {
    assert.ok(placed('Follow the reference.').x < 0.35)
    assert.ok(placed('Put the figure on the right.').x > 0.62)
    assert.ok(Math.abs(placed('Her in the middle, please.').x - 0.5) < 0.1)
    assert.ok(placed('The tower at the bottom left.').y > 0.62)
    assert.ok(placed('The moon at the top.').y < 0.38)
    assert.ok(placed('Like the reference, but mirrored.').x > 0.65)
  })

  test('words that only sound like places, or speak of type, leave the picture alone', () => {
    for (const words of [
      'What is left of the house.',
      'It feels exactly right.',
      'A top seller.',
      'Title on the right.',
      'The author name at the bottom.',
      'Not on the right.',
    ])
      assert.deepEqual(placed(words), placed('Follow the reference.'), words)
  })

  test('a composition that is set aside says nothing', () => {
    const reading = readRaster(raster(discAt(0.2, 0.8)))
    const told = readInstructions('Take only the colours.')
    assert.equal(sayOf(underInstructions(reading, told).composition), 0)
    const asked = readInstructions('Take only the colours. The ship on the right.')
    assert.ok(centreOf(underInstructions(reading, asked).composition.mass.grid).x > 0.62)
  })

  test('a mirror twice is the picture', () => {
    const composition = read(discAt(0.2, 0.8))
    assert.deepEqual(mirroredComposition(mirroredComposition(composition)), composition)
  })
})
