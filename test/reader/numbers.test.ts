// Numbers in the words of people: every way to say one is read as that number, with all of its words.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { numberIn, numbersIn } from '../../src/reader/words/numbers.ts'
import { fc } from '../support/property.ts'

const units =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
const small = units.split(' ')
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

const underHundred = (number: number): string => {
  if (number < 20) return small[number] ?? ''
  const rest = number % 10
  return `${tens[Math.floor(number / 10) - 2]}${rest > 0 ? `-${small[rest]}` : ''}`
}

const inWords = (number: number): string => {
  if (number >= 1000) {
    const rest = number % 1000
    return `${inWords(Math.floor(number / 1000))} thousand${rest > 0 ? ` ${inWords(rest)}` : ''}`
  }
  if (number < 100) return underHundred(number)
  const rest = number % 100
  return `${small[Math.floor(number / 100)]} hundred${rest > 0 ? ` and ${underHundred(rest)}` : ''}`
}

const upTo = (most: number, least = 1) => fc.integer({ min: least, max: most })
const around = fc.constantFrom(
  ['add ', ' gulls'],
  ['', ' of them'],
  ['make it ', ''],
  ['I want ', ' candles on the shelf'],
)

describe('a number in words', () => {
  const holds = (words: string, value: number, [before = '', after = '']: readonly string[]): void => {
    const text = `${before}${words}${after}`
    const [said, ...others] = numbersIn(text)
    assert.deepEqual([said?.value, others.length], [value, 0], text)
    assert.ok(text.slice(said?.from, said?.to).endsWith(words.replace(/^an? /, '')), text)
  }

  it('is the number that was written', () => {
    fc.assert(fc.property(upTo(9999, 0), around, (number, rest) => holds(inWords(number), number, rest)))
    fc.assert(fc.property(upTo(9999, 0), around, (number, rest) => holds(String(number), number, rest)))
    fc.assert(fc.property(upTo(9999, 1000), around, (number, rest) => holds(number.toLocaleString('en'), number, rest)))
  })

  it('is multiplied by dozens and hundreds, and halved before them', () => {
    const many = fc.constantFrom(['dozen', 12], ['hundred', 100], ['pair', 2], ['thousand', 1000])
    fc.assert(
      fc.property(upTo(19), many, around, (number, [word, size], rest) => {
        for (const said of [`${inWords(number)} ${word}`, `${number} ${word}`, `${inWords(number)} ${word}s`])
          holds(said, number * Number(size), rest)
      }),
    )
    for (const [word, size] of [
      ['dozen', 12],
      ['hundred', 100],
    ] as const) {
      holds(`a ${word}`, size, ['add ', ' gulls'])
      holds(`half a ${word}`, size / 2, ['add ', ' gulls'])
      holds(`a couple of ${word}`, size * 2, ['add ', ' gulls'])
    }
  })

  it('ends where another thing is counted', () => {
    fc.assert(
      fc.property(upTo(99), upTo(99), (one, other) => {
        const text = `${inWords(one)} gulls and ${inWords(other)} boats`
        assert.deepEqual(
          numbersIn(text).map(({ value }) => value),
          [one, other],
          text,
        )
      }),
    )
  })

  it('is nowhere where none is said', () => {
    for (const words of ['', 'gulls', 'dozens of gulls', 'half the sky', 'an owl']) assert.equal(numberIn(words), null)
    assert.deepEqual([numberIn('a'), numberIn('One and a half'), numberIn('1,5')], [1, 1.5, 1.5])
  })
})
