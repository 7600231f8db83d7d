// How to make an operation answer with each of its documented statuses.

import { uploadLimits } from '../../src/catalog/limits.ts'
import { plans } from '../../src/catalog/plans.ts'
import { periodEnd } from '../../src/credits/months.ts'
import type { Schema } from '../../src/platform/database/schema.ts'
import { aBook } from '../books/a-book.ts'
import { openShop, type Shop } from '../covers/shop.ts'
import { withoutTable } from '../support/broken-database.ts'
import type { Answer } from '../support/call.ts'
import type { TestService } from '../support/service.ts'
import { setSubscription } from '../support/subscriptions.ts'
import { wrapExercises } from './exercises/wraps.ts'

/** Calls an operation by its method and the path of the contract, with `{bookId}` and the like still in it. */
export type Exercise = (service: TestService, path: string, method: string) => Promise<Answer>

type Exercises = Readonly<Record<string, Exercise>>

const nobody = '01890000-0000-7000-8000-000000000000'
const twice = { 'idempotency-key': 'twice' }

const withIds = (path: string, id: string): string => path.replace('{assetType}', 'preview').replaceAll(/\{\w+\}/g, id)

const withoutKey: Exercise = ({ call }, path, method) => call(method, withIds(path, nobody))

const withCancelledPlan: Exercise = async ({ call, openAccount, database }, path, method) => {
  const { apiKey: key, accountId } = await openAccount()
  await setSubscription(database, accountId, false)
  return call(method, withIds(path, nobody), { key })
}

const compressed: Exercise = async ({ call, openAccount }, path, method) => {
  const { apiKey: key } = await openAccount()
  return call(method, withIds(path, nobody), { key, body: {}, headers: { 'content-encoding': 'gzip' } })
}

let hasty: { readonly service: TestService; readonly at: number; readonly key: string } | undefined

/** A key that has used up its rate: while the clock of the service stands still, it stays so. */
const useUpRate = async ({ call, openAccount }: TestService): Promise<string> => {
  const { apiKey: key } = await openAccount('starter')
  for (let count = 0; count < plans.starter.requestsPerMinute; count += 50)
    await Promise.all(Array.from({ length: 50 }, () => call('GET', '/api/v1/capabilities', { key })))
  return key
}

const tooOften: Exercise = async (service, path, method) => {
  const { now: at } = service.clock
  if (hasty?.service !== service || hasty.at !== at) hasty = { service, at, key: await useUpRate(service) }
  return service.call(method, withIds(path, nobody), { key: hasty.key })
}

/** What every operation that needs a key refuses; and what every one does that reads a body. */
export const common: Exercises = { 401: withoutKey, 403: withCancelledPlan, 415: compressed, 429: tooOften }

const inShop =
  (exercise: (shop: Shop, path: string, method: string, service: TestService) => Promise<Answer>): Exercise =>
  async (service, path, method) =>
    exercise(await openShop(service, 'starter'), path, method, service)

const withKey = (query = '', body?: unknown): Exercise =>
  inShop((shop, path, method) => shop.call(method, `${withIds(path, nobody)}${query}`, body))

const broken = (table: keyof Schema, call: (shop: Shop, path: string, method: string) => Promise<Answer>): Exercise =>
  inShop((shop, path, method, { database }) => withoutTable(database, table, () => call(shop, path, method)))

const failsToAuthenticate = broken('api_keys', (shop, path, method) => shop.call(method, withIds(path, nobody)))

const failsToRenew = inShop((shop, path, method, service) => {
  service.clock.now = periodEnd(service.clock.now, service.clock.now)
  return withoutTable(service.database, 'credit_ledger', () => shop.call(method, path))
})

const aListedBook = inShop(async (shop, path) => {
  await shop.addBook({ subtitle: 's', summary: 's', target_audience: 'adult' })
  await shop.addBook({ genre: 'planner-journal', author: null, subgenre: null })
  return shop.call('GET', `${path}?limit=1`)
})

const tooLarge = withKey('', ' '.repeat(2 ** 20 + 1))

