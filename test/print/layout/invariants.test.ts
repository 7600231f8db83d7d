// What holds for every layout, whatever the book and its words.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { inPoints, type PlainBox } from '../../../src/print/geometry/boxes.ts'
import { wrapGeometry } from '../../../src/print/geometry/wrap-geometry.ts'
import type { LayoutRequest } from '../../../src/print/layout/layout-request.ts'
import type { LayoutState } from '../../../src/print/layout/layout-state.ts'
import { readLayoutState } from '../../../src/print/layout/layout-state.ts'
import { layoutWrap, type WrapLayout } from '../../../src/print/layout/layout-wrap.ts'
import { isApart, isInside } from '../../../src/print/layout/panels.ts'
import { settableText } from '../../../src/print/layout/settable.ts'
import type { TypeRun } from '../../../src/print/layout/type-run.ts'
import { typesetState } from '../../../src/print/layout/typeset-state.ts'
import { findFace } from '../../../src/studio/type/faces.ts'
import { measure } from '../../../src/studio/type/measure.ts'
import { fc, propertySeed } from '../../support/property.ts'
import { paperback } from '../a-wrap-page.ts'
import { anyRequest, aRequest, someTexts } from './a-wrap-layout.ts'

type Keeps = (layout: WrapLayout, request: LayoutRequest) => void

/** The same requests for every promise, laid out once: laying out is what takes time. */
const examples = fc
  .sample(anyRequest, { numRuns: 14, seed: propertySeed })
  .map((request) => ({ request, layout: layoutWrap(request) }))

const always = (promise: Keeps): void => {
  for (const [at, { layout, request }] of examples.entries())
    try {
      promise(layout, request)
    } catch (error) {
      throw new Error(`request ${at} of seed ${propertySeed}, ${JSON.stringify(request.texts)}`, { cause: error })
    }
}

/** Characters in squares of their size, which they nearly fill. */
const inkOfColumn = ({ text, x, y, size, letterSpacing }: TypeRun): PlainBox => {
  const signs = [...text]
  const spaces = signs.filter((sign) => sign === ' ').length
  const length = (signs.length - 0.6 * spaces) * size + letterSpacing * (signs.length - 1)
  return { x: x - 0.48 * size, y: y + 0.02 * size, width: 0.96 * size, height: length - 0.04 * size }
}

/** The ink of a run on the sheet, measured apart from the code that placed it. */
const inkOf = (run: TypeRun): PlainBox => {
  if (run.upright) return inkOfColumn(run)
  const ink = measure(run.text, run.face, run.letterSpacing / run.size)
  const right = ink.right * run.size + run.wordSpacing * (run.text.split(' ').length - 1)
  const [left, up, down] = [-ink.left * run.size, -ink.ascent * run.size, ink.descent * run.size]
  if (run.rotation === 90) return { x: run.x - down, y: run.y + left, width: down - up, height: right - left }
  if (run.rotation === -90) return { x: run.x + up, y: run.y - right, width: down - up, height: right - left }
  return { x: run.x + left, y: run.y + up, width: right - left, height: down - up }
}

const grown = ({ x, y, width, height }: PlainBox, by: number): PlainBox => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
})

const codesOf = ({ report }: WrapLayout, blockId: string): string[] =>
  report.warnings.filter((warning) => warning.blockId === blockId).map(({ code }) => code)

const blockOf = ({ textBlocks }: LayoutState, id: string) => {
  const block = textBlocks.find((each) => each.id === id)
  assert.ok(block)
  return block
}

const bare = (text: string): string => text.replace(/[\s-]+/gu, '')

