// The client of a shop, as its partner would make it.
import { Dustjacket, type DustjacketOptions } from '../../sdk/src/index.ts'
import type { Shop } from '../covers/shop.ts'
import type { TestService } from '../support/service.ts'

export const addressOf = ({ port }: TestService): string => `http://127.0.0.1:${port}`

export const clientOf = (
  service: TestService,
  { apiKey }: Pick<Shop, 'apiKey'>,
  options: Partial<DustjacketOptions> = {},
): Dustjacket => new Dustjacket({ apiKey, baseUrl: addressOf(service), ...options })

export const collect = async <Item>(items: AsyncIterable<Item>): Promise<Item[]> => {
  const all: Item[] = []
  for await (const item of items) all.push(item)
  return all
}

/** What a promise was rejected with. */
export const rejection = async (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => Promise.reject(new Error('expected a rejection')),
    (error: unknown) => error,
  )
