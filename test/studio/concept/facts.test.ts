// What is written down of families and motifs is true of what they draw.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { genres } from '../../../src/catalog/genres.ts'
import { placeFacts } from '../../../src/studio/concept/places.ts'
import { sharesTone } from '../../../src/studio/concept/tones.ts'
import { factsOfFamily } from '../../../src/studio/families/facts.ts'
import { families, findFamily } from '../../../src/studio/families/index.ts'
import { allMotifs, findMotif } from '../../../src/studio/motifs/find-motif.ts'
import { motifRecords } from '../../../src/studio/motifs/records.ts'

describe('the facts of families and motifs', () => {
  it('are written down for every family, and name layouts that it has', () => {
    for (const family of families) {
      const { bare, own, people } = factsOfFamily(family)
      const layouts = family.layouts.map(({ id }) => id)
      for (const id of [...bare, ...own.flatMap((figure) => figure.layouts)])
        assert.ok(layouts.includes(id), `${family.id}: ${id}`)
      const showsPeople = allMotifs().some((motif) => motif.kind === 'person' && family.shows(motif))
      assert.ok(people === 'none' || showsPeople || own.length > 0, `${family.id} claims people and shows none`)
    }
  })

  it('say of every person that is drawn how many are seen', () => {
    const people = allMotifs().filter(({ kind, id }) => kind === 'person' && id !== 'hand-reaching')
    for (const { id } of people) assert.ok(motifRecords().get(id)?.figure, id)
  })

  it('name only motifs that are drawn for places', () => {
    for (const { motifs: ids } of Object.values(placeFacts)) for (const id of ids) assert.ok(findMotif(id), id)
  })

  it('give every shelf a tone, and keep the nursery from horror', () => {
    for (const { slug, subgenres, supported } of genres)
      for (const subgenre of supported ? [null, ...subgenres] : [])
        assert.ok(
          families.some((family) => sharesTone(family, slug, subgenre)),
          `${slug} ${subgenre}`,
        )
    const apart = [
      ['storybook-meadow', 'horror', 'slasher'],
      ['scratched-title', 'childrens', 'picture-book'],
      ['monolith', 'childrens', 'chapter-book'],
    ] as const
    for (const [id, genre, subgenre] of apart)
      assert.ok(!sharesTone(findFamily(id) ?? assert.fail(id), genre, subgenre), id)
  })
})
