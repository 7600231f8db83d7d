// A service with a language model, through REST: books, covers and edits are understood by it, and never suffer from it.
import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { withArtNotes } from '../../src/studio/brief/brief.ts'
import { makeCovers } from '../../src/studio/direction/make-cover.ts'
import { aBook } from '../books/a-book.ts'
import { jobIdOf, openShop, type Shop } from '../covers/shop.ts'
import { aBrief } from '../studio/a-brief.ts'
import { edited, editOf } from '../studio/edit/edits.ts'
import type { Answer } from '../support/call.ts'
import { eventually } from '../support/eventually.ts'
import { onService, type TestService } from '../support/service.ts'
import { aConcept, anEdit, readingOf } from './answers.ts'
import { canaryKey, type LanguageProvider, startLanguageProvider } from './language-provider.ts'

const settings = { LANGUAGE_PRICE: '0.40/1.60', METRICS_PORT: '0', WORKERS: '1' }
const author = 'Quendolina Featherstonehaugh'
const horror = { genre: 'horror', author, title: 'The Hollow', subgenre: undefined, summary: 'Something lives there.' }
const spaceOpera = {
  genre: 'science-fiction',
  title: 'The Fleet of the Galactic Empire',
  summary: 'A starship captain leads the rebel fleet across the galaxy against the empire in an interstellar war.',
}

const post = (shop: Shop, book: object) => shop.call('POST', '/api/v1/books', aBook({ ...horror, ...book }))

const subgenreOf = async (shop: Shop, book: object): Promise<unknown> => Object((await post(shop, book)).json).subgenre

const run = async (shop: Shop, path: string, body: object) => {
  const jobId = jobIdOf(await shop.call('POST', path, body))
  const job = await eventually(`the end of job ${jobId}`, async () => {
    const seen = Object((await shop.call('GET', `/api/v1/jobs/${jobId}`)).json)
    return ['completed', 'failed'].includes(seen.status) ? seen : undefined
  })
  assert.equal(job.status, 'completed', JSON.stringify(job.error))
  return job.result.covers[0]
}

