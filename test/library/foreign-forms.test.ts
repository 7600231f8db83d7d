// Forms of pages elsewhere are turned away by their head: nobody makes the service read what it will not take.
import assert from 'node:assert/strict'
import { type IncomingMessage, request } from 'node:http'
import { it } from 'node:test'
import type { Visitor } from '../identity/visitor.ts'
import { acceptingOnly, onService } from '../support/service.ts'
import { newReader, uploadOf } from './a-reader.ts'

const fiftyMiB = 50 * 2 ** 20

onService(
  'sqlite',
  'a form from elsewhere',
  (running) => {
    /** Sends the head of a form and never its body; gives the status that comes all the same. */
    const sendHead = async ({ cookies }: Visitor, path: string, headers: object): Promise<number | undefined> => {
      const cookie = [...cookies].map(([name, { value }]) => `${name}=${value}`).join('; ')
      const sending = request({
        host: '127.0.0.1',
        port: running().port,
        path,
        method: 'POST',
        headers: {
          cookie,
          'content-length': fiftyMiB,
          'content-type': 'multipart/form-data; boundary=x',
          ...headers,
        },
      })
      sending.flushHeaders()
      const { promise: answered, resolve } = Promise.withResolvers<IncomingMessage>()
      sending.once('response', resolve)
      const { statusCode } = await answered
      sending.on('error', () => {}).destroy()
      return statusCode
    }

    it('with pictures is refused before any of them is read, whether its origin or its token gives it away', async () => {
      const { visitor, owner } = await newReader(running())
      const path = `/library/books/${await owner.addBook()}/generate-reference`
      const page = await visitor.get(path.replace('/generate-reference', ''))
      const { action } = uploadOf(page, path)
      assert.equal(await sendHead(visitor, action, { 'sec-fetch-site': 'cross-site' }), 403)
      assert.equal(await sendHead(visitor, action, { origin: 'https://evil.example.test' }), 403)
      assert.equal(await sendHead(visitor, path, {}), 403)
      assert.equal(await sendHead(visitor, `${path}?form_token=${'x'.repeat(43)}`, {}), 403)
      const other = await newReader(running())
      assert.equal(await sendHead(other.visitor, action, {}), 403, 'the token of another person')
    })

    it('without pictures is refused as early, and may not be large', async () => {
      const { visitor } = await newReader(running())
      const paths = ['/sign-in', '/library', '/try', '/account/password', '/dashboard/keys', '/wraps/x/save']
      for (const path of paths) {
        assert.equal(await sendHead(visitor, path, { 'sec-fetch-site': 'same-site' }), 403, path)
        assert.equal(await sendHead(visitor, path, {}), 413, path)
      }
    })
  },
  acceptingOnly,
)
