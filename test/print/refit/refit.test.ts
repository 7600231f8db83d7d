// Art and layout on a sheet of other measures.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import sharp from 'sharp'
import { artSheet } from '../../../src/print/geometry/art-sheet.ts'
import { type WrapGeometry, wrapGeometry } from '../../../src/print/geometry/wrap-geometry.ts'
import type { WrapRequest } from '../../../src/print/geometry/wrap-specs.ts'
import { layoutStateSchema } from '../../../src/print/layout/layout-state.ts'
import { layoutWrap } from '../../../src/print/layout/layout-wrap.ts'
import { boxOf, isInside, safeAreaOf } from '../../../src/print/layout/panels.ts'
import { refitArt, refitDpi } from '../../../src/print/refit/refit-art.ts'
import { refitBackdrop } from '../../../src/print/refit/refit-backdrop.ts'
import { reflowLayout } from '../../../src/print/refit/reflow-layout.ts'
import { fc } from '../../support/property.ts'
import { aWrapRequest } from '../geometry/a-wrap-request.ts'
import { aRequest, aVoice } from '../layout/a-wrap-layout.ts'

const book: WrapRequest = {
  trimWidth: 5.5,
  trimHeight: 8.5,
  pageCount: 200,
  paperType: 'white',
  bindingType: 'paperback',
}

const laidOut = (geometry: WrapGeometry) => layoutWrap(aRequest({ geometry })).state

/** Another book of the same trim size. */
const another = fc.constantFrom<Partial<WrapRequest>>(
  { pageCount: 90 },
  { pageCount: 550 },
  { paperType: 'cream' },
  { bindingType: 'hardcover' },
  { bindingType: 'hardcover', pageCount: 500 },
)

describe('a layout on another sheet', () => {
  const from = wrapGeometry(book)
  const state = laidOut(from)

  it('is the same where the sheet is the same', () => {
    assert.deepEqual(reflowLayout(state, aVoice, from, from), state)
  })

  it('is a good layout, and what stood in a safe area still does', () => {
    fc.assert(
      fc.property(another, (change) => {
        const to = wrapGeometry({ ...book, ...change })
        const moved = reflowLayout(state, aVoice, from, to)
        assert.ok(layoutStateSchema.safeParse(moved).success)
        for (const block of moved.textBlocks) {
          const safe = safeAreaOf(to, block.panel)
          assert.ok(safe && isInside(boxOf(block), safe), `${block.id} ${JSON.stringify(change)}`)
        }
      }),
      { numRuns: 5 },
    )
  })

  it('has the spine that the new book would have been given, where nobody has moved anything on it', () => {
    fc.assert(
      fc.property(another, (change) => {
        const to = wrapGeometry({ ...book, ...change })
        const spineOf = ({ textBlocks }: typeof state) =>
          textBlocks
            .filter(({ panel }) => panel === 'spine')
            .map(({ x, y, width, height, fontSize }) => ({ x, y, width, height, fontSize }))
        assert.deepEqual(spineOf(reflowLayout(state, aVoice, from, to)), spineOf(laidOut(to)))
      }),
      { numRuns: 5 },
    )
  })

  it('keeps a spine that somebody has set by hand in its own proportions', () => {
    const own = {
      ...state,
      textBlocks: state.textBlocks.map((block) => (block.id === 'spineTitle' ? { ...block, y: block.y + 0.4 } : block)),
    }
    const to = wrapGeometry({ ...book, pageCount: 500 })
    const [before, after] = [own, reflowLayout(own, aVoice, from, to)].map(({ textBlocks }) =>
      textBlocks.find(({ id }) => id === 'spineTitle'),
    )
    assert.ok(before && after)
    assert.equal(after.y, before.y)
    assert.ok(after.width > before.width)
  })

  it('carries a shade over back and spine to the new fold', () => {
    const [first, ...rest] = state.textBlocks
    assert.ok(first)
    const edge = from.folds.front.toNumber()
    const backing = { x: 0, y: 0, width: edge, height: 8.75, color: '#000000', opacity: 0.5, softness: 0 }
    const to = wrapGeometry({ ...book, bindingType: 'hardcover' })
    const { textBlocks } = reflowLayout({ ...state, textBlocks: [{ ...first, backing }, ...rest] }, aVoice, from, to)
    const shade = textBlocks[0]?.backing
    assert.ok(shade)
    assert.ok(Math.abs(shade.x + shade.width - to.folds.front.toNumber()) < 0.001)
    assert.ok(Math.abs(shade.y + shade.height - to.sheet.height.toNumber()) < 0.001)
  })
})

