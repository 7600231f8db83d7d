// What drawings are called: every list of names speaks of drawings that exist.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { z } from 'zod'
import { tokensOf } from '../../../src/studio/brief/tokens.ts'
import { findMotif } from '../../../src/studio/motifs/find-motif.ts'
import { foreignNames } from '../../../src/studio/motifs/foreign-names.ts'
import { kindsInTexts } from '../../../src/studio/motifs/motif-kinds.ts'
import { motifNamed, motifsHeaded } from '../../../src/studio/motifs/motif-names.ts'
import { motifPhrase } from '../../../src/studio/motifs/motif-phrase.ts'
import { nameData } from '../../../src/studio/motifs/name-data.ts'
import { motifRecords } from '../../../src/studio/motifs/records.ts'
import { namesOfThings, standIns } from '../../../src/studio/senses/editing/lexicon/stand-ins.ts'

describe('the names of drawings', () => {
  it('in other languages are names of drawings that there are', () => {
    assert.equal(foreignNames.size, 4)
    for (const language of foreignNames.keys())
      for (const id of Object.keys(z.record(z.string(), z.unknown()).parse(nameData(language))))
        assert.ok(findMotif(id), `${language}: ${id}`)
  })

  it('in words for many are of drawings that there are, and each word means some', () => {
    const kinds = z.array(z.object({ words: z.string(), ids: z.string().optional() })).parse(nameData('kinds'))
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
