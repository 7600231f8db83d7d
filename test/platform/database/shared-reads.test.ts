// Reads that arrive together share a query, and never see anything older than themselves.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { batchedLookup } from '../../../src/platform/database/batched-lookup.ts'
import type { Reads } from '../../../src/platform/database/database.ts'
import { sharedRead } from '../../../src/platform/database/shared-read.ts'
import { onBothDatabases } from '../../support/databases.ts'

const newAccount = (email: string) => ({ id: crypto.randomUUID(), email, password_hash: null, created_at: 1 })

const findByEmails = (reads: Reads, emails: readonly string[]) =>
  reads.selectFrom('accounts').selectAll().where('email', 'in', emails).execute()

onBothDatabases('look-ups that arrive together', (bench) => {
  it('are answered each with its own row, or with none, by one query', async () => {
    const queries: (readonly string[])[] = []
    const find = batchedLookup(
      (reads, emails) => {
        queries.push(emails)
        return findByEmails(reads, emails)
      },
      ({ email }) => email,
    )
    const [ada, bea] = [newAccount('ada@example.com'), newAccount('bea@example.com')]
    await bench.database.transact((trx) => trx.insertInto('accounts').values([ada, bea]).execute())

    const emails = [ada.email, bea.email, 'nobody@example.com', ada.email]
    const found = await Promise.all(emails.map((email) => find(bench.database.read, email)))
    assert.deepEqual(
      found.map((row) => row?.id),
      [ada.id, bea.id, undefined, ada.id],
    )
    assert.deepEqual(queries, [[ada.email, bea.email, 'nobody@example.com']])
  })

  it('see what was committed before they were asked, even while an older query is on its way', async () => {
    const find = batchedLookup(findByEmails, ({ email }) => email)
    const late = newAccount('late@example.com')
    const before = find(bench.database.read, late.email)
    await nextTurn()
    await bench.database.transact((trx) => trx.insertInto('accounts').values(late).execute())
    const after = find(bench.database.read, late.email)
    assert.equal((await after)?.id, late.id)
    await before
  })
})

describe('identical reads', () => {
  const reads: Reads = {
    selectFrom: () => {
      throw new Error('these reads are not run')
    },
  }

  it('that arrive together are one query; different ones are not mixed', async () => {
    const asked: number[] = []
    const read = sharedRead(async (_reads, { page }: { page: number }) => {
      asked.push(page)
      return `page ${page}`
    })
    const answers = await Promise.all([1, 2, 1, 1, 2].map((page) => read(reads, { page })))
    assert.deepEqual(answers, ['page 1', 'page 2', 'page 1', 'page 1', 'page 2'])
    assert.deepEqual(asked, [1, 2])
  })

  it('never join a query that has already started', async () => {
    let value = 'old'
    const { promise: slow, resolve: finish } = Promise.withResolvers<void>()
    const { promise: started, resolve: start } = Promise.withResolvers<void>()
    const read = sharedRead(async (_reads, _question: { page: number }) => {
      const seen = value
      start()
      await slow
      return seen
    })
    const first = read(reads, { page: 1 })
    await started
    value = 'new'
    const second = read(reads, { page: 1 })
    finish()
    assert.deepEqual([await first, await second], ['old', 'new'])
  })

  it('that fail, fail for those who asked and for nobody later', async () => {
    let broken = true
    const read = sharedRead(async (_reads, _question: { page: number }) => {
      if (broken) throw new Error('no')
      return 'yes'
    })
    await assert.rejects(read(reads, { page: 1 }))
    broken = false
    assert.equal(await read(reads, { page: 1 }), 'yes')
  })
})