describe('art on another sheet', () => {
  const from = wrapGeometry(book)
  const { width, height, back, spine, front } = artSheet(from)
  const plain = (patch: { width: number; height: number }, background: string) =>
    sharp({ create: { width: patch.width, height: patch.height, channels: 3, background } })
      .png()
      .toBuffer()
  const painted = async (): Promise<Uint8Array> =>
    sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
      .composite([
        { input: await plain(back.bleed, '#c02020'), left: back.bleed.left, top: back.bleed.top },
        { input: await plain(spine.bleed, '#20c020'), left: spine.bleed.left, top: spine.bleed.top },
        { input: await plain(front.bleed, '#2020c0'), left: front.bleed.left, top: front.bleed.top },
      ])
      .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
      .toBuffer()

  it('comes back byte for byte where it fits already', async () => {
    const art = await painted()
    assert.equal(await refitArt(art, from, wrapGeometry(book)), art)
    assert.equal(refitDpi(300, from, from), 300)
  })

  it('covers the whole new sheet, each panel to its fold, without a gap', async () => {
    const art = await painted()
    for (const change of [{ pageCount: 420 }, { pageCount: 60 }, { bindingType: 'hardcover' }]) {
      const to = wrapGeometry({ ...book, ...change })
      const sheet = artSheet(to)
      const { data, info } = await sharp(await refitArt(art, from, to))
        .raw()
        .toBuffer({ resolveWithObject: true })
      assert.deepEqual([info.width, info.height], [sheet.width, sheet.height])
      const middle = Math.floor(info.height / 2)
      const rows = [0, middle, info.height - 1]
      const isMostly = (x: number, y: number, channel: number): boolean => {
        const at = (y * info.width + x) * info.channels
        return (
          (data[at + channel] ?? 0) > 120 && [0, 1, 2].every((each) => each === channel || (data[at + each] ?? 0) < 110)
        )
      }
      for (const y of rows) {
        for (const [channel, { bleed }] of [sheet.back, sheet.spine, sheet.front].entries()) {
          // Colours run into each other by a pixel or two where panels meet.
          for (const x of [bleed.left + 3, bleed.left + bleed.width - 4])
            assert.ok(isMostly(x, y, channel), `${JSON.stringify(change)} ${x},${y}`)
        }
      }
    }
  })

  it('owns up to the resolution that stretching costs', () => {
    assert.ok(refitDpi(300, from, wrapGeometry({ ...book, bindingType: 'hardcover' })) < 300)
    assert.equal(refitDpi(300, from, wrapGeometry({ ...book, pageCount: 500 })), 300)
  })

  it('has a map of its light that follows its panels', () => {
    fc.assert(
      fc.property(aWrapRequest, ({ pageCount, ...rest }) => {
        const [one, other] = [
          wrapGeometry({ pageCount, ...rest }),
          wrapGeometry({ ...rest, pageCount: pageCount > 200 ? 150 : 400 }),
        ]
        const columns = 120
        const rows = 80
        const across = one.sheet.width.toNumber() / columns
        const isBack = (cell: number): boolean => ((cell % columns) + 0.5) * across < one.folds.back.toNumber()
        const light = Float32Array.from({ length: columns * rows }, (_, cell) => (isBack(cell) ? 0.9 : 0.1))
        const after = refitBackdrop({ columns, rows, light, range: new Float32Array(columns * rows) }, one, other)
        const newAcross = other.sheet.width.toNumber() / after.columns
        const lightAt = (x: number): number => after.light[Math.floor(x / newAcross)] ?? -1
        assert.equal(after.light.length, after.columns * after.rows)
        assert.ok(Math.abs(lightAt(other.folds.back.toNumber() - 2 * newAcross) - 0.9) < 0.01)
        assert.ok(Math.abs(lightAt(other.folds.front.toNumber() + 2 * newAcross) - 0.1) < 0.01)
      }),
      { numRuns: 30 },
    )
  })
})
