// The public pages over HTTP: both forms of each, their headers, their links, and that they tell what the catalogue does.
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { it } from 'node:test'
import { errorCatalogue } from '../../src/catalog/errors.ts'
import { genres } from '../../src/catalog/genres.ts'
import { plans } from '../../src/catalog/plans.ts'
import { apiOperations } from '../../src/contract/operations.ts'
import { kdp } from '../../src/print/printers/kdp.ts'
import { publicPages } from '../../src/site/pages.ts'
import { maxAttempts } from '../../src/webhooks/schedule.ts'
import type { Answer } from '../support/call.ts'
import { assertRefused } from '../support/refusals.ts'
import { acceptingOnly, onService } from '../support/service.ts'

const wantsMarkdown = { headers: { accept: 'text/markdown' } }

const hrefsIn = (page: string): string[] => [...page.matchAll(/ (?:href|src)="([^"]+)"/g)].map(([, href = '']) => href)

onService(
  'sqlite',
  'a public page',
  (running) => {
    for (const { path, title } of publicPages) {
      it(`${path} is HTML to a browser and Markdown to those who ask, each with a name of its own in caches`, async () => {
        const html = await running().call('GET', path, { headers: { accept: 'text/html,*/*;q=0.8' } })
        const markdown = await running().call('GET', path, wantsMarkdown)
        assert.deepEqual([html.status, markdown.status], [200, 200])
        assert.equal(html.headers.get('content-type'), 'text/html; charset=utf-8')
        assert.equal(markdown.headers.get('content-type'), 'text/markdown; charset=utf-8')
        assert.match(html.text, /^<!doctype html>/)
        assert.ok(markdown.text.startsWith(`# ${title}\n`))
        assert.doesNotMatch(markdown.text, /\{\{|\]\(\//)
        assert.doesNotMatch(html.text, /\{\{/)
        assert.notEqual(html.headers.get('etag'), markdown.headers.get('etag'))
        assert.equal((await running().call('GET', path)).text, html.text)
        const tokens = Number(markdown.headers.get('x-markdown-tokens'))
        assert.ok(tokens > markdown.text.length / 8 && tokens < markdown.text.length)
        assert.equal(html.headers.get('x-markdown-tokens'), null)
        for (const { headers } of [html, markdown]) {
          assert.equal(headers.get('vary'), 'Accept')
          assert.equal(headers.get('link'), '</.well-known/api-catalog>; rel="api-catalog"')
          assert.match(headers.get('content-security-policy') ?? '', /^default-src 'none';.*frame-ancestors 'none'/)
          assert.doesNotMatch(headers.get('content-security-policy') ?? '', /script-src[^;]*unsafe|https?:/)
        }
      })

      it(`${path} answers HEAD as GET and 304 to who has it, in either form`, async () => {
        for (const options of [{}, wantsMarkdown]) {
          const get = await running().call('GET', path, options)
          const head = await running().call('HEAD', path, options)
          assert.deepEqual([head.status, head.text], [200, ''])
          for (const name of ['etag', 'content-type', 'content-length', 'vary', 'link', 'x-markdown-tokens']) {
            assert.equal(head.headers.get(name), get.headers.get(name), name)
          }
          const known = { ...Object(options).headers, 'if-none-match': get.headers.get('etag') ?? '' }
          for (const method of ['GET', 'HEAD']) {
            const again = await running().call(method, path, { headers: known })
            assert.deepEqual([again.status, again.text, again.headers.get('vary')], [304, '', 'Accept'])
          }
          const other = await running().call('GET', path, { ...wantsMarkdown, headers: { ...wantsMarkdown.headers } })
          const stale = { accept: 'text/html', 'if-none-match': other.headers.get('etag') ?? '' }
          assert.equal((await running().call('GET', path, { headers: stale })).status, 200)
        }
      })
    }

    it('has no link to a page, file or anchor that is not there', async () => {
      const answers = new Map<string, Answer>()
      const fetched = async (path: string): Promise<Answer> => {
        const known = answers.get(path) ?? (await running().call('GET', path))
        answers.set(path, known)
        return known
      }
      const broken: string[] = []
      for (const { path } of publicPages) {
        for (const href of new Set(hrefsIn((await fetched(path)).text))) {
          const { origin, pathname, search, hash } = new URL(href, `${running().baseUrl}${path}`)
          // Pictures are painted when asked for, which their own tests see to.
          if (origin !== running().baseUrl || pathname.startsWith('/templates/')) continue
          const target = await fetched(`${pathname}${search}`)
          const found = target.status === 200 && (hash === '' || target.text.includes(` id="${hash.slice(1)}"`))
          if (!found) broken.push(`${path} -> ${href}`)
        }
      }
      assert.deepEqual(broken, [])
    })

    it('that does not exist is a page to a browser and a refusal to a program', async () => {
      const browser = { headers: { accept: 'text/html,*/*;q=0.8' } }
      for (const path of ['/nothing', '/docs/nothing', '/docs/', '/<script>']) {
        const page = await running().call('GET', path, browser)
        assert.deepEqual([page.status, page.headers.get('content-type')], [404, 'text/html; charset=utf-8'])
        assert.equal(page.headers.get('cache-control'), 'no-store')
        assert.doesNotMatch(page.text, /<script>/)
        assertRefused(await running().call('GET', path), 'not_found')
      }
      for (const path of ['/api/v1/nothing', '/api', '/files/nothing', '/.well-known/nothing']) {
        assert.equal(
          (await running().call('GET', path, browser)).headers.get('content-type'),
          'application/json; charset=utf-8',
        )
      }
      assertRefused(await running().call('POST', '/nothing', browser), 'not_found')
      assertRefused(await running().call('DELETE', '/docs', browser), 'method_not_allowed')
    })

    it('of errors has an anchor and a message for every code', async () => {
      const { text } = await running().call('GET', '/docs/errors')
      for (const code of Object.keys(errorCatalogue)) assert.ok(text.includes(`<h3 id="${code}">`), code)
    })

    it('of the API shows every operation, how it is called and every way it can fail', async () => {
      for (const { id, tag, method, path, faults } of apiOperations) {
        const { text } = await running().call('GET', `/docs/api/${tag.toLowerCase()}.md`)
        assert.ok(text.includes(`\`${method} ${path}\``), id)
        for (const code of faults) assert.ok(text.includes(`/docs/errors#${code}`), `${id}: ${code}`)
      }
    })

    it('tells plans, prices and genres as the catalogue has them', async () => {
      const credits = await running().call('GET', '/docs/credits.md')
      for (const { creditsPerMonth, concurrentJobs, pricePerMonthUsd } of Object.values(plans)) {
        assert.ok(credits.text.includes(`| ${creditsPerMonth} | ${concurrentJobs} | ${pricePerMonthUsd} |`))
      }
      const { text } = await running().call('GET', '/docs/genres.md')
      for (const { slug, subgenres } of genres)
        for (const word of [slug, ...subgenres]) assert.ok(text.includes(word), word)
    })

    it('of printing tells sizes and page counts as the printer has them', async () => {
      const { text } = await running().call('GET', '/docs/kdp.md')
      const { paperback, hardcover } = kdp.bindings
      for (const { width, height } of hardcover.trims) assert.ok(text.includes(`${width} × ${height}`))
      for (const { pages } of [paperback, hardcover]) assert.ok(text.includes(`${pages.min} to ${pages.max} pages`))
      const { minPages, clearance } = paperback.spineText
      assert.ok(text.includes(`${minPages} pages`))
      assert.ok(text.includes(`${clearance} inches clear at each fold`))
      assert.ok(text.includes(`off by ${kdp.trimTolerance} inches`))
      assert.ok(text.includes(`never below ${kdp.minFontSize} points`))
    })

    it('of webhooks tells how often they are tried', async () => {
      const { text } = await running().call('GET', '/docs/webhooks.md')
      assert.ok(text.includes(`${maxAttempts} attempts`))
    })

    it('for operators names every variable that the service reads', async () => {
      const pages = ['/docs/operators.md', '/docs/painters.md'].map((path) => running().call('GET', path))
      const text = (await Promise.all(pages)).map((page) => page.text).join('')
      const folder = new URL('../../src/config/', import.meta.url)
      const sources = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), 'utf8'))
      const named = sources.join('').matchAll(/'([A-Z][A-Z\d]*_[A-Z\d_]+|[A-Z]{4,})'/g)
      const names = new Set([...named].map(([, name = '']) => name))
      assert.ok(names.size >= 40)
      for (const name of names) assert.ok(text.includes(`\`${name}\``), name)
    })

    it('loads its files with names that change with their content, kept for ever, packed for those who unpack', async () => {
      const { text } = await running().call('GET', '/docs')
      const files = hrefsIn(text).filter((href) => href.startsWith('/assets/'))
      assert.ok(files.length >= 3)
      for (const path of new Set(files)) {
        const plain = await running().call('GET', path, { headers: { 'accept-encoding': 'identity' } })
        const packed = await running().call('GET', path, { headers: { 'accept-encoding': 'gzip' } })
        assert.equal(plain.text, packed.text)
        assert.deepEqual(
          [plain.headers.get('content-encoding'), packed.headers.get('content-encoding')],
          [null, 'gzip'],
        )
        assert.equal(packed.headers.get('cache-control'), 'public, max-age=31536000, immutable')
        assert.equal(packed.headers.get('vary'), 'Accept-Encoding')
      }
    })
  },
  acceptingOnly,
)

onService(
  'sqlite',
  'a public page behind a path',
  (running) => {
    it('links to itself under that path', async () => {
      const { text } = await running().call('GET', '/docs')
      const own = hrefsIn(text).filter((href) => href.startsWith('/'))
      assert.ok(own.length > 10)
      for (const href of own) assert.match(href, /^\/base\//)
      const markdown = await running().call('GET', '/docs', wantsMarkdown)
      assert.match(markdown.text, /\]\(https:\/\/covers\.example\.com\/base\/docs\/webhooks\)/)
    })
  },
  { ...acceptingOnly, PUBLIC_URL: 'https://covers.example.com/base' },
)
