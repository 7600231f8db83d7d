// The art of a wrap as an order to a painting process.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import sharp from 'sharp'
import { ProcessPool } from '../../../src/platform/processes/process-pool.ts'
import { sampleDocument } from '../../../src/studio/direction/sample.ts'
import { findFamily } from '../../../src/studio/families/index.ts'
import { pressBy } from '../../../src/studio/press/press.ts'
import type { PressAnswer, PressTask } from '../../../src/studio/press/press-task.ts'
import { book, smallSheet } from './small-sheet.ts'

const script = new URL('../../../src/studio/press/press-process.ts', import.meta.url)

describe('a painting process', () => {
  it('paints wraps of documents and of pictures, and covers as before', async () => {
    const processes = new ProcessPool<PressTask, PressAnswer>(script, { size: 1 })
    const press = pressBy((task, signal) => processes.run(task, signal))
    try {
      const family = findFamily('classic-grid')
      assert.ok(family)
      const document = sampleDocument(family)
      const sheet = smallSheet(book(6, 9))
      const plain = { sheet, solidColor: null, spineColor: null, instructions: null, keep: null, attempt: 0 }
      const art = await press.paintWrap({ ...plain, style: 'textured', front: { kind: 'document', document } })
      const whole = await sharp(art.sheet).metadata()
      assert.deepEqual([whole.width, whole.height, whole.density], [sheet.width, sheet.height, 300])
      const back = await sharp(art.backArt).metadata()
      assert.deepEqual([back.width, back.height], [sheet.back.bleed.width, sheet.back.bleed.height])
      assert.equal(art.backdrop.light.length, art.backdrop.columns * art.backdrop.rows)
      assert.equal(art.frontComplete, true)

      const image = await press.paint({ document, asset: 'thumbnail' })
      assert.equal((await sharp(image).metadata()).format, 'jpeg')
      const ofPicture = await press.paintWrap({ ...plain, style: 'solid', front: { kind: 'picture', image } })
      assert.match(ofPicture.colours.back, /^#[0-9a-f]{6}$/)

      const kept = { ...plain, style: 'solid', front: { kind: 'picture', image }, attempt: 1 } as const
      const again = await press.paintWrap({ ...kept, keep: { sheet: ofPicture.sheet } })
      assert.equal((await sharp(again.sheet).metadata()).width, sheet.width)
      await assert.rejects(
        press.paintWrap({ ...kept, keep: { sheet: image } }),
        new RegExp(`expected a sheet of ${sheet.width} x ${sheet.height}`),
      )
    } finally {
      await processes.close()
    }
  })
})
