// What drawings are called: every list of names speaks of drawings that exist.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import french from '../../../art/names/french.json' with { type: 'json' }
import german from '../../../art/names/german.json' with { type: 'json' }
import italian from '../../../art/names/italian.json' with { type: 'json' }
import kinds from '../../../art/names/kinds.json' with { type: 'json' }
import spanish from '../../../art/names/spanish.json' with { type: 'json' }
import { tokensOf } from '../../../src/studio/brief/tokens.ts'
import { findMotif } from '../../../src/studio/motifs/find-motif.ts'
import { foreignNames } from '../../../src/studio/motifs/foreign-names.ts'
import { kindsInTexts } from '../../../src/studio/motifs/motif-kinds.ts'
import { motifNamed, motifsHeaded } from '../../../src/studio/motifs/motif-names.ts'
import { motifPhrase } from '../../../src/studio/motifs/motif-phrase.ts'
import { motifRecords } from '../../../src/studio/motifs/records.ts'
import { namesOfThings, standIns } from '../../../src/studio/senses/editing/lexicon/stand-ins.ts'

describe('the names of drawings', () => {
  it('in other languages are names of drawings that there are', () => {
    assert.equal(foreignNames.size, 4)
    for (const names of [french, german, italian, spanish])
      for (const id of Object.keys(names)) assert.ok(findMotif(id), id)
  })

  it('in words for many are of drawings that there are, and each word means some', () => {
    for (const { words, ids } of kinds) {
      for (const id of ids?.split(' ') ?? []) assert.ok(findMotif(id), id)
      for (const word of words.split(',')) {
        const [match] = kindsInTexts().matchesAt(tokensOf(word), 0)
        assert.ok((match?.meanings.flat().length ?? 0) > 1, word)
      }
    }
  })

  it('are not told a second time as something that nobody has drawn', () => {
    for (const name of namesOfThings.flatMap((words) => words.split(','))) {
      const words = tokensOf(name).map(({ word }) => word)
      assert.equal(motifNamed(words), null, name)
      for (const id of standIns.matchesAt(tokensOf(name), 0)[0]?.meanings[0] ?? []) assert.ok(findMotif(id), id)
    }
  })

  it('are gathered by their last word, without what the word before makes another thing', () => {
    assert.ok(motifsHeaded('lamp').includes('desk-lamp'))
    assert.ok(!motifsHeaded('dog').includes('hot-dog'))
  })

  it('stand in a sentence with their article, or as their record has them', () => {
    assert.equal(motifPhrase('owl'), 'an owl')
    assert.equal(motifPhrase('spectacles'), 'a pair of glasses')
    for (const id of motifRecords().keys()) assert.match(motifPhrase(id), /^\S.*\S$/)
  })
})
