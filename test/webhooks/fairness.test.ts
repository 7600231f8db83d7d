// A receiver that does not answer holds up its own events, and nobody else's.
import assert from 'node:assert/strict'
import type { ServerResponse } from 'node:http'
import { it, type TestContext } from 'node:test'
import { openAccount } from '../accounts/open-account.ts'
import { onBothDatabases } from '../support/databases.ts'
import { eventually } from '../support/eventually.ts'
import { ended, recorded, startSender, tenMinutes } from './deliveries.ts'
import { startReceiver } from './receiver.ts'

/** A receiver that answers nobody until it is told to, and then everybody. */
const startBlocked = async (t: TestContext) => {
  const waiting: ServerResponse[] = []
  let most = 0
  let open = false
  const receiver = await startReceiver(t, (response) => {
    if (open) response.end()
    else most = Math.max(most, waiting.push(response))
  })
  const release = () => {
    open = true
    for (const response of waiting) response.end()
  }
  return { url: receiver.url, waiting, most: () => most, release }
}

onBothDatabases('a receiver that does not answer', (bench) => {
  it('gets no more than its share of the slots, delays no other receiver, and loses nothing', async (t) => {
    const { database } = bench
    const blocked = await startBlocked(t)
    const lively = await startReceiver(t, 200)
    const { keyId } = await openAccount(database)
    const stuck: string[] = []
    for (let event = 0; event < 12; event++) stuck.push(await recorded(database, { keyId, webhookUrl: blocked.url }))
    startSender(t, database, { slots: 4, slotsOfHost: 2, timeoutMs: tenMinutes })
    await eventually('its share is taken', () => blocked.waiting.length === 2)
    for (let event = 0; event < 5; event++)
      assert.equal(
        (await ended(database, await recorded(database, { keyId, webhookUrl: lively.url }))).status,
        'delivered',
      )
    assert.equal(blocked.most(), 2)
    blocked.release()
    for (const id of stuck) assert.equal((await ended(database, id)).status, 'delivered')
  })

  it('leaves the other slots to others from the start, without another signal', async (t) => {
    const { database } = bench
    const { keyId } = await openAccount(database)
    const blocked = await Promise.all(Array.from({ length: 4 }, () => startBlocked(t)))
    for (const { url } of blocked)
      for (let event = 0; event < 2; event++) await recorded(database, { keyId, webhookUrl: url })
    startSender(t, database, { slots: 4, slotsOfHost: 1, timeoutMs: tenMinutes })
    await eventually('every receiver has one', () => blocked.every(({ waiting }) => waiting.length === 1))
    for (const { release } of blocked) release()
  })

  it('does not stand alone: all receivers of one account together leave room for other accounts', async (t) => {
    const { database } = bench
    const [{ keyId: greedy }, { keyId: modest }] = [await openAccount(database), await openAccount(database)]
    const dead = await Promise.all(Array.from({ length: 5 }, () => startBlocked(t)))
    for (const { url } of dead)
      for (let event = 0; event < 2; event++) await recorded(database, { keyId: greedy, webhookUrl: url })
    const lively = await startReceiver(t, 200)
    startSender(t, database, { slots: 4, slotsOfHost: 2, slotsOfAccount: 3, timeoutMs: tenMinutes })
    const waiting = () => dead.reduce((sum, { waiting }) => sum + waiting.length, 0)
    await eventually('the share of the account is taken', () => waiting() === 3)
    for (let event = 0; event < 3; event++)
      await ended(database, await recorded(database, { keyId: modest, webhookUrl: lively.url }))
    assert.equal(waiting(), 3)
    for (const { release } of dead) release()
  })
})
