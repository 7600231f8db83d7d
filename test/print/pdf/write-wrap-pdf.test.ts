// The print file: exact boxes, untouched art, text that can be copied, the same bytes every time.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { inflateSync } from 'node:zlib'
import { PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib'
import { writeWrapPdf } from '../../../src/print/pdf/write-wrap-pdf.ts'
import { preflight } from '../../../src/print/preflight/preflight.ts'
import { fc } from '../../support/property.ts'
import { aRun, aWrapPage, fonts, hardcover, paperback, plainJpeg } from '../a-wrap-page.ts'
import { aWrapRequest } from '../geometry/a-wrap-request.ts'
import { readText } from './read-text.ts'

const close = (found: number, expected: number): void =>
  assert.ok(Math.abs(found - expected) < 1e-5, `${found} is not ${expected}`)

describe('a print file', () => {
  it('has boxes exact to the hundred-thousandth of a point', async () => {
    for (const request of [paperback, hardcover]) {
      const page = await aWrapPage(request)
      const pdf = await PDFDocument.load(await writeWrapPdf(page))
      assert.equal(pdf.getPageCount(), 1)
      const leaf = pdf.getPage(0)
      const { sheet, outerEdge } = page.geometry
      for (const box of [leaf.getMediaBox(), leaf.getCropBox(), leaf.getBleedBox()]) {
        close(box.x, 0)
        close(box.y, 0)
        close(box.width, sheet.width.times(72).toNumber())
        close(box.height, sheet.height.times(72).toNumber())
      }
      const trim = leaf.getTrimBox()
      close(trim.x, outerEdge.times(72).toNumber())
      close(trim.y, outerEdge.times(72).toNumber())
      close(trim.width, sheet.width.minus(outerEdge.times(2)).times(72).toNumber())
      close(trim.height, sheet.height.minus(outerEdge.times(2)).times(72).toNumber())
    }
  })

  it('carries the art byte for byte', async () => {
    const page = await aWrapPage()
    const pdf = await PDFDocument.load(await writeWrapPdf(page))
    const images = pdf.context
      .enumerateIndirectObjects()
      .map(([, object]) => object)
      .filter((object) => object instanceof PDFRawStream)
      .filter(({ dict }) => dict.get(PDFName.of('Subtype')) === PDFName.of('Image'))
    assert.equal(images.length, 1)
    assert.ok(Buffer.from(images[0]?.contents ?? []).equals(page.art))
  })

  it('is the same bytes for the same wrap, and others for another', async () => {
    const page = await aWrapPage()
    const once = await writeWrapPdf(page)
    assert.ok(once.equals(await writeWrapPdf(page)))
    const later = { ...page, metadata: { ...page.metadata, date: new Date('2027-01-02T03:04:05Z') } }
    assert.ok(!once.equals(await writeWrapPdf(later)))
  })

  it('says what it is, in its dictionary and in its metadata', async () => {
    const page = await aWrapPage()
    const metadata = {
      title: 'Fünf < Sechs & "Sieben" 汉字',
      author: 'Ava Valentine',
      date: new Date('2026-05-06T07:08:09Z'),
    }
    const bytes = await writeWrapPdf({ ...page, metadata })
    const pdf = await PDFDocument.load(bytes, { updateMetadata: false })
    assert.equal(pdf.getTitle(), metadata.title)
    assert.equal(pdf.getAuthor(), metadata.author)
    assert.deepEqual(pdf.getCreationDate(), metadata.date)
    const text = bytes.toString('utf8')
    assert.match(text, /Fünf &lt; Sechs &amp; &quot;Sieben&quot; 汉字/)
    assert.match(text, /<xmp:CreateDate>2026-05-06T07:08:09Z/)
    assert.match(text, /\/Trapped \/False/)
    assert.match(text, /\/OutputIntents/)
    assert.doesNotMatch(text, /GTS_PDFXVersion/)
  })

  it('refuses art that is too small, or no RGB JPEG', async () => {
    const page = await aWrapPage()
    await assert.rejects(writeWrapPdf({ ...page, art: await plainJpeg(3810, 2775) }), /must have 3811 x 2775 pixels/)
    await assert.rejects(writeWrapPdf({ ...page, art: Buffer.from('PNG') }), /RGB JPEG/)
  })

  it('can be read as it was written, in every script', async () => {
    const lines: readonly (readonly [keyof typeof fonts, string])[] = [
      ['garamond', 'Office affluent final AVATAR To Wa fjord'],
      ['garamond', 'Ελληνικά Ωμέγα'],
      ['garamond', 'Русский текст'],
      ['garamond', '“quoted” — ½ café naïve'],
      ['hebrew', 'שלום עולם (ABC) 123 ספר'],
      ['thai', 'ภาษาไทย น้ำ ที่ กำลัง'],
      ['chinese', '汉字排版测试，书籍'],
      ['korean', '한국어 책'],
    ]
    const extra = lines.map(([font, text], at) =>
      aRun({
        text,
        fonts: [fonts[font], fonts.garamond],
        x: 40,
        y: 200 + at * 30,
        size: 16,
        direction: font === 'hebrew' ? 'rtl' : 'ltr',
      }),
    )
    const found = await readText(await writeWrapPdf(await aWrapPage(paperback, { extra })))
    for (const [, text] of lines) assert.ok(found.includes(text), `${text} is not in ${found.join(' | ')}`)
    assert.ok(found.includes('Ember'), 'the spine')
  })

  it('copies a space as a space and a fixed space as a fixed space', async () => {
    const extra = [aRun({ text: 'Mr\u00a0Fox and Ms\u00a0Owl', x: 40, y: 300, size: 12 })]
    const pdf = await PDFDocument.load(await writeWrapPdf(await aWrapPage(paperback, { extra })))
    const maps = pdf.context
      .enumerateIndirectObjects()
      .map(([, object]) => object)
      .filter((object) => object instanceof PDFRawStream)
      .filter(({ dict }) => dict.get(PDFName.of('Filter')) === PDFName.of('FlateDecode'))
      .map(({ contents }) => inflateSync(contents).toString('latin1'))
      .filter((text) => text.includes('begincmap'))
    assert.equal(maps.length, 1)
    for (const character of ['<0020>', '<00A0>']) assert.ok(maps[0]?.includes(`> ${character}`), character)
  })

  it('embeds only the glyphs it uses', async () => {
    const page = await aWrapPage(paperback, { extra: [aRun({ text: '汉字', fonts: [fonts.chinese], x: 40, y: 300 })] })
    const bytes = await writeWrapPdf(page)
    assert.ok(bytes.length < page.art.length + 60_000, `${bytes.length - page.art.length} bytes besides the art`)
  })

  it('passes preflight for every wrap that the contract allows', async () => {
    await fc.assert(
      fc.asyncProperty(aWrapRequest, async (request) => {
        const page = await aWrapPage(request)
        const { checks } = await preflight(await writeWrapPdf(page), page.geometry)
        assert.deepEqual(
          checks.filter(({ pass }) => !pass),
          [],
        )
      }),
      { numRuns: 5 },
    )
  })
})
