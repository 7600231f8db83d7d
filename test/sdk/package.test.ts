// The packed client: complete, self-contained, typed, and good enough for every example.
import assert from 'node:assert/strict'
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { after, before, it } from 'node:test'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { newId } from '../../src/platform/ids.ts'
import { openShop, type Shop } from '../covers/shop.ts'
import { drawn } from '../support/drawn.ts'
import { onQuickStudio } from '../support/quick-studio.ts'
import { record, startSender } from '../webhooks/deliveries.ts'
import { addressOf, clientOf } from './client-of.ts'
import { checkTypes, installPackage, type PartnerProject } from './package.ts'

const run = promisify(execFile)

onQuickStudio('the packed client', (running) => {
  let project: PartnerProject
  before(async () => {
    project = await installPackage()
  })
  after(() => project.remove())

  const environmentOf = ({ apiKey, webhookSecret }: Shop) => ({
    ...process.env,
    DUSTJACKET_URL: addressOf(running()),
    DUSTJACKET_KEY: apiKey,
    DUSTJACKET_WEBHOOK_SECRET: webhookSecret,
    PORT: '0',
  })

  /** What an example prints. */
  const example = async (name: string, shop: Shop, ...words: readonly string[]): Promise<string> => {
    const { stdout } = await run(process.execPath, [`${name}.ts`, ...words], {
      cwd: project.folder,
      env: environmentOf(shop),
    })
    return stdout
  }

  it('holds what runs and what describes it, and nothing else', () => {
    const others = project.files.filter((file) => !/^dist\/[\w./-]+\.(?:js|d\.ts)$/.test(file))
    assert.deepEqual(others.toSorted(), ['LICENSE', 'README.md', 'package.json'])
    assert.ok(project.files.includes('dist/index.js') && project.files.includes('dist/index.d.ts'))
  })

  it('needs nothing but what every runtime of today has', () => {
    const installed = join(project.folder, 'node_modules', 'dustjacket-sdk')
    const { dependencies, peerDependencies } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'))
    assert.deepEqual([dependencies, peerDependencies], [undefined, undefined])
    for (const file of globSync('dist/**/*.js', { cwd: installed })) {
      const source = readFileSync(join(installed, file), 'utf8')
      for (const [, from = ''] of source.matchAll(/\bfrom '([^']+)'/g)) assert.match(from, /^\.{1,2}\/.+\.js$/)
      assert.equal(/\b(?:process|Buffer|require|window|document)\b\s*[.(]/.test(source), false, file)
    }
  })

  it('has types that the examples pass, without those of a browser', () => checkTypes(project))

  it('brings a cover from a book to the disk, as first-cover does', async () => {
    const shop = await openShop(running())
    const printed = await example('first-cover', shop)
    const [, name = ''] = /^(the-lighthouse-keeper-preview\.jpg): It shows one colour\./m.exec(printed) ?? []
    const { width, height } = await sharp(join(project.folder, name)).metadata()
    assert.deepEqual([width, height], [1600, 2560])
    assert.match(
      await example('list-everything', shop),
      /^499 credits.*\nThe Lighthouse Keeper \(Mystery\): [0-9a-f-]{36}\n$/,
    )
  })

  it('uploads a picture and takes it as a reference, as reference-cover does', async () => {
    const shop = await openShop(running())
    const picture = sharp({ create: { width: 400, height: 600, channels: 3, background: '#31506b' } })
    const noisy = picture.composite([
      {
        input: drawn(
          '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="600"><circle cx="200" cy="300" r="150" fill="#d9b35a"/></svg>',
        ),
      },
    ])
    writeFileSync(join(project.folder, 'picture.jpg'), await noisy.jpeg({ quality: 95 }).toBuffer())
    const url = (await example('reference-cover', shop, 'picture.jpg')).trim()
    assert.equal((await fetch(url, { method: 'HEAD' })).status, 200)
  })

  it('says what is wrong in words, as when-it-fails does', async () => {
    const shop = await openShop(running())
    assert.match(await example('when-it-fails', shop, newId()), /^book_not_found: .* \(request \S+\)\n$/)
    const bookId = await shop.addBook({ genre: 'poetry', subgenre: undefined })
    assert.match(await example('when-it-fails', shop, bookId), /^unsupported_genre: /)
  })

  it('receives webhooks, as webhook-receiver does', async (test) => {
    const shop = await openShop(running())
    const receiver = spawn(process.execPath, ['webhook-receiver.ts'], {
      cwd: project.folder,
      env: environmentOf(shop),
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    test.after(() => receiver.kill())
    const lines = createInterface(receiver.stdout)
    const [first] = await once(lines, 'line')
    const [, port] = /"port":(\d+)/.exec(first) ?? []
    const url = `http://127.0.0.1:${port}/`
    assert.equal(
      (await fetch(url, { method: 'POST', body: '{}', headers: { 'x-svc-signature': 'sha256=0' } })).status,
      400,
    )
    startSender(test, running().database)
    const bookId = newId()
    const told = once(lines, 'line')
    await record(running().database, { keyId: shop.keyId, webhookUrl: url, data: { bookId, covers: [] } })
    assert.deepEqual(await told, [`0 covers for book ${bookId}`])
  })

  it('makes a print wrap, as print-wrap does', async () => {
    const shop = await openShop(running())
    const client = clientOf(running(), shop)
    const ticket = await client.covers.generate({ bookId: await shop.addBook(), templateId: 'swiss-grid' })
    const [cover] = (await client.jobs.wait(ticket)).result.covers
    const printed = await example('print-wrap', shop, cover?.coverId ?? '')
    const [name = ''] = printed.trim().split('\n').slice(-1)
    assert.match(name, /\.pdf$/)
    assert.equal(readFileSync(join(project.folder, name)).subarray(0, 5).toString(), '%PDF-')
  })
})
