// Fills a service with what its pages show: people, books, covers of two weeks, a wrap, events that arrive and events that do not.
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { changeKeySettings, createAccount, createKey, revokeKey } from '../../src/accounts/rules.ts'
import type { Service } from '../../src/compose/compose.ts'
import { invite, takeSeat } from '../../src/identity/rules.ts'
import { sampleBooks } from './sample-books.ts'

export const password = 'a password for pictures'

export interface Furnished {
  /** Emails of people who can sign in. */
  readonly owner: string
  readonly newcomer: string
  readonly bookId: string
  readonly coverId: string
  readonly wrapId: string
  readonly keyId: string
  readonly jobId: string
  readonly wrapJobId: string
  readonly failedId: string
  readonly deliveredId: string
  readonly consentPath: string
}

const day = 24 * 60 * 60 * 1000

/** Answers events well under /good, and badly elsewhere. */
const startReceiver = async (): Promise<{ url: string; close(): void }> => {
  const server = createServer((request, response) => {
    request.resume()
    if (request.url === '/good') response.writeHead(200).end('thanks')
    else response.writeHead(503).end('{"error":"the queue is full"}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() }
}

type Answered = Readonly<Record<string, unknown>>

const caller =
  (baseUrl: string, apiKey: string) =>
  async (method: string, path: string, body?: unknown): Promise<Answered> => {
    const headers = { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' }
    const answer = await fetch(`${baseUrl}${path}`, {
      method,
      headers,
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    return Object(await answer.json())
  }

type Call = ReturnType<typeof caller>

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))

/** Looks into the database, so that the log of calls shows what a partner would ask. */
const ended = async ({ database }: Service, { jobId }: Answered): Promise<void> => {
  for (;;) {
    const { status } = await database.read
      .selectFrom('jobs')
      .select('status')
      .where('id', '=', String(jobId))
      .executeTakeFirstOrThrow()
    if (status === 'completed' || status === 'failed') return
    await pause(200)
  }
}

/** The beginning is noted by the database's clock, which the tool does not turn. */
const alignTimes = ({ database }: Service, jobId: string, ms: number): Promise<unknown> =>
  database.transact((trx) =>
    trx
      .updateTable('jobs')
      .set((row) => ({ started_at: row.ref('created_at'), completed_at: row('created_at', '+', ms) }))
      .where('id', '=', jobId)
      .execute(),
  )

const finisher =
  (service: Service, call: Call) =>
  async (started: Answered): Promise<{ jobId: string; result: Answered }> => {
    const began = performance.now()
    await ended(service, started)
    const jobId = String(started.jobId)
    await alignTimes(service, jobId, Math.round(performance.now() - began))
    const { status, result, error } = await call('GET', `/api/v1/jobs/${jobId}`)
    if (status !== 'completed') throw new Error(`job ${jobId}: ${JSON.stringify(error)}`)
    return { jobId, result: Object(result) }
  }

const coverIdsIn = ({ covers }: Answered): string[] =>
  Array.isArray(covers) ? covers.map((each) => String(Object(each).coverId)) : []

/** Where an app sends the person, so that the page of consent can be seen. */
const askForConsent = async (baseUrl: string): Promise<string> => {
  const redirect_uri = 'http://127.0.0.1:7777/callback'
  const answer = await fetch(`${baseUrl}/oauth2/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      client_name: 'Shelf Agent',
      redirect_uris: [redirect_uri],
      token_endpoint_auth_method: 'none',
    }),
  })
  const { client_id } = Object(await answer.json())
  const query = new URLSearchParams({
    client_id,
    redirect_uri,
    response_type: 'code',
    scope: 'openid email offline_access',
    code_challenge: createHash('sha256').update(randomBytes(32).toString('hex')).digest('base64url'),
    code_challenge_method: 'S256',
    state: 'pictures',
    resource: `${baseUrl}/api/mcp/mcp`,
  })
  return `/oauth2/authorize?${query}`
}

const endedDelivery = async ({ database }: Service, url: string): Promise<string> => {
  for (;;) {
    const found = await database.read
      .selectFrom('webhook_deliveries')
      .select(['id', 'status', 'attempts'])
      .where('url', '=', url)
      .orderBy('id', 'desc')
      .executeTakeFirst()
    if (found && found.status !== 'processing' && found.attempts > 0) return found.id
    await pause(200)
  }
}

export const furnish = async (
  service: Service,
  clock: { now: number },
  tell: (line: string) => void,
): Promise<Furnished> => {
  const { database } = service
  const baseUrl = service.baseUrl()
  const present = clock.now
  clock.now = present - 13 * day
  const account = await createAccount(database, {
    email: 'editor@example.com',
    plan: 'growth',
    password,
    at: clock.now,
  })
  const newcomer = await createAccount(database, {
    email: 'newcomer@example.com',
    plan: 'starter',
    password,
    at: present,
  })
  const { accountId } = account
  const receiver = await startReceiver()
  await changeKeySettings(database, account.keyId, { name: 'Production', webhookUrl: `${receiver.url}/good` })
  const old = await createKey(database, { accountId, name: 'Old server', webhookUrl: null, at: clock.now })
  await revokeKey(database, { keyId: old.keyId, at: clock.now + day })
  await createKey(database, { accountId, name: 'Staging', webhookUrl: null, at: clock.now })
  const call = caller(baseUrl, account.apiKey)
  const finished = finisher(service, call)

  let made = { bookId: '', jobId: '', coverId: '' }
  for (const [index, book] of sampleBooks.entries()) {
    clock.now = present - (12 - index * 2) * day - 3_600_000
    const bookId = String((await call('POST', '/api/v1/books', book)).bookId)
    const order = { bookId, count: (index % 3) + 1 }
    const { jobId, result } = await finished(await call('POST', '/api/v1/covers/generate', order))
    made = { bookId, jobId, coverId: coverIdsIn(result)[0] ?? '' }
    tell(`painted ${book.title}`)
  }
  clock.now = present - 2 * 3_600_000
  const { coverId } = made
  await finished(
    await call('POST', `/api/v1/covers/${coverId}/variations`, { count: 2, webhookUrl: `${receiver.url}/bad` }),
  )
  await finished(await call('POST', `/api/v1/covers/${coverId}/audiobook-cover`, {}))
  const wrap = await finished(
    await call('POST', '/api/v1/wraps', {
      coverId,
      trimWidth: 6,
      trimHeight: 9,
      pageCount: 320,
      paperType: 'cream',
      bindingType: 'paperback',
      blurb:
        'The morning the lighthouse went dark, Mara found a letter in her own handwriting that she had never written.',
    }),
  )
  tell('wrapped')
  await call('GET', '/api/v1/books/none/covers')
  await call('POST', '/api/v1/covers/generate', {})
  clock.now = present
  await call('GET', '/api/v1/credits')
  const failedId = await endedDelivery(service, `${receiver.url}/bad`)
  const deliveredId = await endedDelivery(service, `${receiver.url}/good`)
  receiver.close()

  const owner = { accountId, email: account.email }
  await invite(database, { owner, email: 'designer@example.com', at: present })
  const seat = await invite(database, { owner, email: newcomer.email, at: present })
  await takeSeat(database, { token: seat.token, member: newcomer, at: present })
  // The log of calls is written every two seconds.
  await pause(2500)
  return {
    owner: account.email,
    newcomer: newcomer.email,
    ...made,
    wrapId: String(wrap.result.wrapId),
    wrapJobId: wrap.jobId,
    keyId: account.keyId,
    failedId,
    deliveredId,
    consentPath: await askForConsent(baseUrl),
  }
}
