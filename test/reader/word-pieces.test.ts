// Words become the pieces that the model was trained on.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { splitWords } from '../../src/reader/words/split-words.ts'
import { type WordPieces, wordPieces } from '../../src/reader/words/word-pieces.ts'
import { installed } from '../studio/senses/models/installed.ts'
import { fc, unicodeText } from '../support/property.ts'

const small = wordPieces(
  ['[PAD]', '[UNK]', '[CLS]', '[SEP]', 'un', 'want', '##want', '##ed', 'wa', 'runn', '##ing', ','].join('\n'),
)

const spelt = (text: string): readonly string[] =>
  splitWords(text).map((word) => word.map(({ character }) => character).join(''))

const piecesIn = (words: WordPieces, text: string): readonly string[] => words.pieces(text).map(({ piece }) => piece)

test('text is parted at spaces, marks and Chinese characters, in lower case without accents', () => {
  const known: [text: string, words: string[]][] = [
    [' \tHeLLo!how  \n Are yoU?  ', ['hello', '!', 'how', 'are', 'you', '?']],
    ['H\u00e9llo na\u00efve Caf\u00e9', ['hello', 'naive', 'cafe']],
    ['ah\u535a\u63a8zz', ['ah', '\u535a', '\u63a8', 'zz']],
    ['a-b "c" $5', ['a', '-', 'b', '"', 'c', '"', '$', '5']],
    ['one\u00a0two\u200b\u0000three', ['one', 'twothree']],
    ['', []],
  ]
  for (const [text, words] of known) assert.deepEqual(spelt(text), words)
})

test('the longest pieces come first, and what cannot be pieced together is unknown', () => {
  assert.deepEqual(piecesIn(small, 'unwanted running'), ['un', '##want', '##ed', 'runn', '##ing'])
  assert.deepEqual(piecesIn(small, 'unwantedX running'), ['[UNK]', 'runn', '##ing'])
  assert.deepEqual(piecesIn(small, 'w'.repeat(101)), ['[UNK]'])
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

test('every piece knows the place of its letters in the text', () => {
  fc.assert(
    fc.property(unicodeText({ maxLength: 80 }), (text) => {
      let before = 0
      for (const { from, to } of small.pieces(text)) {
        assert.ok(from >= 0 && to > from && to <= text.length && from >= before)
        before = from
      }
    }),
  )
  assert.deepEqual(
    small.pieces('\u00a0unW\u00e4nted,').map(({ from, to }) => [from, to]),
    [
      [1, 3],
      [3, 7],
      [7, 9],
      [9, 10],
    ],
  )
})

const vocabulary = await installed.text('minilm', 'minilm-l6-v2-vocabulary.txt')
if (vocabulary !== null) {
  const words = wordPieces(vocabulary)

  test('known sentences have their known pieces', () => {
    assert.deepEqual(words.ids('Hello, how are you?', 32), [101, 7592, 1010, 2129, 2024, 2017, 1029, 102])
    assert.deepEqual(words.ids('hello world', 32), [101, 7592, 2088, 102])
    assert.deepEqual(piecesIn(words, 'unaffable embeddings'), ['una', '##ffa', '##ble', 'em', '##bed', '##ding', '##s'])
    assert.deepEqual(piecesIn(words, 'I have a new GPU!'), ['i', 'have', 'a', 'new', 'gp', '##u', '!'])
    assert.deepEqual(piecesIn(words, 'tokenization'), ['token', '##ization'])
  })
}
