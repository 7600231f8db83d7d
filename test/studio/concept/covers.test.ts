// Covers of many books whose concepts are known: what they show is in the book, or they show nothing at all.
import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { makeBrief } from '../../../src/studio/brief/brief.ts'
import { figuresOf } from '../../../src/studio/concept/figures-of.ts'
import { motifOf } from '../../../src/studio/concept/motif-of.ts'
import { placeFacts } from '../../../src/studio/concept/places.ts'
import { isVetoed, vetoOn } from '../../../src/studio/concept/vetoes.ts'
import { makeCovers } from '../../../src/studio/direction/make-cover.ts'
import { bucketMatch } from '../../../src/studio/direction/shelf.ts'
import { type CoverDocument, documentSchema } from '../../../src/studio/document.ts'
import { factsOfFamily } from '../../../src/studio/families/facts.ts'
import { families, findFamily } from '../../../src/studio/families/index.ts'
import { findMotif } from '../../../src/studio/motifs/find-motif.ts'
import { noHero } from '../../../src/studio/motifs/no-hero.ts'
import { factsOfMotif } from '../../../src/studio/motifs/records.ts'
import { hashText } from '../../../src/studio/paint/random.ts'
import { aBrief } from '../a-brief.ts'
import { aConcept, subject } from './a-concept.ts'
import { type LabelledBook, sampleOfBooks } from './labelled-books.ts'

const nothing = { prompt: null, colorPalette: null, mood: null } as const

const coversOf = ({ facts, concept }: LabelledBook, count = 5): readonly CoverDocument[] =>
  makeCovers({ brief: makeBrief(facts, nothing, concept), template: null, seed: hashText(facts.title), count })

const familyOf = ({ template }: CoverDocument) => findFamily(template) ?? assert.fail(template)

interface Made {
  readonly book: LabelledBook
  readonly covers: readonly CoverDocument[]
  readonly first: CoverDocument
}

/** The people that a cover shows: its hero, or whoever its family draws in that layout. */
const peopleOn = (cover: CoverDocument) => {
  const { hero, layout } = cover.direction
  const { figure } = factsOfMotif(hero)
  const isPerson = findMotif(hero)?.kind === 'person'
  const own = factsOfFamily(familyOf(cover)).own.filter(
    ({ layouts, givesWay }) => layouts.includes(layout) && !(givesWay && isPerson),
  )
  return figure === null ? own : [figure, ...own]
}

const percent = (part: number, whole: number): string => `${part} of ${whole} (${Math.round((100 * part) / whole)} %)`

