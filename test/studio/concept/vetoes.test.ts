// Vetoes by meaning: what contradicts reader, season, time or place of a book is not shown, whoever proposes it.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Concept } from '../../../src/contract/concept.ts'
import { makeBrief } from '../../../src/studio/brief/brief.ts'
import { isVetoed } from '../../../src/studio/concept/vetoes.ts'
import { makeCovers } from '../../../src/studio/direction/make-cover.ts'
import { aBrief } from '../a-brief.ts'
import { aConcept, subject } from './a-concept.ts'

const adult = { genre: 'contemporary-fiction', subgenre: null, audience: null } as const
const nursery = { genre: 'childrens', subgenre: 'picture-book', audience: null } as const
const nothing = { prompt: null, colorPalette: null, mood: null } as const

describe('a veto', () => {
  it('keeps death and weapons from small children, even where the story has them', () => {
    for (const motif of ['gravestone', 'skull', 'coffin', 'gun', 'couple-embrace'])
      assert.ok(isVetoed(motif, aConcept({ subjects: [subject(motif)] }), nursery), motif)
    assert.ok(!isVetoed('gravestone', aConcept({ mood: 'eerie' }), { ...adult, genre: 'horror' }))
  })

  it('keeps leaves and flowers from winter, and snow from summer', () => {
    for (const motif of ['tree', 'sunflower', 'palm'])
      assert.ok(isVetoed(motif, aConcept({ season: 'winter' }), adult), motif)
    for (const motif of ['snowman', 'christmas-tree'])
      assert.ok(isVetoed(motif, aConcept({ season: 'summer' }), adult), motif)
    assert.ok(!isVetoed('christmas-tree', aConcept({ season: 'winter' }), adult))
  })

  it('keeps what is of another time or place, unless it really is in the story', () => {
    const cases: readonly (readonly [string, Partial<Concept>])[] = [
      ['door', { place: 'apartment' }],
      ['castle', { place: 'office' }],
      ['tall-ship', { place: 'desert', era: 'timeless' }],
      ['laptop', { era: 'medieval' }],
      ['car', { era: '19th-century' }],
      ['unicorn', { place: 'school' }],
    ]
    for (const [motif, given] of cases) {
      assert.ok(isVetoed(motif, aConcept(given), adult), motif)
      assert.ok(!isVetoed(motif, aConcept({ ...given, subjects: [subject(motif)] }), adult), `${motif} in the story`)
    }
  })

  it('gives way to the caller, who asks for the thing by name', () => {
    const brief = makeBrief(
      aBrief({ genre: 'fantasy' }).book,
      { ...nothing, prompt: 'a tree' },
      aConcept({ season: 'winter' }),
    )
    const [cover] = makeCovers({ brief, template: null, seed: 3, count: 1 })
    assert.equal(cover?.direction.hero, 'tree')
  })
})
