// The front at print size: on every trim, in every family, with its type inside the safe area.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sampleDocument } from '../../../src/studio/direction/sample.ts'
import { families } from '../../../src/studio/families/index.ts'
import { frontSafe, paintFront } from '../../../src/studio/wrap/paint-front.ts'
import { paintWrapArt } from '../../../src/studio/wrap/paint-wrap-art.ts'
import { book, smallSheet } from './small-sheet.ts'

const extremes = {
  'narrow and thin': book(5, 8, { pageCount: 24 }),
  landscape: book(8.25, 6),
  square: book(8.5, 8.5),
  large: book(8.5, 11, { pageCount: 500 }),
  'large hardcover': book(8.25, 11, { bindingType: 'hardcover', pageCount: 550 }),
} as const

const styles = ['continuation', 'complementary', 'textured'] as const

describe('extreme books', () => {
  for (const [at, [name, request]] of Object.entries(extremes).entries())
    it(`${name}: type stays inside the safe area, and the whole sheet is painted`, async () => {
      const sheet = smallSheet(request, 40)
      const safe = frontSafe(sheet)
      for (const [nth, family] of families.filter((_, index) => index % 32 === at * 5).entries()) {
        const document = sampleDocument(family)
        const { type, canvas } = await paintFront(document, sheet)
        assert.deepEqual([canvas.width, canvas.height], [sheet.front.bleed.width, sheet.front.bleed.height])
        for (const { x, y, w, h } of type.zones) {
          const isInside = x >= safe.x && y >= safe.y && x + w <= safe.x + safe.w && y + h <= safe.y + safe.h
          assert.ok(isInside, `${family.id}: type at ${[x, y, x + w, y + h].map(Math.round).join(' ')}`)
        }
        if (nth > 0) continue
        const style = styles[at % styles.length] ?? styles[0]
        const front = { kind: 'document', document } as const
        const art = await paintWrapArt({
          front,
          sheet,
          style,
          solidColor: null,
          spineColor: null,
          instructions: null,
          keep: null,
          attempt: 0,
        })
        assert.deepEqual([art.canvas.width, art.canvas.height], [sheet.width, sheet.height])
      }
    })
})
