// POST /books: the nineteen genres by slug and by name, and what follows from each.
import assert from 'node:assert/strict'
import { before, it } from 'node:test'
import { genres } from '../../src/catalog/genres.ts'
import { assertRefused } from '../support/refusals.ts'
import { onBothServices } from '../support/service.ts'
import { aBook } from './a-book.ts'
import { createBook, listBooks } from './book-calls.ts'

const specified: Readonly<Record<string, string>> = {
  'business-economics': 'Business & Economics',
  'religion-spirituality': 'Religion & Spirituality',
  'non-fiction': 'Non-Fiction',
  fantasy: 'Fantasy',
  romance: 'Romance',
  thriller: 'Thriller',
  mystery: 'Mystery',
  'science-fiction': 'Science Fiction',
  horror: 'Horror',
  'historical-fiction': 'Historical Fiction',
  'health-fitness': 'Health & Fitness',
  'contemporary-fiction': 'Contemporary Fiction',
  'young-adult': 'Young Adult',
  childrens: "Children's",
  'self-help': 'Self-Help & Personal Development',
  'biography-memoir': 'Biography & Memoir',
  poetry: 'Poetry',
  'planner-journal': 'Planner & Journal',
  other: 'Other',
}

onBothServices('a genre', (running) => {
  let key: string
  before(async () => {
    key = (await running().openAccount()).apiKey
  })

  it('is one of nineteen', () => {
    assert.deepEqual(Object.fromEntries(genres.map(({ slug, name }) => [slug, name])), specified)
  })

  it('is accepted by slug and by name, and listed by name', async () => {
    const { apiKey: key } = await running().openAccount()
    for (const [slug, name] of Object.entries(specified)) {
      await createBook(running(), { key }, { genre: slug })
      await createBook(running(), { key }, { genre: name })
    }
    const { books } = await listBooks(running(), key, '?limit=100')
    const names = Object.values(specified).flatMap((name) => [name, name])
    assert.deepEqual(books.map(({ genre }) => genre).toReversed(), names)
  })

  it('in other letters is unknown', async () => {
    const values = [...Object.keys(specified), ...Object.values(specified)]
    const twisted = values.flatMap((value) => [
      value.toUpperCase(),
      `${value}s`,
      value.slice(1),
      value.replace(/[- ]/, '_'),
      value.charAt(0) === value.charAt(0).toUpperCase() ? value.toLowerCase() : `X${value}`,
    ])
    for (const genre of twisted.filter((each) => !values.includes(each))) {
      const answer = await running().call('POST', '/api/v1/books', { key, body: aBook({ genre }) })
      assert.deepEqual(assertRefused(answer, 'invalid_genre').details, { field: 'genre' })
    }
  })

  it('that means something to JavaScript is unknown', async () => {
    for (const genre of ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'length', '0']) {
      assertRefused(await running().call('POST', '/api/v1/books', { key, body: aBook({ genre }) }), 'invalid_genre')
    }
  })

  for (const genre of ['planner-journal', 'Planner & Journal', ' planner-journal ']) {
    it(`"${genre}" needs no author, and takes one`, async () => {
      const { apiKey: key } = await running().openAccount()
      await createBook(running(), { key }, { genre, author: undefined, planner_year: '2027' })
      await createBook(running(), { key }, { genre, author: 'Somebody' })
      assert.deepEqual(
        (await listBooks(running(), key)).books.map(({ author }) => author),
        ['Somebody', null],
      )
    })
  }

  it('of any other kind needs an author', async () => {
    for (const { slug } of genres.filter(({ slug }) => slug !== 'planner-journal')) {
      const body = aBook({ genre: slug, author: null })
      assertRefused(await running().call('POST', '/api/v1/books', { key, body }), 'missing_required_fields')
    }
  })
})
