// GET /templates: what can be chosen, for whom, and what it looks like.
import assert from 'node:assert/strict'
import { before, it } from 'node:test'
import sharp from 'sharp'
import { genres } from '../../src/catalog/genres.ts'
import { templateIds } from '../../src/catalog/templates.ts'
import { type Template, templateList } from '../../src/contract/templates.ts'
import { assertRefused } from '../support/refusals.ts'
import { onBothServices } from '../support/service.ts'

onBothServices('the list of templates', (running) => {
  let key: string
  before(async () => {
    key = (await running().openAccount()).apiKey
  })

  const list = async (query = ''): Promise<Template[]> => {
    const answer = await running().call('GET', `/api/v1/templates${query}`, { key })
    assert.equal(answer.status, 200, answer.text)
    const { templates, total } = templateList.strict().parse(answer.json)
    assert.equal(total, templates.length)
    return templates
  }

  it('lists exactly the templates that a generate call takes', async () => {
    assert.deepEqual((await list()).map(({ id }) => id).toSorted(), [...templateIds].toSorted())
  })

  it('has at least 40 templates, each with an id and a name of its own', async () => {
    const templates = await list()
    assert.ok(templates.length >= 40, `only ${templates.length}`)
    assert.equal(new Set(templates.map(({ id }) => id)).size, templates.length)
    assert.equal(new Set(templates.map(({ name }) => name)).size, templates.length)
    for (const template of templates) assert.equal(template.subgenreMatch, undefined)
  })

  it('names only genres and subgenres that exist', async () => {
    for (const { id, genreBuckets } of await list()) {
      assert.ok(genreBuckets.length > 0, id)
      for (const bucket of genreBuckets) {
        const genre = genres.find(({ name }) => bucket.startsWith(`${name}:`))
        const subgenre = bucket.slice(bucket.indexOf(':') + 1)
        assert.ok(genre?.supported && (subgenre === '*' || genre.subgenres.includes(subgenre)), `${id}: ${bucket}`)
      }
    }
  })

  it('serves every supported genre and subgenre with three templates that look different', async () => {
    for (const { slug, subgenres } of genres.filter(({ supported }) => supported)) {
      const asked = [`?genre=${slug}`, ...subgenres.map((subgenre) => `?genre=${slug}&subgenre=${subgenre}`)]
      for (const query of asked) {
        const templates = (await list(query)).filter(({ subgenreMatch }) => subgenreMatch !== false)
        assert.ok(templates.length >= 3, `${query} has only ${templates.map(({ id }) => id)}`)
        assert.ok(new Set(templates.map(({ family }) => family)).size >= 2, `${query} has one look only`)
      }
    }
  })

  it('takes a genre by slug and by name, and lists the templates of all its subgenres', async () => {
    const bySlug = await list('?genre=science-fiction')
    assert.deepEqual(await list('?genre=Science%20Fiction'), bySlug)
    for (const { genreBuckets } of bySlug)
      assert.ok(genreBuckets.some((bucket) => bucket.startsWith('Science Fiction:')))
  })

  it('tags what a subgenre gets: its own templates and the broader ones of its genre', async () => {
    const templates = await list('?genre=fantasy&subgenre=epic-fantasy')
    for (const { id, genreBuckets, subgenreMatch } of templates) {
      assert.equal(subgenreMatch, genreBuckets.includes('Fantasy:epic-fantasy'), id)
      assert.ok(subgenreMatch || genreBuckets.includes('Fantasy:*'), id)
    }
    assert.deepEqual(new Set(templates.map(({ subgenreMatch }) => subgenreMatch)), new Set([true, false]))
  })

  it('has nothing for a genre whose covers cannot be generated', async () => {
    assert.deepEqual(await list('?genre=poetry'), [])
  })

  it('refuses a subgenre without genre, an unknown genre and an unknown subgenre, and says what is valid', async () => {
    const refused = async (query: string, code: string) =>
      assertRefused(await running().call('GET', `/api/v1/templates${query}`, { key }), code)
    await refused('?subgenre=epic-fantasy', 'missing_genre_for_subgenre')
    await refused('?genre=cookbooks', 'invalid_genre')
    await refused('?genre=FANTASY', 'invalid_genre')
    const answer = await running().call('GET', '/api/v1/templates?genre=fantasy&subgenre=cozy', { key })
    assertRefused(answer, 'invalid_subgenre')
    assert.match(answer.text, /cozy-fantasy/)
    await refused('?genre=young-adult&subgenre=romance', 'invalid_subgenre')
  })

  it('needs a key', async () => {
    assertRefused(await running().call('GET', '/api/v1/templates'), 'unauthorized')
  })

  it('shows each template by a picture that anybody may fetch and keep', async () => {
    const [template] = await list()
    assert.ok(template)
    const { pathname, search } = new URL(template.previewImage)
    const picture = await fetch(`http://127.0.0.1:${running().port}${pathname}${search}`)
    assert.equal(picture.status, 200)
    assert.equal(picture.headers.get('content-type'), 'image/jpeg')
    assert.match(picture.headers.get('cache-control') ?? '', /immutable/)
    const { width, height, format } = await sharp(await picture.arrayBuffer()).metadata()
    assert.deepEqual({ width, height, format }, { width: 400, height: 640, format: 'jpeg' })
    for (const id of ['no-such-template', '..%2f..%2fpackage', 'constructor'])
      assert.equal((await running().call('GET', `/templates/${id}/preview.jpg`)).status, 404)
  })
})