describe('every layout', () => {
  it('keeps type in its safe area and off the barcode, or says that it does not', () => {
    always((layout, { geometry }) => {
      for (const run of layout.runs) {
        const codes = codesOf(layout, run.blockId)
        const { panel } = blockOf(layout.state, run.blockId)
        const { safe } = geometry[panel]
        assert.ok(safe, 'nothing is printed on a spine that must stay empty')
        const ink = inkOf(run)
        if (!isInside(ink, grown(inPoints(safe), 0.5)))
          assert.ok(codes.includes('text_overflow'), `${run.text} left its area`)
        if (!isApart(grown(ink, -0.5), inPoints(geometry.barcode)))
          assert.ok(codes.includes('barcode_overlap'), run.text)
      }
    })
  })

  it('never sets type below the least size, and reports the sizes that it set', () => {
    always(({ runs, report }, { geometry }) => {
      for (const run of runs) {
        assert.ok(run.size >= geometry.minFontSize)
        assert.equal(report.blocks.find(({ id }) => id === run.blockId)?.fontSize, run.size)
      }
    })
  })

  it('loses no character that can be printed', () => {
    always((layout) => {
      for (const block of layout.state.textBlocks) {
        const codes = codesOf(layout, block.id)
        if (codes.includes('spine_text_dropped')) continue
        const { text, change } = settableText(block)
        const set = layout.runs.filter(({ blockId }) => blockId === block.id).map((run) => run.text)
        assert.equal(bare(set.join('')), bare(text))
        assert.equal(codes.includes('font_substituted'), change !== null)
      }
    })
  })

  it('has the texts of its preset, each as it was given', () => {
    always(({ state }, { texts, preset, voice }) => {
      const wanted = {
        tagline: preset !== 'blurb-only',
        blurb: preset !== 'minimal',
        authorBio: preset === 'standard',
        spineTitle: true,
        spineAuthor: true,
      }
      for (const id of ['tagline', 'blurb', 'authorBio', 'spineTitle', 'spineAuthor'] as const) {
        const isLow = id === 'spineTitle' && voice.titleCase === 'lower'
        const given = isLow ? texts[id].trim().toLocaleLowerCase('en') : texts[id].trim()
        const expected = wanted[id] && given !== '' ? given : undefined
        assert.equal(state.textBlocks.find((block) => block.id === id)?.text, expected)
      }
    })
  })

  it('writes title and author on the spine as its front does', () => {
    always(({ state }, { voice }) => {
      const cases = { spineTitle: voice.titleCase, spineAuthor: voice.authorCase }
      for (const { id, font, capitals } of state.textBlocks) {
        const written = id === 'spineTitle' || id === 'spineAuthor' ? cases[id] : 'as-given'
        assert.equal(capitals, written === 'upper' && findFace(font).setsCapitals)
      }
    })
  })

  it('sets a long text on a wide back in two even columns of lines that can be followed', () => {
    const blurb = Array.from({ length: 5 }, () => someTexts.blurb).join('\n\n')
    const geometry = wrapGeometry({ ...paperback, trimWidth: 8.25, trimHeight: 6 })
    const { runs, state } = layoutWrap(aRequest({ geometry, texts: { ...someTexts, blurb: blurb.slice(0, 1800) } }))
    const block = state.textBlocks.find(({ id }) => id === 'blurb')
    assert.equal(block?.columns, 2)
    const lines = runs.filter(({ blockId }) => blockId === 'blurb')
    assert.ok(lines.every(({ text }) => text.length <= 75))
    const middle = ((block?.x ?? 0) + (block?.width ?? 0) / 2) * 72
    const [left, right] = [lines.filter(({ x }) => x < middle), lines.filter(({ x }) => x >= middle)]
    assert.deepEqual(lines, [...left, ...right])
    assert.equal(left[0]?.y, right[0]?.y)
    const apart = Math.abs((left.at(-1)?.y ?? 0) - (right.at(-1)?.y ?? 0))
    assert.ok(apart <= 2 * (block?.fontSize ?? 0) * (block?.leading ?? 0), `${apart}`)
  })

  it('comes out the same when its state is sent back', () => {
    always((layout, { geometry, backdrop }) => {
      const { state, ...typeset } = layout
      const sent = readLayoutState(JSON.parse(JSON.stringify(state)))
      assert.deepEqual(sent, state)
      assert.deepEqual(typesetState({ geometry, state: sent, backdrop }), typeset)
    })
  })

  it('can be read, on any ground', () => {
    always(({ report }) => {
      assert.deepEqual(
        report.warnings.filter(({ code }) => code === 'low_contrast'),
        [],
      )
    })
  })

  it('never draws words apart until the gaps are seen before the words', () => {
    always(({ runs }) => {
      for (const { text, size, wordSpacing } of runs) assert.ok(wordSpacing <= 0.2201 * size, text)
    })
  })

  it('leaves the barcode’s box whole where it lays a plate', () => {
    always(({ shadings }, { geometry }) => {
      const barcode = inPoints(geometry.barcode)
      for (const plate of shadings.filter(({ opacity }) => opacity === 1))
        assert.ok(isInside(barcode, plate) || isApart(barcode, plate))
    })
  })

  it('does not print one text over another, not even where they cannot all fit', () => {
    const keepsApart: Keeps = ({ runs }) => {
      const ids = [...new Set(runs.map(({ blockId }) => blockId))]
      const boxes = ids.map((id) => runs.filter(({ blockId }) => blockId === id).map(inkOf))
      for (const [at, one] of boxes.entries()) {
        for (const other of boxes.slice(at + 1)) {
          for (const box of one) for (const against of other) assert.ok(isApart(grown(box, -0.5), against))
        }
      }
    }
    always(keepsApart)
    // The fourth of these has far too much on a small back, with a biography that could stand beside the barcode.
    const [crowded] = fc.sample(anyRequest, { numRuns: 4, seed: 8919 }).slice(-1)
    assert.ok(crowded)
    keepsApart(layoutWrap(crowded), crowded)
  })
})
