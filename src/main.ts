// Start: read the configuration, compose, serve, stop when asked.
import { once } from 'node:events'
import { createDemoAccount, type DemoAccount } from './accounts/demo.ts'
import { createBook } from './books/rules.ts'
import { type Service, startService } from './compose/compose.ts'
import { type Environment, readConfig } from './config/config.ts'
import { systemClock } from './platform/clock.ts'
import { createLog, type Log } from './platform/log.ts'
import { stopSignal } from './platform/processes/stop-signal.ts'

/** Supervisors kill after 30 s; what is late by then is not handed back. */
const stopWithinMs = 25_000

/** Runs the service until SIGTERM or SIGINT. `print` is for people; logs go their own way. */
export const serve = async (environment: Environment, print: (line: string) => void): Promise<void> => {
  const config = readConfig(environment)
  const log = createLog(config.logLevel)
  // From the beginning, so that a stop during the start is a stop too.
  const stop = stopSignal()
  const service = await startService(config, log, { stop })
  try {
    const demo = config.demoAccount ? await createDemoAccount(service.database, systemClock()) : null
    if (demo) announce(demo, await addDemoBook(service, demo), service.baseUrl(), print)
    print(config.role === 'worker' ? 'dustjacket worker ready' : `dustjacket ready on ${service.baseUrl()}`)
    if (!stop.aborted) await once(stop, 'abort')
  } finally {
    log.info('stopping')
    exitAtTheLatest(log)
    await service.stop()
  }
}

const exitAtTheLatest = (log: Log): void => {
  const timer = setTimeout(() => {
    log.error('could not stop in time')
    process.exit(1)
  }, stopWithinMs)
  timer.unref()
}

/** A book to make a first cover for. */
const addDemoBook = async ({ database }: Service, { accountId }: DemoAccount): Promise<string> => {
  const draft = {
    title: 'The Time Machine',
    author: 'H. G. Wells',
    genre: 'science-fiction',
    subgenre: 'dystopian',
    summary: 'An inventor builds a machine that carries him far into the future, to the last days of the earth.',
  }
  const understanding = { detect: async () => null, refuseForbidden: async () => {}, refuseDoubtful: async () => {} }
  const { book } = await createBook(database, understanding, {
    accountId,
    // Nobody waits for it who could go away.
    signal: new AbortController().signal,
    draft,
    idempotencyKey: null,
    at: systemClock(),
  })
  return book.id
}

const announce = (demo: DemoAccount, bookId: string, baseUrl: string, print: (line: string) => void): void => {
  const authorization = `-H 'Authorization: Bearer ${demo.apiKey}'`
  for (const line of [
    '',
    'A demo account on the Growth plan has been created. This is shown once:',
    `  API key    ${demo.apiKey}`,
    `  webhooks   ${demo.webhookSecret}  (signs them)`,
    `  sign-in    ${demo.email}  ${demo.password}`,
    '',
    'Make a first cover, of a book that is there already:',
    `  curl -X POST ${baseUrl}/api/v1/covers/generate ${authorization} -d '${JSON.stringify({ bookId })}'`,
    'Its answer names a poll_url; a few seconds later, that shows the cover:',
    `  curl ${baseUrl}/api/v1/jobs/… ${authorization}`,
    '',
  ])
    print(line)
}
