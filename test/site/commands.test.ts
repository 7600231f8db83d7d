// Every curl line of the documentation is sent, as it is written, to a running service.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sampleIds } from '../../src/contract/examples.ts'
import { apiOperations } from '../../src/contract/operations.ts'
import { curlOf } from '../../src/site/api/curl.ts'
import { openShop } from '../covers/shop.ts'
import { eventually } from '../support/eventually.ts'
import { acceptingOnly, onService } from '../support/service.ts'
import { addWrap } from '../wraps/bindery.ts'
import { curlRequest, readCommands, shellBlocks } from './shell-commands.ts'

/** A text with the reader's own ids in place of those of the story. */
const withIds = (text: string, ids: Readonly<Record<string, string>>): string =>
  Object.entries(ids).reduce((filled, [name, id]) => filled.replaceAll(Object(sampleIds)[name] ?? id, id), text)

onService('sqlite', 'the quick start', (running) => {
  it('leads from a key to a cover, line by line', async () => {
    const { apiKey: KEY } = await running().openAccount()
    const { text } = await running().call('GET', '/docs.md')
    const ids: Record<string, string> = {}
    const lines = shellBlocks(text).filter((block) => block.startsWith('curl'))
    const send = async (line: string | undefined): Promise<Response> => {
      const [command] = readCommands(withIds(line ?? '', ids), { KEY })
      const { url, init } = curlRequest(command ?? [])
      return fetch(url, init)
    }
    const [createBook, generate, poll, download] = lines
    assert.equal(lines.length, 4)

    const created = await send(createBook)
    assert.equal(created.status, 201)
    Object.assign(ids, await created.json())
    const replayed = await send(createBook)
    assert.deepEqual([replayed.status, replayed.headers.get('idempotent-replayed')], [200, 'true'])

    const accepted = await send(generate)
    assert.equal(accepted.status, 202)
    Object.assign(ids, await accepted.json())

    const job = await eventually('the cover', async () => {
      const answer = Object(await (await send(poll)).json())
      return answer.status === 'completed' && answer
    })
    ids.coverId = job.result.covers[0].coverId

    const file = await send(download)
    assert.deepEqual([file.status, file.headers.get('content-type')], [200, 'image/jpeg'])
    assert.ok((await file.arrayBuffer()).byteLength > 100_000)
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
