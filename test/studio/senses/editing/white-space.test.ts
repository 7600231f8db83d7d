// White space in a wish says nothing, however much there is of it.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { singleSpaced } from '../../../../src/contract/white-space.ts'
import { readWish } from '../../../../src/studio/senses/editing/read-wish.ts'
import { fc } from '../../../support/property.ts'

const run = fc.array(fc.constantFrom(' ', '\t', '\u00a0', '\u2003', '\u3000'), { minLength: 1, maxLength: 40 })

const wishes = ['make the title gold', 'add a raven behind the moon', 'remove the subtitle and make it darker']

it('a wish is read the same with any spaces between its words', () => {
  for (const wish of wishes) {
    const words = wish.split(' ')
    fc.assert(
      fc.property(fc.array(run, { minLength: words.length, maxLength: words.length }), (runs) => {
        const spaced = words
          .map((word, at) => `${word}${runs[at]?.join('') ?? ''}`)
          .join('')
          .trim()
        assert.deepEqual(readWish(spaced), readWish(wish))
      }),
      { numRuns: 10 },
    )
  }
})

it('a run of white space is one space, or one line break where it holds any', () => {
  assert.equal(singleSpaced(`gold${' '.repeat(985)}title`), 'gold title')
  assert.equal(singleSpaced('gold \r\n\t \n title  now'), 'gold\ntitle now')
})
