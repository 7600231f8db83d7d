// From a brief to documents: the words decide what is shown, and every cover of a call is another idea.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { colorPalettes } from '../../../src/catalog/palettes.ts'
import { makeCovers } from '../../../src/studio/direction/make-cover.ts'
import { varyDocument } from '../../../src/studio/direction/vary.ts'
import { documentSchema } from '../../../src/studio/document.ts'
import { factsOfFamily } from '../../../src/studio/families/facts.ts'
import { families } from '../../../src/studio/families/index.ts'
import { findMotif } from '../../../src/studio/motifs/find-motif.ts'
import { noHero } from '../../../src/studio/motifs/no-hero.ts'
import { aBrief } from '../a-brief.ts'

const coversFor = (brief: Parameters<typeof makeCovers>[0]['brief'], template: string | null = null, count = 5) =>
  makeCovers({ brief, template, seed: 11, count })

describe('making covers', () => {
  it('shows what the book is about, wherever the family can draw it', () => {
    const cases = [
      ['fantasy', 'epic-fantasy', 'A dragon rider crosses the sea.', ['dragon', 'rider']],
      ['contemporary-fiction', 'family-saga', 'A lighthouse keeper raises two sons.', ['lighthouse']],
      ['mystery', 'cozy', 'A cat finds a poisoned teapot.', ['cat', 'teapot']],
    ] as const
    for (const [genre, subgenre, summary, motifs] of cases) {
      const [cover] = coversFor(aBrief({ genre, subgenre, summary, title: 'Untitled' }))
      assert.ok(
        cover && motifs.some((motif) => motif === cover.direction.hero),
        `${summary} shows ${cover?.direction.hero}`,
      )
    }
  })

  it('shows the thing a book is named after, and nothing of the nursery in a book of horror', () => {
    const cases = [
      ['The Hungry Tiger', 'childrens', 'picture-book', 'tiger'],
      ['The Last Robot', 'science-fiction', 'dystopian', 'robot'],
      ['The Mermaid', 'fantasy', 'romantasy', 'mermaid'],
      ['The Piano Tuner', 'historical-fiction', null, 'piano'],
      ['Tractor Ted', 'childrens', 'picture-book', 'tractor'],
    ] as const
    for (const [title, genre, subgenre, thing] of cases) {
      const [cover] = coversFor(aBrief({ genre, subgenre, title, summary: null }))
      assert.equal(cover?.direction.hero, thing, title)
    }
    const horror = { genre: 'horror', subgenre: null, title: 'The Teddy Bear', summary: null }
    for (const { direction, template } of coversFor(aBrief(horror)))
      assert.notEqual(direction.hero, 'teddy-bear', template)
  })

  it('lets the prompt outrank the summary', () => {
    const book = { genre: 'fantasy', subgenre: 'epic-fantasy', summary: 'A wolf guards the castle.', title: 'Untitled' }
    const [cover] = coversFor(aBrief(book, { prompt: 'show a raven' }))
    assert.equal(cover?.direction.hero, 'raven')
  })

  it('never shows what the prompt refuses', () => {
    const book = { genre: 'fantasy', subgenre: 'epic-fantasy', summary: 'A dragon sleeps.', title: 'Untitled' }
    for (const { direction } of coversFor(aBrief(book, { prompt: 'no dragons please' }))) {
      assert.notEqual(direction.hero, 'dragon')
      assert.ok(!direction.companions.includes('dragon'))
    }
  })

  it('gives five covers of one call five ideas, also of one named template', () => {
    for (const template of [null, ...families.slice(0, 6).map(({ id }) => id)]) {
      const covers = coversFor(aBrief({ summary: null, title: 'Untitled' }), template)
      const ideas = covers.map(({ template: id, direction: { hero, layout, palette } }) =>
        [id, hero, layout, palette.deep, palette.accent].join(' '),
      )
      assert.equal(new Set(ideas).size, 5, ideas.join('\n'))
    }
  })

  it('writes documents that survive storage, with a prompt a person can read', () => {
    for (const family of families) {
      const [cover] = coversFor(aBrief({}, { prompt: 'a raven in the snow' }), family.id, 1)
      assert.ok(cover)
      assert.deepEqual(documentSchema.parse(JSON.parse(JSON.stringify(cover))), cover)
      assert.ok(cover.prompt.length > 200 && cover.prompt.length < 1500, `${family.id}: ${cover.prompt}`)
      assert.doesNotMatch(cover.prompt, /undefined|null|NaN/)
      assert.ok(JSON.stringify(cover).length < 8000)
    }
  })

  it('obeys every colour palette in every family', () => {
    for (const family of families) {
      const palettes = [null, ...colorPalettes].map((colorPalette) => {
        const [cover] = coversFor(aBrief({}, { colorPalette }), family.id, 1)
        return JSON.stringify(cover?.direction.palette)
      })
      assert.equal(new Set(palettes).size, palettes.length, family.id)
    }
  })

  it('varies a cover: the same style, hero, colours and prompt, composed anew', () => {
    for (const family of families) {
      const [source] = coversFor(aBrief(), family.id, 1)
      assert.ok(source)
      const siblings = [1, 2, 3].map((nth) => varyDocument(source, nth))
      for (const sibling of siblings) {
        assert.equal(sibling.template, source.template)
        assert.equal(sibling.prompt, source.prompt)
        assert.equal(sibling.direction.hero, source.direction.hero)
        assert.deepEqual(sibling.direction.palette, source.direction.palette)
        assert.notEqual(sibling.seed, source.seed)
      }
      assert.notEqual(siblings[0]?.direction.layout, source.direction.layout)
    }
  })
})

describe('the families', () => {
  it('each have curated palettes, pairings, layouts and heroes enough for variety', () => {
    for (const family of families) {
      const { id, palettes, layouts, heroes, pairings, name, technique, lettering } = family
      assert.match(id, /^[a-z]+(-[a-z]+)*$/)
      assert.ok(palettes.length >= 4, `${id} has ${palettes.length} palettes`)
      assert.ok(layouts.length >= 3, `${id} has ${layouts.length} layouts`)
      // A picture that is whole by itself needs none.
      const isWhole = heroes[0] === noHero.id || factsOfFamily(family).bare.length === layouts.length
      assert.ok(heroes.length >= 8 || isWhole, `${id} has ${heroes.length} heroes`)
      assert.ok(pairings.length >= 2, `${id} has ${pairings.length} pairings`)
      for (const text of [name, technique, lettering]) assert.ok(text.length > 0)
    }
  })

  it('name heroes that exist and that they can show', () => {
    for (const family of families) {
      for (const hero of family.heroes) {
        const motif = findMotif(hero)
        assert.ok(motif, `${family.id}: ${hero}`)
        assert.ok(family.shows(motif), `${family.id} cannot show its own ${hero}`)
      }
    }
  })
})
