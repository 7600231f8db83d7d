// Templates that a caller names for a book of which they can show nothing: bare where they can be, else with their most neutral thing.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { makeBrief } from '../../../src/studio/brief/brief.ts'
import { ideasOf } from '../../../src/studio/concept/ideas-of.ts'
import { makeCovers } from '../../../src/studio/direction/make-cover.ts'
import { factsOfFamily } from '../../../src/studio/families/facts.ts'
import { families } from '../../../src/studio/families/index.ts'
import { findMotif } from '../../../src/studio/motifs/find-motif.ts'
import { noHero } from '../../../src/studio/motifs/no-hero.ts'
import { aConcept } from '../concept/a-concept.ts'

const nothing = aConcept()
const brief = makeBrief(
  {
    title: 'Unsaid',
    subtitle: null,
    author: 'A. Writer',
    genre: 'contemporary-fiction',
    subgenre: null,
    summary: null,
    audience: null,
    plannerYear: null,
  },
  { prompt: null, colorPalette: null, mood: null },
  nothing,
)
const kinds = ['creature', 'person']

it('a named template shows somebody of its own only where it has no thing to show instead', () => {
  assert.deepEqual(ideasOf(brief, nothing), [])
  for (const family of families) {
    for (const seed of [1, 2, 3]) {
      const [cover] = makeCovers({ brief, template: family.id, seed, count: 1 })
      assert.ok(cover)
      const { hero } = cover.direction
      if (factsOfFamily(family).bare.length > 0) {
        assert.equal(hero, noHero.id, family.id)
        continue
      }
      const isSomebody = kinds.includes(findMotif(hero)?.kind ?? '')
      const hasThing = family.heroes.some((id) => !kinds.includes(findMotif(id)?.kind ?? ''))
      assert.ok(!(isSomebody && hasThing), `${hero} in ${family.id}`)
    }
  }
})
