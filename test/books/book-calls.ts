// Calls of the book endpoints whose answers are taken apart.
import assert from 'node:assert/strict'
import type { z } from 'zod'
import { bookCreated, bookPage } from '../../src/contract/books.ts'
import type { TestService } from '../support/service.ts'
import { aBook } from './a-book.ts'

/** The answer that a schema describes, with not a field more. */
const exactly = <Shape extends z.ZodRawShape>(schema: z.ZodObject<Shape>, json: unknown) => schema.strict().parse(json)

interface Creation {
  readonly key: string
  readonly idempotencyKey?: string
}

export const createBook = async (
  { call }: TestService,
  { key, idempotencyKey }: Creation,
  wish: Readonly<Record<string, unknown>> = {},
) => {
  const headers = idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }
  const answer = await call('POST', '/api/v1/books', { key, headers, body: aBook(wish) })
  assert.ok(answer.status === 201 || answer.status === 200, answer.text)
  const replayed = answer.headers.get('idempotent-replayed')
  return { status: answer.status, replayed, ...exactly(bookCreated, answer.json) }
}

export const listBooks = async ({ call }: TestService, key: string, query = '') => {
  const answer = await call('GET', `/api/v1/books${query}`, { key })
  assert.equal(answer.status, 200, answer.text)
  return exactly(bookPage, answer.json)
}
