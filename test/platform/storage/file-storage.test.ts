// Storage in a folder: the common promises, and what only a folder has.
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { type FileHandle, mkdir, open, readdir, symlink, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { type TestContext, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { servesDownloads } from './download-behaviour.ts'
import { startFileServer } from './file-server.ts'
import { behavesAsStorage } from './storage-behaviour.ts'

const startFolder = async () => {
  const { storage, stop } = await startFileServer()
  return { storage, storageAt: () => storage, stop }
}
behavesAsStorage('a folder', startFolder)
servesDownloads('a folder', startFolder)

const jpeg = { contentType: 'image/jpeg' }

const start = async (t: TestContext) => {
  const server = await startFileServer()
  t.after(server.stop)
  return { ...server, temporary: join(server.root, '.incoming') }
}

test('many writers and readers of one key never meet a mixed or half file', async (t) => {
  const { storage, temporary } = await start(t)
  const key = 'shelf/contested.jpg'
  // Each version is one byte repeated, and no two have the same length.
  const sizeOf = (version: number) => 40_000 + version * 1000
  const write = (version: number) =>
    storage.put(key, Readable.from(pieces(Buffer.alloc(sizeOf(version), version), 9_973)), jpeg)
  await write(0)

  const read = async () => {
    const file = await storage.read(key)
    assert(file)
    const bytes = await buffer(file.body)
    const version = bytes[0] ?? -1
    assert.equal(file.size, sizeOf(version))
    assert(bytes.equals(Buffer.alloc(sizeOf(version), version)))
    return { version, etag: file.etag }
  }
  const writing = Promise.all(Array.from({ length: 25 }, (_, version) => write(version)))
  const seen = await Promise.all(Array.from({ length: 100 }, read))
  const receipts = await writing
  seen.push(await read())

  assert.equal(new Set(receipts.map(({ etag }) => etag)).size, receipts.length)
  assert(seen.every(({ version, etag }) => version === 0 || receipts[version]?.etag === etag))
  assert.deepEqual(await readdir(temporary), [])
})

test('the bytes are flushed before the file gets its name, and every folder up to the root after it', async (t) => {
  const { root, storage } = await start(t)
  const handle = await open(root, 'r')
  const handles: FileHandle = Object.getPrototypeOf(handle)
  await handle.close()
  const { sync } = handles
  const named: boolean[] = []
  t.mock.method(handles, 'sync', function (this: FileHandle) {
    named.push(existsSync(join(root, 'one/two/a.jpg')))
    return sync.call(this)
  })
  await storage.put('one/two/a.jpg', randomBytes(10), jpeg)
  assert.deepEqual(named, [false, true, true, true])
})

test('two versions of one size and one time have different ETags', async (t) => {
  const { root, storage } = await start(t)
  const etags = new Set<string | undefined>()
  for (const content of ['black', 'white']) {
    await storage.put('a.jpg', Buffer.from(content), jpeg)
    await utimes(join(root, 'a.jpg'), 1, 1)
    etags.add((await storage.stat('a.jpg'))?.etag)
  }
  assert.equal(etags.size, 2)
})

test('an open file stays whole while its key is replaced and removed', async (t) => {
  const { storage } = await start(t)
  const old = randomBytes(500_000)
  await storage.put('a.jpg', old, jpeg)
  const file = await storage.read('a.jpg')
  await storage.put('a.jpg', randomBytes(10), jpeg)
  await storage.remove('a.jpg')
  assert(file)
  assert.deepEqual(await buffer(file.body), old)
})

test('a process killed in mid-write leaves the old file, and only a temporary one to sweep', async (t) => {
  const { root, storage, temporary } = await start(t)
  await storage.put('a.jpg', Buffer.from('old'), jpeg)
  const script = join(dirname(fileURLToPath(import.meta.url)), 'half-writer.ts')
  const child = spawn(process.execPath, [script, root, 'a.jpg'], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(child, 'close')
  await Promise.race([once(child.stdout, 'data'), ended])
  assert(child.kill('SIGKILL'), 'it is still writing')
  await ended

  assert.equal((await storage.stat('a.jpg'))?.size, 3)
  const listed: string[] = []
  for await (const { key } of storage.list('')) listed.push(key)
  assert.deepEqual(listed, ['a.jpg'])
  assert.equal((await readdir(temporary)).length, 1)
  assert.equal(await storage.sweepTemporary(new Date(Date.now() + 60_000)), 1)
  assert.deepEqual(await readdir(temporary), [])
})

test('sweeping leaves alone what is still being written', async (t) => {
  const { storage, temporary } = await start(t)
  assert.equal(await storage.sweepTemporary(new Date()), 0)
  await mkdir(temporary)
  const limit = new Date('2026-01-01T00:00:00Z')
  for (const [name, time] of [
    ['old', new Date(limit.getTime() - 1)],
    ['young', limit],
  ] as const) {
    await writeFile(join(temporary, name), 'x')
    await utimes(join(temporary, name), time, time)
  }
  assert.equal(await storage.sweepTemporary(limit), 1)
  assert.deepEqual(await readdir(temporary), ['young'])
})

test('unfinished files and names that are no keys are never listed', async (t) => {
  const { root, storage, temporary } = await start(t)
  await storage.put('a/b.jpg', randomBytes(1), jpeg)
  await mkdir(temporary, { recursive: true })
  await writeFile(join(temporary, 'unfinished.jpg'), 'x')
  await writeFile(join(root, 'a', 'not a key.jpg'), 'x')
  await symlink('/', join(root, 'a', 'elsewhere'))
  const listed: string[] = []
  for await (const { key } of storage.list('')) listed.push(key)
  assert.deepEqual(listed, ['a/b.jpg'])
})

test('a put that cannot take its place leaves no temporary file', async (t) => {
  const { storage, temporary } = await start(t)
  await storage.put('a/b.jpg', randomBytes(1), jpeg)
  await assert.rejects(storage.put('a', randomBytes(1), { contentType: 'application/octet-stream' }))
  await assert.rejects(storage.put('a/b.jpg/c.jpg', randomBytes(1), jpeg))
  assert.deepEqual(await readdir(temporary), [])
})

test('a put that cannot even begin lets go of its stream', async (t) => {
  const { storage, temporary } = await start(t)
  await writeFile(temporary, 'in the way')
  const stream = Readable.from([randomBytes(10)])
  await assert.rejects(storage.put('a.jpg', stream, jpeg), { code: 'EEXIST' })
  assert(stream.destroyed)
})

function* pieces(bytes: Buffer, length: number) {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length)
}
