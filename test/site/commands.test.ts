// Every curl line of the documentation is sent, as it is written, to a running service.
import assert from 'node:assert/strict'
import { it } from 'node:test'
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
