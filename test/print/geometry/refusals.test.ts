// Which wraps are refused, with which code, and what is only warned of.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { Fault } from '../../../src/catalog/fault.ts'
import { wrapGeometry } from '../../../src/print/geometry/wrap-geometry.ts'
import type { WrapRequest } from '../../../src/print/geometry/wrap-specs.ts'
import { fc } from '../../support/property.ts'
import { aWrapRequest } from './a-wrap-request.ts'

const good: WrapRequest = { trimWidth: 6, trimHeight: 9, pageCount: 200, paperType: 'white', bindingType: 'paperback' }

const refusal = (changes: Partial<WrapRequest>): Fault => {
  try {
    wrapGeometry({ ...good, ...changes })
  } catch (error) {
    if (error instanceof Fault) return error
    throw error
  }
  return assert.fail('it is not refused')
}

const warnings = (changes: Partial<WrapRequest>): string[] =>
  wrapGeometry({ ...good, ...changes }).warnings.map(({ code }) => code)

describe('a wrap', () => {
  it('needs a trim size of its binding, and says which there are', () => {
    const strange = refusal({ trimWidth: 6.2 })
    assert.equal(strange.code, 'invalid_trim_size')
    assert.match(strange.message, /5x8, 5\.06x7\.81.* 8\.27x11\.69/)
    assert.equal(refusal({ trimWidth: 9, trimHeight: 6 }).code, 'invalid_trim_size', 'lying')
    assert.equal(refusal({ trimWidth: 8.25, trimHeight: 11 }).code, 'invalid_trim_size', 'a hardcover size')
    const hardcover = refusal({ bindingType: 'hardcover', trimWidth: 5, trimHeight: 8 })
    assert.match(hardcover.message, /hardcover.*: 5\.5x8\.5, 6x9, 6\.14x9\.21, 7x10, 8\.25x11\./)
    for (const trimWidth of [Number.NaN, Number.POSITIVE_INFINITY, 0, -6]) {
      assert.equal(refusal({ trimWidth }).code, 'invalid_trim_size')
    }
  })

  it('may miss a trim size by a thousandth of an inch, and is then made in the exact one', () => {
    const { sheet } = wrapGeometry(good)
    for (const trimWidth of [5.999, 6.0005, 6.001]) {
      assert.ok(wrapGeometry({ ...good, trimWidth }).sheet.width.eq(sheet.width), String(trimWidth))
    }
    for (const trimWidth of [5.998, 6.0011]) assert.equal(refusal({ trimWidth }).code, 'invalid_trim_size')
  })

  it('needs a whole number of pages that its binding can hold', () => {
    for (const pageCount of [23, 829, 200.5, Number.NaN, -200]) {
      assert.equal(refusal({ pageCount }).code, 'invalid_page_count', String(pageCount))
    }
    assert.match(refusal({ pageCount: 1 }).message, /24 to 828/)
    assert.match(refusal({ bindingType: 'hardcover', pageCount: 74 }).message, /75 to 550/)
    for (const pageCount of [75, 550]) wrapGeometry({ ...good, bindingType: 'hardcover', pageCount })
    for (const pageCount of [24, 828]) wrapGeometry({ ...good, pageCount })
  })

  it('needs a paper of its binding', () => {
    assert.equal(refusal({ paperType: 'vellum' }).code, 'invalid_paper_type')
    const hardcover = refusal({ bindingType: 'hardcover', paperType: 'standard_color' })
    assert.equal(hardcover.code, 'invalid_paper_type')
    assert.match(hardcover.message, /white, cream, premium_color for hardcover/)
  })

  it('needs a binding', () => {
    const refused = refusal({ bindingType: 'spiral' })
    assert.equal(refused.code, 'invalid_binding_type')
    assert.match(refused.message, /paperback, hardcover/)
  })

  it('is refused for its trim, then its pages, then its paper, then its binding', () => {
    const wrong = { trimWidth: 1, pageCount: 1, paperType: '', bindingType: '' }
    assert.equal(refusal(wrong).code, 'invalid_trim_size')
    assert.equal(refusal({ ...wrong, trimWidth: 6 }).code, 'invalid_page_count')
    assert.equal(refusal({ ...wrong, trimWidth: 6, pageCount: 200 }).code, 'invalid_paper_type')
    assert.equal(refusal({ ...wrong, trimWidth: 6, pageCount: 200, paperType: 'white' }).code, 'invalid_binding_type')
    assert.equal(refusal({ bindingType: 'spiral', trimWidth: 8.25, trimHeight: 11 }).code, 'invalid_binding_type')
  })

  it('is warned of an odd page count', () => {
    assert.deepEqual(warnings({ pageCount: 201 }), ['odd_page_count'])
    assert.deepEqual(warnings({ pageCount: 200 }), [])
  })

  it('is warned where KDP itself takes fewer pages, or more, or not this paper', () => {
    const beyond = ['page_count_exceeds_kdp_limit']
    assert.deepEqual(warnings({ paperType: 'cream', pageCount: 776 }), [])
    assert.deepEqual(warnings({ paperType: 'cream', pageCount: 778 }), beyond)
    assert.deepEqual(warnings({ paperType: 'standard_color', pageCount: 70 }), beyond)
    assert.deepEqual(warnings({ trimWidth: 8.5, trimHeight: 11, pageCount: 592 }), beyond)
    assert.deepEqual(warnings({ trimWidth: 8.27, trimHeight: 11.69, paperType: 'standard_color' }), beyond)
    assert.deepEqual(warnings({ bindingType: 'hardcover', pageCount: 550 }), [])
  })

  it('is warned of a spine that barely takes text', () => {
    assert.deepEqual(warnings({ pageCount: 78 }), [])
    assert.deepEqual(warnings({ pageCount: 79 }), ['odd_page_count', 'spine_text_tight'])
    assert.deepEqual(warnings({ pageCount: 80 }), [])
  })

  it('is never refused when the contract allows it', () => {
    fc.assert(fc.property(aWrapRequest, (request) => wrapGeometry(request).specs.pageCount === request.pageCount))
  })
})
