// GET /capabilities: what it says, the service does.
import assert from 'node:assert/strict'
import { before, it } from 'node:test'
import { genres } from '../../src/catalog/genres.ts'
import { operationNames } from '../../src/catalog/operations.ts'
import { type CapabilitiesReport, capabilitiesReport } from '../../src/contract/account.ts'
import { createBook, listBooks } from '../books/book-calls.ts'
import { onBothServices } from '../support/service.ts'

onBothServices('the capabilities report', (running) => {
  let key: string
  let report: CapabilitiesReport
  before(async () => {
    key = (await running().openAccount()).apiKey
    const answer = await running().call('GET', '/api/v1/capabilities', { key })
    assert.equal(answer.status, 200)
    report = capabilitiesReport.strict().parse(answer.json)
  })

  it('names the versions and the limit of covers per request', () => {
    assert.equal(report.api_version, 'v1')
    assert.equal(report.generation_engine, 'v2')
    assert.deepEqual(report.limits, { max_covers_per_generate: 5 })
    assert.ok(report.coverage_note.length > 0)
  })

  it('lists the genres of the catalogue with their subgenres, each with a label', () => {
    const listed = report.genres.map(({ genre, slug, subgenre_auto_detected, supported, subgenres }) => ({
      slug,
      name: genre,
      subgenres: subgenres.map(({ value }) => value),
      detectsSubgenre: subgenre_auto_detected,
      supported,
    }))
    assert.deepEqual(listed, genres)
    for (const { supported, subgenres } of report.genres) {
      for (const subgenre of subgenres) {
        assert.equal(subgenre.supported, supported)
        assert.match(subgenre.label, /^[A-Z]/)
      }
    }
  })

  it('reports poetry, and only poetry, as unsupported', () => {
    assert.deepEqual(
      report.genres.filter(({ supported }) => !supported).map(({ slug }) => slug),
      ['poetry'],
    )
  })

  it('says what each of the nine operations costs', () => {
    const costs = Object.fromEntries(
      Object.entries(report.operations).map(([name, { credits_per_image }]) => [name, credits_per_image]),
    )
    assert.deepEqual(Object.keys(costs), [...operationNames])
    assert.deepEqual(costs, {
      generate: 1,
      variation: 1,
      edit_image: 1,
      upscale: 0,
      audiobook_cover: 1,
      remove_text: 1,
      generate_reference: 1,
      wrap: 4,
      wrap_extend_front: 0,
    })
    for (const { description } of Object.values(report.operations)) assert.ok(description.length > 0)
  })

  it('lists nothing that POST /books would not take', async () => {
    const { apiKey: key } = await running().openAccount()
    for (const { genre, slug, subgenres } of report.genres) {
      assert.equal((await createBook(running(), { key }, { genre: slug, subgenre: null })).status, 201)
      assert.equal((await createBook(running(), { key }, { genre, subgenre: null })).status, 201)
      for (const { value } of subgenres) {
        assert.equal((await createBook(running(), { key }, { genre: slug, subgenre: value })).subgenre, value)
      }
      const { books } = await listBooks(running(), key, '?limit=1')
      assert.equal(books[0]?.genre, genre)
    }
  })

  it('is the same for every account, to the byte', async () => {
    const { apiKey: other } = await running().openAccount('starter')
    const [mine, theirs] = await Promise.all(
      [key, other].map((each) => running().call('GET', '/api/v1/capabilities', { key: each })),
    )
    assert.equal(mine?.text, theirs?.text)
  })
})
