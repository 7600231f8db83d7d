// Archives give the wanted files, however their bytes arrive.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readTar } from '../../../../bin/models/read-tar.ts'
import { fc } from '../../../support/property.ts'
import { tarOf } from './tar-of.ts'

const content = fc.uint8Array({ maxLength: 1500 }).map((bytes) => Buffer.from(bytes))
const files = fc.uniqueArray(fc.tuple(fc.stringMatching(/^package\/[a-z]{1,20}$/), content), {
  minLength: 1,
  maxLength: 6,
  selector: ([path]) => path,
})

async function* inPieces(bytes: Buffer, length: number): AsyncGenerator<Buffer> {
  for (let from = 0; from < bytes.length; from += length) yield bytes.subarray(from, from + length)
}

test('any wanted file comes out as it went in, whatever the size of the pieces', async () => {
  await fc.assert(
    fc.asyncProperty(files, fc.integer({ min: 1, max: 2000 }), fc.nat(), async (all, length, pick) => {
      const [path, expected] = all[pick % all.length] ?? ['', Buffer.alloc(0)]
      const found = await readTar(inPieces(tarOf(all), length), new Set([path]))
      assert.deepEqual([...found], [[path, expected]])
    }),
    { numRuns: 60 },
  )
})

test('reading stops at the last wanted file', async () => {
  const archive = tarOf([
    ['package/wanted', Buffer.from('here')],
    ['package/huge', Buffer.alloc(1 << 20)],
  ])
  let read = 0
  async function* counted(): AsyncGenerator<Buffer> {
    for await (const piece of inPieces(archive, 512)) {
      read += piece.length
      yield piece
    }
  }
  await readTar(counted(), new Set(['package/wanted']))
  assert.equal(read, 1024)
})

test('what an archive lacks is absent, and what is no archive is refused', async () => {
  const archive = tarOf([['package/other', Buffer.from('x')]])
  assert.equal((await readTar(inPieces(archive, 700), new Set(['package/wanted']))).size, 0)
  await assert.rejects(
    readTar(inPieces(Buffer.alloc(2048, 'z'), 700), new Set(['package/wanted'])),
    /not a tar archive/,
  )
})
