// Answers for public pages: HTML to people, Markdown to those who ask for it.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { catalogLink, pageHeaders } from '../html/headers.ts'
import { type Html, html } from '../html/html.ts'
import { navLink, renderPage, rootOf } from '../html/page.ts'
import { htmlType, publicCache, sendDocument } from '../html/send.ts'
import { prefersMarkdown } from './accept.ts'
import { keptFor } from './kept.ts'
import { estimateTokens, type Heading, renderMarkdown, withAbsoluteLinks } from './markdown.ts'
import { documentation, publicPages } from './pages.ts'
import type { PublicPage } from './public-page.ts'

export const markdownType = 'text/markdown; charset=utf-8'

export const registerPages = (app: FastifyInstance, baseUrl: () => string): void => {
  for (const page of publicPages) {
    const asHtml = keptFor((base) => page.html?.(base) ?? htmlOf(page, base))
    app.get(page.path, async (request, reply) => {
      reply.header('vary', 'Accept')
      return prefersMarkdown(request.headers.accept)
        ? sendMarkdown(request, reply, markdownOf(page, baseUrl()))
        : sendDocument(request, reply, {
            body: asHtml(baseUrl()),
            type: htmlType,
            cache: publicCache,
            headers: { ...pageHeaders(), ...page.headers },
          })
    })
    if (page.path !== '/') {
      app.get(`${page.path}.md`, async (request, reply) => sendMarkdown(request, reply, markdownOf(page, baseUrl())))
    }
  }
}

const sendMarkdown = (request: FastifyRequest, reply: FastifyReply, markdown: string): FastifyReply =>
  sendDocument(request, reply, {
    body: markdown,
    type: markdownType,
    cache: publicCache,
    headers: { link: catalogLink, 'x-markdown-tokens': String(estimateTokens(markdown)) },
  })

export const markdownOf = (page: PublicPage, baseUrl: string): string =>
  `${withAbsoluteLinks(page.markdown(baseUrl), baseUrl)}\n`

const htmlOf = (page: PublicPage, baseUrl: string): string => {
  const root = rootOf(baseUrl)
  const { path, title, description, width = 'text' } = page
  const rendered = page.main ? null : renderMarkdown(page.markdown(baseUrl), root)
  const head = html`<link rel="canonical" href="${baseUrl}${path}">
<link rel="alternate" type="text/markdown" href="${root}${path === '/' ? '/llms.txt' : `${path}.md`}">`
  return renderPage({
    path,
    root,
    title,
    description,
    width,
    head,
    main: page.main?.(baseUrl) ?? rendered?.html ?? html``,
    ...(path.startsWith('/docs') ? { aside: contents(path, root, rendered?.headings ?? []) } : {}),
  })
}

/** All pages of the documentation, and the parts of this one. */
const contents = (path: string, root: string, headings: readonly Heading[]): Html =>
  html`<nav aria-label="Documentation">
${documentation.map(
  ({ name, pages }) => html`<p class="group">${name}</p>
<ul>${pages.map(
    (page) =>
      html`<li>${navLink({ href: page.path, label: page.title }, root, path)}${
        page.path === path && headings.length > 1 && headings.length <= 16 && parts(headings)
      }</li>`,
  )}</ul>`,
)}
</nav>`

const parts = (headings: readonly Heading[]): Html =>
  html`<ul class="parts">${headings.map(({ id, label }) => html`<li><a class="way" href="#${id}">${label}</a></li>`)}</ul>`