describe('covers of 300 books by their concepts', () => {
  let made: readonly Made[]
  before(() => {
    made = sampleOfBooks(300, 7).map((book) => {
      const covers = coversOf(book)
      return { book, covers, first: covers[0] ?? assert.fail(book.facts.title) }
    })
  })

  it('show a subject, the people or the place of the book, or no hero', (context) => {
    const counts = { subject: 0, people: 0, place: 0, none: 0 }
    for (const { book, covers } of made)
      for (const { direction, template } of covers) {
        const { concept, also } = book
        const subjects = [...concept.subjects.map(({ noun }) => noun), ...also].map((noun) => motifOf(noun))
        const people = figuresOf(concept).map(({ motif }) => motif)
        const places = concept.place === null ? [] : placeFacts[concept.place].motifs
        if (subjects.includes(direction.hero)) counts.subject++
        else if (people.includes(direction.hero)) counts.people++
        else if (places.includes(direction.hero)) counts.place++
        else if (direction.hero === noHero.id) counts.none++
        else assert.fail(`${book.facts.title}: ${template} shows ${direction.hero}`)
      }
    context.diagnostic(`of all covers: ${JSON.stringify(counts)}`)
  })

  it('never show what would mislead, where it is not a subject too', (context) => {
    let misled = 0
    for (const { book, first } of made) {
      const subjects = book.concept.subjects.map(({ noun }) => motifOf(noun))
      const never = book.never
        .map((noun) => motifOf(noun))
        .filter((motif) => motif !== null && !subjects.includes(motif))
      const figures = figuresOf(book.concept).map(({ motif }) => motif)
      if (never.includes(first.direction.hero) && !figures.includes(first.direction.hero)) misled++
    }
    context.diagnostic(`misleading: ${percent(misled, made.length)}`)
    assert.ok(misled <= made.length * 0.01, `${misled}`)
  })

  it('show people in their number where they show people', (context) => {
    const wanted = made.filter(({ book }) => book.concept.people !== null)
    const peopled = wanted.filter(({ first }) => peopleOn(first).length > 0)
    context.diagnostic(`people on the first cover: ${percent(peopled.length, wanted.length)}`)
    const shown = peopled.filter(({ book, first }) =>
      peopleOn(first).some(({ count: [least, most] }) => {
        const count = book.concept.people?.count ?? 0
        return count >= least && count <= most
      }),
    )
    context.diagnostic(`in their number: ${percent(shown.length, peopled.length)}`)
    assert.ok(peopled.length >= wanted.length * 0.25)
    assert.ok(shown.length >= peopled.length * 0.85)
  })

  it('break no veto, by hero, companion or family', () => {
    for (const { book, covers } of made)
      for (const cover of covers) {
        for (const motif of [cover.direction.hero, ...cover.direction.companions])
          assert.ok(!isVetoed(motif, book.concept, book.facts), `${book.facts.title}: ${motif}`)
        assert.equal(vetoOn(factsOfFamily(familyOf(cover)).tags, book.concept, book.facts), null)
      }
  })

  it('show nobody whom the book does not want', () => {
    for (const { book, covers } of made)
      for (const cover of covers)
        if (book.concept.people === null && factsOfMotif(cover.direction.hero).figure === null)
          assert.deepEqual(peopleOn(cover), [], `${book.facts.title}: ${cover.template}`)
  })

  it('show nothing twice', () => {
    for (const { covers } of made)
      for (const { direction } of covers) {
        const things = [direction.hero, ...direction.companions]
        assert.equal(new Set(things).size, things.length)
      }
  })

  it('are several ideas: five covers have families of their own where there are so many, and differ in family, hero or layout', () => {
    for (const { book, covers } of made) {
      assert.ok(new Set(covers.map(({ template }) => template)).size >= 2, book.facts.title)
      const ideas = covers.map(({ template, direction: { hero, layout } }) => `${template} ${hero} ${layout}`)
      assert.equal(new Set(ideas).size, 5, ideas.join('\n'))
    }
  })

  it('use most families, none of them much, and several on every shelf', (context) => {
    const used = Map.groupBy(made, ({ first }) => first.template)
    context.diagnostic(`families: ${used.size} of ${families.length}`)
    assert.ok(used.size >= families.length * 0.5)
    for (const [family, covers] of used) assert.ok(covers.length <= made.length * 0.12, `${family}: ${covers.length}`)
    for (const [genre, books] of Map.groupBy(made, ({ book }) => book.facts.genre))
      if (books.length >= 10) assert.ok(new Set(books.map(({ first }) => first.template)).size >= 3, genre)
  })

  it('are documents that survive storage', () => {
    for (const { covers } of made)
      for (const cover of covers) assert.deepEqual(documentSchema.parse(JSON.parse(JSON.stringify(cover))), cover)
  })
})

describe('a concept', () => {
  const bookOf = (genre: string, subgenre: string | null) =>
    aBrief({ genre, subgenre, title: 'Untitled', summary: null }).book
  const firstOf = (genre: string, subgenre: string | null, concept: Parameters<typeof aConcept>[0], seed = 5) =>
    makeCovers({
      brief: makeBrief(bookOf(genre, subgenre), nothing, aConcept(concept)),
      template: null,
      seed,
      count: 1,
    })[0] ?? assert.fail()

  it('without a sure subject, people or place gets a cover without a hero, never a random object', () => {
    for (const genre of [
      'self-help',
      'contemporary-fiction',
      'thriller',
      'fantasy',
      'childrens',
      'romance',
      'non-fiction',
    ])
      for (const subjects of [[], [subject('axe', 0.2)], [subject('regret')]])
        for (const seed of [1, 2, 3]) {
          const { direction, template, prompt } = firstOf(genre, null, { subjects }, seed)
          assert.equal(direction.hero, noHero.id, `${genre} ${template}`)
          assert.doesNotMatch(prompt, /no-hero|undefined|null/)
        }
  })

  it('that is all for type gets a cover of type', () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const cover = firstOf('non-fiction', null, { typeLed: 0.95 }, seed)
      assert.equal(familyOf(cover).look, 'typographic')
    }
  })

  it('wins a family off its shelf that can show it, before one of the shelf that cannot', () => {
    const people = {
      who: 'a young couple',
      count: 2,
      age: 'young',
      relation: 'couple',
      pose: 'walking',
      dress: null,
    } as const
    const cover = firstOf('business-economics', null, { people, place: 'beach', hour: 'sunset', mood: 'romantic' })
    assert.equal(bucketMatch(familyOf(cover), 'business-economics', null), null)
    assert.equal(cover.direction.hero, 'people')
  })

  it('is shown by a template that the caller names, as well as that can', () => {
    for (const family of families) {
      const brief = makeBrief(
        bookOf('fantasy', null),
        nothing,
        aConcept({ subjects: [subject('gravestone')], era: 'invented', mood: 'dark' }),
      )
      const [cover] = makeCovers({ brief, template: family.id, seed: 5, count: 1 })
      assert.equal(cover?.template, family.id)
    }
  })
})
