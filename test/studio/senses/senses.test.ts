// The senses through their process, with models and without.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import sharp from 'sharp'
import { ProcessPool } from '../../../src/platform/processes/process-pool.ts'
import { likeness } from '../../../src/studio/senses/meaning/embed.ts'
import { openSenses, sensesProcess } from '../../../src/studio/senses/senses.ts'
import type { SenseAnswer, SenseTask } from '../../../src/studio/senses/tasks.ts'
import { installed, modelsDirectory } from './models/installed.ts'

const pools: ProcessPool<SenseTask, SenseAnswer>[] = []
const openWith = (directory: string | null) => {
  const { script, options } = sensesProcess(directory)
  const pool = new ProcessPool<SenseTask, SenseAnswer>(script, { ...options, size: 1 })
  pools.push(pool)
  return openSenses({ run: (task, signal) => pool.run(task, signal), directory })
}
after(() => Promise.all(pools.map((pool) => pool.close())))

const picture = (): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 64, channels: 3, background: '#446688' } })
    .png()
    .toBuffer()

test('switched off, every sense answers with its fallback', async () => {
  const senses = openWith(null)
  assert.equal(await senses.embed(['a whale']), null)
  assert.deepEqual(await senses.classifyPicture(await picture()), { known: false })
  const { image, method } = await senses.upscale({ image: await picture(), width: 80, height: 128 })
  assert.equal(method, 'lanczos')
  const { width, height } = await sharp(image).metadata()
  assert.deepEqual([width, height], [80, 128])
})

test('a task that fails is refused, and the next one is done', async () => {
  const senses = openWith(null)
  await assert.rejects(senses.upscale({ image: Buffer.from('no picture'), width: 80, height: 128 }))
  assert.equal((await senses.upscale({ image: await picture(), width: 80, height: 128 })).method, 'lanczos')
})

if (installed.available('minilm') && installed.available('nsfw-mobilenet')) {
  test('with models, sentences become vectors and pictures are judged', async () => {
    const senses = openWith(modelsDirectory)
    const [whale, sea, cake] = (await senses.embed(['A whale in the sea', 'A beast of the ocean', 'A cake shop'])) ?? []
    assert.ok(whale && sea && cake)
    assert.ok(likeness(whale, sea) > likeness(whale, cake) + 0.1)
    const verdict = await senses.classifyPicture(await picture())
    assert.ok(verdict.known && verdict.allowed)
  })
}
