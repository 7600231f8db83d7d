// Sends strange requests, several at a time, and judges every answer.
import assert from 'node:assert/strict'
import { isErrorCode } from '../../../src/catalog/errors.ts'
import { callAt } from '../../support/call.ts'
import type { RawAnswer } from '../../support/raw-answer.ts'
import { RawConnection } from '../../support/raw-http.ts'
import { refusalIn } from '../../support/refusals.ts'
import type { FetchedRequest } from './requests.ts'

const atOnce = 8

const assertSensible = ({ status, json }: Pick<RawAnswer, 'status' | 'json'>, id: unknown, request: string): void => {
  assert.ok(status >= 200 && status < 500, `${status} to ${request}`)
  assert.ok(id, `no request id for ${request}`)
  if (status < 400) return
  assert.doesNotThrow(() => assert.ok(isErrorCode(refusalIn({ status, json }).code)), `${status} to ${request}`)
}

const shown = (bytes: Buffer): string => JSON.stringify(bytes.toString('latin1').slice(0, 2000))

/** Lets several workers share the requests: each takes the next one when it is done. */
const inTurns = async <T>(requests: readonly T[], worker: (rest: Iterable<T>) => Promise<void>): Promise<void> => {
  const rest = requests.values()
  // A `for … of` that ends early must not end the others: they share the iterator, not its fate.
  const shared: Iterable<T> = { [Symbol.iterator]: () => ({ next: () => rest.next() }) }
  await Promise.all(Array.from({ length: atOnce }, () => worker(shared)))
}

/** One answer for each request, on connections that stay open while the service keeps them. */
export const talkOn = (port: number, requests: readonly Buffer[]): Promise<void> =>
  inTurns(requests, async (rest) => {
    let connection = await RawConnection.open(port)
    for (const bytes of rest) {
      connection.send(bytes)
      const answer = await connection.next()
      assert.ok(answer, `no answer to ${shown(bytes)}`)
      assertSensible(answer, answer.headers.get('x-request-id'), shown(bytes))
      if (answer.headers.get('connection') !== 'close') continue
      connection.destroy()
      connection = await RawConnection.open(port)
    }
    connection.destroy()
  })

/** A connection for each request, which may break off anywhere: any number of answers, all of them sensible. */
export const talkOnce = (port: number, requests: readonly Buffer[]): Promise<void> =>
  inTurns(requests, async (rest) => {
    for (const bytes of rest) {
      const connection = await RawConnection.open(port)
      connection.send(bytes)
      connection.finish()
      await connection.closed
      for (const answer of connection.rest()) {
        assertSensible(answer, answer.headers.get('x-request-id'), shown(bytes))
      }
    }
  })

export const talkByFetch = (url: string, key: string, requests: readonly FetchedRequest[]): Promise<void> =>
  inTurns(requests, async (rest) => {
    for (const { method, path, headers, body } of rest) {
      const answer = await callAt(url, method, path, { key, headers, body })
      assertSensible(answer, answer.headers.get('x-request-id'), `${method} ${path} ${JSON.stringify(headers)}`)
    }
  })
