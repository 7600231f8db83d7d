// What the image model and the press are asked for when a cover that stands on a picture is wrapped. Nothing is painted but by the model.
import assert from 'node:assert/strict'
import { before, it } from 'node:test'
import type { Press } from '../../src/studio/press/press.ts'
import type { WrapOrder } from '../../src/studio/press/wrap-order.ts'
import { flatPress } from '../support/quick-studio.ts'
import { smallBook } from '../wraps/bindery.ts'
import { type AiHouse, type AiShop, onQuickAiHouse, openAiShop } from './ai-shop.ts'

const painted: WrapOrder[] = []

const noting: Press = {
  ...flatPress,
  paintWrap: (order, signal) => {
    painted.push(order)
    return flatPress.paintWrap(order, signal)
  },
}

const suite = (house: () => AiHouse): void => {
  let shop: AiShop
  let coverId: string | undefined
  before(async () => {
    shop = await openAiShop(house())
    ;[coverId] = await shop.paintCovers(1)
  })

  const wrapped = async (designStyle: string) => {
    house().provider.reset()
    const job = await shop.ordered('wraps', { coverId, ...smallBook, designStyle })
    assert.equal(job.status, 'completed', JSON.stringify(job.error))
    return job.result
  }

  it('has the scene carried on over the back by the model, and its front can be painted again', async () => {
    const { wrapId } = await wrapped('continuation')
    assert.equal(house().provider.orders.length, 1)
    const made = painted.at(-1)
    assert.ok(made?.front.kind === 'art' && made.front.beside && made.keep === null)
    const extended = await shop.ordered(`wraps/${wrapId}/extend-front`, {})
    assert.equal(extended.status, 'completed', JSON.stringify(extended.error))
    const again = painted.at(-1)
    assert.deepEqual([again?.front.kind, again?.attempt, again?.keep !== null], ['art', 1, true])
  })

  it('shows another view of the same place, painted from the picture by the model', async () => {
    await wrapped('complementary')
    const [order, ...more] = house().provider.orders
    assert.deepEqual([order?.picture !== null, more.length], [true, 0])
    const made = painted.at(-1)
    assert.ok(made?.front.kind === 'art' && made.front.beside)
  })
}

onQuickAiHouse('the wrap of a cover that an image model has painted', suite, { press: noting })
