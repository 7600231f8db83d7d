// The TypeScript example of every endpoint is run, as it is written, against a service whose jobs end well.
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, it } from 'node:test'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'
import { Dustjacket, DustjacketError } from '../../sdk/src/index.ts'
import { apiOperations } from '../../src/contract/operations.ts'
import { typescriptOf } from '../../src/site/api/typescript.ts'
import { publicPages } from '../../src/site/pages.ts'
import { openShop } from '../covers/shop.ts'
import { clientOf } from '../sdk/client-of.ts'
import { onQuickStudio } from '../support/quick-studio.ts'

type Example = (known: Readonly<Record<string, unknown>>) => Promise<void>

const names = [
  'client',
  'bookId',
  'coverId',
  'jobId',
  'wrapId',
  'bytes',
  'console',
  'process',
  'Dustjacket',
  'DustjacketError',
] as const

/** In a scope of its own: an example may give its results the names of what it was given. */
const moduleOf = (example: string): string =>
  `export const run = async ({ ${names.join(', ')} }) => {\n{\n${example.replaceAll(/^import .*$/gm, '')}\n}\n}\n`

/** Guides that talk to the service; the one on webhooks waits to be called, and is held against the client by the compiler. */
const guides = ['/docs', '/docs/sdk', '/docs/authentication', '/docs/errors']

const blocksOf = (path: string, base: string): string[] => {
  const page = publicPages.find((each) => each.path === path)
  return [...(page?.markdown(base) ?? '').matchAll(/^```ts\n(.*?)^```$/gms)].map(([, block = '']) => block)
}

const aPicture = (): Promise<Buffer> =>
  sharp({ create: { width: 600, height: 900, channels: 3, background: '#5a2c3a' } })
    .composite([{ input: { create: { width: 300, height: 300, channels: 3, background: '#d9b36c' } } }])
    .jpeg()
    .toBuffer()

onQuickStudio('the TypeScript example', (running) => {
  const folder = mkdtempSync(join(tmpdir(), 'dustjacket-examples-'))
  const known: Record<string, unknown> = {}
  const printed: unknown[] = []

  before(async () => {
    const shop = await openShop(running(), 'scale')
    const client = clientOf(running(), shop)
    const bookId = await shop.addBook()
    const { result, jobId } = await client.jobs.wait(await client.covers.generate({ bookId, templateId: 'swiss-grid' }))
    const [{ coverId } = { coverId: '' }] = result.covers
    const paper = { trimWidth: 5, trimHeight: 8, pageCount: 100, paperType: 'white' } as const
    const wrapped = await client.jobs.wait(await client.wraps.create({ coverId, ...paper, designStyle: 'solid' }))
    const { wrapId } = wrapped.result
    const console = { log: (...values: readonly unknown[]) => printed.push(...values) }
    const process = { env: { KEY: shop.apiKey } }
    const story = { client, bookId, coverId, jobId, wrapId, bytes: await aPicture() }
    Object.assign(known, { ...story, console, process, Dustjacket, DustjacketError })
  })
  after(() => rmSync(folder, { recursive: true, force: true }))

  const runs = async (name: string, example: string): Promise<void> => {
    const file = join(folder, `${name}.ts`)
    writeFileSync(file, moduleOf(example))
    const { run }: { run: Example } = await import(pathToFileURL(file).href)
    printed.splice(0)
    await run(known)
    assert.ok(
      printed.every((value) => value !== undefined),
      `printed ${printed}`,
    )
  }

  for (const { id } of apiOperations) it(`of ${id} runs`, () => runs(id, typescriptOf(id)))

  for (const path of guides)
    it(`in ${path} runs`, async () => {
      const blocks = blocksOf(path, running().baseUrl)
      assert.ok(blocks.length > 0)
      for (const [at, block] of blocks.entries()) await runs(`${path.replaceAll('/', '-')}-${at}`, block)
    })
})
