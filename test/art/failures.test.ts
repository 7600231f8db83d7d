// What happens when the image model fails: one more picture for one that cannot be used, credits back for what never came, and the
// studio's own families where the operator allows it.
import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { it } from 'node:test'
import { canaryKey } from '../support/image-provider.ts'
import { startReceiver } from '../webhooks/receiver.ts'
import { smallBook } from '../wraps/bindery.ts'
import { type AiHouse, coverIdsOf, documentOf, onAiHouse, onQuickAiHouse, openAiShop } from './ai-shop.ts'

/** Attempts and their pauses together get twice as long: nobody waits for a provider that is down. */
const impatient = { IMAGE_TIMEOUT_SECONDS: '5' }

const generate = async (house: AiHouse, wish: Readonly<Record<string, unknown>> = {}) => {
  const shop = await openAiShop(house)
  const bookId = await shop.addBook()
  const before = await shop.credits()
  const job = await shop.ordered('covers/generate', { bookId, templateId: 'swiss-grid', ...wish })
  return { shop, job, spent: before - (await shop.credits()) }
}

onAiHouse(
  'an image model that fails',
  (house) => {
    it('costs nothing when it refuses the words, and the webhook says so', async (test) => {
      const receiver = await startReceiver(test, 200)
      house().provider.reset()
      house().provider.alwaysBehave('refused')
      const { job, spent } = await generate(house(), { count: 2, webhookUrl: receiver.url })
      assert.deepEqual([job.status, Object(job.error).code, spent], ['failed', 'content_policy_violation', 0])
      assert.equal(house().provider.orders.length, 2, 'refused words are not sent again')
      const { body } = await receiver.request(1)
      const told = JSON.parse(body.toString())
      assert.deepEqual([told.data.error.code, told.data.credits_refunded], ['content_policy_violation', 2])
    })

    it('costs nothing when it is down, and says that it was the provider', async () => {
      house().provider.reset()
      house().provider.alwaysBehave('broken')
      const { job, spent } = await generate(house())
      assert.deepEqual([job.status, Object(job.error).code, spent], ['failed', 'provider_error', 0])
      assert.match(Object(job.error).message, /could not be reached/)
      assert.equal(
        house().service.log.some((line) => line.includes(canaryKey)),
        false,
      )
    })
  },
  impatient,
)

onQuickAiHouse(
  'an image model that fails now and then',
  (house) => {
    it('is paid only for the covers that came', async () => {
      house().provider.reset()
      house().provider.behave('refused')
      const { job, spent } = await generate(house(), { count: 2 })
      assert.deepEqual([job.status, coverIdsOf(job).length, job.credits_used, spent], ['completed', 1, 1, 1])
    })

    it('is asked once more for a picture that is none, and no third time', async () => {
      house().provider.reset()
      house().provider.behave('malformed')
      const { job } = await generate(house())
      assert.deepEqual([job.status, house().provider.orders.length], ['completed', 2])
      house().provider.reset()
      house().provider.alwaysBehave('malformed')
      const { job: failed, spent } = await generate(house())
      assert.deepEqual([Object(failed.error).code, house().provider.orders.length, spent], ['provider_error', 2, 0])
    })

    it('leaves a cover as it was when it cannot change its picture', async () => {
      house().provider.reset()
      const shop = await openAiShop(house())
      const [cover = ''] = await shop.paintCovers(1)
      const before = await shop.credits()
      house().provider.alwaysBehave('refused')
      const edit = await shop.ordered(`covers/${cover}/edit-image`, { prompt: 'add a raven' })
      const square = await shop.ordered(`covers/${cover}/audiobook-cover`, {})
      const wrap = await shop.ordered('wraps', { coverId: cover, ...smallBook, designStyle: 'continuation' })
      for (const { error } of [edit, square, wrap]) assert.equal(Object(error).code, 'content_policy_violation')
      assert.equal(await shop.credits(), before)
    })
  },
  { settings: impatient },
)

onQuickAiHouse(
  'an image model that the studio may stand in for',
  (house) => {
    it('is replaced by the families: the job ends well, and is paid', async () => {
      house().provider.alwaysBehave('refused')
      const { job, spent } = await generate(house())
      assert.deepEqual([job.status, spent], ['completed', 1])
      assert.equal((await documentOf(house(), coverIdsOf(job)[0] ?? '')).art, null)
      house().provider.reset()
    })
  },
  { settings: { ...impatient, IMAGE_FALLBACK: 'embedded' } },
)

if (existsSync(new URL('../../models/ppocr-v4-detection.onnx', import.meta.url)))
  onAiHouse(
    'an image model that writes into its pictures',
    (house) => {
      it('is asked once more, and the picture without letters is delivered', async () => {
        house().provider.behave('lettered', 'calm')
        const { job, spent } = await generate(house())
        assert.deepEqual([job.status, house().provider.orders.length, spent], ['completed', 2, 1], JSON.stringify(job))
      })
    },
    { MODELS: 'on' },
  )

onQuickAiHouse(
  'an image model that can only paint',
  (house) => {
    it('paints a picture anew that is to show something else, and leaves squares to the house', async () => {
      const shop = await openAiShop(house())
      const [cover = ''] = await shop.paintCovers(1)
      house().provider.reset()
      const edit = await shop.ordered(`covers/${cover}/edit-image`, { prompt: 'add a raven' })
      const [order, ...more] = house().provider.orders
      assert.deepEqual([edit.status, order?.picture, more.length], ['completed', null, 0])
      assert.match(order?.words ?? '', /raven/)
      const square = await shop.ordered(`covers/${cover}/audiobook-cover`, {})
      assert.deepEqual([square.status, house().provider.orders.length], ['completed', 1])
    })
  },
  { settings: { IMAGE_PROVIDER: 'openai:dall-e-3' } },
)
