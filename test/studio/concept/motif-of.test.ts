// A noun calls for a motif by name, or for none.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { motifOf } from '../../../src/studio/concept/motif-of.ts'
import { findMotif } from '../../../src/studio/motifs/find-motif.ts'
import { motifRecords } from '../../../src/studio/motifs/records.ts'
import { unicodeText } from '../../support/property.ts'

describe('the motif of a noun', () => {
  it('is found by every name that is written down for it, and is drawn', () => {
    for (const [id, { names }] of motifRecords()) {
      assert.ok(findMotif(id), id)
      assert.equal(motifOf(id.replaceAll('-', ' ')), id)
      for (const name of names) assert.ok(motifOf(name), name)
    }
  })

  it('is that of the head of a compound, and not of a word beside it', () => {
    const cases = [
      ['mail truck', 'truck'],
      ['stack of old books', 'book'],
      ['woman at a window', 'woman-standing'],
      ['woman pilot', 'woman-standing'],
      ['three sisters', 'small-group'],
      ['two girls', 'two-children'],
      ['wooden rowing boats', 'rowing-boat'],
      ['loaf of bread', 'bread'],
    ] as const
    for (const [noun, motif] of cases) assert.equal(motifOf(noun), motif, noun)
  })

  it('is none where the words mean another thing, or nobody has drawn it', () => {
    for (const noun of ['hot dog', 'baseball bat', 'okapi', 'password field', 'family crest', 'salt and pepper', ''])
      assert.equal(motifOf(noun), null, noun)
  })

  it('is the thing itself where the words before only describe it, and none where they name another', () => {
    for (const [noun, motif] of [
      ['old red fox', 'fox'],
      ['torn tent', 'tent'],
      ['heavy oak door', 'door'],
      ['embroidered cape', 'cape'],
      ['grey seal', 'seal'],
    ] as const)
      assert.equal(motifOf(noun), motif, noun)
    for (const noun of ['fox hunt', 'beer tent', 'crime ring', 'dental record', 'bear market', 'car door'])
      assert.equal(motifOf(noun), null, noun)
    assert.notEqual(motifOf('wolf moon'), 'wolf')
  })

  it('is one that exists or none, whatever is asked', () => {
    fc.assert(
      fc.property(unicodeText({ maxLength: 60 }), (noun) => {
        const motif = motifOf(noun)
        assert.ok(motif === null || findMotif(motif) !== undefined)
      }),
    )
  })
})
