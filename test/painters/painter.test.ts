// What painters do at whatever provider: extend, keep to what their models can, wait their turn, go only where they may.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { eventually } from '../support/eventually.ts'
import { otherHost } from '../support/image-provider.ts'
import { painterAt } from './painter-at.ts'
import { editorAt, fails, failureOf, flat, imageProviderFor, magenta, never, order, pixelsOf } from './studio.ts'

describe('painters that edit', () => {
  const running = imageProviderFor()

  for (const name of ['openai', 'comfyui'] as const) {
    it(`do so everywhere without a mask at ${name}`, async () => {
      const pixels = await pixelsOf(
        await editorAt(running(), name).painter.edit(
          { picture: await flat(600, 900), words: 'rain', mask: null, seed: 1 },
          never,
        ),
      )
      for (const [x, y] of [
        [10, 10],
        [590, 10],
        [300, 890],
      ] as const)
        assert.notDeepEqual(pixels.at(x, y), magenta)
    })

    it(`extend a picture at ${name} and keep the old part`, async () => {
      const { painter } = editorAt(running(), name)
      assert.equal(painter.can.extend, true)
      const margins = { left: 300, right: 0, top: 0, bottom: 0 }
      const extended = await painter.extend({ picture: await flat(400, 600), margins, words: 'hills', seed: 5 }, never)
      const pixels = await pixelsOf(extended)
      assert.deepEqual([pixels.width, pixels.height], [700, 600])
      for (const [x, y] of [
        [315, 0],
        [500, 300],
        [699, 599],
      ] as const)
        assert.deepEqual(pixels.at(x, y), magenta)
      for (const [x, y] of [
        [5, 5],
        [150, 300],
        [290, 590],
      ] as const)
        assert.notDeepEqual(pixels.at(x, y), magenta)
    })
  }

  it('are not believed to extend where they take no masks', async () => {
    for (const settings of [
      running().settings('google'),
      running().settings('compatible'),
      running().settings('fal'),
      running().settings('replicate'),
      running().settings('black-forest-labs'),
      { ...running().settings('openai'), IMAGE_PROVIDER: 'openai:dall-e-3' },
    ]) {
      const { painter } = painterAt(settings)
      assert.equal(painter.can.extend, false, painter.name)
      const margins = { left: 10, right: 0, top: 0, bottom: 0 }
      await fails(painter.extend({ picture: await flat(300, 300), margins, words: '', seed: 1 }, never), 'unavailable')
    }
    assert.equal(running().requests.length, 0)
  })
})

describe('a painter', () => {
  const running = imageProviderFor()

  it('goes where an answer points only by the guarded way, and follows no provider that moves', async () => {
    const { painter, elsewhere } = editorAt(running(), 'fal')
    running().behave('elsewhere')
    running().alwaysBehave('refused')
    await failureOf(painter.paint(order, never))
    assert.equal(elsewhere.length, 1)
    assert.ok(elsewhere[0]?.startsWith(`${otherHost}/files/`))
    running().alwaysBehave('moved')
    await fails(painter.paint(order, never), 'unavailable')
    assert.equal(elsewhere.length, 1)
  })

  it('gives its provider so many orders at once and no more; who waits may leave', async () => {
    const { painter } = editorAt(running(), 'openai', { IMAGE_CONCURRENCY: '2' })
    running().alwaysBehave('hang')
    const callers = Array.from({ length: 5 }, () => new AbortController())
    const painting = callers.map(({ signal }) => assert.rejects(painter.paint(order, signal)))
    await eventually('two orders have come', () => running().orders.length === 2)
    callers[4]?.abort()
    await painting[4]
    assert.equal(running().orders.length, 2)
    callers[0]?.abort()
    await eventually('a third order has come', () => running().orders.length === 3)
    for (const caller of callers) caller.abort()
    await Promise.all(painting)
    assert.equal(running().orders.length, 3)
  })

  it('reckons what was painted by the price of the operator, else by what is known of the model', async () => {
    for (const [settings, price] of [
      [{ IMAGE_PRICE: '0.5' }, 0.5],
      [{}, 0.063],
    ] as const) {
      const { painter, ends } = editorAt(running(), 'openai', settings)
      running().behave('broken', 'other-size')
      await fails(painter.paint(order, never), 'unusable')
      assert.deepEqual(
        ends.map(({ outcome, attempts, spent }) => [outcome, attempts, spent]),
        [['unusable', 2, price]],
      )
    }
  })
})
