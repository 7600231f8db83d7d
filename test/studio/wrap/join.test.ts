// A panorama is joined to its front without a seam: no edge appears that neither of the two pictures has in itself.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { createCanvas } from '@napi-rs/canvas'
import { sampleDocument } from '../../../src/studio/direction/sample.ts'
import { families, findFamily } from '../../../src/studio/families/index.ts'
import { carryTones, mostTone } from '../../../src/studio/wrap/carry-tones.ts'
import { carryScene, meetFront } from '../../../src/studio/wrap/join.ts'
import { paintFront } from '../../../src/studio/wrap/paint-front.ts'
import { paintPanorama } from '../../../src/studio/wrap/paint-panorama.ts'
import { innerSideOf } from '../../../src/studio/wrap/wrap-sheet.ts'
import { columnSteps, foldMismatch, usualStep } from './seam.ts'
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
      const art = await paintPanorama(document, sheet, front, false)
      const toned = createCanvas(art.width, art.height)
      toned.getContext('2d').drawImage(art, 0, 0)
      carryTones(toned, front.canvas, inner, { reach: art.width, most: mostTone })
      carryScene(art, front.canvas, inner)
      const [was, is] = [foldMismatch(toned, front.canvas, inner), foldMismatch(art, front.canvas, inner)]
      assert.ok(is <= was * mostLeft, `${is.toFixed(2)} at the fold, ${was.toFixed(2)} by tones alone`)
    })
})

describe('joined to the front', () => {
  for (const family of families.filter((_, at) => at % 8 === 1))
    it(`${family.id} shows no seam`, async () => {
      const document = sampleDocument(family)
      const front = await paintFront(document, sheet)
      const art = await paintPanorama(document, sheet, front, false)
      const steps = (): number[] => {
        const canvas = createCanvas(sheet.width, inner.height)
        const ctx = canvas.getContext('2d')
        ctx.drawImage(art, 0, 0)
        ctx.drawImage(front.canvas, inner.width, -inner.top)
        return columnSteps(canvas)
      }
      const before = steps()
      carryScene(art, front.canvas, inner)
      meetFront(art, front.canvas, inner)
      const after = steps()
      const ownEdges = Math.max(...before.slice(inner.width - band, inner.width - 1))
      const allowed = Math.max(usualStep(after.slice(inner.width)), ownEdges + 1)
      const seen = Math.max(...after.slice(inner.width - band, inner.width))
      assert.ok(seen <= allowed, `${seen.toFixed(1)} beside the joint, ${allowed.toFixed(1)} elsewhere`)
    })

  it('a white page beside a black one would be a seam', () => {
    const canvas = createCanvas(20, 10)
    const ctx = canvas.getContext('2d')
    ctx.fillStyle = '#ffffff'
    ctx.fillRect(0, 0, 10, 10)
    ctx.fillStyle = '#000000'
    ctx.fillRect(10, 0, 10, 10)
    assert.equal(Math.max(...columnSteps(canvas)), 255)
    assert.equal(columnSteps(canvas).indexOf(255), 9)
  })
})
