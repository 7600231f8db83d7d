// The press on pictures of an image model: what edits still do to them, and that documents without one are painted as ever.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import sharp from 'sharp'
import { sampleDocument } from '../../src/studio/direction/sample.ts'
import { type CoverDocument, documentSchema } from '../../src/studio/document.ts'
import { findFamily } from '../../src/studio/families/index.ts'
import { paintCover, paintFamily } from '../../src/studio/press/paint-cover.ts'
import { canvasOfPicture, underPicture, withPicture } from '../../src/studio/press/paint-on-picture.ts'
import { paintOrder } from '../../src/studio/press/paint-order.ts'

const family = findFamily('classic-grid')
assert.ok(family)
const sample = sampleDocument(family)
const art = { picture: 'covers/x/art.png', width: 90, height: 150, painter: 'a:model', words: 'a field' }
const format = { sheet: { w: 1600, h: 2560 }, pixels: { w: 100, h: 160 }, text: true }

const plainPicture = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 90, height: 150, channels: 3, background } })
    .png()
    .toBuffer()

const aPicture = (): Promise<Buffer> => plainPicture('#4c7a68')

const onPicture = async (document: CoverDocument, text: boolean): Promise<Buffer> => {
  const canvas = await canvasOfPicture(await aPicture(), format.pixels)
  const { easel } = await paintFamily(withPicture(family, canvas), underPicture(document), { ...format, text })
  return easel.canvas.data()
}

const adjusted = (change: Partial<CoverDocument['direction']['adjustments']>): CoverDocument => ({
  ...sample,
  art,
  direction: { ...sample.direction, adjustments: { ...sample.direction.adjustments, ...change } },
})

describe('a cover on a picture', () => {
  it('is the picture, pixel by pixel, where no type stands', async () => {
    const pixels = await onPicture({ ...sample, art }, false)
    for (let at = 0; at < pixels.length; at += 4)
      assert.deepEqual([...pixels.subarray(at, at + 4)], [0x4c, 0x7a, 0x68, 255])
  })

  it('has its type settled on the picture itself at every size, never on its enlargement', async () => {
    const document = underPicture({ ...sample, art })
    const [preview, print] = [
      { w: 500, h: 800 },
      { w: 800, h: 1280 },
    ]
    const picture = await canvasOfPicture(await aPicture(), preview)
    const misleading = await canvasOfPicture(await plainPicture('#ffffff'), print)
    const small = await paintFamily(withPicture(family, picture), document, { ...format, pixels: preview })
    const large = await paintFamily(withPicture(family, picture, misleading), document, { ...format, pixels: print })
    const misled = await paintFamily(withPicture(family, misleading), document, { ...format, pixels: print })
    assert.notDeepEqual(misled.type, small.type, 'both pictures have the same type: this shows nothing')
    assert.deepEqual(large.type, small.type)
    assert.equal(large.easel.canvas.data()[0], 255, 'the enlargement is not what is seen')
  })

  it('takes light and colours of an edit, but nothing that would have to be painted into it', async () => {
    const plain = await onPicture({ ...sample, art }, true)
    const { grades } = sample.direction.adjustments
    const darker = adjusted({ grades: { ...grades, whole: { ...grades.whole, lightness: -0.5 } } })
    assert.notDeepEqual(await onPicture(darker, true), plain)
    const extra = { motif: 'raven', count: 3, scale: 1, colour: null, place: null, by: [] }
    assert.deepEqual(await onPicture(adjusted({ extras: [extra], manner: 'simplified' }), true), plain)
  })

  it('is not painted without its picture', async () => {
    await assert.rejects(paintOrder({ document: { ...sample, art }, asset: 'thumbnail' }), /covers\/x\/art\.png/)
  })
})

describe('a document from before there were image models', () => {
  it('is read as one that its family paints, and painted as ever', async () => {
    const { art: _, ...old } = sample
    const read = documentSchema.parse(JSON.parse(JSON.stringify(old)))
    assert.deepEqual(read, sample)
    const [was, is] = [await paintFamily(family, sample, format), await paintCover(read, format)]
    assert.deepEqual(is.easel.canvas.data(), was.easel.canvas.data())
  })
})