/** Uses up what the plan has: its credits, or its places. */
const withoutCredits = (shop: Shop, { database }: TestService): Promise<unknown> =>
  database.transact((trx) =>
    trx.updateTable('subscriptions').set({ monthly_credits: 0 }).where('account_id', '=', shop.accountId).execute(),
  )

const withoutPlaces = async (shop: Shop): Promise<void> => {
  const bookId = await shop.addBook()
  for (let place = 0; place < 5; place++) await shop.call('POST', '/api/v1/covers/generate', { bookId })
}

/** Queuing work on a book. */
const onBook = (body: (bookId: string, shop: Shop) => object | Promise<object>) => {
  const order = async (shop: Shop, path: string, headers = {}) => {
    const bookId = await shop.addBook()
    return shop.call('POST', path, await body(bookId, shop), headers)
  }
  return {
    202: inShop((shop, path) => order(shop, path)),
    200: inShop(async (shop, path) => {
      await order(shop, path, twice)
      return order(shop, path, twice)
    }),
    400: withKey('', {}),
    402: inShop(async (shop, path, _method, service) => {
      await withoutCredits(shop, service)
      return order(shop, path)
    }),
    404: inShop(async (shop, path) => shop.call('POST', path, await body(nobody, shop))),
    413: tooLarge,
    422: inShop(async (shop, path) => {
      const bookId = await shop.addBook({ genre: 'poetry', subgenre: null })
      return shop.call('POST', path, await body(bookId, shop))
    }),
    429: inShop(async (shop, path) => {
      await withoutPlaces(shop)
      return order(shop, path)
    }),
    500: inShop(async (shop, path, _method, { database }) => {
      const wish = await body(await shop.addBook(), shop)
      return withoutTable(database, 'credit_reservations', () => shop.call('POST', path, wish))
    }),
  } satisfies Exercises
}

/** Queuing work on a cover. */
const onCover = (body: object) => {
  const order = async (shop: Shop, path: string, headers = {}) =>
    shop.call('POST', withIds(path, await shop.addCover()), body, headers)
  return {
    202: inShop((shop, path) => order(shop, path)),
    200: inShop(async (shop, path) => {
      await order(shop, path, twice)
      return order(shop, path, twice)
    }),
    402: inShop(async (shop, path, _method, service) => {
      const cover = await shop.addCover()
      await withoutCredits(shop, service)
      return shop.call('POST', withIds(path, cover), body)
    }),
    404: withKey('', body),
    413: tooLarge,
    429: inShop(async (shop, path) => {
      await withoutPlaces(shop)
      return order(shop, path)
    }),
    500: inShop(async (shop, path, _method, { database }) => {
      const cover = await shop.addCover()
      return withoutTable(database, 'credit_reservations', () => shop.call('POST', withIds(path, cover), body))
    }),
  } satisfies Exercises
}

/** Making one asset of a cover, which cannot be made twice at once. */
const onAsset = (body: object) => ({
  ...onCover(body),
  409: inShop(async (shop, path) => {
    const where = withIds(path, await shop.addCover())
    await shop.call('POST', where, body)
    return shop.call('POST', where, body)
  }),
})

const bareCover = (body: object): Exercise =>
  inShop(async (shop, path) => shop.call('POST', withIds(path, await shop.addCover({ assets: [] })), body))

const readCover = (suffix = ''): Exercise =>
  inShop(async (shop, path) => {
    const bookId = await shop.addBook()
    const coverId = await shop.addCover({ bookId })
    return shop.call(
      'GET',
      path.replace('{bookId}', bookId).replace('{assetType}', 'preview').replace('{coverId}', coverId) + suffix,
    )
  })

const readJob = inShop(async (shop, path) => {
  const queued = await shop.call('POST', '/api/v1/covers/generate', { bookId: await shop.addBook() })
  return shop.call('GET', withIds(path, Object(queued.json).jobId))
})

const kit = { inShop, withKey, withIds, broken, tooLarge, twice, withoutCredits, withoutPlaces, nobody }

export type Kit = typeof kit

