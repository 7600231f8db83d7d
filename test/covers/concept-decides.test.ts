// What a book is about decides what its covers show: asked over HTTP, read off the documents that are painted.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { motifOf } from '../../src/studio/concept/motif-of.ts'
import { documentSchema } from '../../src/studio/document.ts'
import { findMotif } from '../../src/studio/motifs/find-motif.ts'
import { noHero } from '../../src/studio/motifs/no-hero.ts'
import { eventually } from '../support/eventually.ts'
import { onQuickStudio } from '../support/quick-studio.ts'
import { type Fields, jobIdOf, openShop } from './shop.ts'

onQuickStudio('a book', (running) => {
  const documentsOf = async (book: Fields, count: number) => {
    const shop = await openShop(running(), 'starter')
    const bookId = await shop.addBook(book)
    const jobId = jobIdOf(await shop.call('POST', '/api/v1/covers/generate', { bookId, count }))
    await eventually('the end of the job', async () => {
      const { status } = Object((await shop.call('GET', `/api/v1/jobs/${jobId}`)).json)
      assert.notEqual(status, 'failed')
      return status === 'completed' ? status : undefined
    })
    const rows = await running()
      .database.read.selectFrom('covers')
      .select('document')
      .where('book_id', '=', bookId)
      .execute()
    return rows.map(({ document }) => documentSchema.parse(JSON.parse(document ?? 'null')))
  }

  const told: readonly [subject: string, book: Fields][] = [
    [
      'lighthouse',
      {
        title: 'Keeper of the Point',
        genre: 'contemporary-fiction',
        summary: 'An old keeper climbs the stairs of his lighthouse every night, though no ship has passed for years.',
      },
    ],
    [
      'key',
      {
        title: 'The Ninth Floor',
        genre: 'mystery',
        summary: 'A brass key is found in the hand of a dead locksmith. No door in the city fits the key.',
      },
    ],
  ]
  for (const [subject, book] of told)
    it(`about a ${subject} gets a cover that shows it`, async () => {
      const shown = (await documentsOf({ subgenre: null, ...book }, 3)).map(({ direction }) => direction.hero)
      assert.ok(shown.includes(subject), shown.join(', '))
    })

  it('is never shown as a thing that is not in its concept', async () => {
    const books: readonly Fields[] = [
      {
        title: 'What We Nearly Said',
        genre: 'contemporary-fiction',
        subgenre: null,
        summary: 'Years of almost, and of silence.',
      },
      { title: 'Enough', genre: 'self-help', subgenre: null, summary: 'How to want less and mean it.' },
    ]
    for (const book of books)
      for (const { brief, direction } of await documentsOf(book, 2)) {
        const concept = brief.reading.concept
        assert.ok(concept)
        const named = concept.subjects.map(({ noun }) => motifOf(noun))
        const isOwn = direction.hero === noHero.id || named.includes(direction.hero)
        const stands = ['person', 'place'].includes(findMotif(direction.hero)?.kind ?? '')
        assert.ok(isOwn || stands, `${book.title} shows ${direction.hero}`)
      }
  })
})
