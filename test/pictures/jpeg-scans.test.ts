// How many scans a JPEG has, by its markers.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import sharp from 'sharp'
import { countScans, mostScans } from '../../src/pictures/jpeg-scans.ts'
import { fc } from '../support/property.ts'
import { cmykJpeg, jpeg, jpegOfScans } from '../uploads/pictures.ts'

const marker = (name: number): Buffer => Buffer.from([0xff, name])

/** A segment with its length, whatever is in it. */
const segment = (name: number, data: Uint8Array): Buffer => {
  const length = Buffer.alloc(2)
  length.writeUInt16BE(data.length + 2)
  return Buffer.concat([marker(name), length, data])
}

/** Coded data as encoders write them: a zero behind every FF. */
const coded = (data: Uint8Array): Buffer =>
  Buffer.from([...data].flatMap((byte) => (byte === 0xff ? [0xff, 0] : [byte])))

const bytes = fc.uint8Array({ maxLength: 60 })
const noScan = fc.constantFrom(0xc0, 0xc4, 0xdb, 0xdd, 0xe1, 0xee, 0xfe)
const restart = fc.integer({ min: 0xd0, max: 0xd7 }).map(marker)

const scan = fc
  .tuple(bytes, fc.array(fc.oneof(bytes.map(coded), restart), { maxLength: 4 }))
  .map(([head, parts]) => ({ isScan: true, written: Buffer.concat([segment(0xda, head), ...parts]) }))

const other = fc.tuple(noScan, bytes).map(([name, data]) => ({ isScan: false, written: segment(name, data) }))

const filled = fc.constant({ isScan: false, written: Buffer.from([0xff, 0xff]) })

describe('the scans of a JPEG', () => {
  it('are counted whatever stands between them, and nothing else is', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(scan, other, filled), { maxLength: 20 }), (parts) => {
        const file = Buffer.concat([marker(0xd8), ...parts.map(({ written }) => written), marker(0xd9)])
        assert.equal(countScans(file), parts.filter(({ isScan }) => isScan).length)
      }),
    )
  })

  it('are counted in whatever else is sent, to the end and without a failure', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (data) => {
        const found = countScans(data)
        assert.ok(found >= 0 && found <= mostScans + 1)
      }),
    )
  })

  it('cannot hide behind a marker that does not exist', async () => {
    const hidden = segment(0x02, Buffer.concat(Array.from({ length: 50 }, () => segment(0xda, Buffer.alloc(4)))))
    const file = Buffer.concat([marker(0xd8), segment(0xda, Buffer.alloc(4)), hidden, marker(0xd9)])
    assert.ok(countScans(file) > mostScans)
  })

  it('are few in what encoders write', async () => {
    const progressive = await sharp(await jpeg())
      .jpeg({ progressive: true, mozjpeg: true })
      .toBuffer()
    const inks = await sharp(await cmykJpeg())
      .toColourspace('cmyk')
      .jpeg({ progressive: true })
      .toBuffer()
    for (const picture of [await jpeg(), progressive, await cmykJpeg(), inks]) {
      const scans = countScans(picture)
      assert.ok(scans >= 1 && scans <= mostScans / 1.5, `${scans} scans`)
    }
    assert.equal(countScans(await jpegOfScans(20)), 20)
  })
})
