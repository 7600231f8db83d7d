// Damaged and hostile files: preflight says that they cannot be read, in bounded time, and never throws.
import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { deflateSync } from 'node:zlib'
import { PDFDocument, PDFName } from '@cantoo/pdf-lib'
import { wrapGeometry } from '../../../src/print/geometry/wrap-geometry.ts'
import { newPdf } from '../../../src/print/pdf/pdf-objects.ts'
import { writeWrapPdf } from '../../../src/print/pdf/write-wrap-pdf.ts'
import { preflight } from '../../../src/print/preflight/preflight.ts'
import { fc } from '../../support/property.ts'
import { aWrapPage, paperback } from '../a-wrap-page.ts'

const geometry = wrapGeometry(paperback)

const reasonOf = async (pdf: Uint8Array): Promise<string | null> => {
  const { checks } = await preflight(pdf, geometry)
  const readable = checks.find(({ rule }) => rule === 'readable') ?? assert.fail('it always says whether it could read')
  return readable.pass ? null : readable.measured
}

/** One page with these operators. */
const withContent = (content: Buffer, mediaBox = '[0 0 914 666]'): Buffer => {
  const pdf = newPdf('1.4')
  const pages = pdf.reserve()
  const stream = pdf.addStream('', content, true)
  const leaf = pdf.add(`<</Type /Page /Parent ${pages} /MediaBox ${mediaBox} /Contents ${stream}>>`)
  pdf.define(pages, `<</Type /Pages /Kids [${leaf}] /Count 1>>`)
  return pdf.finish({ root: pdf.add(`<</Type /Catalog /Pages ${pages}>>`), info: pdf.add('<<>>') })
}

describe('a file that is not whole', () => {
  let sound: Buffer
  let packed: Uint8Array
  before(async () => {
    sound = await writeWrapPdf(await aWrapPage())
    packed = await (await PDFDocument.load(sound)).save()
  })

  it('is found out wherever it was cut off', async () => {
    for (const part of [0, 0.1, 0.5, 0.9, 0.99]) {
      const { pass, checks } = await preflight(sound.subarray(0, Math.floor(sound.length * part)), geometry)
      assert.equal(pass, false)
      assert.deepEqual(
        checks.filter((check) => !check.pass).map(({ rule }) => rule),
        ['readable'],
      )
    }
    assert.notEqual(await reasonOf(packed.subarray(0, packed.length - 40)), null)
  })

  it('is no reason to throw, whatever its bytes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (bytes) => {
        assert.notEqual(await reasonOf(bytes), null)
        assert.notEqual(await reasonOf(Buffer.concat([Buffer.from('%PDF-1.4\n'), bytes])), null)
      }),
    )
  })

  it('is no reason to throw when single bytes of a sound file are changed', async () => {
    for (const file of [sound, packed]) {
      // The art is most of the file and says nothing of structure: the bytes around it are what matters.
      const places = fc.oneof(fc.integer({ min: 1, max: 1500 }), fc.integer({ min: 1, max: 30_000 }))
      const change = fc.tuple(places, fc.integer({ min: 0, max: 255 }))
      await fc.assert(
        fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 5 }), async (changes) => {
          const copy = Buffer.from(file)
          for (const [place, byte] of changes) copy[copy.length - place] = byte
          const { pass, checks } = await preflight(copy, geometry)
          assert.equal(
            pass,
            checks.every((check) => check.pass),
          )
        }),
        { numRuns: 40 },
      )
    }
  })
})

describe('a hostile file', () => {
  it('may not unpack to more than is worth reading', async () => {
    assert.match((await reasonOf(withContent(Buffer.alloc(200_000_000, 32)))) ?? '', /unpacks/)
  })

  it('may not ask for endless work', async () => {
    assert.match((await reasonOf(withContent(Buffer.from('q Q '.repeat(1_600_000))))) ?? '', /more on it/)
  })

  it('may not nest its values or its drawings without end', async () => {
    assert.match((await reasonOf(withContent(Buffer.from('['.repeat(100_000))))) ?? '', /nested/)
    const pdf = await PDFDocument.create()
    const page = pdf.addPage([914, 666])
    const form = pdf.context.nextRef()
    const resources = { XObject: { Again: form } }
    const entries = { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 914, 666], Resources: resources }
    pdf.context.assign(form, pdf.context.stream('/Again Do /Again Do', entries))
    page.node.set(PDFName.of('Resources'), pdf.context.obj(resources))
    page.node.set(PDFName.of('Contents'), pdf.context.register(pdf.context.stream('/Again Do')))
    assert.match((await reasonOf(await pdf.save())) ?? '', /nested/)
  })

  it('may not lead in circles', async () => {
    const pdf = newPdf('1.4')
    const pages = pdf.reserve()
    pdf.define(pages, `<</Type /Pages /Kids [${pages}] /Count 1>>`)
    const root = pdf.add(`<</Type /Catalog /Pages ${pages}>>`)
    assert.match((await reasonOf(pdf.finish({ root, info: root }))) ?? '', /circle/)
    const loop = newPdf('1.4')
    const [one, other] = [loop.reserve(), loop.reserve()]
    loop.define(one, other)
    loop.define(other, one)
    assert.match((await reasonOf(loop.finish({ root: one, info: one }))) ?? '', /nowhere|no document/)
  })

  it('may not have a page of impossible size', async () => {
    assert.equal(await reasonOf(withContent(Buffer.from('q Q'))), null)
    for (const box of ['[0 0 99999999999 666]', '[0 0 0 666]', '[0 0]', `[0 0 ${'9'.repeat(400)} 666]`]) {
      assert.match((await reasonOf(withContent(Buffer.from('q Q'), box))) ?? '', /size/, box)
    }
  })

  it('is refused when a filter is unknown or its data broken', async () => {
    const make = (filter: string, data: Buffer): Buffer => {
      const pdf = newPdf('1.4')
      const pages = pdf.reserve()
      const stream = pdf.addStream(`/Filter /${filter}`, data, false)
      const leaf = pdf.add(`<</Type /Page /Parent ${pages} /MediaBox [0 0 914 666] /Contents ${stream}>>`)
      pdf.define(pages, `<</Type /Pages /Kids [${leaf}] /Count 1>>`)
      return pdf.finish({ root: pdf.add(`<</Type /Catalog /Pages ${pages}>>`), info: pages })
    }
    assert.match((await reasonOf(make('Rot13Decode', Buffer.from('q Q')))) ?? '', /unknown filter/)
    assert.match((await reasonOf(make('FlateDecode', Buffer.from('q Q')))) ?? '', /damaged/)
    assert.equal(await reasonOf(make('FlateDecode', deflateSync(Buffer.from('q Q')))), null)
  })
})