/** What the service tells of itself. The key must be nowhere in it. */
const toldBy = async ({ log }: TestService): Promise<string> => {
  const [, url = ''] = /metrics at (http:[^"]+)/.exec(log.join('')) ?? []
  const metrics = await (await fetch(url)).text()
  assert.equal(`${metrics}${log.join('')}`.includes(canaryKey), false)
  return metrics
}

/** The SDK is loaded beside the start: until then requests do without the model. */
const answering = (provider: LanguageProvider, shop: Shop): Promise<unknown> => {
  provider.answer({ subgenre: { subgenre: 'cosmic' } })
  return eventually('an answer of the model', async () => (await subgenreOf(shop, {})) === 'cosmic')
}

const willing = await startLanguageProvider()
after(() => willing.close())

onService(
  'sqlite',
  'a service with a language model',
  (running) => {
    let shop: Shop
    before(async () => {
      shop = await openShop(running())
      await answering(willing, shop)
    })
    beforeEach(() => willing.reset())

    it('has a book sorted by it, and tells it neither who wrote the book nor whose it is', async () => {
      willing.answer({ subgenre: { subgenre: 'folk' } })
      assert.equal(await subgenreOf(shop, {}), 'folk')
      assert.ok(willing.questions.some(({ task }) => task === 'subgenre'))
      for (const { body } of willing.questions) assert.doesNotMatch(body, /Featherstonehaugh|@example|svc_/)
    })

    it('refuses what only the model finds forbidden, at no cost, and never allows what the word lists refuse', async () => {
      const bookId = await shop.addBook()
      const coverId = await shop.addCover()
      const before = await shop.call('GET', '/api/v1/credits')
      willing.answer({ moderation: { verdict: 'harmful_instructions', field: 'none' } })
      const covers = '/api/v1/covers'
      const doors: readonly [field: string, answer: Promise<Answer>][] = [
        ['title', post(shop, { title: 'A Very Quiet Hobby' })],
        ['prompt', shop.call('POST', `${covers}/generate`, { bookId, prompt: 'A quiet hobby' })],
        ['prompt', shop.call('POST', `${covers}/${coverId}/edit-image`, { prompt: 'Quieter' })],
      ]
      for (const [field, answer] of doors) {
        const { status, json } = await answer
        const { code, details } = Object(json).error
        const reason = 'harmful_instructions'
        assert.deepEqual([status, code, details], [400, 'content_policy_violation', { field, reason }])
      }
      assert.deepEqual((await shop.call('GET', '/api/v1/credits')).json, before.json)
      willing.reset()
      const offline = await post(shop, { title: 'Kill all the Jews now' })
      assert.equal(Object(offline.json).error?.code, 'content_policy_violation')
      assert.deepEqual(willing.questions, [])
    })

    it('paints what it calls for, and understands an edit in a language that the grammar does not know', async () => {
      willing.answer({
        concept: aConcept('lighthouse'),
        direction: { mood: 'melancholic', palette: 'own', scene: 'A lamp burns in an empty tower by the sea.' },
        edit: readingOf(
          anEdit({ op: 'recolour', target: 'title', colour: 'gold' }),
          anEdit({ op: 'add', target: 'raven' }),
        ),
      })
      const bookId = await shop.addBook({ ...horror, subgenre: 'folk' })
      const cover = await run(shop, '/api/v1/covers/generate', { bookId, templateId: 'swiss-grid' })
      // What the painter was told is kept; callers are told what was painted.
      const { document } = await running()
        .database.read.selectFrom('covers')
        .select('document')
        .where('id', '=', cover.coverId)
        .executeTakeFirstOrThrow()
      assert.match(JSON.parse(document ?? '').prompt, /A lamp burns in an empty tower by the sea\./)
      assert.match(cover.prompt, /It shows a lighthouse/)
      assert.doesNotMatch(cover.prompt, /lamp|tower|sea/)
      const wish = { prompt: 'Otsikko kultaiseksi ja korppi mukaan' }
      const { coverId } = await run(shop, `/api/v1/covers/${cover.coverId}/edit-image`, wish)
      const child = await running()
        .database.read.selectFrom('covers')
        .select('prompt')
        .where('id', '=', coverId)
        .executeTakeFirstOrThrow()
      assert.match(child.prompt ?? '', /Changed: .*gold.*raven|Changed: .*raven.*gold/)
      const asked = willing.questions.find(({ task }) => task === 'edit')
      assert.ok(Object(asked?.texts).shown.includes('lighthouse'))
      for (const { body } of willing.questions) assert.doesNotMatch(body, /Featherstonehaugh/)
      const metrics = await toldBy(running())
      assert.match(metrics, /dustjacket_language_question_seconds_count\{task="edit",outcome="answered"\} 1/)
      assert.match(metrics, /dustjacket_language_tokens_total\{direction="input"\} [1-9]\d*000\n/)
      assert.match(metrics, /dustjacket_language_cost_total 0\.\d*[1-9]/)
    })
  },
  { ...willing.settings('openai'), ...settings },
)

const failing = await startLanguageProvider()
after(() => failing.close())

onService(
  'sqlite',
  'a service whose language model fails',
  (running) => {
    it('accepts books within four seconds, paints and edits without it, and says so once in the log', async () => {
      const shop = await openShop(running())
      await answering(failing, shop)
      failing.alwaysBehave('hang')
      const from = performance.now()
      assert.equal(await subgenreOf(shop, spaceOpera), 'space-opera')
      assert.ok(performance.now() - from < 4000)
      await failing.close()
      for (const title of ['The Galactic Empire', 'The Rebel Fleet of the Galaxy']) {
        assert.equal(await subgenreOf(shop, { ...spaceOpera, title }), 'space-opera')
      }
      const bookId = await shop.addBook({ ...horror, subgenre: 'folk' })
      const { coverId } = await run(shop, '/api/v1/covers/generate', { bookId, templateId: 'swiss-grid' })
      await run(shop, `/api/v1/covers/${coverId}/edit-image`, { prompt: 'make the title gold' })
      const lines = running().log.filter((line) => line.includes('did without the language model'))
      assert.equal(lines.length, 1, lines.join(''))
      assert.match(lines.join(''), /"level":"warn".*did not answer in time/)
      const metrics = await toldBy(running())
      assert.match(metrics, /dustjacket_language_question_seconds_count\{task="moderation",outcome="spared"\} \d/)
    })
  },
  { ...failing.settings('google'), ...settings },
)

describe('what an art director says of a book', () => {
  const notes = { mood: 'melancholic', palette: 'pastel', scene: 'A lamp burns in an empty tower.' } as const
  const coverOf = (brief: ReturnType<typeof aBrief>) =>
    makeCovers({ brief, template: 'mist-peaks', seed: 7, count: 1 })[0] ?? assert.fail('no cover was made')

  it('outranks what was read off single words, but never what the caller wished', () => {
    const free = coverOf(withArtNotes(aBrief(), notes))
    assert.equal(free.direction.mood, 'melancholic')
    assert.ok(free.prompt.includes(notes.scene))
    assert.deepEqual(free.direction.palette, coverOf(aBrief({}, { colorPalette: 'pastel' })).direction.palette)
    const wishes = { mood: 'epic', colorPalette: 'dark' } as const
    const wished = coverOf(withArtNotes(aBrief({}, wishes), notes))
    assert.equal(wished.direction.mood, 'epic')
    assert.deepEqual(wished.direction.palette, coverOf(aBrief({}, wishes)).direction.palette)
  })

  it('stands through edits of the type, and is taken back when the picture shows something else', () => {
    const cover = coverOf(withArtNotes(aBrief(), notes))
    assert.ok(edited(cover, editOf('recolour', 'title', { colour: 'gold' })).document.prompt.includes(notes.scene))
    const others = [
      editOf('replace', 'hero', { value: 'wolf' }),
      editOf('hour', 'picture', { value: 'night' }),
      editOf('remove', 'hero'),
    ]
    for (const edit of others) {
      const { document, report } = edited(cover, edit)
      assert.deepEqual(report.notDone, [])
      assert.equal(document.prompt.includes(notes.scene), false, edit.op)
    }
  })
})
