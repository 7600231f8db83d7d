// Uploads over real connections: types, sizes, and what goes wrong on the way.
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readdir, stat } from 'node:fs/promises'
import { Agent, request as httpRequest } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { test } from 'node:test'
import { eventually } from '../../support/eventually.ts'
import { codeOf, jpeg, start } from './file-routes.ts'

test('an upload far above the body limit of other routes is taken', async (t) => {
  const { putUrl, storage } = await start(t)
  const body = randomBytes(5_242_880)
  const response = await fetch(await putUrl(5_242_880), { method: 'PUT', body, headers: jpeg })
  assert.equal(response.status, 200)
  assert.equal(response.headers.get('content-length'), '0')
  assert.equal((await storage.stat('uploads/new.jpg'))?.size, 5_242_880)
})

for (const type of ['image/png', 'image/jpeg; charset=utf-8', 'application/json', 'no type at all', '/']) {
  test(`an upload of type ${type} is refused with its own code`, async (t) => {
    const { putUrl, storage } = await start(t)
    const response = await fetch(await putUrl(100), { method: 'PUT', body: '{}', headers: { 'content-type': type } })
    assert.equal(response.status, 415)
    assert.equal(await codeOf(response), 'unsupported_media_type')
    assert.equal(await storage.stat('uploads/new.jpg'), null)
  })
}

for (const size of [1001, 20_000_000]) {
  test(`${size} bytes where 1000 are allowed are refused by their declared length`, async (t) => {
    const { putUrl, storage, root } = await start(t)
    const response = await fetch(await putUrl(1000), { method: 'PUT', body: Buffer.alloc(size), headers: jpeg })
    assert.equal(response.status, 400)
    assert.equal(await codeOf(response), 'file_too_large')
    assert.equal(await storage.stat('uploads/new.jpg'), null)
    assert.deepEqual(await readdir(join(root, '.incoming')), [])
  })

  test(`${size} bytes of undeclared length are refused on the way, and the old file stays`, async (t) => {
    const { putUrl, storage, root } = await start(t)
    await storage.put('uploads/new.jpg', Buffer.from('old'), { contentType: 'image/jpeg' })
    const body = new Blob([Buffer.alloc(size)]).stream()
    const response = await fetch(await putUrl(1000), { method: 'PUT', body, headers: jpeg, duplex: 'half' })
    assert.equal(response.status, 400)
    assert.equal(await codeOf(response), 'file_too_large')
    assert.equal((await storage.stat('uploads/new.jpg'))?.size, 3)
    assert.deepEqual(await readdir(join(root, '.incoming')), [])
  })
}

test('a declared length above the limit is refused before the first byte', async (t) => {
  const { putUrl } = await start(t)
  const upload = httpRequest(await putUrl(1000), { method: 'PUT', headers: { ...jpeg, 'content-length': 1001 } })
  upload.flushHeaders()
  const [response] = await once(upload, 'response')
  assert.equal(response.statusCode, 400)
  upload.on('error', () => {}).destroy()
})

for (const [kind, length] of [
  ['declared', { 'content-length': 20_000_000 }],
  ['undeclared', {}],
] as const) {
  test(`a caller that sends all of its ${kind} bytes before it reads still learns of the refusal`, async (t) => {
    const { putUrl } = await start(t)
    const agent = new Agent({ keepAlive: true })
    t.after(() => agent.destroy())
    const upload = httpRequest(await putUrl(1000), { method: 'PUT', headers: { ...jpeg, ...length }, agent })
    const answered = once(upload, 'response')
    upload.write(Buffer.alloc(10_000_000))
    upload.end(Buffer.alloc(10_000_000))
    await once(upload, 'finish')
    const [response] = await answered
    assert.equal(response.statusCode, 400)
    response.resume()
  })
}

test('an upload of JSON is stored as it came, not read', async (t) => {
  const { storage } = await start(t)
  const expiresAt = new Date(Date.now() + 60_000)
  const type = 'application/json'
  const url = await storage.signedPutUrl('layout.json', { expiresAt, contentType: type, maxBytes: 100 })
  const response = await fetch(url, { method: 'PUT', body: '{ "half":', headers: { 'content-type': type } })
  assert.equal(response.status, 200)
  const file = await storage.read('layout.json')
  assert(file)
  assert.equal(await text(file.body), '{ "half":')
})

test('an upload of exactly the allowed size is taken, declared or not', async (t) => {
  const { putUrl, storage } = await start(t)
  for (const body of [Buffer.alloc(1000), new Blob([Buffer.alloc(1000)]).stream()]) {
    await storage.remove('uploads/new.jpg')
    const response = await fetch(await putUrl(1000), { method: 'PUT', body, headers: jpeg, duplex: 'half' })
    assert.equal(response.status, 200)
    assert.equal((await storage.stat('uploads/new.jpg'))?.size, 1000)
  }
})

test('an upload is written as it arrives, and leaves nothing when it breaks off', async (t) => {
  const { putUrl, storage, root } = await start(t)
  const temporary = join(root, '.incoming')
  const upload = httpRequest(await putUrl(1_000_000), {
    method: 'PUT',
    headers: { ...jpeg, 'content-length': 1_000_000 },
  })
  upload.on('error', () => {})
  upload.write(Buffer.alloc(300_000))
  await eventually('the first bytes on disk', async () => {
    const [name] = await readdir(temporary)
    return name !== undefined && (await stat(join(temporary, name))).size === 300_000
  })
  upload.destroy()
  await eventually('nothing left of the upload', async () => (await readdir(temporary)).length === 0)
  assert.equal(await storage.stat('uploads/new.jpg'), null)
})
