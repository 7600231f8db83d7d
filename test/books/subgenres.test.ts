// POST /books: the caller's subgenre where there is one, else what the words of the book say, else none.
import assert from 'node:assert/strict'
import { before, it } from 'node:test'
import { genres } from '../../src/catalog/genres.ts'
import { onBothServices } from '../support/service.ts'
import { createBook, listBooks } from './book-calls.ts'

const spaceOpera = {
  genre: 'science-fiction',
  title: 'The Fleet of the Galactic Empire',
  summary: 'A starship captain leads the rebel fleet across the galaxy against the empire in an interstellar war.',
}

onBothServices('a subgenre', (running) => {
  let key: string
  before(async () => {
    key = (await running().openAccount()).apiKey
  })

  it('that is sent wins over what the words say, whatever it is', async () => {
    for (const subgenre of ['cyberpunk', 'Space-Opera', 'cozy', 'a kind nobody has heard of', 'x'.repeat(100)]) {
      assert.equal((await createBook(running(), { key }, { ...spaceOpera, subgenre })).subgenre, subgenre)
    }
  })

  it('is detected from title and summary where none is sent', async () => {
    for (const subgenre of [undefined, null, '', '  ']) {
      assert.equal((await createBook(running(), { key }, { ...spaceOpera, subgenre })).subgenre, 'space-opera')
    }
  })

  it('that was detected is stored', async () => {
    const { apiKey: key } = await running().openAccount()
    await createBook(running(), { key }, { ...spaceOpera, subgenre: undefined })
    assert.equal((await listBooks(running(), key)).books[0]?.subgenre, 'space-opera')
  })

  it('is null where the words say nothing', async () => {
    for (const { slug } of genres) {
      const { subgenre } = await createBook(
        running(),
        { key },
        { genre: slug, title: 'Qwrt', author: 'X', subgenre: null },
      )
      assert.equal(subgenre, null, slug)
    }
  })

  it('is never detected for genres that need none', async () => {
    for (const { slug } of genres.filter(({ detectsSubgenre }) => !detectsSubgenre)) {
      const { subgenre } = await createBook(running(), { key }, { ...spaceOpera, genre: slug, subgenre: null })
      assert.equal(subgenre, null, slug)
    }
  })

  it('that is detected is one of the genre', async () => {
    const summary =
      'A cozy small town romance of a detective and a dragon in space, with murder, magic, hockey, ghosts, spies and ' +
      'courts; a picture book for children, a memoir, a planner for your goals and budget, a family saga.'
    for (const { slug, subgenres, detectsSubgenre } of genres.filter((genre) => genre.detectsSubgenre)) {
      const { subgenre } = await createBook(running(), { key }, { genre: slug, summary, subgenre: null })
      assert.ok(detectsSubgenre && (subgenre === null || subgenres.includes(subgenre)), `${slug}: ${subgenre}`)
    }
  })
})
