// The page of shelves says what the data says.
import assert from 'node:assert/strict'
import { readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, it } from 'node:test'
import { isRetired } from '../../src/studio/families/facts.ts'
import { paintedGenres, shelfRecords, shelvesOf, shelvesPage, templatesFor } from '../../tools/shelves-page/page.ts'

const docs = resolve(import.meta.dirname, '..', '..', 'docs')

describe('the page of shelves', () => {
  it('is what `npm run shelves:page` writes', () => {
    assert.equal(readFileSync(resolve(docs, 'shelves.md'), 'utf8'), shelvesPage())
  })

  it('has one record for every shelf, and none for another', () => {
    const keys = paintedGenres.flatMap((genre) => shelvesOf(genre).map(({ key }) => key))
    assert.deepEqual(Object.keys(shelfRecords).toSorted(), keys.toSorted())
  })

  it('has templates for every shelf, none of them retired', () => {
    for (const genre of paintedGenres)
      for (const { key, subgenre } of shelvesOf(genre)) {
        const serving = templatesFor(genre.slug, subgenre)
        assert.ok(serving.length >= 3, `${key}: ${serving.length}`)
        assert.ok(!serving.some(isRetired), key)
      }
  })

  it('has a small picture for every genre', () => {
    for (const { slug } of paintedGenres) {
      const { size } = statSync(resolve(docs, 'pictures', 'shelves', `${slug}.jpg`))
      assert.ok(size > 5_000 && size <= 64 * 1024, `${slug}: ${size}`)
    }
  })
})
