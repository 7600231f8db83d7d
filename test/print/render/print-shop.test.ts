// The print shop: processes of their own, and no file that a printer would refuse.
import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import sharp from 'sharp'
import { openPrintShop } from '../../../src/compose/crafts.ts'
import { wrapGeometry } from '../../../src/print/geometry/wrap-geometry.ts'
import { layoutWrap } from '../../../src/print/layout/layout-wrap.ts'
import { writeWrapPdf } from '../../../src/print/pdf/write-wrap-pdf.ts'
import { judgePrintFile } from '../../../src/print/render/judge-print-file.ts'
import { lightEnough } from '../../../src/print/render/light-enough.ts'
import { PreflightFailed } from '../../../src/print/render/preflight-failed.ts'
import { printShopBy } from '../../../src/print/render/print-shop.ts'
import { printWrap } from '../../../src/print/render/print-wrap.ts'
import { fc } from '../../support/property.ts'
import { aWrapPage, hardcover, paperback, plainJpeg } from '../a-wrap-page.ts'
import { anyRequest } from '../layout/a-wrap-layout.ts'
import { anOrder } from './a-print-order.ts'

const nothingToReport = { blocks: [], warnings: [] }

describe('the print shop', () => {
  const shop = openPrintShop({ workers: 1 })
  after(() => shop.close())

  it('prints in another process what it prints in this one', async () => {
    const order = await anOrder()
    const [there, here] = [await shop.print(order), await printWrap(order)]
    assert.deepEqual([there.state, there.report], [here.state, here.report])
    for (const file of ['flat', 'preview', 'pdf'] as const) assert.ok(Buffer.compare(there[file], here[file]) === 0)
  })

  it('gives an order up when it is told to', async () => {
    const order = await anOrder()
    const controller = new AbortController()
    const print = shop.print(order, controller.signal)
    controller.abort(new Error('no longer wanted'))
    await assert.rejects(print, /no longer wanted/)
  })

  it('refuses art that is too small for its sheet', async () => {
    await assert.rejects(shop.print(await anOrder({ art: await plainJpeg(600, 400) })), /must have \d+ x \d+ pixels/)
  })

  it('throws the failed checks, with their class, wherever the file was made', async () => {
    const checks = [{ rule: 'page_size', expected: '1', measured: '2', pass: false }] as const
    const broken = printShopBy(async () => ({ kind: 'refused', checks }))
    await assert.rejects(broken.print(await anOrder()), (error) => {
      assert.ok(error instanceof PreflightFailed)
      assert.deepEqual(error.checks, checks)
      return true
    })
  })
})

describe('the last look at a print file', () => {
  it('refuses a file of the wrong size by exactly its rules', async () => {
    const pdf = await writeWrapPdf(await aWrapPage(paperback))
    await assert.rejects(judgePrintFile(pdf, wrapGeometry(hardcover), nothingToReport), (error) => {
      assert.ok(error instanceof PreflightFailed)
      assert.ok(error.checks.some(({ rule }) => rule === 'page_size'))
      return error.checks.every(({ pass }) => !pass)
    })
  })

  it('lets type stand outside the safe area only where the report owns up to it', async () => {
    const page = await aWrapPage(paperback)
    const strayed = { ...page, type: page.type.map((run) => ({ ...run, x: run.rotation === 0 ? 2 : run.x })) }
    const pdf = await writeWrapPdf(strayed)
    await assert.rejects(judgePrintFile(pdf, page.geometry, nothingToReport), PreflightFailed)
    const owned = { blocks: [], warnings: [{ code: 'text_overflow', message: 'outside' }] } as const
    await judgePrintFile(pdf, page.geometry, owned)
  })

  it('passes whatever we lay out, for any book and any words', async () => {
    await fc.assert(
      fc.asyncProperty(anyRequest, async (request) => {
        const { geometry } = request
        const { runs, shapes, report } = layoutWrap(request)
        const { metadata } = await aWrapPage()
        const art = await plainJpeg(geometry.artPixels.width, geometry.artPixels.height)
        await judgePrintFile(await writeWrapPdf({ geometry, art, shapes, type: runs, metadata }), geometry, report)
      }),
      { numRuns: 8 },
    )
  })
})

describe('heavy art', () => {
  it('is compressed harder until it is light enough, and art that is light is left alone', async () => {
    const noise = {
      create: {
        width: 600,
        height: 400,
        channels: 3,
        background: '#808080',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    } as const
    const art = await sharp(noise).jpeg({ quality: 100, chromaSubsampling: '4:4:4' }).toBuffer()
    const lighter = await lightEnough(art, art.length / 3)
    assert.ok(lighter.length <= art.length / 3)
    const { width, height, icc } = await sharp(lighter).metadata()
    assert.deepEqual([width, height, icc !== undefined], [600, 400, true])
    assert.equal(await lightEnough(art, art.length), art)
  })
})
