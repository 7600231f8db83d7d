// Files that others have put there: however long they are, no more is read than is allowed.
import assert from 'node:assert/strict'
import { Readable } from 'node:stream'
import { describe, it } from 'node:test'
import { readAtMost } from '../../../src/platform/storage/read-whole.ts'
import { fc } from '../../support/property.ts'

const chunkBytes = 1000

/** A place with one file of so many bytes, that says it has others. */
const placeOf = (bytes: number, said: number) => {
  const seen = { bytes: 0, isDestroyed: false }
  const chunks = function* (): Generator<Uint8Array> {
    for (let left = bytes; left > 0; left -= chunkBytes) {
      seen.bytes += Math.min(left, chunkBytes)
      yield new Uint8Array(Math.min(left, chunkBytes))
    }
  }
  const body = Readable.from(chunks(), { highWaterMark: 1 })
  body.once('close', () => {
    seen.isDestroyed = true
  })
  const stat = { size: said, contentType: 'image/png', etag: '"x"', modifiedAt: new Date(0) }
  return { seen, storage: { read: async (key: string) => (key === 'there' ? { ...stat, body } : null) } }
}

describe('a file of somebody else', () => {
  it('is read whole up to the limit, and never further than a few chunks beyond it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(60_000), fc.nat(60_000), async (bytes, said) => {
        const limit = 20_000
        const { seen, storage } = placeOf(bytes, said)
        const read = await readAtMost(storage, 'there', limit)
        if (bytes <= limit && said <= limit) assert.equal(Object(read).length, bytes)
        else assert.equal(read, 'too large')
        assert.ok(seen.bytes <= limit + 4 * chunkBytes, `${seen.bytes} were read`)
      }),
    )
  })

  it('that has no end is let go', async () => {
    const { seen, storage } = placeOf(Number.POSITIVE_INFINITY, 100)
    assert.equal(await readAtMost(storage, 'there', 5000), 'too large')
    await new Promise(setImmediate)
    assert.equal(seen.isDestroyed, true)
  })

  it('that is not there is null', async () => {
    assert.equal(await readAtMost(placeOf(1, 1).storage, 'elsewhere', 5000), null)
  })
})
