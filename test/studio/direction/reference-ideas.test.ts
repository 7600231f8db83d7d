// Covers after references, of books whose concept is known: what follows a picture still shows nothing that the book does not tell of.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { referencePictures } from '../../../bench/studio/reference-pictures.ts'
import { type Brief, makeBrief } from '../../../src/studio/brief/brief.ts'
import { ideasOf } from '../../../src/studio/concept/ideas-of.ts'
import { vetoOn } from '../../../src/studio/concept/vetoes.ts'
import { carries } from '../../../src/studio/direction/choose.ts'
import { ideasFor } from '../../../src/studio/direction/reference-ideas.ts'
import { steer, steeredDocument } from '../../../src/studio/direction/steer.ts'
import { factsOfFamily } from '../../../src/studio/families/facts.ts'
import { noHero } from '../../../src/studio/motifs/no-hero.ts'
import { analyseReference } from '../../../src/studio/senses/references/analyse-reference.ts'
import { labelledBooks } from '../concept/labelled-books.ts'

const every = 150
const wishes = { prompt: 'Follow the picture.', colorPalette: null, mood: null }
const briefs: readonly Brief[] = labelledBooks()
  .filter((_, at) => at % every === 0)
  .map(({ facts, concept }) => makeBrief(facts, wishes, concept))

const [picture] = referencePictures
assert.ok(picture)
const reading = await analyseReference(picture.canvas.toBuffer('image/png'))

describe(`ideas after a reference for ${briefs.length} books`, () => {
  const asked = briefs.map((brief) => steer({ brief, readings: [reading], seed: 3 }))

  it('are there for each', () => {
    for (const steering of asked) assert.ok(ideasFor(steering).length > 0, steering.brief.book.title)
  })

  it('show things, people and places of the book, or no hero', () => {
    for (const steering of asked) {
      const { brief } = steering
      const { concept, motifs } = brief.reading
      assert.ok(concept)
      const own = new Set([
        noHero.id,
        ...ideasOf(brief, concept).map(({ motif }) => motif.id),
        ...motifs.map(({ id }) => id),
      ])
      for (const idea of ideasFor(steering).slice(0, 6)) {
        const { direction } = steeredDocument(steering, idea)
        assert.ok(own.has(direction.hero), `${direction.hero} in ${idea.family.id} for ${brief.book.title}`)
        assert.equal(direction.layout, idea.layout)
      }
    }
  })

  it('are by templates whose air the book can bear', () => {
    for (const steering of asked) {
      const { brief } = steering
      for (const { family } of ideasFor(steering)) {
        assert.ok(carries(family, brief), `${family.id} for ${brief.book.title}`)
        if (brief.reading.concept)
          assert.equal(vetoOn(factsOfFamily(family).tags, brief.reading.concept, brief.book), null, family.id)
      }
    }
  })
})
