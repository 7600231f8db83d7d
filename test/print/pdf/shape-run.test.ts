// Shaping: the glyphs stand where the canvas, by which type is fitted, says they do.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { createCanvas, GlobalFonts } from '@napi-rs/canvas'
import { openFont } from '../../../src/print/pdf/font-file.ts'
import { shapeRun } from '../../../src/print/pdf/shape-run.ts'
import { faces } from '../../../src/studio/type/faces.ts'
import { fontPath } from '../../../src/studio/type/font-files.ts'
import { aRun, fonts } from '../a-wrap-page.ts'

const ctx = createCanvas(8, 8).getContext('2d')

const canvasWidth = (text: string, path: string, size: number, letterSpacing: number, direction: 'ltr' | 'rtl') => {
  const alias = `shaped ${path}`
  if (!GlobalFonts.has(alias)) GlobalFonts.registerFromPath(path, alias)
  ctx.font = `${size}px "${alias}"`
  ctx.letterSpacing = `${letterSpacing}px`
  ctx.fontKerning = 'normal'
  ctx.direction = direction
  return ctx.measureText(text).width
}

const lines: readonly (readonly [keyof typeof fonts, string])[] = [
  ['garamond', 'Office affluent final AVATAR To Wa fjord'],
  ['garamond', 'Ελληνικά Ωμέγα'],
  ['garamond', 'Русский текст'],
  ['inter', 'AVATAR -> final 1/2'],
  ['hebrew', 'שלום עולם 123 ספר'],
  ['thai', 'ภาษาไทย น้ำ ที่ กำลัง'],
  ['chinese', '汉字排版测试，书籍'],
  ['korean', '한국어 책'],
]

describe('a shaped line', () => {
  for (const [font, text] of lines) {
    it(`is as wide as on the canvas: ${text}`, async () => {
      const file = await openFont(fonts[font])
      const direction = font === 'hebrew' ? 'rtl' : 'ltr'
      for (const letterSpacing of font === 'thai' ? [0] : [0, 1.5]) {
        const { width, glyphs } = shapeRun(aRun({ text, size: 24, letterSpacing, direction }), [file])
        const expected = canvasWidth(text, fonts[font], 24, letterSpacing, direction)
        assert.ok(
          Math.abs(width - expected) < 0.1,
          `${width} with spacing ${letterSpacing}, but ${expected} on the canvas`,
        )
        assert.ok(glyphs.length > 0)
      }
    })
  }

  it('is as wide as on the canvas in every Latin face of the studio', async () => {
    const text = 'Waffle Tofu: “AVA & Yvette” — fjords, 1984'
    for (const { id } of faces.filter(({ scripts }) => scripts[0] === 'latin')) {
      const file = await openFont(fontPath(id))
      const { width } = shapeRun(aRun({ text, size: 12 }), [file])
      const expected = canvasWidth(text, fontPath(id), 12, 0, 'ltr')
      assert.ok(Math.abs(width - expected) < 0.1, `${id}: ${width}, but ${expected} on the canvas`)
    }
  })

  it('sets ligatures, except in spaced lines', async () => {
    const file = await openFont(fonts.garamond)
    assert.equal(shapeRun(aRun({ text: 'office' }), [file]).glyphs.length, 4)
    assert.equal(shapeRun(aRun({ text: 'office', letterSpacing: 1 }), [file]).glyphs.length, 6)
  })

  it('takes what its face lacks from the faces behind it', async () => {
    const [latin, hebrew] = [await openFont(fonts.inter), await openFont(fonts.hebrew)]
    const { glyphs } = shapeRun(aRun({ text: 'Peace שלום' }), [latin, hebrew])
    assert.deepEqual(glyphs.map(({ font }) => (font === latin ? 'l' : 'h')).join(''), 'llllllhhhh')
    assert.throws(() => shapeRun(aRun({ text: 'שלום' }), [latin]), /can set/)
  })

  it('widens only its spaces by word spacing', async () => {
    const file = await openFont(fonts.garamond)
    const plain = shapeRun(aRun({ text: 'a b c' }), [file]).width
    assert.ok(Math.abs(shapeRun(aRun({ text: 'a b c', wordSpacing: 3 }), [file]).width - plain - 6) < 1e-9)
  })
})
