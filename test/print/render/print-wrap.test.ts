// Printing a wrap: files of exact sizes that agree with each other, the same for the same order.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import sharp from 'sharp'
import { inPixels } from '../../../src/print/geometry/boxes.ts'
import { wrapGeometry } from '../../../src/print/geometry/wrap-geometry.ts'
import type { LayoutState } from '../../../src/print/layout/layout-state.ts'
import { preflight } from '../../../src/print/preflight/preflight.ts'
import type { PrintedWrap } from '../../../src/print/render/print-order.ts'
import { printWrap } from '../../../src/print/render/print-wrap.ts'
import { noTexts, someTexts } from '../layout/a-wrap-layout.ts'
import { anOrder, byTexts, specs } from './a-print-order.ts'

const geometry = wrapGeometry(specs)

const codesOf = ({ report }: PrintedWrap): string[] => report.warnings.map(({ code }) => code)

const ruleOf = async ({ pdf }: PrintedWrap, name: string): Promise<boolean | undefined> =>
  (await preflight(pdf, geometry)).checks.find(({ rule }) => rule === name)?.pass

/** The colour of the flat sheet at a place in inches. */
const colorAt = async ({ flat }: PrintedWrap, x: number, y: number): Promise<number[]> => [
  ...(await sharp(flat)
    .extract({ left: Math.round(x * 300), top: Math.round(y * 300), width: 1, height: 1 })
    .raw()
    .toBuffer()),
]

const isNear = (found: readonly number[], wanted: readonly number[]): boolean =>
  found.every((value, at) => Math.abs(value - (wanted[at] ?? 0)) <= 4)

const holds = (file: Uint8Array, part: Uint8Array): boolean => Buffer.from(file).includes(Buffer.from(part))

const moved = (state: LayoutState, id: string, change: Partial<LayoutState['textBlocks'][number]>): LayoutState => ({
  ...state,
  textBlocks: state.textBlocks.map((block) => (block.id === id ? { ...block, ...change } : block)),
})

describe('a printed wrap', () => {
  it('is a flat sheet of exactly its pixels at 300 DPI, a preview of it, and a print file that passes preflight', async () => {
    const wrap = await printWrap(await anOrder())
    const flat = await sharp(wrap.flat).metadata()
    assert.deepEqual(
      [flat.format, flat.width, flat.height, flat.density, flat.chromaSubsampling, flat.icc !== undefined],
      ['jpeg', geometry.pixels.width, geometry.pixels.height, 300, '4:4:4', true],
    )
    const preview = await sharp(wrap.preview).metadata()
    assert.deepEqual([preview.format, preview.width, preview.icc !== undefined], ['jpeg', 1600, true])
    const { checks } = await preflight(wrap.pdf, geometry)
    assert.deepEqual(
      checks.filter(({ pass }) => !pass),
      [],
    )
  })

  it('has the same bytes for the same order, and for its own layout sent back', async () => {
    const order = await anOrder({ isLoud: true })
    const [once, again] = [await printWrap(order), await printWrap(order)]
    const back = await printWrap({ ...order, layout: { kind: 'state', state: structuredClone(once.state) } })
    for (const other of [again, back]) {
      assert.deepEqual([other.state, other.report], [once.state, once.report])
      for (const file of ['flat', 'preview', 'pdf'] as const) assert.ok(Buffer.compare(once[file], other[file]) === 0)
    }
  })

  it('holds the art untouched where nothing is blended into it, and blended where type needs a shade', async () => {
    const [calm, loud] = [await anOrder(), await anOrder({ isLoud: true })]
    assert.ok(holds((await printWrap(calm)).pdf, calm.art))
    const shaded = await printWrap(loud)
    assert.ok(shaded.state.textBlocks.some(({ backing }) => backing !== null))
    assert.ok(!holds(shaded.pdf, loud.art))
    assert.deepEqual(codesOf(shaded), ['odd_page_count'])
  })

  it('wears plain colours over its art, up to the folds and no further', async () => {
    const order = await anOrder({ layout: byTexts({ texts: noTexts, colors: { back: '#aa3311', spine: '#113355' } }) })
    const wrap = await printWrap(order)
    assert.deepEqual([wrap.state.colors.back, wrap.state.colors.spine], ['#aa3311', '#113355'])
    const [backFold, frontFold] = [geometry.folds.back.toNumber(), geometry.folds.front.toNumber()]
    const middle = geometry.sheet.height.toNumber() / 2
    assert.ok(isNear(await colorAt(wrap, 0.02, 0.02), [0xaa, 0x33, 0x11]))
    assert.ok(isNear(await colorAt(wrap, backFold - 0.03, middle), [0xaa, 0x33, 0x11]))
    assert.ok(isNear(await colorAt(wrap, backFold + 0.03, middle), [0x11, 0x33, 0x55]))
    assert.ok(isNear(await colorAt(wrap, frontFold - 0.03, middle), [0x11, 0x33, 0x55]))
    const art = await sharp(order.art).raw().toBuffer()
    const [x, y] = [Math.round((frontFold + 0.03) * 300), Math.round(middle * 300)]
    const at = (y * geometry.artPixels.width + x) * 3
    assert.ok(isNear(await colorAt(wrap, frontFold + 0.03, middle), [...art.subarray(at, at + 3)]))
  })

  it('tells of a front that could not be extended, and of one that is too coarse', async () => {
    const warnings = codesOf(await printWrap(await anOrder({ front: { complete: false, dpi: 212.4 } })))
    assert.deepEqual(warnings.toSorted(), ['front_outpaint_incomplete', 'low_resolution', 'odd_page_count'])
  })
})

describe('a layout that its author moved', () => {
  it('is printed outside the safe area as asked, and the report says so', async () => {
    const order = await anOrder()
    const { state } = await printWrap(order)
    const wrap = await printWrap({
      ...order,
      layout: { kind: 'state', state: moved(state, 'tagline', { x: 0, y: 0 }) },
    })
    assert.ok(codesOf(wrap).includes('text_overflow'))
    assert.ok(wrap.report.blocks.find(({ id }) => id === 'tagline')?.overflowsPanel)
    assert.equal(await ruleOf(wrap, 'text_in_safe_area'), false)
  })

  it('is printed over the barcode as asked, and the report says so', async () => {
    const order = await anOrder()
    const { state } = await printWrap(order)
    const { x, y } = inPixels(geometry.barcode, 1)
    const wrap = await printWrap({ ...order, layout: { kind: 'state', state: moved(state, 'tagline', { x, y }) } })
    assert.ok(codesOf(wrap).includes('barcode_overlap'))
    assert.equal(await ruleOf(wrap, 'text_off_barcode'), false)
  })

  it('may hold text of its own on the front', async () => {
    const order = await anOrder()
    const { state } = await printWrap(order)
    const [tagline] = state.textBlocks
    assert.ok(tagline)
    const { x, y } = inPixels(geometry.front.safe, 1)
    const badge = {
      ...tagline,
      id: 'badge',
      panel: 'front',
      text: someTexts.spineTitle,
      x: x + 0.5,
      y: y + 3.5,
    } as const
    const wrap = await printWrap({
      ...order,
      layout: { kind: 'state', state: { ...state, textBlocks: [...state.textBlocks, badge] } },
    })
    assert.deepEqual(codesOf(wrap), ['odd_page_count'])
    assert.ok(wrap.report.blocks.some(({ id }) => id === 'badge'))
  })
})
