// What the image model and the press are asked for when a cover that stands on a picture is wrapped. Nothing is painted but by the model.
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { openPainter } from '../../src/compose/open-painter.ts'
import { readConfig } from '../../src/config/config.ts'
import type { WrapOrder } from '../../src/studio/press/wrap-order.ts'
import { type ImageProvider, startImageProvider } from '../support/image-provider.ts'
import { flatPress, openQuickStudio } from '../support/quick-studio.ts'
import { acceptingOnly, type StartedService, startTestService } from '../support/service.ts'
import { smallBook } from '../wraps/bindery.ts'
import { type AiShop, openAiShop } from './ai-shop.ts'

describe('the wrap of a cover that an image model has painted', () => {
  let provider: ImageProvider
  let started: StartedService
  let studio: ReturnType<typeof openQuickStudio>
  let shop: AiShop
  let coverId: string | undefined
  const painted: WrapOrder[] = []

  before(async () => {
    provider = await startImageProvider()
    started = await startTestService('sqlite', acceptingOnly)
    const { service } = started
    const config = readConfig({ ...service.environment, ...provider.settings('openai') })
    studio = openQuickStudio(service, {
      painter: await openPainter(config, { pictureEnded: () => {} }),
      press: {
        ...flatPress,
        paintWrap: (order, signal) => {
          painted.push(order)
          return flatPress.paintWrap(order, signal)
        },
      },
    })
    shop = await openAiShop({ service, provider })
    ;[coverId] = await shop.paintCovers(1)
  })
  after(async () => {
    await studio.stop()
    await started.stop()
    await provider.close()
  })

  const wrapped = async (designStyle: string) => {
    provider.reset()
    const job = await shop.ordered('wraps', { coverId, ...smallBook, designStyle })
    assert.equal(job.status, 'completed', JSON.stringify(job.error))
    return job.result
  }

  it('has the scene carried on over the back by the model, and its front can be painted again', async () => {
    const { wrapId } = await wrapped('continuation')
    assert.equal(provider.orders.length, 1)
    const made = painted.at(-1)
    assert.ok(made?.front.kind === 'art' && made.front.beside && made.keep === null)
    const extended = await shop.ordered(`wraps/${wrapId}/extend-front`, {})
    assert.equal(extended.status, 'completed', JSON.stringify(extended.error))
    const again = painted.at(-1)
    assert.deepEqual([again?.front.kind, again?.attempt, again?.keep !== null], ['art', 1, true])
  })

  it('shows another view of the same place, painted from the picture by the model', async () => {
    await wrapped('complementary')
    const [order, ...more] = provider.orders
    assert.deepEqual([order?.picture !== null, more.length], [true, 0])
    const made = painted.at(-1)
    assert.ok(made?.front.kind === 'art' && made.front.beside)
  })
})