export const exercises: Readonly<Record<string, Exercises>> = {
  createBook: {
    201: withKey('', aBook()),
    200: inShop(async (shop, path) => {
      await shop.call('POST', path, aBook({ external_ref: 'x' }), twice)
      return shop.call('POST', path, aBook({ external_ref: 'x' }), twice)
    }),
    400: withKey('', aBook({ title: 'x'.repeat(101) })),
    413: tooLarge,
    500: broken('books', (shop, path) => shop.call('POST', path, aBook())),
  },
  listBooks: {
    200: aListedBook,
    400: withKey('?limit=0'),
    500: broken('books', (shop, path) => shop.call('GET', path)),
  },
  listBookCovers: {
    200: readCover(),
    400: withKey('?limit=0'),
    404: withKey(),
    500: broken('books', (shop, path) => shop.call('GET', withIds(path, nobody))),
  },
  generateCovers: onBook((bookId) => ({ bookId })),
  generateFromReferences: onBook(async (bookId, shop) => ({
    bookId,
    instructions: 'in this spirit',
    reference_cover_ids: [await shop.addCover()],
  })),
  getCover: {
    200: readCover(),
    400: inShop((shop) => shop.call('GET', '/api/v1/covers/')),
    404: withKey(),
    500: broken('covers', (shop, path) => shop.call('GET', withIds(path, nobody))),
  },
  varyCover: { ...onCover({}), 400: withKey('', { count: 0 }) },
  editCover: { ...onCover({ prompt: 'gold title' }), 400: withKey('', {}) },
  upscaleCover: (({ 402: _free, ...rest }) => ({ ...rest, 400: withKey('', {}) }))(onAsset({ sourceAsset: 'preview' })),
  makeAudiobookCover: { ...onAsset({}), 400: bareCover({}) },
  removeText: { ...onAsset({}), 400: bareCover({}) },
  downloadAsset: {
    302: readCover(),
    400: inShop((shop) => shop.call('GET', `/api/v1/covers/${nobody}/assets/poster/download`)),
    404: withKey(),
    500: broken('covers', (shop, path) => shop.call('GET', withIds(path, nobody))),
  },
  createUpload: {
    200: withKey('', { content_type: 'image/png', size_bytes: 10_000 }),
    400: withKey('', { content_type: 'image/png', size_bytes: 2 ** 30 }),
    413: tooLarge,
    415: withKey('', { content_type: 'image/gif' }),
    429: inShop(async (shop, path, _method, { database, clock }) => {
      const day = clock.now - (clock.now % 86_400_000)
      const { uploads, bytes } = uploadLimits.perDay
      await database.transact(async (trx) => {
        await trx.insertInto('upload_days').values({ account_id: shop.accountId, day, uploads, bytes }).execute()
      })
      return shop.call('POST', path, { content_type: 'image/png' })
    }),
    500: failsToAuthenticate,
  },
  getJob: {
    200: readJob,
    400: inShop((shop) => shop.call('GET', '/api/v1/jobs/')),
    404: withKey(),
    500: broken('jobs', (shop, path) => shop.call('GET', withIds(path, nobody))),
  },
  listJobs: {
    200: inShop(async (shop, path) => {
      await withoutPlaces(shop)
      return shop.call('GET', `${path}?limit=2`)
    }),
    400: withKey('?limit=0'),
    500: broken('jobs', (shop, path) => shop.call('GET', path)),
  },
  calculateWrap: {
    200: withKey('?trimWidth=6&trimHeight=9&pageCount=300&paperType=cream'),
    400: withKey('?trimWidth=6'),
    500: failsToAuthenticate,
  },
  ...wrapExercises(kit),
  listTemplates: {
    200: withKey('?genre=fantasy&subgenre=litrpg'),
    400: withKey('?genre=cookbooks'),
    500: failsToAuthenticate,
  },
  getCredits: { 200: withKey(), 500: failsToRenew },
  getCapabilities: { 200: withKey(), 500: failsToAuthenticate },
  getHealth: { 200: withoutKey },
}
