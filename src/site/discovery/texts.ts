// Plain texts for machines: what to read, what to crawl.
import { agentTools } from '../../contract/tools.ts'
import { documentation, publicPages } from '../pages.ts'
import type { PublicPage } from '../public-page.ts'
import { markdownOf } from '../serve-page.ts'

const link = (base: string, { path, title, description }: PublicPage): string =>
  `- [${title}](${base}${path}.md): ${description}`

/** The file that llmstxt.org describes: a map of the documentation for language models. */
export const llmsText = (base: string): string =>
  [
    '# Dustjacket',
    '> A self-hosted API for book covers and print wraps, over REST and MCP.',
    [
      `- REST: ${base}/api/v1, with "Authorization: Bearer svc_sk_…"; contract at ${base}/openapi.json`,
      `- MCP: ${base}/api/mcp/mcp (Streamable HTTP, ${agentTools.length} tools), with an API key or OAuth 2.1; see ${base}/auth.md`,
      `- Every page is Markdown to "Accept: text/markdown"; all of them in one: ${base}/llms-full.txt`,
    ].join('\n'),
    ...documentation.map(({ name, pages }) => `## ${name}\n\n${pages.map((page) => link(base, page)).join('\n')}`),
    `## Optional\n\n- [Changes](${base}/changelog.md): What has changed from version to version.`,
  ].join('\n\n')

export const llmsFullText = (base: string): string =>
  documentation.flatMap(({ pages }) => pages.map((page) => markdownOf(page, base))).join('\n\n')

export const robotsText = (base: string): string =>
  ['User-agent: *', 'Disallow: /api/', 'Disallow: /files/', 'Disallow: /oauth2/', `Sitemap: ${base}/sitemap.xml`].join(
    '\n',
  )

export const sitemap = (base: string): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...publicPages.map(({ path }) => `<url><loc>${base}${path}</loc></url>`),
    '</urlset>',
  ].join('\n')
