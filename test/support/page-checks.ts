// What every page must be in a real browser: loads nothing from elsewhere, complains of nothing, and can be read by everybody.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { BrowserContext, Page } from 'playwright-core'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What a reader would stumble over, by the rules that are asked for. */
export const violationsOf = async (page: Page, rules: object = {}): Promise<string[]> => {
  await page.evaluate(axe)
  const found: string[] =
    await page.evaluate(`axe.run(document, { ...${JSON.stringify(rules)}, resultTypes: ['violations'] }).then(({ violations }) =>
    violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) => nodes.map(({ target }) => id + ': ' + target)))`)
  return found
}

/** The markup is the same everywhere and judged once, by all rules; by night, only colours can go wrong. */
export const readers = {
  'on a desk by day': { viewport: { width: 1280, height: 900 }, colorScheme: 'light', rules: {} },
  'on a phone by night': {
    viewport: { width: 360, height: 780 },
    colorScheme: 'dark',
    rules: { runOnly: ['color-contrast', 'scrollable-region-focusable'] },
  },
} as const

/** A page whose errors, warnings (a breach of its policy among them) and requests to elsewhere are written down. */
export const watchedPage = async (
  context: BrowserContext,
  baseUrl: string,
): Promise<{ readonly page: Page; readonly complaints: readonly string[] }> => {
  const page = await context.newPage()
  // Only failures wait so long.
  page.setDefaultTimeout(300_000)
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
  // A template takes a second to paint; what it looks like is not asked in a browser.
  await page.route('**/templates/*/preview.jpg*', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  )
  return { page, complaints }
}

/**
 * What is wrong with the page that is open: moving while it loads, heavy with script, too wide or, by the rules that are given, hard to read
 * when unfolded.
 */
export const flawsOf = async (page: Page, rules: object | null): Promise<string[]> => {
  const { shift, script }: { shift: number; script: number } = await page.evaluate(`new Promise((resolve) => {
    let shift = 0
    new PerformanceObserver((list) => { for (const each of list.getEntries()) if (!each.hadRecentInput) shift += each.value })
      .observe({ type: 'layout-shift', buffered: true })
    requestAnimationFrame(() => setTimeout(() => resolve({
      shift,
      script: performance.getEntriesByType('resource')
        .filter(({ name }) => /\\/assets\\/.*(js|ts)$/.test(name))
        .reduce((sum, { decodedBodySize }) => sum + decodedBodySize, 0),
    })))
  })`)
  // What is folded away must be as good as the rest; afterwards it is folded again.
  await page.evaluate(
    'for (const each of document.querySelectorAll("details:not([open])")) each.open = each.dataset.unfolded = true',
  )
  const overflow = Number(await page.evaluate('document.documentElement.scrollWidth - innerWidth'))
  const violations = rules === null ? [] : await violationsOf(page, rules)
  await page.evaluate('for (const each of document.querySelectorAll("details[data-unfolded]")) each.open = false')
  return [
    ...(shift > 0.01 ? [`its layout shifts by ${shift}`] : []),
    ...(script > 150_000 ? [`${script} bytes of script`] : []),
    ...(overflow > 0 ? [`${overflow} px too wide`] : []),
    ...violations,
  ]
}
