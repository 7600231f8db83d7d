// Requests that must be refused, and with what, whatever else goes on.
import { newId } from '../../src/platform/ids.ts'
import type { Partner } from './partner.ts'

interface BadRequest {
  readonly method: string
  readonly path: string
  readonly body?: unknown
  readonly refusal: string
}

const generate = { method: 'POST', path: '/api/v1/covers/generate' }

export const badRequests = ({ bookIds: [bookId] }: Partner): readonly [BadRequest, ...BadRequest[]] => [
  { ...generate, body: {}, refusal: '400 missing_book_id' },
  { ...generate, body: { bookId, count: 9 }, refusal: '400 invalid_count' },
  { ...generate, body: { bookId, templateId: 'no-such-template' }, refusal: '400 invalid_template_id' },
  { ...generate, body: '{"bookId":', refusal: '400 invalid_json' },
  { ...generate, body: { bookId: newId() }, refusal: '404 book_not_found' },
  { method: 'POST', path: `/api/v1/covers/${newId()}/variations`, body: {}, refusal: '404 cover_not_found' },
  { method: 'GET', path: `/api/v1/jobs/${newId()}`, refusal: '404 job_not_found' },
]
