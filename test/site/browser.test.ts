// The public pages in a real browser: nothing from elsewhere, nothing broken, nothing hard to read, on a desk and on a phone.
import assert from 'node:assert/strict'
import { after, before } from 'node:test'
import type { Browser } from 'playwright-core'
import { publicPages } from '../../src/site/pages.ts'
import { it, startBrowser } from '../support/browser-tests.ts'
import { flawsOf, readers, watchedPage } from '../support/page-checks.ts'
import { acceptingOnly, onService } from '../support/service.ts'

/** Scalar's own markup is not ours to judge. */
const writtenPages = publicPages.filter(({ path }) => path !== '/reference')

/** Pages of the API are of one make, and the longest has all that they have; by night, so are all pages that have the same things in them. */
const judged = {
  'on a desk by day': writtenPages
    .map(({ path }) => path)
    .filter((path) => !path.startsWith('/docs/api/') || path === '/docs/api/wraps'),
  'on a phone by night': ['/', '/docs', '/docs/api/wraps', '/docs/webhooks', '/docs/errors', '/changelog'],
} as const

onService(
  'sqlite',
  'the public pages',
  (running) => {
    let browser: Browser | undefined
    before(async () => {
      browser = await startBrowser()
    })
    after(() => browser?.close())
    const visit = async ({ viewport, colorScheme }: (typeof readers)[keyof typeof readers]) => {
      assert.ok(browser)
      const context = await browser.newContext({ viewport, colorScheme })
      return { ...(await watchedPage(context, running().baseUrl)), close: () => context.close() }
    }

    for (const name of ['on a desk by day', 'on a phone by night'] as const) {
      const reader = readers[name]
      const isJudged = new Set<string>(judged[name])
      it(`load whole and from here alone, keep still, fit the screen and can be read by everybody, ${name}`, async () => {
        const { page, complaints, close } = await visit(reader)
        const problems: string[] = []
        for (const { path } of writtenPages) {
          await page.goto(`${running().baseUrl}${path}`)
          const rules = isJudged.has(path) ? reader.rules : null
          problems.push(...(await flawsOf(page, rules)).map((each) => `${path}: ${each}`))
        }
        await close()
        assert.deepEqual([...problems, ...complaints], [])
      })

      it(`the reference shows the API, ${name}`, async () => {
        const { page, complaints, close } = await visit(reader)
        await page.goto(`${running().baseUrl}/reference`)
        await page.getByRole('heading', { name: 'Dustjacket partner API' }).waitFor()
        await page.getByText('/api/v1/books').first().waitFor()
        await close()
        assert.deepEqual(complaints, [])
      })
    }

    it('can be walked by keyboard: the first stop leads past the header', async () => {
      const { page, close } = await visit(readers['on a desk by day'])
      await page.goto(`${running().baseUrl}/docs`)
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      assert.equal(await page.evaluate('document.activeElement.id'), 'main')
      await close()
    })

    it('copy code at a press of a button', async () => {
      const { page, close } = await visit(readers['on a desk by day'])
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.goto(`${running().baseUrl}/docs`)
      await page.locator('.code .copy').first().click()
      await page.getByText('Copied').waitFor()
      assert.equal(await page.evaluate('navigator.clipboard.readText()'), 'npm ci && npm start')
      await close()
    })
  },
  acceptingOnly,
)
