// A service whose language model may draw what nobody has drawn, through REST: it is asked once, the drawing goes with the cover wherever that is painted,
// and whatever it answers instead costs nobody a cover.
import assert from 'node:assert/strict'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { after, beforeEach, it } from 'node:test'
import { z } from 'zod'
import { wantedThing } from '../../src/studio/drawings/wanted-thing.ts'
import { jobIdOf, openShop, type Shop } from '../covers/shop.ts'
import { hostileAnswers } from '../studio/drawings/hostile-answers.ts'
import { onService, type TestService } from '../support/service.ts'
import { finished, orderWrap } from '../wraps/bindery.ts'
import { aConcept, anEdit, anOkapi, readingOf } from './answers.ts'
import { startLanguageProvider } from './language-provider.ts'

const model = await startLanguageProvider()
after(() => model.close())
beforeEach(() => model.reset())

const settings = { ...model.settings('compatible'), LANGUAGE_TASKS: 'concept,edit' }

const run = async (shop: Shop, path: string, body: object) => {
  const job = await finished(shop, jobIdOf(await shop.call('POST', path, body)))
  assert.equal(job.status, 'completed', JSON.stringify(job.error))
  return job
}

const generate = async (shop: Shop, templateId = 'single-idea') => {
  const bookId = await shop.addBook({
    genre: 'fantasy',
    subgenre: undefined,
    title: 'The Shy One',
    summary: 'It hides.',
  })
  const { result, credits_used } = await run(shop, '/api/v1/covers/generate', { bookId, templateId })
  assert.equal(credits_used, 1)
  const cover: { readonly coverId: string; readonly prompt: string } = result.covers[0]
  return cover
}

/** What the model was asked to draw. */
const asked = (): readonly unknown[] =>
  model.questions.filter(({ task }) => task === 'drawing').map(({ texts }) => texts.thing)

const accountOf = async ({ database }: TestService, coverId: string): Promise<string> => {
  const row = database.read.selectFrom('covers').select('prompt').where('id', '=', coverId)
  return (await row.executeTakeFirstOrThrow()).prompt ?? ''
}

const isDrawn = /It shows an okapi.*The okapi was drawn for you by the language model compatible:test-model\./

onService(
  'sqlite',
  'a language model that draws on demand',
  (running) => {
    it('is asked once for an account and a thing, and the thing is on the cover and in its account', async () => {
      model.answer({ concept: aConcept('okapi'), drawing: anOkapi })
      const [shop, other] = [await openShop(running()), await openShop(running())]
      const covers = await Promise.all([generate(shop), generate(shop)])
      for (const { prompt } of covers) assert.match(prompt, isDrawn)
      assert.deepEqual(asked(), ['okapi'])
      assert.match((await generate(shop, 'one-colour')).prompt, isDrawn)
      assert.deepEqual(asked(), ['okapi'])
      assert.match((await generate(other)).prompt, isDrawn)
      assert.deepEqual(asked(), ['okapi', 'okapi'])
    })

    it('has its drawing in all that is made of the cover, though the kept one be gone', async () => {
      model.answer({
        concept: aConcept('okapi'),
        drawing: anOkapi,
        edit: readingOf(anEdit({ op: 'recolour', target: 'okapi', colour: 'red' })),
      })
      const shop = await openShop(running())
      const { coverId } = await generate(shop)
      await rm(join(running().environment.DATA_DIR ?? '', 'files', 'drawings', shop.accountId), { recursive: true })
      const at = (name: string): string => `/api/v1/covers/${coverId}/${name}`
      const { result: varied } = await run(shop, at('variations'), { count: 1 })
      assert.match(await accountOf(running(), varied.covers[0].coverId), isDrawn)
      const { result: edited } = await run(shop, at('edit-image'), { prompt: 'make the okapi red' })
      assert.deepEqual(edited.report.notDone, [])
      assert.match(edited.report.done[0].what, /okapi/)
      assert.match(await accountOf(running(), edited.covers[0].coverId), isDrawn)
      await run(shop, at('audiobook-cover'), {})
      const wrap = await finished(shop, jobIdOf(await orderWrap(shop, coverId)))
      assert.equal(wrap.status, 'completed', JSON.stringify(wrap.error))
      assert.deepEqual(asked(), ['okapi'])
    })

    it('is done without where its drawing is none, and is not asked for that again', async () => {
      const shop = await openShop(running())
      const before = z.looseObject({ total_available: z.number() })
      const credits = async () => before.parse((await shop.call('GET', '/api/v1/credits')).json).total_available
      const had = await credits()
      const hostile = ['a script', 'an entity bomb', 'one huge rectangle with dots'] as const
      for (const [at, what] of hostile.entries()) {
        const thing = ['okapi', 'theremin', 'theodolite'][at] ?? ''
        model.answer({ concept: aConcept(thing), drawing: { ...anOkapi, svg: hostileAnswers[what]?.[0] ?? '' } })
        for (const _ of ['asked', 'remembered'])
          assert.doesNotMatch((await generate(shop)).prompt, new RegExp(`${thing}|drawn for you`))
      }
      assert.deepEqual(asked(), ['okapi', 'theremin', 'theodolite'])
      assert.equal(await credits(), had - 2 * hostile.length)
      assert.match(running().log.join(''), /"thing":"okapi".*scripts are not allowed/)
    })

    it('is done without where it does not answer, and may be asked another time', async () => {
      const shop = await openShop(running())
      model.answer({ concept: aConcept('okapi'), drawing: anOkapi })
      model.behave('answer', 'prose')
      assert.doesNotMatch((await generate(shop)).prompt, /okapi/)
      model.behave('answer', 'broken', 'broken')
      assert.doesNotMatch((await generate(shop)).prompt, /okapi/)
      model.behave('answer', 'hang')
      assert.doesNotMatch((await generate(shop)).prompt, /okapi/)
      assert.match((await generate(shop)).prompt, isDrawn)
    })

    it('is never asked for what may not be asked for, nor for what has been drawn', async () => {
      const shop = await openShop(running())
      const nouns = ['bare breasts', 'raven'] as const
      assert.equal(wantedThing(aConcept(...nouns))?.name, 'bare breast')
      model.answer({ concept: aConcept(...nouns), drawing: anOkapi })
      await generate(shop)
      model.answer({ concept: aConcept('raven'), drawing: anOkapi })
      await generate(shop)
      assert.deepEqual(asked(), [])
    })
  },
  { ...settings, DRAW_ON_DEMAND: 'on', LANGUAGE_TIMEOUT_SECONDS: '1' },
)

onService(
  'sqlite',
  'a language model that was not told to draw',
  (running) => {
    it('is never asked to', async () => {
      model.answer({ concept: aConcept('okapi'), drawing: anOkapi })
      assert.doesNotMatch((await generate(await openShop(running()))).prompt, /okapi/)
      assert.deepEqual(asked(), [])
    })
  },
  settings,
)
