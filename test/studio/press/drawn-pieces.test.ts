import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { extentOf, sharedMask } from '../../../src/studio/press/adjust/colours/named-mask.ts'
import { firstOwned, seenNamed } from '../../../src/studio/press/find-named.ts'
import { sampleOf } from '../senses/editing/painted.ts'

describe('pieces of drawings', () => {
  it('are known by whose they are', () => {
    const sample = sampleOf('lone-road')
    assert.equal(firstOwned(sample, ['dress'], ['woman-standing']), 'dress')
    assert.equal(firstOwned(sample, ['roof'], ['woman-standing']), undefined)
  })

  it('are told in the dark into which a thing sinks', () => {
    const suit = seenNamed(sampleOf('sunset-couple'), ['suit'])
    const lowest = suit.shares.findLastIndex((share) => share > 127)
    const highest = suit.shares.findIndex((share) => share > 127)
    assert.ok(lowest - highest > suit.shares.length * 0.2, 'from the shoulders to the feet')
  })

  it('are none of the part that they stand on', () => {
    const sample = sampleOf('papercut-world')
    const [hills, trees] = [seenNamed(sample, ['hills']), seenNamed(sample, ['trees'])]
    assert.ok(extentOf(trees) > 0)
    assert.ok(extentOf(sharedMask(hills, trees)) < 0.25 * extentOf(trees))
  })
})
