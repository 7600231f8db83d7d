// Companions beside a hero: as large as they are, as far as there is room.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { findMotif } from '../../../src/studio/motifs/find-motif.ts'
import { heightBeside } from '../../../src/studio/motifs/real-size.ts'
import { motifRecords } from '../../../src/studio/motifs/records.ts'

const ids = ['key', 'teacup', 'book', 'cat', 'dog', 'bicycle', 'dinosaur', 'cottage', 'lighthouse'] as const
const motifOf = (id: string) => findMotif(id) ?? assert.fail(id)
const sizeOf = (id: string): number => motifRecords().get(id)?.size ?? assert.fail(id)
const anyRoom = { least: 0, most: Number.POSITIVE_INFINITY }

describe('a companion', () => {
  it('is higher than the hero where it is larger, and lower where it is smaller', () => {
    for (const one of ids)
      for (const other of ids) {
        const height = heightBeside(motifOf(one), motifOf(other), 100, anyRoom)
        const larger = Math.sign(sizeOf(one) - sizeOf(other))
        assert.equal(Math.sign(Math.round(height - 100)), larger, `${one} beside ${other}: ${height}`)
      }
  })

  it('stays within the room that the composition has for it', () => {
    for (const one of ids)
      for (const other of ids) {
        const height = heightBeside(motifOf(one), motifOf(other), 100, { least: 40, most: 160 })
        assert.ok(height >= 40 && height <= 160, `${one} beside ${other}: ${height}`)
      }
  })

  it('is as the composition has room where sizes say nothing', () => {
    assert.equal(heightBeside(motifOf('star'), motifOf('cat'), 100, { least: 20, most: 40 }), 30)
  })
})
