import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { naturalCast } from '../../../src/studio/light/cast.ts'
import { material } from '../../../src/studio/light/material.ts'
import { allMotifs } from '../../../src/studio/motifs/find-motif.ts'
import { isTone } from '../../../src/studio/motifs/materials.ts'
import { motifRecords } from '../../../src/studio/motifs/records.ts'
import { partCalled } from '../../../src/studio/paint/part-names.ts'

const tints = { accent: '#aa2020', light: '#f0f0e0' }
const told = '#123456'

describe('in relief', () => {
  it('every part of a motif is made of what its record says', () => {
    for (const motif of allMotifs()) {
      const cast = naturalCast(motif, tints)
      for (const [part, name] of Object.entries(motifRecords().get(motif.id)?.materials ?? {})) {
        if (part === '*') continue
        const made = isTone(part) ? cast(part, null, null) : cast('body', partCalled(part), null)
        assert.equal(made?.grain, material(name).grain, `${part} of ${motif.id}`)
        assert.equal(made?.rough, material(name).rough, `${part} of ${motif.id}`)
      }
    }
  })

  it('a motif has the colours of its drawing, but for its metals', () => {
    for (const motif of allMotifs()) {
      const made = naturalCast(motif, tints)('body', null, told)
      if (made && made.metal === 0) assert.equal(made.colour, told, motif.id)
    }
  })
})
