// Sends what browsers and caches read: with an ETag, and 304 to who has it already.
import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type PagePolicy, pageHeaders } from './headers.ts'
import { type Page, renderPage } from './page.ts'

/** For documents that everybody gets alike. */
export const publicCache = 'public, max-age=300'

export interface SentDocument {
  readonly body: string | Uint8Array
  readonly type: string
  /** `Cache-Control`; nothing is kept where it is not said. */
  readonly cache?: string
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
}

export const sendDocument = (request: FastifyRequest, reply: FastifyReply, document: SentDocument): FastifyReply => {
  const { body, type, cache = 'no-store', status = 200, headers = {} } = document
  const etag = `"${createHash('sha256').update(type).update(body).digest('base64url').slice(0, 22)}"`
  reply.headers({ ...headers, 'cache-control': cache, etag })
  if (status === 200 && knows(request.headers['if-none-match'], etag)) return reply.code(304).send()
  // As bytes: to text, the framework would add a charset to the type.
  return reply.code(status).header('content-type', type).send(Buffer.from(body))
}

/** A weak match, as RFC 9110 has it for GET and HEAD. */
const knows = (header: string | undefined, etag: string): boolean =>
  header !== undefined &&
  (header.trim() === '*' || header.split(',').some((each) => each.trim().replace(/^W\//, '') === etag))

export interface PageAnswer {
  readonly page: Page
  readonly status?: number
  /** Private unless said otherwise: most pages are for one person. */
  readonly cache?: string
  readonly policy?: PagePolicy
  readonly headers?: Readonly<Record<string, string>>
}

export const htmlType = 'text/html; charset=utf-8'

export const sendPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  { page, status = 200, cache = 'no-store', policy = {}, headers = {} }: PageAnswer,
): FastifyReply =>
  sendDocument(request, reply, {
    body: renderPage(page),
    type: htmlType,
    cache,
    status,
    headers: { ...pageHeaders(policy), ...headers },
  })
