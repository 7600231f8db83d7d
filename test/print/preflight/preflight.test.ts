// Preflight: what is right passes, and each thing that is wrong is caught by its own rule and by no other.
import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { BlendMode, PDFDocument, PDFName, PDFString, rgb, StandardFonts } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { inPoints } from '../../../src/print/geometry/boxes.ts'
import { type WrapGeometry, wrapGeometry } from '../../../src/print/geometry/wrap-geometry.ts'
import { writeWrapPdf } from '../../../src/print/pdf/write-wrap-pdf.ts'
import { rules } from '../../../src/print/preflight/checks/check.ts'
import { preflight } from '../../../src/print/preflight/preflight.ts'
import { aRun, aWrapPage, hardcover, paperback, plainJpeg } from '../a-wrap-page.ts'

const geometry = wrapGeometry(paperback)

const failuresOf = async (pdf: Uint8Array, expected: WrapGeometry = geometry): Promise<string[]> => {
  const { pass, checks } = await preflight(pdf, expected)
  const failed = checks.filter((check) => !check.pass)
  assert.equal(pass, failed.length === 0)
  for (const { measured } of checks) assert.ok(measured.length > 0)
  return failed.map(({ rule }) => rule)
}

describe('preflight', () => {
  let sound: Buffer
  before(async () => {
    sound = await writeWrapPdf(await aWrapPage())
  })

  /** The sound file as another program would have changed and written it. */
  const changed = async (change: (pdf: PDFDocument) => unknown): Promise<Uint8Array> => {
    const pdf = await PDFDocument.load(sound, { updateMetadata: false })
    await change(pdf)
    return pdf.save()
  }

  /** The same with a line more, set by ourselves. */
  const withRun = async (run: Parameters<typeof aRun>[0], request = paperback): Promise<Uint8Array> =>
    writeWrapPdf(await aWrapPage(request, { extra: [aRun(run)] }))

  it('passes our own files, all rules measured', async () => {
    for (const request of [paperback, hardcover, { ...paperback, pageCount: 60 }]) {
      const page = await aWrapPage(request)
      const { pass, checks } = await preflight(await writeWrapPdf(page), page.geometry)
      assert.deepEqual(
        checks.filter((check) => !check.pass),
        [],
      )
      assert.ok(pass)
      assert.deepEqual(checks.map(({ rule }) => rule).toSorted(), rules.toSorted())
    }
  })

  it('passes a file that another program has written anew', async () => {
    assert.deepEqual(await failuresOf(await changed(() => null)), [])
  })

  it('passes a file of two pictures side by side, without boxes, profile or type', async () => {
    const pdf = await PDFDocument.create()
    const sheet = inPoints(geometry.sheet)
    const page = pdf.addPage([sheet.width, sheet.height])
    const half = await pdf.embedJpg(await plainJpeg(1906, 2776))
    for (const x of [0, sheet.width / 2])
      page.drawImage(half, { x, y: 0, width: sheet.width / 2, height: sheet.height })
    assert.deepEqual(await failuresOf(await pdf.save()), [])
  })

  it('catches a page that is a hundredth of an inch too wide', async () => {
    const wider = await writeWrapPdf(await aWrapPage({ ...paperback, pageCount: 205 }))
    const pdf = await PDFDocument.load(wider)
    pdf.getPage(0).node.delete(PDFName.of('TrimBox'))
    assert.deepEqual(await failuresOf(await pdf.save()), ['page_size'])
  })

  it('lets a page differ by as little as programs round', async () => {
    const slight = await changed((pdf) => {
      const { width, height } = inPoints(geometry.sheet)
      pdf.getPage(0).setMediaBox(0, 0, width - 0.003 * 71, height)
    })
    assert.deepEqual(await failuresOf(slight), [])
  })

  it('catches boxes that say something else than the geometry', async () => {
    assert.deepEqual(await failuresOf(await changed((pdf) => pdf.getPage(0).setTrimBox(20, 20, 800, 600))), [
      'page_boxes',
    ])
    assert.deepEqual(await failuresOf(await changed((pdf) => pdf.getPage(0).setCropBox(9, 9, 800, 600))), [
      'page_boxes',
    ])
  })

  it('catches a picture of 150 DPI, also within a drawing on the page', async () => {
    const small = await changed(async (pdf) => {
      const image = await pdf.embedJpg(await plainJpeg(150, 150))
      pdf.getPage(0).drawImage(image, { x: 600, y: 300, width: 72, height: 72 })
    })
    assert.deepEqual(await failuresOf(small), ['image_resolution'])
    const nested = await changed(async (pdf) => {
      const other = await PDFDocument.create()
      const image = await other.embedJpg(await plainJpeg(300, 300))
      other.addPage([72, 72]).drawImage(image, { width: 72, height: 72 })
      const [drawing] = await pdf.embedPdf(await other.save())
      if (drawing) pdf.getPage(0).drawPage(drawing, { x: 600, y: 300, xScale: 2, yScale: 2 })
    })
    assert.deepEqual(await failuresOf(nested), ['image_resolution'])
    const { checks } = await preflight(nested, geometry)
    assert.match(checks.find(({ rule }) => rule === 'image_resolution')?.measured ?? '', /^150\.0 DPI \(300 x 300/)
  })

  it('catches a font that is not in the file', async () => {
    const pdf = await changed(async (file) => {
      const font = await file.embedFont(StandardFonts.Helvetica)
      file.getPage(0).drawText('Imprint', { x: 600, y: 300, size: 12, font })
    })
    assert.deepEqual(await failuresOf(pdf), ['fonts_embedded'])
  })

  it('catches an annotation, a form and a script', async () => {
    const annotated = await changed((pdf) => {
      const link = pdf.context.obj({ Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 9, 9] })
      pdf.getPage(0).node.set(PDFName.of('Annots'), pdf.context.obj([pdf.context.register(link)]))
    })
    assert.deepEqual(await failuresOf(annotated), ['annotations'])
    const scripted = await changed((pdf) => pdf.addJavaScript('main', 'app.alert(1)'))
    assert.deepEqual(await failuresOf(scripted), ['annotations'])
    const filled = await changed((pdf) => pdf.getForm().createTextField('name').addToPage(pdf.getPage(0)))
    assert.ok((await failuresOf(filled)).includes('annotations'))
  })

  it('catches transparency: of a fill, of a blend mode, of a picture', async () => {
    const veiled = await changed((pdf) =>
      pdf.getPage(0).drawRectangle({ x: 600, y: 300, width: 50, height: 50, color: rgb(0, 0, 0), opacity: 0.5 }),
    )
    assert.deepEqual(await failuresOf(veiled), ['transparency'])
    const multiplied = await changed((pdf) => {
      const blendMode = BlendMode.Multiply
      pdf.getPage(0).drawRectangle({ x: 600, y: 300, width: 50, height: 50, color: rgb(0, 0, 0), blendMode })
    })
    assert.deepEqual(await failuresOf(multiplied), ['transparency'])
    const masked = await changed(async (pdf) => {
      const glass = { width: 300, height: 300, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0.5 } } as const
      const image = await pdf.embedPng(await sharp({ create: glass }).png().toBuffer())
      pdf.getPage(0).drawImage(image, { x: 600, y: 300, width: 72, height: 72 })
    })
    assert.deepEqual(await failuresOf(masked), ['transparency'])
  })

  it('catches text over the barcode', async () => {
    const { x, y } = inPoints(geometry.barcode)
    assert.deepEqual(await failuresOf(await withRun({ text: 'ISBN', x: x + 20, y: y + 40 })), ['text_off_barcode'])
    assert.deepEqual(await failuresOf(await withRun({ text: 'above', x: x + 20, y: y - 8 })), [])
  })

  it('catches text outside the safe areas, by its ink', async () => {
    const { x, y } = inPoints(geometry.front.safe)
    assert.deepEqual(await failuresOf(await withRun({ text: 'H', x: x - 4, y: y + 60 })), ['text_in_safe_area'])
    assert.deepEqual(await failuresOf(await withRun({ text: 'H', x: x + 20, y: y + 5 })), ['text_in_safe_area'])
    const { x: left, y: top } = inPoints(geometry.back.safe)
    assert.deepEqual(await failuresOf(await withRun({ text: 'H', x: left - 9, y: top + 60 })), ['text_in_safe_area'])
    assert.deepEqual(await failuresOf(await withRun({ text: 'H', x: left, y: top + 20 * 0.66 })), [])
  })

  it('catches spine text too near to a fold, or on a spine too thin for any', async () => {
    const { x, width, y } = inPoints(geometry.spine.face)
    const near = await withRun({ text: 'SPINE', x: x + width - 10, y: y + 200, size: 12, rotation: 90 })
    assert.deepEqual(await failuresOf(near), ['spine_text'])
    const thin = { ...paperback, pageCount: 78 }
    const spine = inPoints(wrapGeometry(thin).spine.face)
    const onThin = await withRun({ text: 'I', x: spine.x + 4, y: spine.y + 90, size: 8, rotation: 90 }, thin)
    assert.deepEqual(await failuresOf(onThin, wrapGeometry(thin)), ['spine_text'])
  })

  it('catches type below 7 points, however it was made small', async () => {
    assert.deepEqual(await failuresOf(await withRun({ size: 6.9, x: 150, y: 150 })), ['min_type_size'])
    assert.deepEqual(await failuresOf(await withRun({ size: 7, x: 150, y: 150 })), [])
    const shrunk = await changed((pdf) => {
      const text = 'q .5 0 0 .5 0 0 cm BT /F1 12 Tf 1 0 0 1 1300 600 Tm <0001> Tj ET Q'
      pdf.getPage(0).node.addContentStream(pdf.context.register(pdf.context.stream(text)))
    })
    assert.deepEqual(await failuresOf(shrunk), ['min_type_size'])
  })

  it('catches a second page', async () => {
    assert.deepEqual(await failuresOf(await changed((pdf) => pdf.addPage())), ['one_page'])
  })

  it('catches encryption', async () => {
    const locked = await changed((pdf) => pdf.encrypt({ userPassword: '', ownerPassword: 'secret', permissions: {} }))
    assert.deepEqual(await failuresOf(locked), ['encryption'])
  })

  it('catches crop marks and registration ink', async () => {
    const { x, y } = inPoints(geometry.finished)
    const cropped = await changed((pdf) => {
      const page = pdf.getPage(0)
      page.drawLine({ start: { x, y: 0 }, end: { x, y: y - 1 }, thickness: 0.25, color: rgb(0, 0, 0) })
      page.drawLine({ start: { x: 0, y }, end: { x: x - 1, y }, thickness: 0.25, color: rgb(0, 0, 0) })
    })
    assert.deepEqual(await failuresOf(cropped), ['printer_marks'])
    assert.deepEqual(await failuresOf(await inInk('All')), ['printer_marks'])
  })

  it('catches spot colours', async () => {
    assert.deepEqual(await failuresOf(await inInk('Gold')), ['color_spaces'])
  })

  /** A box in an ink of its own. */
  const inInk = (ink: string): Promise<Uint8Array> =>
    changed((pdf) => {
      const { context } = pdf
      const tint = { FunctionType: 2, Domain: [0, 1], C0: [0, 0, 0, 0], C1: [0, 0, 1, 0], N: 1 }
      const page = pdf.getPage(0)
      const space = context.obj([
        PDFName.of('Separation'),
        PDFName.of(ink),
        PDFName.of('DeviceCMYK'),
        context.obj(tint),
      ])
      page.node.Resources()?.set(PDFName.of('ColorSpace'), context.obj({ RGB: 'DeviceRGB', Ink: space }))
      page.node.addContentStream(context.register(context.stream('/Ink cs 1 scn 600 300 50 50 re f')))
    })

  it('catches art that does not reach the edge', async () => {
    const pdf = await PDFDocument.create()
    const [sheet, trim] = [inPoints(geometry.sheet), inPoints(geometry.finished)]
    pdf.addPage([sheet.width, sheet.height]).drawImage(await pdf.embedJpg(await plainJpeg(3811, 2776)), trim)
    assert.deepEqual(await failuresOf(await pdf.save()), ['bleed_coverage'])
  })

  it('catches a damaged profile', async () => {
    const broken = await changed((pdf) => {
      const profile = pdf.context.register(pdf.context.stream('no profile', { N: 3 }))
      const intent = { S: 'GTS_PDFX', OutputConditionIdentifier: PDFString.of('x'), DestOutputProfile: profile }
      pdf.catalog.set(PDFName.of('OutputIntents'), pdf.context.obj([pdf.context.obj(intent)]))
    })
    assert.deepEqual(await failuresOf(broken), ['output_intent'])
  })
})
