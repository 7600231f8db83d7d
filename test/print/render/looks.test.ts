// The print file looks like the flat sheet, and can be read back in every script: judged by a reader of PDF files that is not ours.
import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import sharp from 'sharp'
import type { LayoutState } from '../../../src/print/layout/layout-state.ts'
import type { PrintedWrap } from '../../../src/print/render/print-order.ts'
import { printWrap } from '../../../src/print/render/print-wrap.ts'
import type { FaceId } from '../../../src/studio/type/faces.ts'
import { readText } from '../pdf/read-text.ts'
import { anOrder } from './a-print-order.ts'
import { rasterise } from './rasterise.ts'

const lines: readonly (readonly [FaceId, string])[] = [
  ['garamond', 'Office affluent final — “AVATAR”'],
  ['cormorant-bold', 'Ελληνικά, ένα βιβλίο'],
  ['montserrat', 'В то утро погас маяк'],
  ['garamond', 'Nguyễn Thị Minh Khai, Łódź, İzmir'],
  ['frank-ruhl', 'שומרת המגדלור (1987)'],
  ['zen-old-mincho', '灯台の灯りが消えた朝'],
  ['garamond', '灯塔熄灭的那个早晨，'],
  ['garamond', '등대가 꺼진 아침, 마라는'],
  ['garamond', 'ในเช้าวันที่ประภาคารดับลง'],
  ['garamond', 'Վերջին կայծը'],
  ['garamond', 'უკანასკნელი ნაპერწკალი'],
  ['garamond', 'শেষ অঙ্গার'],
  ['garamond', 'கடைசி தீப்பொறி'],
  ['dm-sans', 'She read ★ שלום and 灯台 in the dark'],
]

/** A back cover in all scripts, a line each. */
const manyScripts = ({ textBlocks: [block], ...state }: LayoutState): LayoutState => {
  assert.ok(block)
  return {
    ...state,
    textBlocks: lines.map(([font, text], at) => ({
      ...block,
      id: `line-${at}`,
      text,
      font,
      fontSize: 14,
      preferredSize: 14,
      x: 0.5,
      y: 0.5 + at * 0.42,
      width: 4.4,
      height: 0.4,
      alignment: 'left',
      capitals: false,
      tracking: at % 2 === 0 ? 0 : block.tracking,
      backing: null,
    })),
  }
}

const dpi = 100

describe('the print file of a wrap', () => {
  let wrap: PrintedWrap
  before(async () => {
    const order = await anOrder()
    const { state } = await printWrap(order)
    wrap = await printWrap({ ...order, layout: { kind: 'state', state: manyScripts(state) } })
  })

  it('looks like the flat sheet', async () => {
    const { width, height, rgba } = await rasterise(wrap.pdf, dpi)
    const flat = await sharp(wrap.flat).resize(width, height, { fit: 'fill' }).ensureAlpha().raw().toBuffer()
    let [sum, far] = [0, 0]
    for (let at = 1; at < rgba.length; at += 4) {
      const difference = Math.abs((rgba[at] ?? 0) - (flat[at] ?? 0))
      sum += difference
      if (difference > 90) far++
    }
    assert.ok(sum / (width * height) < 1.5, `the mean difference is ${sum / (width * height)}`)
    assert.ok(far / (width * height) < 0.0005, `${far} pixels of ${width * height} differ much`)
  })

  it('can be searched and copied in every script', async () => {
    const bare = (text: string): string => text.normalize('NFC').replace(/[\s\u200b]+/gu, '')
    const found = (await readText(wrap.pdf)).map(bare)
    for (const [, text] of lines) assert.ok(found.includes(bare(text)), `${text} is not among ${found.join(' | ')}`)
  })
})
