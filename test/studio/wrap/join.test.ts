// A panorama is joined to its front without a seam: no edge appears that neither of the two pictures has in itself.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { sampleDocument } from '../../../src/studio/direction/sample.ts'
import type { CoverDocument } from '../../../src/studio/document.ts'
import { findFamily } from '../../../src/studio/families/index.ts'
import { carryTones, mostTone } from '../../../src/studio/wrap/carry-tones.ts'
import { carryScene } from '../../../src/studio/wrap/join.ts'
import { paintFront } from '../../../src/studio/wrap/paint-front.ts'
import { paintPanorama, planPanorama } from '../../../src/studio/wrap/paint-panorama.ts'
import { paintWrapArt } from '../../../src/studio/wrap/paint-wrap-art.ts'
import { innerSideOf } from '../../../src/studio/wrap/wrap-sheet.ts'
import { edgeShares, foldMismatch, stopShare } from './seam.ts'
import { book, smallSheet } from './small-sheet.ts'

const sheet = smallSheet(book(6, 9))
const inner = innerSideOf(sheet)
/** Where the front is carried on, in columns. */
const band = Math.round(inner.height * 0.12)

/** Fronts whose ridges or bands do not meet those of their panorama by themselves. */
const unmet = [
  ['mist-peaks', 5],
  ['vital-motion', 1],
] as const
/** Of the mismatch that is left when only tones are carried over, how much may be left when lines are led to the front's as well. */
const mostLeft = 0.85

describe('led to the front', () => {
  for (const [id, seed] of unmet)
    it(`${id}, seed ${seed}: lines meet at the fold`, async () => {
      const family = findFamily(id)
      assert.ok(family)
      const document = { ...sampleDocument(family), seed }
      const front = await paintFront(document, sheet)
      const art = await paintPanorama(document, sheet, front, await planPanorama(document, sheet, front, false))
      const toned = createCanvas(art.width, art.height)
      toned.getContext('2d').drawImage(art, 0, 0)
      carryTones(toned, front.canvas, inner, { reach: art.width, most: mostTone, twin: null })
      carryScene(art, front.canvas, inner)
      const [was, is] = [foldMismatch(toned, front.canvas, inner), foldMismatch(art, front.canvas, inner)]
      assert.ok(is <= was * mostLeft, `${is.toFixed(2)} at the fold, ${was.toFixed(2)} by tones alone`)
    })
})

const continued = async (document: CoverDocument): Promise<Canvas> => {
  const { canvas } = await paintWrapArt({
    front: { kind: 'document', document },
    sheet,
    style: 'continuation',
    solidColor: null,
    spineColor: null,
    instructions: null,
    keep: null,
    attempt: 0,
  })
  return canvas
}

/** Flat drawings, whose lines run on; smoke, which comes from afar; a place beside its stage. */
const joined = ['bold-statement', 'swiss-grid', 'ember-blade', 'papercut-world']
/** The longest edge beside the fold, as a share of the height: things may stand there, but no line from top to bottom. */
const longestEdge = 0.15

describe('joined to the front', () => {
  for (const id of joined)
    it(`${id} shows no seam, and no edge beside the fold`, async () => {
      const family = findFamily(id)
      assert.ok(family)
      const canvas = await continued(sampleDocument(family))
      const beside = edgeShares(canvas, inner).slice(inner.width - band, inner.width + 3)
      const seen = Math.max(...beside)
      assert.ok(seen <= longestEdge, `${seen.toFixed(2)} of the height`)
    })

  it('a white page beside a black one would be a seam', () => {
    const canvas = createCanvas(20, 10)
    const ctx = canvas.getContext('2d')
    ctx.fillStyle = '#ffffff'
    ctx.fillRect(0, 0, 10, 10)
    ctx.fillStyle = '#000000'
    ctx.fillRect(10, 0, 10, 10)
    assert.equal(edgeShares(canvas, { top: 0, height: 10 }).indexOf(1), 10)
  })
})

/** Textures all over the front: lamps out of focus, dots of a comic, marbled paper. */
const textured = [
  ['night-lights', 'avenue'],
  ['comic-burst', 'boom'],
  ['marble-panel', 'panel'],
] as const
/** Of the height: here and there a lamp or a vein ends by itself. */
const mostStops = 0.12

describe('what the front is drawn with', () => {
  for (const [id, layout] of textured)
    it(`${id}, ${layout}: goes on beyond the fold`, async () => {
      const family = findFamily(id)
      assert.ok(family)
      const document = sampleDocument(family)
      const canvas = await continued({ ...document, direction: { ...document.direction, layout } })
      const stops = stopShare(canvas, inner.width, inner)
      assert.ok(stops <= mostStops, `${stops.toFixed(2)} of the height`)
    })

  it('lamps on the front alone would stop there', () => {
    const canvas = createCanvas(100, 100)
    const ctx = canvas.getContext('2d')
    ctx.fillRect(0, 0, 100, 100)
    ctx.fillStyle = '#ffffff'
    for (let x = 52; x < 100; x += 4) ctx.fillRect(x, 0, 2, 50)
    assert.ok(Math.abs(stopShare(canvas, 50, { top: 0, height: 100 }) - 0.5) < 0.05)
  })
})
