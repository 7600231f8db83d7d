// The metrics: on a port of their own, and true.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { jobIdOf, openShop } from '../covers/shop.ts'
import { eventually } from '../support/eventually.ts'
import { onService } from '../support/service.ts'
import { startReceiver } from '../webhooks/receiver.ts'

onService(
  'sqlite',
  'the metrics',
  (running) => {
    const read = async (): Promise<string> => {
      const [, url = ''] = /metrics at (http:[^"]+)/.exec(running().log.join('')) ?? []
      const response = await fetch(url)
      assert.match(response.headers.get('content-type') ?? '', /^text\/plain/)
      return response.text()
    }

    it('count jobs, credits, durations and webhooks, and are not on the public port', async (test) => {
      const receiver = await startReceiver(test)
      const shop = await openShop(running())
      const body = { bookId: await shop.addBook(), templateId: 'swiss-grid', webhookUrl: receiver.url }
      jobIdOf(await shop.call('POST', '/api/v1/covers/generate', body))
      const text = await eventually('a delivered webhook', async () => {
        const metrics = await read()
        return metrics.includes('dustjacket_webhook_attempts_total{outcome="delivered"} 1') && metrics
      })
      for (const line of [
        'dustjacket_jobs_accepted_total{operation="generate"} 1',
        'dustjacket_job_duration_seconds_count{operation="generate",outcome="completed"} 1',
        'dustjacket_credits_total{movement="reserved"} 1',
        'dustjacket_credits_total{movement="settled"} 1',
        'dustjacket_jobs{status="queued"} 0',
      ])
        assert.ok(text.includes(line), line)
      assert.equal((await shop.call('GET', '/metrics')).status, 404)
    })

    it('follow one job through the log by its id, from the request to the webhook', async (test) => {
      const receiver = await startReceiver(test)
      const shop = await openShop(running())
      const body = { bookId: await shop.addBook(), templateId: 'swiss-grid', webhookUrl: receiver.url }
      const jobId = jobIdOf(await shop.call('POST', '/api/v1/covers/generate', body))
      const story = ['job accepted', 'job started', 'job ended', 'webhook delivered']
      await eventually('the whole story in the log', () => {
        const lines = running()
          .log.map((line) => JSON.parse(line))
          .filter((line) => line.jobId === jobId)
        return story.every((msg) => lines.some((line) => line.msg === msg))
      })
      const log = running().log.join('')
      assert.equal(log.includes(shop.apiKey) || log.includes(shop.webhookSecret), false)
    })
  },
  { METRICS_PORT: '0' },
)
