// Articles by the sound of a noun.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withArticle } from '../../src/contract/article.ts'

const spoken = [
  ...[
    'an okapi',
    'an umbrella',
    'an uninvited guest',
    'an hourglass',
    'an heirloom',
    'an honest man',
    'an x ray',
    'an owl',
  ],
  ...[
    'a raven',
    'a unicorn',
    'a uniform',
    'a ukulele',
    'a honeycomb',
    'a one-eyed cat',
    'a eulogy',
    'a user',
    'a hare',
  ],
]

test('a noun has the article of its sound', () => {
  for (const phrase of spoken) assert.equal(withArticle(phrase.replace(/^an? /, '')), phrase)
})
