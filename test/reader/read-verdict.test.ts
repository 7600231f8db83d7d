// Verdicts on texts of any length.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { it } from 'node:test'
import { weights } from '../../src/reader/network/weights.ts'
import { trainedReader } from '../../src/reader/trained-reader.ts'
import { windowsOf } from '../../src/reader/verdicts/windows.ts'
import { wordPieces } from '../../src/reader/words/word-pieces.ts'

const words = wordPieces(readFileSync(weights('vocabulary.txt'), 'utf8'))

const harmless =
  'On the last day of summer the two sisters carry the old boat down to the lake and quarrel about who may row it first. '
const threat = 'I will find the judge who wrote this and I will kill her and her children. '

it('every word of a long text stands in a window, with the title beside it', () => {
  const summary = Array.from({ length: 150 }, (_, nth) => `w${nth}`).join(' ')
  const windows = windowsOf({ title: 'The Boat', summary }, words)
  const seen = new Set(windows.flatMap((window) => (window.summary ?? '').split(' ')))
  assert.ok(windows.length > 1)
  assert.ok(windows.every(({ title }) => title === 'The Boat'))
  assert.ok(summary.split(' ').every((word) => seen.has(word)))
})

it('a threat is found wherever it stands in a long text', async () => {
  const reader = trainedReader()
  const verdict = (before: number, after: number, middle: string) =>
    reader.verdict({ summary: harmless.repeat(before) + middle + harmless.repeat(after) })
  const plain = await verdict(8, 8, '')
  assert.ok(plain.fine > 0.5, `${plain.fine}`)
  for (const [before, after] of [
    [0, 16],
    [8, 8],
    [16, 0],
  ] as const) {
    const { fine } = await verdict(before, after, threat)
    assert.ok(fine < plain.fine - 0.3, `${fine} after ${before}`)
  }
})
