// A caller with an account, a book and covers, put straight into the database: for tests of what may be asked of them.
import assert from 'node:assert/strict'
import type { NewAccount } from '../../src/accounts/rules.ts'
import type { AssetType } from '../../src/catalog/assets.ts'
import type { PlanName } from '../../src/catalog/plans.ts'
import { newId } from '../../src/platform/ids.ts'
import { aBook } from '../books/a-book.ts'
import type { Answer, CallOptions } from '../support/call.ts'
import type { TestService } from '../support/service.ts'

export type Fields = Readonly<Record<string, unknown>>

export interface Shop extends NewAccount {
  /** A call with the account's key. */
  call(method: string, path: string, body?: unknown, headers?: CallOptions['headers']): Promise<Answer>
  addBook(wish?: Fields): Promise<string>
  /** A cover with these assets, whose files nobody has painted. */
  addCover(wish?: {
    readonly bookId?: string
    readonly assets?: readonly AssetType[]
    readonly prompt?: string | null
  }): Promise<string>
}

export const openShop = async (service: TestService, plan?: PlanName): Promise<Shop> => {
  const account = await service.openAccount(plan)
  const { accountId, apiKey: key } = account
  const call: Shop['call'] = (method, path, body, headers = {}) => service.call(method, path, { key, body, headers })

  const addBook: Shop['addBook'] = async (wish = {}) => {
    const answer = await call('POST', '/api/v1/books', aBook(wish))
    assert.equal(answer.status, 201, answer.text)
    return String(Object(answer.json).bookId)
  }

  const addCover: Shop['addCover'] = async (wish = {}) => {
    const { assets = ['preview'], prompt = 'A machine in a study.' } = wish
    const bookId = wish.bookId ?? (await addBook())
    const id = newId()
    await service.database.transact(async (trx) => {
      await trx
        .insertInto('covers')
        .values({
          id,
          account_id: accountId,
          book_id: bookId,
          job_id: null,
          source_cover_id: null,
          style: 'swiss-grid',
          prompt,
          document: null,
          created_at: service.clock.now,
        })
        .execute()
      for (const asset of assets) {
        await trx
          .insertInto('cover_assets')
          .values({
            cover_id: id,
            asset,
            storage_key: `covers/${id}/${asset}.jpg`,
            file_name: `${asset}.jpg`,
            created_at: service.clock.now,
          })
          .execute()
      }
    })
    return id
  }

  return { ...account, call, addBook, addCover }
}

/** The code of a refusal, with its status. */
export const refusalOf = ({ status, json }: Answer): string => `${status} ${Object(json).error?.code}`

export const jobIdOf = (answer: Answer): string => {
  assert.equal(answer.status, 202, answer.text)
  return String(Object(answer.json).jobId)
}
