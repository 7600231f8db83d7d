import assert from 'node:assert/strict'
import { it } from 'node:test'
import { motifOf } from '../../src/studio/concept/motif-of.ts'
import { paintable } from '../../src/studio/language/paintable.ts'
import { motifRecords } from '../../src/studio/motifs/records.ts'

it('a model is told of every drawing, by a name that the studio knows it by', () => {
  assert.deepEqual(new Set(paintable().split(', ').map(motifOf)), new Set(motifRecords().keys()))
})
