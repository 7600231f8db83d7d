// How programs find their way: the catalogue, the descriptions, and where each of their links leads.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { agentTools } from '../../src/contract/tools.ts'
import { publicPages } from '../../src/site/pages.ts'
import { acceptingOnly, onService } from '../support/service.ts'

const documents = {
  '/.well-known/api-catalog': 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
  '/openapi.json': 'application/json; charset=utf-8',
  '/server.json': 'application/json; charset=utf-8',
  '/auth.md': 'text/markdown; charset=utf-8',
  '/llms.txt': 'text/plain; charset=utf-8',
  '/llms-full.txt': 'text/plain; charset=utf-8',
  '/robots.txt': 'text/plain; charset=utf-8',
  '/sitemap.xml': 'application/xml; charset=utf-8',
}

interface Linkset {
  readonly linkset: readonly Readonly<Record<string, string | readonly { readonly href: string }[]>>[]
}

onService(
  'sqlite',
  'the public documents',
  (running) => {
    const pathOf = (url: string): string => {
      assert.ok(url.startsWith(`${running().baseUrl}/`), url)
      return url.slice(running().baseUrl.length)
    }

    for (const [path, type] of Object.entries(documents)) {
      it(`${path} is there for everybody, with its type, by GET and HEAD, and is not sent twice`, async () => {
        const get = await running().call('GET', path)
        assert.deepEqual([get.status, get.headers.get('content-type')], [200, type])
        assert.equal(get.headers.get('link'), '</.well-known/api-catalog>; rel="api-catalog"')
        assert.equal(get.headers.get('access-control-allow-origin'), '*')
        assert.match(get.headers.get('cache-control') ?? '', /^public, max-age=\d+$/)
        const etag = get.headers.get('etag') ?? ''
        const head = await running().call('HEAD', path)
        assert.deepEqual([head.status, head.text, head.headers.get('etag')], [200, '', etag])
        assert.equal(head.headers.get('content-length'), get.headers.get('content-length'))
        assert.equal(head.headers.get('link'), get.headers.get('link'))
        for (const header of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
          const again = await running().call('GET', path, { headers: { 'if-none-match': header } })
          assert.deepEqual([again.status, again.text, again.headers.get('etag')], [304, '', etag])
        }
        const changed = await running().call('GET', path, { headers: { 'if-none-match': '"other"' } })
        assert.equal(changed.status, 200)
      })
    }

    it('the catalogue describes both APIs, each with a description, documentation, metadata and status', async () => {
      const { json } = await running().call('GET', '/.well-known/api-catalog')
      const { linkset } = json as Linkset
      const base = running().baseUrl
      const [list, ...apis] = linkset
      assert.deepEqual(list?.item, [{ href: `${base}/api/v1` }, { href: `${base}/api/mcp/mcp` }])
      assert.deepEqual(
        apis.map(({ anchor }) => anchor),
        [`${base}/api/v1`, `${base}/api/mcp/mcp`],
      )
      for (const api of apis) {
        for (const relation of ['service-desc', 'service-doc', 'service-meta', 'status'])
          assert.ok(api[relation], relation)
      }
    })

    it('every link of the catalogue leads to something', async () => {
      const { json } = await running().call('GET', '/.well-known/api-catalog')
      const apis = (json as Linkset).linkset.slice(1)
      const links = apis.flatMap(({ anchor: _, ...relations }) => Object.values(relations).flat())
      assert.ok(links.length >= 8)
      for (const link of links) {
        const path = pathOf(typeof link === 'string' ? link : link.href)
        assert.equal((await running().call('GET', path)).status, 200, path)
      }
    })

    it('the five links of an unknown API path lead to something', async () => {
      const { json } = await running().call('GET', '/api/v1/nothing')
      const links: string[] = Object.values(Object(json).error.details)
      assert.equal(links.length, 5)
      for (const link of links) assert.equal((await running().call('GET', pathOf(link))).status, 200, link)
    })

    it('llms.txt lists every page of the documentation as Markdown, and its links work', async () => {
      const { text } = await running().call('GET', '/llms.txt')
      const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, url = '']) => pathOf(url))
      for (const { path } of publicPages) if (path.startsWith('/docs')) assert.ok(links.includes(`${path}.md`), path)
      for (const path of links) {
        const answer = await running().call('GET', path)
        assert.deepEqual(
          [answer.status, answer.headers.get('content-type')],
          [200, 'text/markdown; charset=utf-8'],
          path,
        )
      }
    })

    it('server.json names the endpoint in the form of the registry', async () => {
      const { json } = await running().call('GET', '/server.json')
      const { name, description, version, remotes } = Object(json)
      assert.match(name, /^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/)
      assert.ok(description.length <= 100)
      assert.match(version, /^\d+\.\d+\.\d+$/)
      assert.deepEqual([remotes[0].type, remotes[0].url], ['streamable-http', `${running().baseUrl}/api/mcp/mcp`])
    })

    it('the sitemap lists every public page, and robots.txt the sitemap', async () => {
      const { text } = await running().call('GET', '/sitemap.xml')
      const listed = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => pathOf(url))
      assert.deepEqual(
        listed,
        publicPages.map(({ path }) => path),
      )
      assert.ok((await running().call('GET', '/robots.txt')).text.includes(`${running().baseUrl}/sitemap.xml`))
    })

    it('the MCP page names every tool', async () => {
      const { text } = await running().call('GET', '/docs/mcp.md')
      for (const { name } of agentTools) assert.ok(text.includes(`\`${name}\``), name)
    })

    it('there is no place for an agent to register itself', async () => {
      for (const path of ['/agent/auth', '/agent/identity']) {
        for (const method of ['GET', 'POST']) assert.equal((await running().call(method, path)).status, 404)
      }
    })

    it('there is an icon', async () => {
      const { status, headers } = await running().call('GET', '/favicon.ico')
      assert.deepEqual([status, headers.get('content-type')], [200, 'image/svg+xml'])
    })
  },
  acceptingOnly,
)
