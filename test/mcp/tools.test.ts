// The tools as agents of every kind find them: the same nineteen, described by the contract, doing what the API does.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { textLimits } from '../../src/catalog/limits.ts'
import { aBook } from '../books/a-book.ts'
import { openShop } from '../covers/shop.ts'
import { acceptingOnly, onBothServices, type TestService } from '../support/service.ts'
import { clientKinds, connect, type ListedTool, outputOf, refusalIn } from './clients.ts'

const names = [
  'create_book_and_generate_covers',
  'generate_covers_for_book',
  'get_generation_status',
  'list_templates_for_genre',
  'get_credit_balance',
  'list_books',
  'list_covers_for_book',
  'download_cover',
  'upscale_cover',
  'edit_cover',
  'remove_cover_text',
  'upload_reference_image',
  'generate_cover_from_reference',
  'create_audiobook_cover',
  'get_wrap',
  'create_full_wrap',
  'update_wrap_text',
  'extend_wrap_front',
  'calculate_kdp_wrap',
]

const reading = [
  'get_generation_status',
  'list_templates_for_genre',
  'get_credit_balance',
  'list_books',
  'list_covers_for_book',
  'download_cover',
  'get_wrap',
  'calculate_kdp_wrap',
]

/** One for all schemas: to understand what a schema is costs more than any of them. */
const ajv = addFormats.default(new Ajv2020({ strict: false }))
const compile = (schema: object) => ajv.compile(schema)

const listed = async (service: TestService): Promise<ListedTool[]> => {
  const { apiKey } = await service.openAccount()
  const agent = await connect(service, apiKey)
  const tools = await agent.tools()
  await agent.close()
  return tools
}

/** A shop with an agent in it whose answers are held against the output schema of their tool. */
const openAgency = async (service: TestService) => {
  const shop = await openShop(service)
  const agent = await connect(service, shop.apiKey)
  const tools = await agent.tools()
  const ask = async (name: string, args: object = {}) => {
    const output = outputOf(await agent.call(name, { ...args }))
    const fits = compile(tools.find((tool) => tool.name === name)?.outputSchema ?? {})
    assert.ok(fits(output), `${name}: ${JSON.stringify(fits.errors)}`)
    return output
  }
  return { ...shop, agent, ask }
}

