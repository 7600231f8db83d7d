// Names and ranges of downloads. Not for the server in this process: it signs some marks otherwise and misreads ranges.
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after, before, describe, test } from 'node:test'
import { contentDisposition } from '../../../src/platform/storage/content-disposition.ts'
import { drained, inAnHour, jpeg, newKey, type Subject } from './subject.ts'

// Marks that URL encodings disagree about, scripts that ASCII cannot spell, and what would break a header.
const oddNames = [
  "It's (a) *cover*!, ~100% + 1 = #2; [a] {b} $c & @d ^e `f.jpg",
  '本の表紙 (最終版)!*.jpg',
  'Brücke e\u0301 😀 👨‍👩‍👧.jpg',
  'نسخة.jpg',
  'a\r\nX-Evil: 1"; filename="evil.exe',
  '\ud800half.jpg',
  '漢'.repeat(300),
  '',
]

export const servesDownloads = (name: string, start: () => Promise<Subject>): void => {
  describe(`${name} serves downloads`, () => {
    let subject: Subject
    before(async () => {
      subject = await start()
    })
    after(() => subject.stop())

    const urlOf = async (bytes: Uint8Array) => {
      const key = newKey()
      await subject.storage.put(key, bytes, jpeg)
      return (fileName: string) => subject.storage.signedGetUrl(key, { expiresAt: inAnHour(), fileName })
    }

    test('under whatever name', async () => {
      const urlFor = await urlOf(Buffer.from('cover'))
      for (const fileName of oddNames) {
        const response = await fetch(await urlFor(fileName))
        assert.equal(await response.text(), 'cover', fileName)
        assert.equal(response.headers.get('content-disposition'), contentDisposition(fileName))
      }
    })

    for (const [range, start, end] of [
      ['bytes=0-0', 0, 0],
      ['bytes=990-', 990, 999],
      ['bytes=990-5000', 990, 999],
      ['bytes=-10', 990, 999],
    ] as const) {
      test(`of ${range} of a thousand bytes`, async () => {
        const bytes = randomBytes(1000)
        const urlFor = await urlOf(bytes)
        const response = await fetch(await urlFor('a.jpg'), { headers: { range } })
        assert.equal(response.status, 206)
        assert.equal(response.headers.get('content-range'), `bytes ${start}-${end}/1000`)
        assert.deepEqual(Buffer.from(await response.arrayBuffer()), bytes.subarray(start, end + 1))
      })
    }

    test('but not of a range beyond the end', async () => {
      const urlFor = await urlOf(randomBytes(1000))
      const response = await fetch(await urlFor('a.jpg'), { headers: { range: 'bytes=1000-' } })
      assert.equal((await drained(response)).status, 416)
    })
  })
}
