// The public pages in a real browser: nothing from elsewhere, nothing broken, nothing hard to read, on a desk and on a phone.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { after, before, it } from 'node:test'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { publicPages } from '../../src/site/pages.ts'
import { startBrowser } from '../support/browser.ts'
import { acceptingOnly, onService, type TestService } from '../support/service.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What a reader would stumble over, by the rules that are asked for. Scalar's own markup is not ours to judge. */
const violationsOf = async (page: Page, rules: object): Promise<string[]> => {
  await page.evaluate(axe)
  const found: string[] =
    await page.evaluate(`axe.run(document, { ...${JSON.stringify(rules)}, resultTypes: ['violations'] }).then(({ violations }) =>
    violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) => nodes.map(({ target }) => id + ': ' + target)))`)
  return found
}

interface Visit {
  readonly page: Page
  /** Errors of the page, and requests that leave the service. */
  readonly complaints: readonly string[]
}

const watch = async (context: BrowserContext, { baseUrl }: TestService): Promise<Visit> => {
  const page = await context.newPage()
  // Only failures wait so long.
  page.setDefaultTimeout(120_000)
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`${page.url()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`))
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(`${baseUrl}/`)) {
      complaints.push(`${page.url()} asks ${request.url()}`)
    }
  })
  // A cover takes a second to paint; what it looks like is not asked here.
  await page.route('**/templates/*/preview.jpg*', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  )
  return { page, complaints }
}

/** The markup is the same everywhere and judged once, by all rules; by night, only colours can go wrong. */
const readers = {
  'on a desk by day': { viewport: { width: 1280, height: 900 }, colorScheme: 'light', rules: {} },
  'on a phone by night': {
    viewport: { width: 390, height: 800 },
    colorScheme: 'dark',
    rules: { runOnly: ['color-contrast', 'scrollable-region-focusable'] },
  },
} as const

const writtenPages = publicPages.filter(({ path }) => path !== '/reference')

onService(
  'sqlite',
  'the public pages',
  (running) => {
    let browser: Browser | undefined
    before(async () => {
      browser = await startBrowser()
    })
    after(() => browser?.close())
    const visit = async (
      reader: (typeof readers)[keyof typeof readers],
    ): Promise<Visit & { close(): Promise<void> }> => {
      assert.ok(browser)
      const { viewport, colorScheme } = reader
      const context = await browser.newContext({ viewport, colorScheme })
      return { ...(await watch(context, running())), close: () => context.close() }
    }

    for (const [name, reader] of Object.entries(readers)) {
      it(`load whole and from here alone, fit the screen and can be read by everybody, ${name}`, async () => {
        const { page, complaints, close } = await visit(reader)
        const problems: string[] = []
        for (const { path } of writtenPages) {
          await page.goto(`${running().baseUrl}${path}`)
          const overflow = Number(await page.evaluate('document.documentElement.scrollWidth - innerWidth'))
          if (overflow > 0) problems.push(`${path} is ${overflow} px too wide`)
          problems.push(...(await violationsOf(page, reader.rules)).map((each) => `${path}: ${each}`))
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
