// Start: read the configuration, compose, serve, stop when asked.
import { createDemoAccount, type DemoAccount } from './accounts/demo.ts'
import { startService } from './compose.ts'
import { type Environment, readConfig } from './config.ts'
import { systemClock } from './platform/clock.ts'
import { createLog, type Log } from './platform/log.ts'

const stopWithinMs = 30_000

/** Runs the service until SIGTERM or SIGINT. `print` is for people; logs go their own way. */
export const serve = async (environment: Environment, print: (line: string) => void): Promise<void> => {
  const config = readConfig(environment)
  const log = createLog(config.logLevel)
  // From the beginning, so that a stop during the start is a stop too.
  const stopAsked = stopSignal()
  const service = await startService(config, log)
  try {
    const demo = config.demoAccount ? await createDemoAccount(service.database, systemClock()) : null
    if (demo) announce(demo, service.baseUrl(), print)
    print(config.role === 'worker' ? 'dustjacket worker ready' : `dustjacket ready on ${service.baseUrl()}`)
    await stopAsked
    log.info('stopping')
    exitAtTheLatest(log)
  } finally {
    await service.stop()
  }
}

const stopSignal = (): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<void>()
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => resolve())
  return promise
}

const exitAtTheLatest = (log: Log): void => {
  const timer = setTimeout(() => {
    log.error('could not stop in time')
    process.exit(1)
  }, stopWithinMs)
  timer.unref()
}

const announce = (demo: DemoAccount, baseUrl: string, print: (line: string) => void): void => {
  const body = JSON.stringify({ title: 'The Time Machine', author: 'H. G. Wells', genre: 'science-fiction' })
  for (const line of [
    '',
    'A demo account on the Growth plan has been created. This is shown once:',
    `  API key    ${demo.apiKey}`,
    `  sign-in    ${demo.email}  ${demo.password}`,
    '',
    'Create a first book:',
    `  curl -X POST ${baseUrl}/api/v1/books -H 'Authorization: Bearer ${demo.apiKey}' -d '${body}'`,
    '',
  ])
    print(line)
}
