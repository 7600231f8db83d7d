// Every call of the client that makes a job, ready to be made for a cover.
import type { Dustjacket, JobTicket, MakingOptions, OperationName } from '../../sdk/src/index.ts'
import type { AssetType } from '../../src/catalog/assets.ts'
import type { Shop } from '../covers/shop.ts'

interface JobCall {
  readonly credits: number
  readonly assets: readonly AssetType[]
  make(client: Dustjacket, on: { bookId: string; coverId: string }, options?: MakingOptions): Promise<JobTicket>
}

const paperback = { trimWidth: 6, trimHeight: 9, pageCount: 200, paperType: 'white', designStyle: 'solid' } as const

/** A front is extended where there is a wrap, which only painting makes: that has a test of its own. */
export const jobCalls: Readonly<Record<Exclude<OperationName, 'wrap_extend_front'>, JobCall>> = {
  generate: {
    credits: 2,
    assets: ['preview'],
    make: (client, { bookId }, options) => client.covers.generate({ bookId, count: 2 }, options),
  },
  variation: {
    credits: 3,
    assets: ['preview'],
    make: (client, { coverId }, options) => client.covers.vary(coverId, { count: 3 }, options),
  },
  edit_image: {
    credits: 1,
    assets: ['preview'],
    make: (client, { coverId }, options) => client.covers.edit(coverId, { prompt: 'a red title' }, options),
  },
  upscale: {
    credits: 0,
    assets: ['preview', 'no_text'],
    make: (client, { coverId }, options) => client.covers.upscale(coverId, { sourceAsset: 'no_text' }, options),
  },
  audiobook_cover: {
    credits: 1,
    assets: ['preview'],
    make: (client, { coverId }, options) => client.covers.audiobook(coverId, {}, options),
  },
  remove_text: {
    credits: 1,
    assets: ['preview'],
    make: (client, { coverId }, options) => client.covers.removeText(coverId, {}, options),
  },
  generate_reference: {
    credits: 1,
    assets: ['preview'],
    make: (client, { bookId, coverId }, options) =>
      client.covers.generateFromReference({ bookId, instructions: 'colder', reference_cover_ids: [coverId] }, options),
  },
  wrap: {
    credits: 2,
    assets: ['preview'],
    make: (client, { coverId }, options) => client.wraps.create({ ...paperback, coverId }, options),
  },
}

export const jobCallNames = [
  'generate',
  'variation',
  'edit_image',
  'upscale',
  'audiobook_cover',
  'remove_text',
  'generate_reference',
  'wrap',
] as const

/** A book and a cover that the call can be made for. */
export const subjectOf = async (shop: Shop, { assets }: JobCall): Promise<{ bookId: string; coverId: string }> => {
  const bookId = await shop.addBook()
  return { bookId, coverId: await shop.addCover({ bookId, assets }) }
}
