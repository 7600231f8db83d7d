import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sampleDocument } from '../../../../src/studio/direction/sample.ts'
import type { CoverDocument } from '../../../../src/studio/document.ts'
import { findFamily } from '../../../../src/studio/families/index.ts'
import { editDocument } from '../../../../src/studio/senses/editing/edit-document.ts'
import { readWish } from '../../../../src/studio/senses/editing/read-wish.ts'

/** A cover of "The House at Marrow Fell", or of a book with other texts. */
const manor = (change: Partial<CoverDocument['brief']['book']> = {}): CoverDocument => {
  const family = findFamily('gothic-manor')
  assert.ok(family)
  const { brief, ...rest } = sampleDocument(family)
  return { ...rest, brief: { ...brief, book: { ...brief.book, ...change } } }
}

const edited = (source: CoverDocument, wish: string) => editDocument(source, wish, { looks: false })

describe('words that should go from a line', () => {
  for (const [title, wish, left] of [
    ['Daily Planner 2027', 'remove the year 2027 from the title', 'Daily Planner'],
    ['Daily Planner 2027', 'take 2027 off the title', 'Daily Planner'],
    ['Garden Planner (2027): Weeks', 'delete the year 2027 from the title', 'Garden Planner: Weeks'],
    ['The House at Marrow Fell', "drop 'The' from the title", 'House at Marrow Fell'],
    ['The House at Marrow Fell', 'drop the word The from the title', 'House at Marrow Fell'],
    ['The House at Marrow Fell', 'remove “at Marrow Fell” from the title', 'The House'],
    ['The House at Marrow Fell', 'the title should not say "The"', 'House at Marrow Fell'],
    ['The House at Marrow Fell', 'the title without "The"', 'House at Marrow Fell'],
    ['The House at Marrow Fell', 'cut the last two words of the title', 'The House at'],
    ['The Lost Fox', 'take the word Lost out of the title', 'The Fox'],
    ['The Lost Fox', 'remove lost from the title', 'The Fox'],
    ['The Lost Fox', 'remove "The" and "Lost" from the title', 'Fox'],
    ['Help!', 'remove the exclamation mark from the title', 'Help'],
    ["The Fox's Moon", "remove 'Fox's' from the title", 'The Moon'],
  ] as const)
    it(`leaves “${left}”: ${wish}`, () => {
      const source = manor({ title })
      const { document, understood } = edited(source, wish)
      assert.equal(document.brief.book.title, left)
      assert.deepEqual(document.direction.adjustments, source.direction.adjustments)
      assert.deepEqual(understood, [`the title reads “${left}”`])
    })

  it('may stand in the subtitle or in the name', () => {
    const { book } = edited(manor(), 'delete "Somebody stays." from the tagline and remove Voss from the author name')
      .document.brief
    assert.equal(book.subtitle, 'Nobody lives there.')
    assert.equal(book.author, 'Eleanor')
  })

  it('are owned to where they do not stand in it', () => {
    for (const [wish, said] of [
      ['remove the year 2027 from the title', '2027'],
      ["drop 'Dragon' from the title", 'Dragon'],
      ['take the word Lost out of the title', 'Lost'],
    ] as const) {
      const source = manor()
      const { document, understood } = edited(source, wish)
      assert.deepEqual(understood, [`“${said}” does not stand in the title, so nothing was taken out of it`])
      assert.deepEqual([document.brief.book, document.direction], [source.brief.book, source.direction])
    }
  })

  it('are the year of a planner where that is a line of its own', () => {
    const { understood } = edited(manor({ plannerYear: '2027' }), 'remove the year 2027 from the title')
    assert.deepEqual(understood, ['the year was taken off'])
  })

  it('take the line along when they are all of it', () =>
    assert.ok(
      edited(manor(), 'remove "The House at Marrow Fell" from the title').document.direction.adjustments.type.title
        .hidden,
    ))

  it('are no things and no effects, which only are there', () => {
    const { title } = manor().brief.book
    for (const wish of ['remove the glow from the title', 'take the gold out of the title'])
      assert.ok(
        readWish(wish, { title }).every(({ kind }) => kind !== 'cut-text'),
        wish,
      )
    for (const wish of ['remove the raven from the title', 'get rid of the fog in the title area'])
      assert.ok(!edited(manor(), wish).document.direction.adjustments.type.title.hidden, wish)
  })

  it('are found in long wishes without delay', () => {
    for (const part of [
      "remove 'a' and 'b' ",
      'remove "a" and ',
      'remove x from the title ',
      'drop the words a and ',
    ]) {
      const start = performance.now()
      readWish(part.repeat(2000 / part.length), { title: 'The Lost House' })
      // Many times what it takes: a machine may have other things to do.
      assert.ok(performance.now() - start < 3000, part)
    }
  })
})
