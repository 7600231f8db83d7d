import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { CoverDocument } from '../../../src/studio/document.ts'
import { sampleOf } from '../senses/editing/painted.ts'
import { doneWhats, editedUnseen, editOf, whysOf } from './edits.ts'

/** A cover of "The House at Marrow Fell", or of a book with other texts. */
const manor = (change: Partial<CoverDocument['brief']['book']> = {}): CoverDocument => {
  const { brief, ...rest } = sampleOf('gothic-manor')
  return { ...rest, brief: { ...brief, book: { ...brief.book, ...change } } }
}

describe('words that should go from a line', () => {
  for (const [title, words, left] of [
    ['Daily Planner 2027', '2027', 'Daily Planner'],
    ['Garden Planner (2027): Weeks', '2027', 'Garden Planner: Weeks'],
    ['The House at Marrow Fell', 'The', 'House at Marrow Fell'],
    ['The House at Marrow Fell', 'at Marrow Fell', 'The House'],
    ['The Lost Fox', 'lost', 'The Fox'],
    ['Help!', '!', 'Help'],
    ["The Fox's Moon", "Fox's", 'The Moon'],
  ] as const)
    it(`leave “${left}” of “${title}”`, () => {
      const source = manor({ title })
      const cover = editedUnseen(source, editOf('cutText', 'title', { value: words }))
      assert.equal(cover.document.brief.book.title, left)
      assert.deepEqual(cover.document.direction.adjustments, source.direction.adjustments)
      assert.deepEqual(doneWhats(cover), [`The title reads “${left}”.`])
    })

  it('may stand in the subtitle or in the name', () => {
    const { book } = editedUnseen(
      manor(),
      editOf('cutText', 'subtitle', { value: 'Somebody stays.' }),
      editOf('cutText', 'author', { value: 'Voss' }),
    ).document.brief
    assert.equal(book.subtitle, 'Nobody lives there.')
    assert.equal(book.author, 'Eleanor')
  })

  it('are owned to where they do not stand in it', () => {
    for (const value of ['2027', 'Dragon']) {
      const cover = editedUnseen(manor(), editOf('cutText', 'title', { value }))
      assert.deepEqual(cover.document, manor())
      assert.deepEqual(whysOf(cover), ['not_in_picture'])
    }
  })

  it('take the line along when they are all of it', () => {
    const all = editOf('cutText', 'title', { value: 'The House at Marrow Fell' })
    assert.ok(editedUnseen(manor(), all).document.direction.adjustments.type.title.hidden)
  })
})
