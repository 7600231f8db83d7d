// The report: each warning when it is due, and a quiet report where all is well.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { wrapGeometry } from '../../../src/print/geometry/wrap-geometry.ts'
import type { LayoutRequest } from '../../../src/print/layout/layout-request.ts'
import type { TextBlock } from '../../../src/print/layout/layout-state.ts'
import { layoutWrap } from '../../../src/print/layout/layout-wrap.ts'
import { type TypesetWrap, typesetState } from '../../../src/print/layout/typeset-state.ts'
import { hardcover, paperback } from '../a-wrap-page.ts'
import { aRequest, noTexts, onSolid, restless, someTexts } from './a-wrap-layout.ts'

const codes = ({ report }: TypesetWrap): string[] =>
  report.warnings.map(({ code, blockId }) => (blockId ? `${code} ${blockId}` : code))

const warned = (changes: Partial<LayoutRequest>): string[] => codes(layoutWrap(aRequest(changes)))

/** A laid-out wrap of which one block was then edited. */
const edited = (id: string, changes: Partial<TextBlock>, color = '#1d3247'): TypesetWrap => {
  const { geometry, backdrop, ...rest } = aRequest({ backdrop: onSolid(color) })
  const { state } = layoutWrap({ geometry, backdrop, ...rest })
  const textBlocks = state.textBlocks.map((block) => (block.id === id ? { ...block, ...changes } : block))
  return typesetState({ geometry, state: { ...state, textBlocks }, backdrop })
}

describe('a layout report', () => {
  it('has nothing to say of a common book', () => {
    for (const request of [paperback, hardcover]) assert.deepEqual(warned({ geometry: wrapGeometry(request) }), [])
  })

  it('tells sizes in points and heights in pixels of the print', () => {
    const { report, runs } = layoutWrap(aRequest())
    assert.deepEqual(
      report.blocks.map(({ id, overflowsPanel }) => [id, overflowsPanel]),
      ['tagline', 'blurb', 'authorBio', 'spineTitle', 'spineAuthor'].map((id) => [id, false]),
    )
    const lines = runs.filter(({ blockId }) => blockId === 'blurb')
    const [first, last] = [lines[0], lines.at(-1)]
    const blurb = report.blocks.find(({ id }) => id === 'blurb')
    assert.ok(first && last && blurb)
    const between = ((last.y - first.y) / 72) * 300
    const letters = (blurb.fontSize / 72) * 300
    assert.ok(blurb.heightPx > between + letters * 0.5 && blurb.heightPx < between + letters * 1.5)
  })

  it('says when type had to shrink', () => {
    const geometry = wrapGeometry({ ...paperback, trimWidth: 5, trimHeight: 8 })
    const texts = { ...someTexts, blurb: `${someTexts.blurb} `.repeat(6).slice(0, 2000).trim() }
    const layout = layoutWrap(aRequest({ geometry, texts }))
    assert.ok(codes(layout).includes('text_shrunk blurb'))
    assert.ok(!codes(layout).some((code) => code.startsWith('text_overflow')))
  })

  it('shrinks an edited text into its box, and says when even the least size is too large', () => {
    assert.deepEqual(codes(edited('blurb', { text: `${someTexts.blurb} ${someTexts.blurb}` })), ['text_shrunk blurb'])
    const overfull = edited('blurb', { text: `${someTexts.blurb} `.repeat(5), height: 0.6 })
    assert.ok(codes(overfull).includes('text_overflow blurb'))
    const fixed = edited('tagline', { text: someTexts.blurb, shrinkToFit: false })
    assert.ok(codes(fixed).includes('text_overflow tagline') && !codes(fixed).includes('text_shrunk tagline'))
  })

  it('says when type leaves the safe area or runs into the barcode', () => {
    const outside = edited('tagline', { x: 0.05, alignment: 'left' })
    assert.ok(codes(outside).includes('text_overflow tagline'))
    assert.equal(outside.report.blocks.find(({ id }) => id === 'tagline')?.overflowsPanel, true)
    const { barcode } = aRequest().geometry
    const inTheWay = edited('authorBio', { x: barcode.x.toNumber(), y: barcode.y.toNumber(), width: 2, height: 1 })
    assert.ok(codes(inTheWay).includes('barcode_overlap authorBio'))
  })

  it('says when ink cannot be read on its ground', () => {
    assert.deepEqual(codes(edited('blurb', { color: '#22384d' })), ['low_contrast blurb'])
    assert.deepEqual(codes(edited('blurb', { color: '#ffffff' })), [])
  })

  it('lays cards under the type of back and spine where the art is restless', () => {
    const layout = layoutWrap(aRequest({ backdrop: { back: restless, spine: restless, front: restless } }))
    assert.deepEqual(codes(layout), [])
    assert.ok(layout.shadings.length > 2)
    const { geometry, backdrop } = aRequest({ backdrop: { back: restless, spine: restless, front: restless } })
    const textBlocks = layout.state.textBlocks.map((block) => ({ ...block, backing: null, halo: null }))
    const bare = typesetState({ geometry, state: { ...layout.state, textBlocks }, backdrop })
    assert.equal(codes(bare).filter((code) => code.startsWith('low_contrast')).length, 5)
  })

  it('says when another face had to stand in, or a sign could not be set', () => {
    assert.deepEqual(codes(edited('spineTitle', { text: '灯台守' })), ['font_substituted spineTitle'])
    assert.deepEqual(warned({ texts: { ...noTexts, spineTitle: '灯台守' } }), [], 'the front has no other face for it')
    assert.deepEqual(warned({ texts: { ...noTexts, tagline: 'Everything burns 🦄' } }), ['font_substituted tagline'])
  })

  it('leaves the spine of a thin book empty and says so', () => {
    const layout = layoutWrap(aRequest({ geometry: wrapGeometry({ ...paperback, pageCount: 78 }) }))
    assert.deepEqual(codes(layout), ['spine_text_dropped spineTitle', 'spine_text_dropped spineAuthor'])
    assert.ok(layout.runs.every(({ rotation }) => rotation === 0))
    assert.ok(
      layout.state.textBlocks.some(({ id }) => id === 'spineTitle'),
      'the words are kept for a thicker book',
    )
  })

  it('warns of small type on a narrow spine, and of what is odd about the pages', () => {
    const texts = { ...noTexts, spineTitle: 'The Keeper' }
    const narrow = warned({ texts, geometry: wrapGeometry({ ...paperback, pageCount: 80, paperType: 'cream' }) })
    assert.deepEqual(narrow, ['spine_text_tight spineTitle'])
    assert.deepEqual(warned({ geometry: wrapGeometry({ ...paperback, pageCount: 301 }) }), ['odd_page_count'])
    const tall = { ...paperback, trimWidth: 8.5, trimHeight: 11, pageCount: 700 }
    assert.deepEqual(warned({ geometry: wrapGeometry(tall) }), ['page_count_exceeds_kdp_limit'])
  })
})
