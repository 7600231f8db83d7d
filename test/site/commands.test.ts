// Every curl line of the documentation is sent, as it is written, to a running service.
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { it, type TestContext } from 'node:test'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { createDemoAccount } from '../../src/accounts/demo.ts'
import { sampleIds } from '../../src/contract/examples.ts'
import { apiOperations } from '../../src/contract/operations.ts'
import { curlOf } from '../../src/site/api/curl.ts'
import { openShop } from '../covers/shop.ts'
import { acceptingOnly, onService } from '../support/service.ts'
import { addWrap } from '../wraps/bindery.ts'
import { curlRequest, readCommands, shellBlocks } from './shell-commands.ts'

/** A text with the reader's own ids in place of those of the story. */
const withIds = (text: string, ids: Readonly<Record<string, string>>): string =>
  Object.entries(ids).reduce((filled, [name, id]) => filled.replaceAll(Object(sampleIds)[name] ?? id, id), text)

/** A folder whose `curl` is the tests' own, and whose `npm` is the one of the project. */
const aWorkshop = (test: TestContext): string => {
  const folder = mkdtempSync(join(tmpdir(), 'dustjacket-shell-'))
  test.after(() => rmSync(folder, { recursive: true, force: true }))
  const curl = fileURLToPath(new URL('./curl.ts', import.meta.url))
  writeFileSync(join(folder, 'curl'), `#!/bin/sh\nexec '${process.execPath}' '${curl}' "$@"\n`, { mode: 0o755 })
  // The reader is in the folder of the project; the files that he makes here belong elsewhere.
  const root = fileURLToPath(new URL('../../', import.meta.url))
  writeFileSync(join(folder, 'npm'), `#!/bin/sh\nPATH='${process.env.PATH}'\nexec npm --prefix '${root}' "$@"\n`, {
    mode: 0o755,
  })
  return folder
}

onService('sqlite', 'the quick start', (running) => {
  it('leads to a cover when its lines are pasted in order into one shell', async (test) => {
    const { database, environment } = running()
    const { text } = await running().call('GET', '/docs.md')
    const [start, ...lines] = shellBlocks(text)
    assert.equal(start, 'npm ci && npm start\n')
    assert.equal(lines.length, 5)
    await createDemoAccount(database, Date.now())
    const cwd = aWorkshop(test)
    const env = { ...environment, PATH: `${cwd}:${process.env.PATH}`, HOME: process.env.HOME }
    const { stdout } = await promisify(execFile)('sh', ['-euc', lines.join('\n')], { cwd, env })
    const [book, accepted, ended] = stdout.trim().split('\n')
    assert.match(JSON.parse(book ?? '').bookId, /^[0-9a-f-]{36}$/)
    assert.equal(JSON.parse(accepted ?? '').status, 'queued')
    assert.equal(JSON.parse(ended ?? '').status, 'completed')
    const { format, width, height } = await sharp(join(cwd, 'cover.jpg')).metadata()
    assert.deepEqual([format, width, height], ['jpeg', 1600, 2560])
  })
})

onService(
  'sqlite',
  'the curl line',
  (running) => {
    for (const operation of apiOperations) {
      it(`of ${operation.id} is answered as the page says`, async () => {
        const shop = await openShop(running())
        const bookId = await shop.addBook()
        const coverId = await shop.addCover({ bookId })
        const job = await shop.call('POST', '/api/v1/covers/generate', { bookId })
        const { jobId } = Object(job.json)
        const wrapId = operation.path.includes('{wrapId}') ? await addWrap(running(), shop) : ''
        const line = withIds(curlOf(operation, running().baseUrl), { bookId, coverId, jobId, wrapId })
        const [command] = readCommands(line, { KEY: shop.apiKey })
        const { url, init } = curlRequest(command ?? [])
        assert.equal(init.method, operation.method)
        const answer = await fetch(url, { ...init, redirect: 'manual' })
        const expected = Math.max(...Object.keys(operation.answers).map(Number))
        assert.equal(answer.status, expected, await answer.text())
      })
    }

    it('of a tool call is answered with what the tool has to say, in either revision', async () => {
      const { apiKey: KEY } = await running().openAccount()
      const { text } = await running().call('GET', '/docs/mcp.md')
      const lines = shellBlocks(text).filter((block) => block.startsWith('curl'))
      const answers = await Promise.all(
        lines.map(async (line) => {
          const [command] = readCommands(line, { KEY })
          const { url, init } = curlRequest(command ?? [])
          const { result } = Object(await (await fetch(url, init)).json())
          assert.notEqual(result?.isError, true, JSON.stringify(result))
          return result.structuredContent
        }),
      )
      assert.deepEqual([answers.length, answers[0].spineWidth > 0, answers[1].status], [2, true, 'queued'])
    })

    it('in every guide is a good request', async () => {
      const { apiKey: KEY } = await running().openAccount()
      for (const path of ['/docs/authentication.md', '/docs/credits.md', '/docs/kdp.md', '/auth.md']) {
        const { text } = await running().call('GET', path)
        const lines = shellBlocks(text).filter((block) => block.startsWith('curl'))
        assert.ok(lines.length > 0, path)
        for (const line of lines) {
          for (const command of readCommands(line, { KEY })) {
            const { url, init } = curlRequest(command)
            assert.equal((await fetch(url, init)).status, 200, line)
          }
        }
      }
    })
  },
  acceptingOnly,
)
