// Payloads and signatures: what the contract promises receivers.
import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { describe, it } from 'node:test'
import { operationNames } from '../../src/catalog/operations.ts'
import { excerptOf } from '../../src/webhooks/attempt.ts'
import { headersOf, jobPayload, signatureOf } from '../../src/webhooks/payload.ts'
import { fc } from '../support/property.ts'
import { endedJob } from './deliveries.ts'

const at = Date.UTC(2026, 10, 15, 12, 30, 0, 42)

describe('a payload', () => {
  it('tells event, job, reference, status, time and data', () => {
    const job = endedJob({ keyId: null, externalRef: 'order-7', data: { bookId: 'b', covers: [1] }, at })
    assert.deepEqual(JSON.parse(jobPayload(job)), {
      event: 'job.completed',
      jobId: job.jobId,
      external_ref: 'order-7',
      status: 'completed',
      timestamp: '2026-11-15T12:30:00.042Z',
      data: { bookId: 'b', covers: [1] },
    })
  })

  it('names the operation of every job but generate', () => {
    for (const operation of operationNames) {
      const { operation: named } = JSON.parse(jobPayload(endedJob({ keyId: null, operation })))
      assert.equal(named, operation === 'generate' ? undefined : operation)
    }
  })

  it('of a failed job is an event of its own', () => {
    const error = { code: 'timeout', message: 'Took too long.' }
    const payload = JSON.parse(
      jobPayload(endedJob({ keyId: null, status: 'failed', data: { error, credits_refunded: 2 } })),
    )
    assert.deepEqual([payload.event, payload.status, payload.external_ref], ['job.failed', 'failed', null])
    assert.deepEqual(payload.data, { error, credits_refunded: 2 })
  })
})

describe('a signature', () => {
  it('is the HMAC of the bytes that are sent, for each secret, newest first', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.array(fc.string(), { minLength: 1, maxLength: 2 }),
        (body, secrets) => {
          const expected = secrets.map(
            (secret) => `sha256=${createHmac('sha256', secret).update(Buffer.from(body)).digest('hex')}`,
          )
          assert.equal(signatureOf(body, secrets), expected.join(','))
        },
      ),
    )
  })

  it('comes with headers that name event, delivery and time', () => {
    const headers = headersOf({ id: 'd-1', event: 'job.failed', body: '{}', secrets: ['s'], at })
    assert.deepEqual(
      [headers['X-SVC-Event'], headers['X-SVC-Delivery'], headers['X-SVC-Timestamp'], headers['Content-Type']],
      ['job.failed', 'd-1', '2026-11-15T12:30:00.042Z', 'application/json'],
    )
    assert.match(headers['User-Agent'] ?? '', /^Dustjacket-Webhooks\/\d/)
  })
})

describe('the excerpt of an answer', () => {
  it('is text that can be stored, at most 4 KiB of it, whatever the receiver sent', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 6000, size: 'max' }), (bytes) => {
        const excerpt = excerptOf(bytes)
        assert.ok(excerpt.length <= 4096 && excerpt.isWellFormed() && !excerpt.includes('\0'))
      }),
    )
    assert.equal(excerptOf(Buffer.from('a\0b')), 'a\uFFFDb')
    assert.equal(excerptOf(Buffer.from('Danke schön')), 'Danke schön')
    assert.equal(excerptOf(Buffer.from('x'.repeat(5000))), 'x'.repeat(4096))
  })
})
