// The raster senses as tasks: encoded images in and out, without models.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { performTask } from '../../../../src/studio/senses/perform-task.ts'
import { encodePicture } from '../../../../src/studio/senses/raster/picture.ts'
import { off } from '../models/installed.ts'
import { dusk, lettered, title } from './sample-pictures.ts'

const perform = performTask(off)
const image = await encodePicture(lettered(dusk(480, 600), title).picture)

const sizeOf = async (bytes: Uint8Array): Promise<(number | string | undefined)[]> => {
  const { width, height, format } = await sharp(bytes).metadata()
  return [width, height, format]
}

test('text is taken off an encoded cover, and the answer says how', async () => {
  const answer = await perform({ sense: 'removeText', input: image })
  assert.ok(answer.sense === 'removeText')
  assert.ok(answer.output.linesFound >= 3)
  assert.deepEqual(answer.output.method, { found: 'heuristic', filled: 'diffusion' })
  assert.deepEqual(await sizeOf(answer.output.image), [480, 600, 'jpeg'])
})

test('an encoded cover becomes an encoded square', async () => {
  const answer = await perform({ sense: 'square', input: image })
  assert.ok(answer.sense === 'square')
  const [width, height] = await sizeOf(answer.output.image)
  assert.equal(width, height)
})

test('an encoded cover is extended by the pixels asked for', async () => {
  const answer = await perform({
    sense: 'extend',
    input: { image, sides: { left: 15, right: 15, top: 18, bottom: 18 } },
  })
  assert.ok(answer.sense === 'extend')
  assert.equal(answer.output.complete, true)
  assert.deepEqual(await sizeOf(answer.output.image), [510, 636, 'jpeg'])
})
