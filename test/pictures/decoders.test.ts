// Which formats can be read at all, in each process of the service that decodes pictures.
import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import { openCrafts } from '../../src/compose/crafts.ts'
import { sharp } from '../../src/pictures/decoders.ts'
import { artSheet } from '../../src/print/geometry/art-sheet.ts'
import { wrapGeometry } from '../../src/print/geometry/wrap-geometry.ts'
import { gif, jpeg, png, svg, webp } from '../uploads/pictures.ts'
import { smallBook } from '../wraps/bindery.ts'

/** All of them can be read by the library, if it is let. */
const others = async (): Promise<Record<string, Uint8Array>> => ({
  svg: svg(),
  gif: await gif(),
  tiff: await sharp(await png())
    .tiff()
    .toBuffer(),
  avif: await sharp(await png())
    .resize(64)
    .avif({ effort: 0 })
    .toBuffer(),
  ppm: Buffer.from(`P3 2 2 255 ${'9 9 9 '.repeat(4)}`),
})

const refused = { message: /unsupported image format/ }

describe('the decoders', () => {
  const crafts = openCrafts({ workers: 1, modelsDir: null, artDir: null })
  after(() => crafts.close())

  it('of JPEG, PNG and WebP can be reached in the process that serves, and no other', async () => {
    for (const picture of [await jpeg(), await png(), await webp()]) assert.ok((await sharp(picture).stats()).isOpaque)
    for (const [name, picture] of Object.entries(await others()))
      await assert.rejects(sharp(picture).metadata(), refused, name)
  })

  it('cannot be reached by any other picture in the processes of the senses', async () => {
    for (const [name, image] of Object.entries(await others())) {
      assert.equal(await crafts.senses.inspectPicture(image), null, name)
      await assert.rejects(crafts.senses.readReference(image), refused, name)
      await assert.rejects(crafts.senses.upscale({ image, width: 300, height: 300 }), refused, name)
    }
  })

  it('cannot be reached by any other front of a wrap in the painting processes', async () => {
    const sheet = artSheet(wrapGeometry(smallBook))
    const wish = { sheet, style: 'solid', solidColor: null, spineColor: null, instructions: null } as const
    const order = { ...wish, front: { kind: 'picture', image: svg() } as const, keep: null, attempt: 0 }
    await assert.rejects(crafts.press.paintWrap(order), refused)
  })

  it('cannot be reached by any other art in the printing processes', async () => {
    await assert.rejects(
      crafts.printShop.print({
        specs: smallBook,
        art: svg(),
        backdrop: { columns: 1, rows: 1, light: new Float32Array(1), range: new Float32Array(1) },
        layout: {
          kind: 'state',
          state: {
            schemaVersion: 1,
            spineRotation: 90,
            colors: { back: null, spine: null, text: '#ffffff', accent: '#ffffff' },
            textBlocks: [],
          },
        },
        front: { complete: true, dpi: 300 },
        metadata: { title: 'None', author: null, date: new Date(0) },
      }),
      refused,
    )
  })
})
