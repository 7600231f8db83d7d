// The log names deliveries; what they say, where they go and what signs them stays out of it.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { newId } from '../../src/platform/ids.ts'
import { createLog } from '../../src/platform/log.ts'
import { openAccount } from '../accounts/open-account.ts'
import { withoutTable } from '../support/broken-database.ts'
import { onBothDatabases } from '../support/databases.ts'
import { eventually } from '../support/eventually.ts'
import { ended, recorded, resting, startSender } from './deliveries.ts'
import { startReceiver } from './receiver.ts'

onBothDatabases('the log of the sender', (bench) => {
  it('has job, delivery, attempt, status and time of every attempt, and nothing secret even when all breaks', async (t) => {
    const { database } = bench
    const lines: string[] = []
    const log = createLog('trace', { write: (line) => lines.push(line) })
    const receiver = await startReceiver(t, 200, 500, (response) => response.destroy(), 200)
    const { keyId, webhookSecret } = await openAccount(database)
    startSender(t, database, { log, now: () => 1 })
    const jobId = newId()
    const event = { keyId, webhookUrl: `${receiver.url}?token=hush-url`, data: { note: 'hush-body' } }
    const delivered = await recorded(database, { ...event, jobId })
    await ended(database, delivered)
    for (let failing = 0; failing < 2; failing++) await resting(database, await recorded(database, event), 1)
    await withoutTable(database, 'webhook_attempts', async () => {
      await recorded(database, event)
      await eventually('the trouble is logged', () => lines.some((line) => line.includes('work failed')))
    })

    const parsed = lines.map((line) => JSON.parse(line))
    const { ms, ...line } = parsed.find(({ msg }) => msg === 'webhook delivered')
    assert.ok(Number.isInteger(ms))
    const { time, level, ...told } = line
    assert.deepEqual(told, { deliveryId: delivered, jobId, attempt: 1, status: 200, msg: 'webhook delivered' })
    assert.deepEqual(
      parsed.filter(({ msg }) => msg === 'webhook not delivered').map(({ status }) => status),
      [500, null],
    )
    const signature = `${receiver.requests[0]?.headers['x-svc-signature']}`.slice('sha256='.length)
    for (const secret of [webhookSecret, signature, 'hush-url', 'hush-body', '127.0.0.1'])
      assert.ok(!lines.join('').includes(secret), secret)
  })
})
