// Waiting for jobs: told of progress, ended by the result, by failure, by time, or by the caller.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { type Job, JobFailedError, TimeoutError } from '../../sdk/src/index.ts'
import { JobFailure } from '../../src/jobs/rules.ts'
import { openShop } from '../covers/shop.ts'
import { emptyHanded, openWorkshop } from '../jobs/workshop.ts'
import { acceptingOnly, onService } from '../support/service.ts'
import { clientOf, rejection } from './client-of.ts'

onService(
  'sqlite',
  'waiting for a job',
  (running) => {
    const order = async () => {
      const shop = await openShop(running())
      const client = clientOf(running(), shop)
      return { client, ticket: await client.covers.generate({ bookId: await shop.addBook(), external_ref: 'r' }) }
    }

    it('tells of every look and ends with the result', async (test) => {
      const { client, ticket } = await order()
      const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
      const { promise: seen, resolve: see } = Promise.withResolvers<void>()
      const looks: Job<'generate'>[] = []
      const waiting = client.jobs.wait(ticket, {
        onProgress: (job) => {
          looks.push(job)
          if (job.status === 'queued') begin()
          if (job.status === 'processing') see()
        },
      })
      await begun
      openWorkshop(test, running().database, {
        work: async (load) => {
          await seen
          return emptyHanded(load)
        },
      })
      const job = await waiting
      assert.deepEqual(
        [job.jobId, job.status, job.operation, job.external_ref],
        [ticket.jobId, 'completed', 'generate', 'r'],
      )
      assert.deepEqual(job.result.covers, [])
      const statuses = looks.map(({ status }) => status)
      assert.deepEqual([...new Set(statuses)], ['queued', 'processing', 'completed'])
      assert.equal(statuses.filter((status) => status === 'completed').length, 1)
      assert.deepEqual(await client.jobs.wait(ticket.jobId), job)
    })

    it('throws why the job failed, with the job', async (test) => {
      const { client, ticket } = await order()
      openWorkshop(test, running().database, {
        work: async () => {
          throw new JobFailure('generation_failed', 'The paint ran out.')
        },
      })
      const error = await rejection(client.jobs.wait(ticket))
      assert.ok(error instanceof JobFailedError && error.is('job_failed'))
      assert.deepEqual(error.reason, { code: 'generation_failed', message: 'The paint ran out.' })
      assert.deepEqual([error.job.jobId, error.job.status, error.job.credits_used], [ticket.jobId, 'failed', 0])
      assert.match(error.message, /The paint ran out/)
    })

    it('ends when its time is up, and leaves the job alone', async () => {
      const { client, ticket } = await order()
      const error = await rejection(client.jobs.wait(ticket, { timeoutMs: 50 }))
      assert.ok(error instanceof TimeoutError)
      assert.match(error.message, new RegExp(`${ticket.jobId}.* 50 ms`))
      assert.equal((await client.jobs.get(ticket)).status, 'queued')
    })

    it('ends when the caller calls it off, with the reason, and leaves the job alone', async () => {
      const { client, ticket } = await order()
      const controller = new AbortController()
      const reason = new Error('enough')
      const onProgress = () => controller.abort(reason)
      assert.equal(await rejection(client.jobs.wait(ticket, { signal: controller.signal, onProgress })), reason)
      assert.equal((await client.jobs.get(ticket)).status, 'queued')
    })

    it('throws what the caller throws while being told', async () => {
      const { client, ticket } = await order()
      const slip = new Error('a slip')
      const onProgress = () => {
        throw slip
      }
      assert.equal(await rejection(client.jobs.wait(ticket, { onProgress })), slip)
    })
  },
  acceptingOnly,
)
