// How to make the operations of wraps answer with each of their documented statuses.
import type { Shop } from '../../covers/shop.ts'
import { withoutTable } from '../../support/broken-database.ts'
import type { Answer } from '../../support/call.ts'
import type { TestService } from '../../support/service.ts'
import { addWrap, orderWrap, storageOf } from '../../wraps/bindery.ts'
import type { Kit } from '../exercises.ts'

/** One render more than the plan allows at once. */
const renderTooOften = async (shop: Shop, path: string, service: TestService): Promise<Answer> => {
  const answers = Array.from({ length: 6 }, () => shop.call('POST', path))
  const refused = await Promise.any(
    answers.map(async (answer) => {
      const { status } = await answer
      if (status === 429) return answer
      throw new Error(`rendered: ${status}`)
    }),
  )
  // Those that wait need not be printed.
  for await (const { key } of storageOf(service).list(`wraps/${path.split('/')[4]}/art-`))
    await storageOf(service).remove(key)
  await Promise.all(answers)
  return refused
}

export const wrapExercises = ({
  inShop,
  withKey,
  withIds,
  broken,
  tooLarge,
  twice,
  withoutCredits,
  withoutPlaces,
  nobody,
}: Kit) => {
  const onWrap = (body?: unknown) =>
    inShop(async (shop, path, method, service) => shop.call(method, withIds(path, await addWrap(service, shop)), body))

  return {
    createWrap: {
      202: inShop(async (shop) => orderWrap(shop, await shop.addCover())),
      200: inShop(async (shop) => {
        const coverId = await shop.addCover()
        await orderWrap(shop, coverId, {}, twice)
        return orderWrap(shop, coverId, {}, twice)
      }),
      400: withKey('', {}),
      402: inShop(async (shop, _path, _method, service) => {
        const coverId = await shop.addCover()
        await withoutCredits(shop, service)
        return orderWrap(shop, coverId)
      }),
      404: inShop((shop) => orderWrap(shop, nobody)),
      413: tooLarge,
      429: inShop(async (shop) => {
        await withoutPlaces(shop)
        return orderWrap(shop, await shop.addCover())
      }),
      500: inShop(async (shop, _path, _method, { database }) => {
        const coverId = await shop.addCover()
        return withoutTable(database, 'credit_reservations', () => orderWrap(shop, coverId))
      }),
    },
    getWrap: {
      200: onWrap(),
      404: withKey(),
      500: broken('wraps', (shop, path) => shop.call('GET', withIds(path, nobody))),
    },
    renderWrap: {
      200: onWrap({ tagline: 'A line.', spineTitle: 'A title' }),
      400: withKey('', { preset: 'baroque' }),
      404: withKey(),
      413: tooLarge,
      429: inShop(async (shop, path, _method, service) =>
        renderTooOften(shop, withIds(path, await addWrap(service, shop)), service),
      ),
      500: broken('wraps', (shop, path) => shop.call('POST', withIds(path, nobody))),
    },
    extendFront: {
      202: onWrap(),
      200: inShop(async (shop, path, _method, service) => {
        const where = withIds(path, await addWrap(service, shop))
        await shop.call('POST', where, {}, twice)
        return shop.call('POST', where, {}, twice)
      }),
      400: withKey('', { external_ref: 7 }),
      404: withKey(),
      413: tooLarge,
      429: inShop(async (shop, path, _method, service) => {
        await withoutPlaces(shop)
        return shop.call('POST', withIds(path, await addWrap(service, shop)))
      }),
      500: broken('wraps', (shop, path) => shop.call('POST', withIds(path, nobody))),
    },
  }
}
