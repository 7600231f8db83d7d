// Commands while the service is busy with the same database.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { creditSummary } from '../../src/contract/account.ts'
import { createBook } from '../books/book-calls.ts'
import { runCommand } from '../support/command.ts'
import { onBothServices } from '../support/service.ts'

onBothServices('commands beside a busy service', (running) => {
  it('and beside one another all take effect, and no request fails', async () => {
    const { apiKey: key, email } = await running().openAccount('starter')
    let busy = true
    const author = async () => {
      while (busy) assert.equal((await createBook(running(), { key })).status, 201)
    }
    const authors = [author(), author(), author()]
    const words = ['credits', 'adjust', '--account', email, '--bucket', 'overage', '--json', '--by']
    const outcomes = await Promise.all(
      ['1', '10', '100', '1000'].map((by) => runCommand(running().environment, ...words, by)),
    )
    busy = false
    await Promise.all(authors)
    for (const { status, err } of outcomes) assert.deepEqual([status, err], [0, ''])
    const { json } = await running().call('GET', '/api/v1/credits', { key })
    assert.equal(creditSummary.parse(json).overage_credits, 1111)
  })
})