onBothServices(
  'the tools',
  (running) => {
    for (const kind of clientKinds) {
      it(`are the nineteen of the contract, in its order, to a client of ${kind}, and work`, async () => {
        const { apiKey } = await running().openAccount()
        const agent = await connect(running(), apiKey, kind)
        assert.match(agent.instructions ?? '', /create_book_and_generate_covers/)
        assert.deepEqual(
          (await agent.tools()).map(({ name }) => name),
          names,
        )
        assert.equal(outputOf(await agent.call('get_credit_balance')).total_available, 500)
        const made = outputOf(await agent.call('create_book_and_generate_covers', aBook({ count: 2 })))
        const job = outputOf(await agent.call('get_generation_status', { jobId: made.jobId }))
        assert.deepEqual([job.status, job.credits_used, job.operation], ['queued', 2, 'generate'])
        assert.equal(refusalIn(await agent.call('list_books', { limit: 0 })).error.code, 'invalid_limit')
        await assert.rejects(agent.call('no_such_tool'), /no_such_tool/)
        await agent.close()
      })
    }

    it('have sound schemas, closed to arguments that do not exist, and say what they cost', async () => {
      for (const { name, description, inputSchema, outputSchema, annotations } of await listed(running())) {
        compile(inputSchema)
        compile(outputSchema)
        assert.equal(inputSchema.additionalProperties, false, name)
        assert.equal(JSON.stringify([inputSchema, outputSchema]).includes('"type":['), false, name)
        assert.match(description, /Free|credit/, name)
        assert.equal(annotations.readOnlyHint, reading.includes(name), name)
        assert.equal(annotations.openWorldHint, name === 'upload_reference_image', name)
        assert.equal('webhookUrl' in inputSchema.properties, false, name)
      }
    })

    it('take their limits from the API', async () => {
      const tools = await listed(running())
      const fieldOf = (tool: string, field: string) =>
        Object(tools.find(({ name }) => name === tool)?.inputSchema.properties[field])
      assert.equal(fieldOf('create_book_and_generate_covers', 'title').maxLength, textLimits.title)
      assert.equal(fieldOf('generate_covers_for_book', 'prompt').maxLength, textLimits.generatePrompt)
      assert.equal(fieldOf('edit_cover', 'prompt').maxLength, textLimits.editPrompt)
      assert.deepEqual([fieldOf('list_books', 'limit').maximum, fieldOf('list_books', 'limit').default], [100, 20])
      assert.equal(fieldOf('generate_covers_for_book', 'count').maximum, 5)
    })

    it('see what was made over REST, and the reverse', async () => {
      const { ask, addBook, call } = await openAgency(running())
      const bookId = await addBook({ title: 'Over REST' })
      const { books } = Object(await ask('list_books', { limit: 1 }))
      assert.deepEqual([books[0].bookId, books[0].title], [bookId, 'Over REST'])
      const made = await ask('create_book_and_generate_covers', aBook({ title: 'Over MCP', external_ref: 'mine' }))
      const { json } = await call('GET', `/api/v1/jobs/${made.jobId}`)
      assert.deepEqual([Object(json).status, Object(json).external_ref], ['queued', 'mine'])
    })

    it('walk through lists page by page', async () => {
      const { ask, addBook } = await openAgency(running())
      const made = [await addBook(), await addBook(), await addBook()]
      const seen: string[] = []
      for (let cursor: string | undefined | null; cursor !== null; ) {
        const page = Object(await ask('list_books', { limit: 2, ...(cursor ? { cursor } : {}) }))
        seen.push(...page.books.map((book: { bookId: string }) => book.bookId))
        cursor = page.next_cursor
      }
      assert.deepEqual(seen.toSorted(), made.toSorted())
    })

    it('that make something of a cover start one job each, and tell how to follow it', async () => {
      const { ask, addBook, addCover, call } = await openAgency(running())
      const bookId = await addBook()
      const coverId = await addCover({ bookId })
      const calls: readonly (readonly [tool: string, args: object, operation: string, credits: number])[] = [
        ['generate_covers_for_book', { bookId, count: 3, mood: 'epic' }, 'generate', 3],
        ['edit_cover', { coverId, prompt: 'make the title gold' }, 'edit_image', 1],
        ['upscale_cover', { coverId, sourceAsset: 'preview' }, 'upscale', 0],
        ['remove_cover_text', { coverId }, 'remove_text', 1],
        ['create_audiobook_cover', { coverId }, 'audiobook_cover', 1],
        [
          'generate_cover_from_reference',
          { bookId, instructions: 'colder', reference_cover_ids: [coverId] },
          'generate_reference',
          1,
        ],
      ]
      for (const [tool, args, operation, credits] of calls) {
        const ticket = Object(await ask(tool, args))
        assert.deepEqual([ticket.status, ticket.operation, ticket.replayed], ['queued', operation, false], tool)
        assert.ok(ticket.next_step.includes(ticket.jobId))
        const job = Object(await ask('get_generation_status', { jobId: ticket.jobId }))
        assert.deepEqual([job.operation, job.credits_used, job.poll_after_seconds], [operation, credits, 5], tool)
      }
      assert.equal(Object((await call('GET', '/api/v1/credits')).json).total_available, 500 - 7)
    })

    it('that read covers show which files there are', async () => {
      const { ask, addBook, addCover } = await openAgency(running())
      const bookId = await addBook()
      const coverId = await addCover({ bookId, assets: ['preview', 'full'] })
      const { covers, total } = Object(await ask('list_covers_for_book', { bookId, limit: 5 }))
      assert.deepEqual([total, covers[0].coverId, covers[0].assets.full.available], [1, coverId, true])
      const file = Object(await ask('download_cover', { coverId, assetType: 'full' }))
      assert.deepEqual([file.assetType, file.available_assets], ['full', ['preview', 'full']])
      assert.match(file.signedUrl, /^http/)
    })

    it('that ask the catalogue answer as the API does', async () => {
      const { ask, call } = await openAgency(running())
      const subject = { genre: 'fantasy', subgenre: 'litrpg' }
      const { json } = await call('GET', '/api/v1/templates?genre=fantasy&subgenre=litrpg')
      assert.deepEqual(await ask('list_templates_for_genre', subject), json)
      const sheet = { trimWidth: 8.27, trimHeight: 11.69, pageCount: 120, paperType: 'white' }
      const query = Object.entries(sheet)
        .map(([name, value]) => `${name}=${value}`)
        .join('&')
      const rest = await call('GET', `/api/v1/wraps/calculate?${query}`)
      assert.equal(rest.status, 200, rest.text)
      assert.deepEqual(await ask('calculate_kdp_wrap', sheet), rest.json)
    })
  },
  acceptingOnly,
)
