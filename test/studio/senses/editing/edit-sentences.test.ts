// Sentences as people write them: each does what it says, and reads as what it says plainly.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { isDeepStrictEqual } from 'node:util'
import type { CoverDocument } from '../../../../src/studio/document.ts'
import { type Edited, editDocument as edit } from '../../../../src/studio/senses/editing/edit-document.ts'
import { readWish } from '../../../../src/studio/senses/editing/read-wish.ts'
import { everydayWishes } from './everyday-wishes.ts'
import { exchangeSentences } from './exchange-sentences.ts'
import { sampleOf } from './painted.ts'
import { sameWishes } from './same-wishes.ts'
import { sentences } from './sentences.ts'
import { thingSentences } from './thing-sentences.ts'

/** What the words alone decide; whether it shows is looked at elsewhere. */
const editDocument = (source: CoverDocument, wish: string): Edited => edit(source, wish, { looks: false })

const panorama = sampleOf('mist-peaks')

describe('a sentence about a cover', () => {
  it('has sentences enough to be judged by', () => assert.ok(sentences.length >= 150, `${sentences.length} sentences`))

  for (const [wish, expected] of sentences)
    it(`does what it says: ${wish}`, () => {
      const { document, understood } = editDocument(panorama, wish)
      const notes = understood.join('; ')
      assert.ok(expected(document, panorama, notes), notes)
    })

  for (const [family, wish, expected] of [...exchangeSentences, ...thingSentences])
    it(`does what it says on ${family}: ${wish}`, () => {
      const source = sampleOf(family)
      const { document, understood } = editDocument(source, wish)
      const notes = understood.join('; ')
      assert.ok(expected(document, source, notes), notes)
    })

  for (const [family, said, plainly] of [...sameWishes, ...everydayWishes])
    it(`reads on ${family} no more than is asked: ${said}`, () => {
      const source = sampleOf(family)
      const { title, subtitle, author } = source.brief.book
      const [one, other] = [said, plainly].map((wish) => readWish(wish, { title, subtitle, author }))
      // What is read alike does alike: only else it is worth the time to do both.
      if (isDeepStrictEqual(one, other)) return
      assert.deepEqual(editDocument(source, said).understood, editDocument(source, plainly).understood)
    })
})
