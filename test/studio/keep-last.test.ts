import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { keepLast } from '../../src/studio/keep-last.ts'

describe('what is kept', () => {
  it('is made once', () => {
    const kept = keepLast<object>(2)
    assert.equal(
      kept('one', () => ({})),
      kept('one', () => ({})),
    )
  })

  it('is let go when others were asked for since, and only then', () => {
    const gone: string[] = []
    const kept = keepLast<string>(2, (value) => gone.push(value))
    for (const key of ['one', 'two', 'one', 'three']) kept(key, () => key)
    assert.deepEqual(gone, ['two'])
    assert.equal(
      kept('one', () => 'made again'),
      'one',
    )
  })
})
