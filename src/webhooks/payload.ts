// What receivers get: the body, made once, and the headers of an attempt.
import { createHmac } from 'node:crypto'
import type { OperationName } from '../catalog/operations.ts'
import { serviceVersion } from '../catalog/versions.ts'
import { isoTime } from '../platform/clock.ts'
import type { WebhookEvent } from '../platform/database/tables/webhooks.ts'

export interface JobEnd {
  readonly jobId: string
  readonly operation: OperationName
  readonly externalRef: string | null
  readonly status: 'completed' | 'failed'
  /** What the event tells of the job, as receivers are to see it. */
  readonly data: unknown
  readonly at: number
}

export const jobEvent = ({ status }: Pick<JobEnd, 'status'>): WebhookEvent => `job.${status}`

export const jobPayload = ({ jobId, operation, externalRef, status, data, at }: JobEnd): string =>
  JSON.stringify({
    event: jobEvent({ status }),
    jobId,
    // The contract's generate events are the ones without it.
    ...(operation === 'generate' ? {} : { operation }),
    external_ref: externalRef,
    status,
    timestamp: isoTime(at),
    data,
  })

export const testPayload = (at: number): string =>
  JSON.stringify({
    event: 'webhook.test',
    jobId: null,
    external_ref: null,
    status: null,
    timestamp: isoTime(at),
    data: { message: 'This is a test. No job has ended.' },
  })

export const signatureOf = (body: string, secrets: readonly string[]): string =>
  secrets.map((secret) => `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`).join(',')

interface Sending {
  readonly id: string
  readonly event: WebhookEvent
  readonly body: string
  readonly secrets: readonly string[]
  readonly at: number
}

export const headersOf = ({ id, event, body, secrets, at }: Sending): Readonly<Record<string, string>> => ({
  'Content-Type': 'application/json',
  'User-Agent': `Dustjacket-Webhooks/${serviceVersion}`,
  'X-SVC-Event': event,
  'X-SVC-Delivery': id,
  'X-SVC-Timestamp': isoTime(at),
  'X-SVC-Signature': signatureOf(body, secrets),
})
