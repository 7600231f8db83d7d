// Recording an event with the end of its job: where it goes, and that it goes with the transaction.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { createKey, revokeKey } from '../../src/accounts/rules.ts'
import { newId } from '../../src/platform/ids.ts'
import { recordDelivery } from '../../src/webhooks/rules.ts'
import { openAccount } from '../accounts/open-account.ts'
import { onBothDatabases } from '../support/databases.ts'
import { endedJob, readDeliveryRow, record, recorded } from './deliveries.ts'

onBothDatabases("the event of a job's end", (bench) => {
  const keyWith = async (webhookUrl: string | null) => {
    const { accountId } = await openAccount(bench.database)
    const { keyId } = await createKey(bench.database, { accountId, name: 'Hooked', webhookUrl, at: 0 })
    return { accountId, keyId }
  }
  const rowsOfJob = (jobId: string) =>
    bench.database.read.selectFrom('webhook_deliveries').selectAll().where('job_id', '=', jobId).execute()

  it("goes to the job's URL, else to the key's, else nowhere", async () => {
    const { accountId, keyId } = await keyWith('https://key.example.test:8443/hook')
    const own = await recorded(bench.database, { keyId, webhookUrl: 'https://job.example.test/hook' })
    const standard = await recorded(bench.database, { keyId })
    const [ownRow, standardRow] = [
      await readDeliveryRow(bench.database, own),
      await readDeliveryRow(bench.database, standard),
    ]
    assert.deepEqual([ownRow.url, ownRow.host], ['https://job.example.test/hook', 'job.example.test'])
    assert.deepEqual(
      [standardRow.url, standardRow.host],
      ['https://key.example.test:8443/hook', 'key.example.test:8443'],
    )
    assert.deepEqual([standardRow.account_id, standardRow.key_id, standardRow.status], [accountId, keyId, 'queued'])
    const silent = await keyWith(null)
    assert.equal(await record(bench.database, { keyId: silent.keyId }), null)
  })

  it('is not recorded for work of no key, which has no secret to sign with', async () => {
    const jobId = newId()
    assert.equal(await record(bench.database, { keyId: null, jobId, webhookUrl: 'https://job.example.test/' }), null)
    assert.deepEqual(await rowsOfJob(jobId), [])
  })

  it('is recorded for a key that was revoked while the job ran', async () => {
    const { keyId } = await keyWith('https://key.example.test/')
    await revokeKey(bench.database, { keyId, at: 1 })
    assert.equal((await readDeliveryRow(bench.database, await recorded(bench.database, { keyId }))).key_id, keyId)
  })

  it('is gone with a transaction that fails', async () => {
    const { keyId } = await keyWith('https://key.example.test/')
    const job = endedJob({ keyId })
    const failing = bench.database.transact(async (trx) => {
      await recordDelivery(trx, job)
      throw new Error('the job could not be ended')
    })
    await assert.rejects(failing, /could not be ended/)
    assert.deepEqual(await rowsOfJob(job.jobId), [])
  })

  it('exists once per job', async () => {
    const { keyId } = await keyWith('https://key.example.test/')
    const jobId = newId()
    await recorded(bench.database, { keyId, jobId })
    await assert.rejects(recorded(bench.database, { keyId, jobId }), /unique/i)
    assert.equal((await rowsOfJob(jobId)).length, 1)
  })

  it('keeps every character of its data', async () => {
    const { keyId } = await keyWith('https://key.example.test/')
    const data = { text: 'Grüße, \u0000 \ud800 💌 "quoted"\n', deep: [{ a: null }] }
    const { body } = await readDeliveryRow(bench.database, await recorded(bench.database, { keyId, data }))
    assert.deepEqual(JSON.parse(body).data, data)
  })
})
