// Letters on a reference, found by the installed network.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, test } from 'node:test'
import { referencePictures } from '../../../../bench/studio/reference-pictures.ts'
import { analyseReference } from '../../../../src/studio/senses/references/analyse-reference.ts'
import { centreOf } from '../../../../src/studio/senses/references/grid.ts'
import { previewFile } from '../../../../src/templates/previews.ts'
import { installed } from '../models/installed.ts'

const model = await installed.session('ppocr-detection')

const pictureOf = (wanted: string): Buffer => {
  const found = referencePictures.find(({ name }) => name === wanted)
  assert.ok(found)
  return found.canvas.toBuffer('image/png')
}

describe('letters on a reference', { skip: model === null && 'the models are not installed' }, () => {
  test('say where type stands, and weigh nothing', async () => {
    const bytes = pictureOf('mostly letters')
    const [blind, { composition }] = [await analyseReference(bytes), await analyseReference(bytes, model)]
    assert.equal(blind.composition.lettering, null)
    assert.ok(composition.lettering)
    assert.ok(centreOf(composition.lettering).y < 0.45)
    assert.ok(centreOf(composition.mass.grid).y > centreOf(blind.composition.mass.grid).y + 0.1)
  })

  test('are found on a cover that is given as a reference', async () => {
    const { composition } = await analyseReference(readFileSync(previewFile('lone-road')), model)
    assert.ok(composition.lettering)
    assert.ok(centreOf(composition.lettering).y < 0.4, 'its title stands high')
  })

  test('are not seen in pictures without any', async () => {
    for (const name of ['round in the middle', 'face', 'frame of flowers'])
      assert.equal((await analyseReference(pictureOf(name), model)).composition.lettering, null, name)
  })
})
