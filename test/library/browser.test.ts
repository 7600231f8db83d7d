// The library in a real browser: from the demo account to the first cover, a change by words, a wrap on to the editor; and every page fit for everybody.
import assert from 'node:assert/strict'
import { after, before } from 'node:test'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { createDemoAccount } from '../../src/accounts/demo.ts'
import { it, startBrowser } from '../support/browser-tests.ts'
import { eventually } from '../support/eventually.ts'
import { flawsOf, readers, watchedPage } from '../support/page-checks.ts'
import { onQuickStudio } from '../support/quick-studio.ts'
import type { TestService } from '../support/service.ts'

let browser: Browser | undefined
before(async () => {
  browser = await startBrowser()
})
after(() => browser?.close())

const openPage = async (baseUrl: string, options: BrowserContextOptions) => {
  assert.ok(browser)
  const context = await browser.newContext(options)
  return { context, ...(await watchedPage(context, baseUrl)) }
}

const signIn = async (page: Page, email: string, password: string): Promise<void> => {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

const journey = async ({ baseUrl, database }: TestService): Promise<void> => {
  const demo = await createDemoAccount(database, Date.now())
  assert.ok(demo)
  const { rules: allRules, ...byDay } = readers['on a desk by day']
  const { context, page, complaints } = await openPage(baseUrl, byDay)
  const flaws: string[] = []
  const look = async (at: Page, rules: object = allRules): Promise<void> => {
    flaws.push(...(await flawsOf(at, rules)).map((flaw) => `${new URL(at.url()).pathname}: ${flaw}`))
  }

  await page.goto(baseUrl)
  await page.locator('#try-note').getByRole('link', { name: 'Sign in' }).click()
  await signIn(page, 'demo@dustjacket.local', demo.password)
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
  await look(page)

  await page.getByRole('link', { name: 'Open the book' }).click()
  await page.getByText('497').waitFor()
  await look(page)
  const bookUrl = page.url()
  await page.locator('#covers a').first().click()
  await page.getByRole('button', { name: 'Gold title' }).click()
  // Whatever template was chosen, its title is not of this colour already.
  await page.getByLabel('What should change?').fill('Make the title bright green')
  await page.getByRole('button', { name: 'Change it' }).click()
  await page.getByRole('progressbar').waitFor()
  // What somebody types meanwhile stays.
  await page.getByLabel('What should change?').fill('Add a raven')
  await page.getByRole('link', { name: 'Look at it' }).waitFor()
  assert.equal(await page.getByLabel('What should change?').inputValue(), 'Add a raven')
  assert.equal(await page.locator('#family img').count(), 1)
  await page.getByText('496').waitFor()
  await look(page)

  await page.getByText('Book, look and texts').click()
  await page.getByRole('spinbutton', { name: 'Pages' }).fill('120')
  await page.getByLabel(/^Solid/).check()
  await page.getByLabel('Tagline', { exact: true }).fill('Some lights were never meant to guide you home.')
  await page.getByRole('button', { name: 'Make the wrap 2 credits' }).click()
  await page.getByRole('link', { name: 'Open in the editor' }).waitFor()
  await page.getByText('494').waitFor()
  await look(page)
  const coverUrl = page.url()
  await page.getByRole('link', { name: 'Open in the editor' }).click()
  await page.getByRole('button', { name: /Tagline, on the back: Some lights/ }).waitFor()

  await page.goto(`${baseUrl}/library`)
  await look(page)
  const { rules: rulesByNight, ...byNight } = readers['on a phone by night']
  const phone = await openPage(baseUrl, { ...byNight, storageState: await context.storageState() })
  for (const url of [baseUrl, `${baseUrl}/library`, `${baseUrl}/try`, bookUrl, coverUrl]) {
    await phone.page.goto(url)
    await phone.page.waitForLoadState('networkidle')
    await look(phone.page, rulesByNight)
  }
  assert.deepEqual([...flaws, ...complaints, ...phone.complaints], [])
}

onQuickStudio('the library', (running) => {
  it('leads from the demo account to the first covers, to one changed by words, and to a wrap in the editor', () =>
    journey(running()))
})
