// Words become the pieces that the model was trained on.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { splitWords } from '../../../../src/studio/senses/embedding/split-words.ts'
import { wordPieces } from '../../../../src/studio/senses/embedding/word-pieces.ts'
import { fc, unicodeText } from '../../../support/property.ts'
import { installed } from '../models/installed.ts'

const small = wordPieces(
  ['[PAD]', '[UNK]', '[CLS]', '[SEP]', 'un', 'want', '##want', '##ed', 'wa', 'runn', '##ing', ','].join('\n'),
)

test('text is parted at spaces, marks and Chinese characters, in lower case without accents', () => {
  const known: [text: string, words: string[]][] = [
    [' \tHeLLo!how  \n Are yoU?  ', ['hello', '!', 'how', 'are', 'you', '?']],
    ['H\u00e9llo na\u00efve Caf\u00e9', ['hello', 'naive', 'cafe']],
    ['ah\u535a\u63a8zz', ['ah', '\u535a', '\u63a8', 'zz']],
    ['a-b "c" $5', ['a', '-', 'b', '"', 'c', '"', '$', '5']],
    ['one\u00a0two\u200b\u0000three', ['one', 'twothree']],
    ['', []],
  ]
  for (const [text, words] of known) assert.deepEqual(splitWords(text), words)
})

test('the longest pieces come first, and what cannot be pieced together is unknown', () => {
  assert.deepEqual(small.pieces('unwanted running'), ['un', '##want', '##ed', 'runn', '##ing'])
  assert.deepEqual(small.pieces('unwantedX running'), ['[UNK]', 'runn', '##ing'])
  assert.deepEqual(small.pieces('w'.repeat(101)), ['[UNK]'])
  assert.deepEqual(small.ids('want, zz', 20), [2, 5, 11, 1, 3])
  assert.deepEqual(small.ids('want, want, want', 4), [2, 5, 11, 3])
})

test('any text gives a start, an end and no more pieces than allowed', () => {
  fc.assert(
    fc.property(unicodeText({ maxLength: 80 }), fc.integer({ min: 2, max: 40 }), (text, limit) => {
      const ids = small.ids(text, limit)
      assert.ok(ids.length >= 2 && ids.length <= limit)
      assert.equal(ids[0], 2)
      assert.equal(ids.at(-1), 3)
    }),
  )
})

const vocabulary = await installed.text('minilm', 'minilm-l6-v2-vocabulary.txt')
if (vocabulary !== null) {
  const words = wordPieces(vocabulary)

  test('known sentences have their known pieces', () => {
    assert.deepEqual(words.ids('Hello, how are you?', 32), [101, 7592, 1010, 2129, 2024, 2017, 1029, 102])
    assert.deepEqual(words.ids('hello world', 32), [101, 7592, 2088, 102])
    assert.deepEqual(words.pieces('unaffable embeddings'), ['una', '##ffa', '##ble', 'em', '##bed', '##ding', '##s'])
    assert.deepEqual(words.pieces('I have a new GPU!'), ['i', 'have', 'a', 'new', 'gp', '##u', '!'])
    assert.deepEqual(words.pieces('tokenization'), ['token', '##ization'])
  })
}
