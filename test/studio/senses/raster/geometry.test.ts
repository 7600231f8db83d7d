// Quads, components and distances: what the raster senses stand on.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findComponents } from '../../../../src/studio/senses/raster/components.ts'
import { localMean } from '../../../../src/studio/senses/raster/local-mean.ts'
import { dilated, distanceTo } from '../../../../src/studio/senses/raster/morphology.ts'
import { emptyMask, type Mask } from '../../../../src/studio/senses/raster/picture.ts'
import {
  cornersOf,
  drawQuad,
  grownQuad,
  holds,
  overlapOf,
  quadAround,
} from '../../../../src/studio/senses/raster/quad.ts'
import { fc } from '../../../support/property.ts'

const quads = fc.record({
  x: fc.double({ min: -50, max: 150, noNaN: true }),
  y: fc.double({ min: -50, max: 150, noNaN: true }),
  length: fc.double({ min: 20, max: 90, noNaN: true }),
  thickness: fc.double({ min: 2, max: 18, noNaN: true }),
  angle: fc.double({ min: -Math.PI, max: Math.PI, noNaN: true }),
})

const masks = fc
  .record({ width: fc.integer({ min: 1, max: 14 }), height: fc.integer({ min: 1, max: 14 }) })
  .chain(({ width, height }) =>
    fc
      .uint8Array({ minLength: width * height, maxLength: width * height, max: 1 })
      .map((bits): Mask => ({ width, height, bits })),
  )

test('the smallest rectangle around the corners of a rectangle is that rectangle, or level and hardly larger', () => {
  fc.assert(
    fc.property(quads, (quad) => {
      const found = quadAround(cornersOf(quad))
      assert.ok(found.length * found.thickness < quad.length * quad.thickness * 1.05)
      for (const corner of cornersOf(quad)) assert.ok(holds(grownQuad(found, 1e-6), corner))
    }),
  )
})

test('a quad overlaps itself wholly, and a distant one not at all', () => {
  fc.assert(
    fc.property(quads, (quad) => {
      assert.equal(overlapOf(quad, quad), 1)
      assert.equal(overlapOf(quad, { ...quad, x: quad.x + 500 }), 0)
    }),
  )
})

test('a drawn quad marks exactly the pixels whose middles it holds', () => {
  fc.assert(
    fc.property(quads, (quad) => {
      const mask = emptyMask(100, 100)
      drawQuad(mask, quad)
      for (let at = 0; at < 10_000; at += 7) {
        const inside = holds(quad, { x: (at % 100) + 0.5, y: Math.floor(at / 100) + 0.5 })
        assert.equal(mask.bits[at], inside ? 1 : 0)
      }
    }),
    { numRuns: 30 },
  )
})

test('components share out all pixels of the mask, and neighbours are never apart', () => {
  fc.assert(
    fc.property(masks, (mask) => {
      const { labels, list } = findComponents(mask)
      const areas = list.map((_, index) => labels.filter((label) => label === index + 1).length)
      assert.deepEqual(
        areas,
        list.map(({ area }) => area),
      )
      for (const [at, label] of labels.entries()) {
        assert.equal(label > 0, mask.bits[at] === 1)
        const right = at % mask.width < mask.width - 1 ? (labels[at + 1] ?? 0) : 0
        if (label > 0 && right > 0) assert.equal(label, right)
      }
    }),
  )
})

test('distances are within a tenth of the true ones', () => {
  fc.assert(
    fc.property(masks, (mask) => {
      const distance = distanceTo(mask)
      const held = [...mask.bits.keys()].filter((at) => mask.bits[at] === 1)
      for (const [at, found] of distance.entries()) {
        const true_ = Math.min(
          ...held.map((other) =>
            Math.hypot(
              (at % mask.width) - (other % mask.width),
              Math.floor(at / mask.width) - Math.floor(other / mask.width),
            ),
          ),
        )
        if (held.length > 0) assert.ok(found >= true_ - 1e-4 && found <= true_ * 1.1 + 1e-4)
      }
    }),
  )
})

test('a grown mask holds the mask', () => {
  fc.assert(
    fc.property(masks, fc.integer({ min: 0, max: 4 }), (mask, radius) => {
      const grown = dilated(mask, radius)
      assert.ok(mask.bits.every((bit, at) => bit <= (grown.bits[at] ?? 0)))
    }),
  )
})

test('the mean around a pixel is the mean of the pixels around it', () => {
  fc.assert(
    fc.property(masks, fc.integer({ min: 0, max: 5 }), ({ width, height, bits }, radius) => {
      const means = localMean(Float32Array.from(bits), width, height, radius)
      for (const [at, mean] of means.entries()) {
        const near = [...bits].filter(
          (_, other) =>
            Math.abs((other % width) - (at % width)) <= radius &&
            Math.abs(Math.floor(other / width) - Math.floor(at / width)) <= radius,
        )
        assert.ok(Math.abs(mean - near.reduce((sum, bit) => sum + bit, 0) / near.length) < 1e-5)
      }
    }),
  )
})
