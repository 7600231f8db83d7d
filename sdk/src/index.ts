// The public face of the client.
export { Dustjacket, type DustjacketOptions } from './client.ts'
export type { CallOptions, MakingOptions } from './connection.ts'
export {
  type ClientErrorCode,
  ConnectionError,
  type DetailsOf,
  DustjacketError,
  type DustjacketErrorCode,
  IdempotencyKeyReusedError,
  JobFailedError,
  type KnownErrorCode,
  TimeoutError,
  UnexpectedAnswerError,
} from './errors.ts'
export type { Completed, CompletedJob, FailedJob, Job, JobResults, JobTicket, RunningJob } from './job-types.ts'
export type { PageList } from './page-list.ts'
export type { WrapFile, WrapSize } from './resources/wraps.ts'
export type * from './types.generated.ts'
export { type SignedWebhook, verifyWebhook, WebhookSignatureError } from './verify-webhook.ts'
export type { WaitOptions } from './wait.ts'
export type { JobCompletedEvent, JobFailedEvent, TestEvent, WebhookEvent } from './webhook-events.ts'
