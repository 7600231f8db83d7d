// Covers without a hero, and groups of people, are painted like any other.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { createCanvas } from '@napi-rs/canvas'
import { makeBrief } from '../../../src/studio/brief/brief.ts'
import { makeCovers } from '../../../src/studio/direction/make-cover.ts'
import { sampleBrief } from '../../../src/studio/direction/sample.ts'
import { varyDocument } from '../../../src/studio/direction/vary.ts'
import { factsOfFamily } from '../../../src/studio/families/facts.ts'
import type { Family } from '../../../src/studio/families/family.ts'
import { families } from '../../../src/studio/families/index.ts'
import { findMotif } from '../../../src/studio/motifs/find-motif.ts'
import { noHero } from '../../../src/studio/motifs/no-hero.ts'
import { laySketch, Pen, silhouette } from '../../../src/studio/paint/pen.ts'
import { Random } from '../../../src/studio/paint/random.ts'
import { paintCover } from '../../../src/studio/press/paint-cover.ts'
import { sheetOf } from '../../../src/studio/press/sheet.ts'
import { aConcept } from './a-concept.ts'

const pixels = { w: 100, h: 160 }

describe('a cover without a hero', () => {
  const bareFamilies = families.filter((family) => factsOfFamily(family).bare.length > 0)
  const coverOf = (family: Family) => {
    const { book, wishes } = sampleBrief(family)
    const brief = makeBrief(book, wishes, aConcept())
    return makeCovers({ brief, template: family.id, seed: 9, count: 1 })[0] ?? assert.fail(family.id)
  }

  it('has a layout that stands without one, and so have its siblings', () => {
    for (const family of bareFamilies) {
      const cover = coverOf(family)
      for (const { direction } of [cover, ...[1, 2, 3].map((nth) => varyDocument(cover, nth))]) {
        assert.equal(direction.hero, noHero.id, family.id)
        assert.ok(factsOfFamily(family).bare.includes(direction.layout), `${family.id}: ${direction.layout}`)
      }
    }
  })

  it('is painted like any other', async () => {
    for (const family of bareFamilies.filter((_, at) => at % 6 === 0)) {
      const { easel } = await paintCover(coverOf(family), { sheet: sheetOf(1600, 2560), pixels, text: true })
      assert.equal(easel.canvas.width, pixels.w)
    }
  })
})

describe('a group of people', () => {
  it('fills its box and does not leave it', () => {
    for (const id of ['two-people', 'small-group', 'family-group', 'two-children']) {
      const motif = findMotif(id) ?? assert.fail(id)
      for (const seed of [1, 2, 3]) {
        const pen = new Pen(false)
        motif.draw(pen, new Random(seed))
        const canvas = createCanvas(400, 200)
        const ctx = canvas.getContext('2d')
        ctx.translate(200, 190)
        ctx.scale(160, 160)
        laySketch(ctx, pen.sketch, silhouette('#000000'))
        const { data } = ctx.getImageData(0, 0, 400, 200)
        const columns = Array.from({ length: 400 }, (_, x) => x).filter((x) =>
          Array.from({ length: 200 }, (_, y) => data[(y * 400 + x) * 4 + 3] ?? 0).some((alpha) => alpha > 128),
        )
        const half = (Math.max(200 - Math.min(...columns), Math.max(...columns) - 200) + 0.5) / 160
        assert.ok(half <= motif.width / 2 + 0.03, `${id} is ${half * 2} wide`)
        assert.ok(half >= motif.width / 2 - 0.12, `${id} is only ${half * 2} wide`)
      }
    }
  })
})
