// A tenant of good standing, with a book, a cover and a wrap, who then turns on the service.
import { setTimeout as delay } from 'node:timers/promises'
import { aBook } from '../books/a-book.ts'
import type { Answer } from '../support/call.ts'
import type { Attacker, Target } from './attack.ts'

type Call = Target['call']

const expectStatus = (answer: Answer, status: number): Record<string, string> => {
  if (answer.status !== status) throw new Error(`expected ${status} but received ${answer.status}: ${answer.text}`)
  return Object(answer.json)
}

const ended = async (
  call: Call,
  key: string,
  jobId: string | undefined,
): Promise<Readonly<Record<string, unknown>>> => {
  for (;;) {
    const job = Object((await call('GET', `/api/v1/jobs/${jobId}`, { key })).json)
    if (job.status === 'completed') return Object(job.result)
    if (job.status === 'failed') throw new Error(`a job failed: ${JSON.stringify(job.error)}`)
    await delay(300)
  }
}

export const becomeAttacker = async (call: Call, key: string): Promise<Attacker> => {
  const { bookId = '' } = expectStatus(await call('POST', '/api/v1/books', { key, body: aBook() }), 201)
  const wanted = { bookId, templateId: 'bold-statement' }
  const painted = expectStatus(await call('POST', '/api/v1/covers/generate', { key, body: wanted }), 202)
  const { covers } = await ended(call, key, painted.jobId)
  const coverId = String(Object(Object(covers)[0]).coverId)
  const specs = { trimWidth: 6, trimHeight: 9, pageCount: 300, paperType: 'cream', designStyle: 'solid' }
  const texts = { blurb: 'He came for the contract. He stayed for the night.', spineTitle: 'Nights' }
  const wrapped = expectStatus(await call('POST', '/api/v1/wraps', { key, body: { coverId, ...specs, ...texts } }), 202)
  const wrapId = String((await ended(call, key, wrapped.jobId)).wrapId)
  const detail = Object((await call('GET', `/api/v1/wraps/${wrapId}`, { key })).json)
  return { apiKey: key, bookId, coverId, wrapId, layout: detail.layout_state }
}
