// A process that fetches a URL, plainly and guarded, and tells what each got.
import { once } from 'node:events'
import { get } from 'node:http'
import { text } from 'node:stream/consumers'
import { guardedFetch } from '../../../src/platform/fetch/guarded-fetch.ts'
import { givenTask, report } from '../database/child-process.ts'

const url = givenTask<string>()
const [plain] = await once(get(url), 'response')
report(`plain: ${await text(plain)}`)
const { body } = await guardedFetch(url, {
  method: 'GET',
  headers: {},
  connectMs: 30_000,
  totalMs: 30_000,
  maxBytes: 100,
  read: 'whole',
  allowPrivate: true,
  resolve: async () => ['127.0.0.1'],
})
report(`guarded: ${body}`)
