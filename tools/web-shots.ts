// `npm run web:shots`: starts a service in a temporary folder, fills it with a demo account and real work, and takes a picture of
// every page of the site: on a desk by day and on a phone by night, for people to look at.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { BrowserContext } from 'playwright-core'
import { startService } from '../src/compose/compose.ts'
import { readConfig } from '../src/config/config.ts'
import { createLog } from '../src/platform/log.ts'
import { startBrowser } from '../test/support/browser.ts'
import { furnish, password } from './web-shots/furnish.ts'
import { type Picture, picturesOf } from './web-shots/pictures.ts'

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'shots' },
    /** Only the pages whose name contains this. */
    only: { type: 'string', default: '' },
  },
})

const readers = {
  desk: { viewport: { width: 1280, height: 900 }, colorScheme: 'light' },
  phone: { viewport: { width: 360, height: 780 }, colorScheme: 'dark' },
} as const

const out = resolve(values.out)
mkdirSync(out, { recursive: true })
const home = mkdtempSync(join(tmpdir(), 'dustjacket-shots-'))
const clock = { now: Date.now() }
const config = readConfig({
  DATA_DIR: home,
  PORT: '0',
  MODELS: 'off',
  LOG_LEVEL: 'warn',
  ALLOW_PRIVATE_NETWORK: 'true',
})
const service = await startService(config, createLog('warn'), { now: () => clock.now })
const browser = await startBrowser()

const signIn = async (context: BrowserContext, email: string): Promise<void> => {
  const page = await context.newPage()
  await page.goto(`${service.baseUrl()}/sign-in`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('**/dashboard')
  await page.close()
}

const take = async (
  context: BrowserContext,
  reader: string,
  { name, path, whole = true, prepare }: Picture,
): Promise<void> => {
  const page = await context.newPage()
  // Covers of the home page are painted when they are first seen.
  page.setDefaultTimeout(300_000)
  await page.goto(`${service.baseUrl()}${path}`, { waitUntil: 'networkidle' })
  await prepare?.(page)
  await page.screenshot({ path: join(out, `${name}-${reader}.png`), fullPage: whole })
  await page.close()
  process.stdout.write(`${name} ${reader}\n`)
}

try {
  const furnished = await furnish(service, clock, (line) => process.stdout.write(`${line}\n`))
  const pictures = picturesOf(furnished).filter(({ name }) => name.includes(values.only))
  for (const [reader, view] of Object.entries(readers)) {
    for (const person of ['visitor', 'newcomer', 'owner'] as const) {
      const context = await browser.newContext(view)
      if (person !== 'visitor') await signIn(context, furnished[person])
      for (const picture of pictures) if (picture.person === person) await take(context, reader, picture)
      await context.close()
    }
  }
} finally {
  await browser.close()
  await service.stop()
  rmSync(home, { recursive: true, force: true })
}
