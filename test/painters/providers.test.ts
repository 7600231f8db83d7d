// Every provider through its real protocol: pictures, edits, and each way in which they can fail.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { eventually } from '../support/eventually.ts'
import { canaryKey, type ProtocolName } from '../support/image-provider.ts'
import { editorAt, fails, flat, imageProviderFor, leftHalf, magenta, never, order, pixelsOf } from './studio.ts'

const names: readonly ProtocolName[] = [
  'openai',
  'compatible',
  'google',
  'fal',
  'replicate',
  'black-forest-labs',
  'comfyui',
  'automatic1111',
]

/** Asking whether a picture is ready is no pause. */
const longPauses = (pauses: readonly number[]): number[] => pauses.filter((ms) => ms > 1)

for (const name of names) {
  describe(`the painter at ${name}`, () => {
    const running = imageProviderFor()

    it('paints wordless art of about the wanted shape, and only the words of the order leave the house', async () => {
      const { painter, ends, elsewhere } = editorAt(running(), name)
      const { width, height, channels } = await pixelsOf(await painter.paint(order, never))
      assert.equal(channels, 3)
      assert.ok(Math.abs(Math.log(width / height / 0.625)) < 0.12, `${width} x ${height}`)
      const [asked] = running().orders
      assert.ok(asked)
      assert.match(asked.words, /no text, no letters/i)
      assert.doesNotMatch(asked.words, /Hollow Crown|Margaret Hale|chiselled|\{\{/)
      assert.equal(asked.picture, null)
      assert.equal(asked.seed, painter.can.seed || name === 'compatible' ? 2_000_000_000 : null)
      assert.ok(running().requests.every(({ body }) => !body.includes(canaryKey)))
      assert.equal(elsewhere.length, 0)
      assert.deepEqual(
        ends.map(({ outcome, work, attempts }) => ({ outcome, work, attempts })),
        [{ outcome: 'made', work: 'paint', attempts: 1 }],
      )
    })

    it('edits in the size of the picture and leaves what the mask protects as it was', async () => {
      const { painter } = editorAt(running(), name)
      assert.equal(painter.can.edit, true)
      const edited = await painter.edit(
        { picture: await flat(600, 900), words: 'add a moon', mask: await leftHalf(600, 900), seed: 1 },
        never,
      )
      const pixels = await pixelsOf(edited)
      assert.deepEqual([pixels.width, pixels.height], [600, 900])
      for (const [x, y] of [
        [310, 5],
        [450, 450],
        [599, 899],
      ] as const)
        assert.deepEqual(pixels.at(x, y), magenta)
      for (const [x, y] of [
        [5, 5],
        [150, 450],
        [290, 890],
      ] as const)
        assert.notDeepEqual(pixels.at(x, y), magenta)
      assert.match(running().orders[0]?.words ?? '', /add a moon/)
    })

    it('waits as long as 429 says, tries again after 500 with a longer pause, and paints then', async () => {
      const { painter, pauses, ends } = editorAt(running(), name)
      running().behave('busy', 'broken')
      await painter.paint(order, never)
      assert.deepEqual(longPauses(pauses), [1000, 1500])
      assert.equal(ends[0]?.attempts, 3)
    })

    it('does not try for ever', async () => {
      const { painter, pauses } = editorAt(running(), name)
      running().alwaysBehave('broken')
      running().behave('cut')
      assert.match((await fails(painter.paint(order, never), 'unavailable')).message, /answered 500/)
      assert.deepEqual(longPauses(pauses), [750, 1500, 3000])
    })

    it('gives up on a provider that never answers once both its times are over', async () => {
      const { painter, timeouts } = editorAt(running(), name, { IMAGE_TIMEOUT_SECONDS: '1' })
      running().alwaysBehave('hang')
      const failing = fails(painter.paint(order, never), 'unavailable')
      for (const attempt of [1, 2]) {
        await eventually('the order has come', () => running().orders.length === attempt)
        timeouts[attempt - 1]?.abort()
      }
      assert.match((await failing).message, /no picture within 1 s/)
    })

    it('says that words were refused, at once and without trying again', async () => {
      const { painter, ends } = editorAt(running(), name)
      running().alwaysBehave('refused')
      await fails(painter.paint(order, never), 'refused')
      assert.equal(running().orders.length, 1)
      assert.deepEqual([ends[0]?.outcome, ends[0]?.spent], ['refused', 0])
    })

    it('never quotes what a provider says about a key', async () => {
      running().behave('locked-out')
      const { message } = await fails(editorAt(running(), name).painter.paint(order, never), 'unavailable')
      assert.match(message, /answered 401.*does not accept the key/)
      assert.equal(running().orders.length, 1)
    })

    it('takes nothing that is no picture, none at all, or one of another shape', async () => {
      const { painter } = editorAt(running(), name)
      for (const manner of ['malformed', 'empty', 'other-size'] as const) {
        running().behave(manner)
        await fails(painter.paint(order, never), 'unusable')
      }
      assert.equal(running().orders.length, 3)
    })

    it('stops at once when nobody wants the picture any more', async () => {
      const { painter, ends } = editorAt(running(), name)
      running().alwaysBehave('hang')
      const stop = new AbortController()
      const painting = painter.paint(order, stop.signal)
      await eventually('the order has come', () => running().orders.length === 1)
      const reason = new Error('the service stops')
      stop.abort(reason)
      await assert.rejects(painting, reason)
      assert.equal(ends[0]?.outcome, 'cancelled')
    })
  })
}
