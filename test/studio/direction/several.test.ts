// Several covers of one call, over many books: five ideas in five templates, well made ones, and few with one thing in the middle.
import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { makeBrief } from '../../../src/studio/brief/brief.ts'
import { motifOf } from '../../../src/studio/concept/motif-of.ts'
import type { Choice } from '../../../src/studio/direction/choice.ts'
import { choicesFor, chooseByConcept, showsPeople } from '../../../src/studio/direction/choose-by-concept.ts'
import { makeCovers } from '../../../src/studio/direction/make-cover.ts'
import { pointsFor } from '../../../src/studio/direction/weights.ts'
import { compositionOf, craftOf, factsOfFamily, isRetired } from '../../../src/studio/families/facts.ts'
import { families } from '../../../src/studio/families/index.ts'
import { hashText } from '../../../src/studio/paint/random.ts'
import { aConcept, subject } from '../concept/a-concept.ts'
import { type LabelledBook, sampleOfBooks } from '../concept/labelled-books.ts'

const nothing = { prompt: null, colorPalette: null, mood: null } as const
const count = 5

interface Made {
  readonly book: LabelledBook
  readonly offered: readonly Choice[]
  readonly chosen: readonly Choice[]
}

const percent = (part: number, whole: number): string => `${part} of ${whole} (${Math.round((100 * part) / whole)} %)`

describe('five covers of each of 60 books', () => {
  let made: readonly Made[]
  before(() => {
    made = sampleOfBooks(60, 23).map((book) => {
      const brief = makeBrief(book.facts, nothing, book.concept)
      const offered = choicesFor(brief, book.concept, hashText(book.facts.title), count)
      return { book, offered, chosen: chooseByConcept(offered, book.concept, count) }
    })
  })

  const distinct = ({ chosen }: Made, of: (choice: Choice) => string): number => new Set(chosen.map(of)).size

  it('have templates of their own, wherever so many can carry the book', () => {
    for (const each of made) {
      const possible = new Set(each.offered.map(({ family }) => family.id)).size
      assert.equal(
        distinct(each, ({ family }) => family.id),
        Math.min(count, possible),
        each.book.facts.title,
      )
    }
  })

  it('are ideas and compositions of their own, but for a few', (context) => {
    const [ideas, compositions] = [
      made.filter((each) => distinct(each, ({ idea }) => idea) >= count - 1).length,
      made.filter((each) => distinct(each, ({ composition }) => composition) >= count - 1).length,
    ]
    context.diagnostic(
      `four ideas or five: ${percent(ideas, made.length)}; compositions: ${percent(compositions, made.length)}`,
    )
    for (const each of made) assert.ok(distinct(each, ({ idea }) => idea) >= 2, each.book.facts.title)
    assert.ok(ideas >= made.length * 0.8)
    assert.ok(compositions >= made.length * 0.9)
  })

  it('show one thing in the middle on a quarter at most, and on a quarter of the first at most', (context) => {
    const emblems = (choices: readonly (Choice | undefined)[]): number =>
      choices.filter((choice) => choice?.composition === 'emblem').length
    const all = made.flatMap(({ chosen }) => chosen)
    context.diagnostic(`centred emblems: ${percent(emblems(all), all.length)}`)
    assert.ok(emblems(all) <= all.length * 0.25)
    assert.ok(emblems(made.map(({ chosen }) => chosen[0])) <= made.length * 0.25)
  })

  it('show the first thing that really is in the story on one of them, where a template can', (context) => {
    const shown = made.map(({ book, offered, chosen }) => {
      const motifs = book.concept.subjects.filter(({ literal }) => literal).map(({ noun }) => motifOf(noun))
      const first = motifs.find((motif) => offered.some(({ staging }) => staging.hero.id === motif))
      return first === undefined || chosen.some(({ staging }) => staging.hero.id === first)
    })
    context.diagnostic(`first thing shown: ${percent(shown.filter(Boolean).length, made.length)}`)
    assert.ok(shown.filter(Boolean).length >= made.length * 0.95)
  })

  it('begin with a couple where the book is of one that a template can show, and show other people often', (context) => {
    const wanting = made.filter(
      ({ book, offered }) => book.concept.people !== null && offered.some(({ idea }) => idea === 'people'),
    )
    const couples = wanting.filter(({ book }) => book.concept.people?.relation === 'couple')
    const begin = couples.filter(({ chosen: [first] }) => first !== undefined && showsPeople(first.staging))
    const shown = wanting.filter(({ chosen }) => chosen.some(({ staging }) => showsPeople(staging)))
    context.diagnostic(`couples first: ${percent(begin.length, couples.length)}`)
    context.diagnostic(`people on one of five: ${percent(shown.length, wanting.length)}`)
    assert.ok(begin.length > 0)
    assert.ok(shown.length >= wanting.length * 0.8)
  })

  it('use no retired template where another can carry the book', () => {
    for (const { book, chosen } of made)
      for (const { family } of chosen) assert.ok(!isRetired(family), `${book.facts.title}: ${family.id}`)
  })
})

describe('a retired template', () => {
  const retired = families.filter(isRetired)

  it('is still painted for a caller who names it', () => {
    assert.ok(retired.length > 0)
    const { facts } = sampleOfBooks(1, 3)[0] ?? assert.fail()
    const brief = makeBrief(facts, nothing, aConcept({ subjects: [subject('lighthouse')] }))
    for (const { id } of retired) assert.equal(makeCovers({ brief, template: id, seed: 4, count: 1 })[0]?.template, id)
  })
})

describe('what is known of compositions', () => {
  it('names only layouts that the template has', () => {
    for (const family of families) {
      const layouts = family.layouts.map(({ id }) => id)
      for (const layout of Object.keys(factsOfFamily(family).otherwise)) assert.ok(layouts.includes(layout), family.id)
    }
  })

  it('is by layout where a template has several', () => {
    const family = families.find(({ id }) => id === 'sea-light') ?? assert.fail()
    assert.equal(compositionOf(family, 'beacon'), 'scene')
    const mixed = families.find((each) => Object.keys(factsOfFamily(each).otherwise).length > 0) ?? assert.fail()
    const [[layout, composition] = assert.fail()] = Object.entries(factsOfFamily(mixed).otherwise)
    assert.equal(compositionOf(mixed, layout), composition)
  })
})

describe('what a choice is worth', () => {
  it('grows with the craft of the template', () => {
    const { facts, concept } = sampleOfBooks(1, 5)[0] ?? assert.fail()
    for (const { family, staging, reasons } of choicesFor(makeBrief(facts, nothing, concept), concept, 1)) {
      const made = reasons.find(({ why }) => why === 'well made')?.points ?? 0
      assert.equal(made, (craftOf(family, showsPeople(staging)) - 6) * pointsFor('craft'))
    }
  })
})
