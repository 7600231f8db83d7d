// The library in a real browser: from the first start to the first cover, a change by words, a wrap on to the editor; and every page fit for everybody.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { after, before, it } from 'node:test'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { startBrowser } from '../support/browser.ts'
import { eventually } from '../support/eventually.ts'
import { emptyHome } from '../support/homes.ts'
import { spawnService } from '../support/service-process.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const violationsOf = async (page: Page): Promise<string[]> => {
  await page.evaluate(axe)
  return page.evaluate(`axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) =>
    violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) => nodes.map(({ target }) => id + ': ' + target)))`)
}

/** Adds up how far things have moved by themselves, as browsers measure it. */
const shiftWatcher = `window.shift = 0
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shift += entry.value
}).observe({ type: 'layout-shift', buffered: true })`

const scriptBudget = 150_000

let browser: Browser | undefined
before(async () => {
  browser = await startBrowser()
})
after(() => browser?.close())

const openPage = async (baseUrl: string, options: BrowserContextOptions) => {
  assert.ok(browser)
  const context = await browser.newContext(options)
  const page = await context.newPage()
  // Only failures wait so long.
  page.setDefaultTimeout(120_000)
  await page.addInitScript(shiftWatcher)
  const complaints: string[] = []
  let scriptBytes = 0
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`${page.url()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`))
  page.on('request', (request) => {
    if (!request.url().startsWith(`${baseUrl}/`)) complaints.push(`${page.url()} asks ${request.url()}`)
  })
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'script') return
    scriptBytes += (await response.body().catch(() => '')).length
  })
  // What templates look like is not asked here; painting them would take a second each.
  await page.route('**/templates/*/preview.jpg*', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  )
  return { context, page, complaints, scriptBytes: () => scriptBytes }
}

const signIn = async (page: Page, email: string, password: string): Promise<void> => {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** What a reader would stumble over on this page. */
const flawsOf = async (page: Page): Promise<string[]> => {
  const overflow = Number(await page.evaluate('document.documentElement.scrollWidth - innerWidth'))
  const shift = Number(await page.evaluate('window.shift'))
  const path = new URL(page.url()).pathname
  return [
    ...(await violationsOf(page)),
    ...(overflow > 0 ? [`${overflow} px too wide`] : []),
    ...(shift > 0.02 ? [`moved by ${shift.toFixed(3)}`] : []),
  ].map((flaw) => `${path}: ${flaw}`)
}

it('leads from the first start to the first covers, to one changed by words, and to a wrap in the editor', async (test) => {
  const service = spawnService(test, { ...(await emptyHome(test, 'sqlite')), MODELS: 'off', LOG_LEVEL: 'silent' })
  const baseUrl = await service.ready()
  const [, email = '', password = ''] = /sign-in +(\S+) +(\S+)/.exec(service.out()) ?? []
  const desk = await openPage(baseUrl, { viewport: { width: 1280, height: 900 } })
  const { page, complaints } = desk
  const flaws: string[] = []

  await page.goto(baseUrl)
  await page.locator('#try-note').getByRole('link', { name: 'Sign in' }).click()
  await signIn(page, email, password)
  await page.getByRole('link', { name: 'Dustjacket' }).first().click()
  await page.getByText('you have 500').waitFor()
  await page.getByLabel('Title').fill('The Lantern Keeper')
  await page.getByLabel('Author').fill('Mara Ellison')
  await page.getByLabel('Genre').selectOption('mystery')
  await page.getByRole('button', { name: 'Paint three covers' }).click()
  const covers = page.getByRole('img', { name: 'A new cover of The Lantern Keeper' })
  await covers.nth(2).waitFor()
  for (const cover of await covers.all()) {
    await eventually('the picture of a cover', () => cover.evaluate((picture) => Object(picture).naturalWidth > 0))
  }
  flaws.push(...(await flawsOf(page)))
  assert.ok(desk.scriptBytes() < scriptBudget, `${desk.scriptBytes()} bytes of script`)

  await page.getByRole('link', { name: 'Open the book' }).click()
  await page.getByText('497').waitFor()
  flaws.push(...(await flawsOf(page)))
  const bookUrl = page.url()
  await page.locator('#covers a').first().click()
  await page.getByRole('button', { name: 'Gold title' }).click()
  await page.getByRole('button', { name: 'Change it' }).click()
  await page.getByRole('progressbar').waitFor()
  // What somebody types meanwhile stays.
  await page.getByLabel('What should change?').fill('Add a raven')
  await page.getByRole('link', { name: 'Look at it' }).waitFor()
  assert.equal(await page.getByLabel('What should change?').inputValue(), 'Add a raven')
  assert.equal(await page.locator('#family img').count(), 1)
  await page.getByText('496').waitFor()
  flaws.push(...(await flawsOf(page)))

  await page.getByText('Book, look and texts').click()
  await page.getByRole('spinbutton', { name: 'Pages' }).fill('120')
  await page.getByLabel(/^Solid/).check()
  await page.getByLabel('Tagline', { exact: true }).fill('Some lights were never meant to guide you home.')
  await page.getByRole('button', { name: 'Make the wrap 2 credits' }).click()
  await page.getByRole('link', { name: 'Open in the editor' }).waitFor()
  await page.getByText('494').waitFor()
  flaws.push(...(await flawsOf(page)))
  const coverUrl = page.url()
  await page.getByRole('link', { name: 'Open in the editor' }).click()
  await page.getByRole('button', { name: /Tagline, on the back: Some lights/ }).waitFor()

  await page.goto(`${baseUrl}/library`)
  flaws.push(...(await flawsOf(page)))
  const state = await desk.context.storageState()
  const phone = await openPage(baseUrl, {
    viewport: { width: 360, height: 740 },
    colorScheme: 'dark',
    storageState: state,
  })
  for (const url of [baseUrl, `${baseUrl}/library`, `${baseUrl}/try`, bookUrl, coverUrl]) {
    await phone.page.goto(url)
    await phone.page.waitForLoadState('networkidle')
    flaws.push(...(await flawsOf(phone.page)))
  }
  assert.deepEqual([...flaws, ...complaints, ...phone.complaints], [])
})
