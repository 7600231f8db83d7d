// What families may ask of drawings is answered by the records of all of them.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { families } from '../../../src/studio/families/index.ts'
import { allMotifs } from '../../../src/studio/motifs/find-motif.ts'
import { motifRecords } from '../../../src/studio/motifs/records.ts'
import { isFirm, isMass, isModern, isOneThing, isSomebody, isTimeless } from '../../../src/studio/motifs/suits.ts'

const records = [...motifRecords().values()]

describe('the records of motifs', () => {
  it('call modern whatever is of motors, electricity or spaceships', () => {
    for (const { id, tags, kind } of records)
      if (kind !== 'sky' && tags.some((tag) => tag === 'electronic' || tag === 'motor' || tag === 'future'))
        assert.ok(isModern({ id }), id)
  })

  it('call nothing both modern and of an older time than motors', () => {
    for (const { id, tags } of records) assert.ok(!(tags.includes('modern') && tags.includes('medieval')), id)
  })

  it('tell every outline, and a mass is one thing', () => {
    for (const { id } of records) {
      if (isMass({ id })) assert.ok(isFirm({ id }), id)
      if (isFirm({ id })) assert.ok(isOneThing({ id }), id)
    }
  })

  it('know somebody from hands and faces', () => {
    for (const motif of allMotifs()) {
      const record = motifRecords().get(motif.id)
      if (isSomebody(motif)) assert.ok(record?.kind === 'person' && !record.figure?.part, motif.id)
    }
  })
})

describe('templates of gold, stone and glass', () => {
  for (const id of ['foil-emblem', 'gilded-relic', 'stained-glass', 'cut-stone', 'tarot-card'])
    it(`show no drawing that is modern and plain, however new it is: ${id}`, () => {
      const family = families.find((each) => each.id === id) ?? assert.fail()
      const shown = allMotifs().filter((motif) => family.shows(motif))
      assert.ok(shown.length > 100)
      for (const motif of shown) {
        const { tags = [] } = motifRecords().get(motif.id) ?? {}
        assert.ok(!(tags.includes('modern') && tags.includes('plain')), motif.id)
        assert.ok(isOneThing(motif), motif.id)
      }
      const timeless = allMotifs().filter((motif) => motif.kind === 'symbol' && isTimeless(motif) && isFirm(motif))
      assert.ok(timeless.filter((motif) => motif.width < 1.5).some((motif) => family.shows(motif)))
    })
})
