// The encodings of streams, undone.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { deflateSync } from 'node:zlib'
import { decode } from '../../../src/print/preflight/reader/filters.ts'
import { Unreadable } from '../../../src/print/preflight/reader/values.ts'

const text = 'BT (It was a dark and stormy night; the rain fell in torrents) Tj ET'

const undo = (data: Uint8Array, filter: string, parameters: Readonly<Record<string, number>> = {}): Buffer =>
  Buffer.from(
    decode(data, [{ filter, parameter: (name, standard) => parameters[name] ?? standard }], { left: 1_000_000 }),
  )

describe('a stream', () => {
  it('is read from hexadecimal digits', () => {
    assert.equal(undo(Buffer.from(`${Buffer.from(text).toString('hex')} >`), 'ASCIIHexDecode').toString(), text)
    assert.deepEqual([...undo(Buffer.from('41 4>'), 'AHx')], [0x41, 0x40])
  })

  it('is read from base 85', () => {
    assert.equal(undo(Buffer.from('9jqo^BlbD-BleB1DJ+*+F(f,q~>'), 'ASCII85Decode').toString(), 'Man is distinguished')
    assert.deepEqual([...undo(Buffer.from('z~>'), 'A85')], [0, 0, 0, 0])
  })

  it('is read from runs', () => {
    const data = Buffer.from([4, ...Buffer.from('night'), 254, 0x21, 128, 9, 9])
    assert.equal(undo(data, 'RunLengthDecode').toString(), 'night!!!')
  })

  it('is read from LZW codes', () => {
    // The example of the PDF specification.
    const data = Buffer.from([0x80, 0x0b, 0x60, 0x50, 0x22, 0x0c, 0x0c, 0x85, 0x01])
    assert.deepEqual([...undo(data, 'LZWDecode')], [45, 45, 45, 45, 45, 65, 45, 45, 45, 66])
  })

  it('is read with the differences of PNG rows undone', () => {
    const rows = [
      [0, 10, 20, 30, 40],
      [1, 10, 10, 10, 10],
      [2, 1, 1, 1, 1],
      [3, 10, 5, 5, 5],
      [4, 1, 1, 1, 1],
    ]
    const found = undo(deflateSync(Buffer.from(rows.flat())), 'FlateDecode', { Predictor: 15, Columns: 4 })
    assert.deepEqual([...found.subarray(0, 12)], [10, 20, 30, 40, 10, 20, 30, 40, 11, 21, 31, 41])
    assert.deepEqual([...found.subarray(12)], [15, 23, 32, 41, 16, 24, 33, 42])
  })

  it('is read with the differences of TIFF rows undone', () => {
    const data = deflateSync(Buffer.from([1, 1, 1, 5, 1, 1]))
    assert.deepEqual([...undo(data, 'FlateDecode', { Predictor: 2, Columns: 3 })], [1, 2, 3, 5, 6, 7])
  })

  it('is read without its checksum', () => {
    const packed = deflateSync(Buffer.from(text))
    assert.equal(undo(packed.subarray(0, -4), 'FlateDecode').toString(), text)
  })

  it('is refused beyond the budget', () => {
    const steps = [{ filter: 'FlateDecode', parameter: (_: string, standard: number) => standard }]
    assert.throws(() => decode(deflateSync(Buffer.alloc(2_000_000)), steps, { left: 1_000_000 }), Unreadable)
  })
})
