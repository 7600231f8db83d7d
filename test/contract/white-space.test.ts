// White space in a message says nothing, however much there is of it.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { singleSpaced } from '../../src/contract/white-space.ts'

it('a run of white space is one space, or one line break where it holds any', () => {
  assert.equal(singleSpaced(`gold${' '.repeat(985)}title`), 'gold title')
  assert.equal(singleSpaced('gold \r\n\t \n title  now'), 'gold\ntitle now')
})
