// Templates are chosen by reasons that can be named, and several covers are several ideas.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { genres } from '../../../src/catalog/genres.ts'
import { chooseFamilies, rankFamilies } from '../../../src/studio/direction/choose.ts'
import { bucketMatch } from '../../../src/studio/direction/shelf.ts'
import { aBrief } from '../a-brief.ts'

const shelves = genres
  .filter(({ supported }) => supported)
  .flatMap(({ slug, subgenres }) => [null, ...subgenres].map((subgenre) => ({ genre: slug, subgenre })))

describe('choosing templates', () => {
  it('finds several looks for every shelf, and never one that is not made for it', () => {
    for (const { genre, subgenre } of shelves) {
      const chosen = chooseFamilies(aBrief({ genre, subgenre }), 1, 5)
      assert.equal(chosen.length, 5)
      for (const family of chosen) assert.notEqual(bucketMatch(family, genre, subgenre), null, `${genre} ${subgenre}`)
      const ids = new Set(chosen.map(({ id }) => id))
      assert.ok(ids.size >= 3, `${genre} ${subgenre} got only ${[...ids]}`)
      assert.ok(new Set(chosen.map(({ look }) => look)).size >= 2, `${genre} ${subgenre} got one look`)
    }
  })

  it('explains its choice: the score is the sum of the reasons', () => {
    for (const { score, reasons } of rankFamilies(aBrief({ genre: 'fantasy', subgenre: 'epic-fantasy' }), 3)) {
      assert.ok(reasons.length > 0)
      assert.equal(
        score,
        reasons.reduce((sum, { points }) => sum + points, 0),
      )
      for (const { why, points } of reasons) assert.ok(why.length > 0 && points !== 0)
    }
  })

  it('prefers what was made for the subgenre to what serves the genre', () => {
    const brief = aBrief({ genre: 'fantasy', subgenre: 'cozy-fantasy', title: 'Untitled', summary: null })
    const [best] = rankFamilies(brief, 1)
    assert.ok(best?.family.genreBuckets.includes('Fantasy:cozy-fantasy'))
  })

  it('is the same for the same seed and moves with another', () => {
    const brief = aBrief({ genre: 'thriller', subgenre: null, title: 'Untitled', summary: null })
    const first = (seed: number) => chooseFamilies(brief, seed, 1)[0]?.id
    assert.equal(first(7), first(7))
    assert.ok(new Set(Array.from({ length: 30 }, (_, seed) => first(seed))).size > 1)
  })

  it('takes no family for a genre that cannot be generated', () => {
    assert.deepEqual(chooseFamilies(aBrief({ genre: 'poetry', subgenre: null }), 1, 3), [])
  })
})
