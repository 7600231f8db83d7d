// The shell of every page for people: head, way around, main part, foot.
import { fraunces, icon, script, stylesheet } from './files.ts'
import { type Content, type Html, html } from './html.ts'

export interface PageLink {
  readonly href: string
  readonly label: string
}

/** Links behind one word, such as those of one's own account. */
export interface PageMenu {
  readonly label: string
  readonly menu: readonly PageLink[]
}

/** The pages of one part of the site, as a way around of their own. */
export interface PageSections {
  readonly label: string
  readonly links: readonly PageLink[]
  /** The link that the page belongs to. */
  readonly within: string
}

export interface Page {
  readonly title: string
  readonly description: string
  /** What the main part shows; usually begins with an `<h1>`. */
  readonly main: Html
  /** The path of this page, to mark it in the way around. */
  readonly path: string
  /** The path under which the service is reached: empty, unless `PUBLIC_URL` has one. */
  readonly root: string
  readonly links?: readonly (PageLink | PageMenu)[]
  /** The link among them that the page belongs to, where that is not the page itself. */
  readonly within?: string
  readonly sections?: PageSections
  /** Beside the main part, such as a table of contents. */
  readonly aside?: Html
  /** `narrow` for forms, `wide` for pictures. */
  readonly width?: 'narrow' | 'text' | 'wide'
  /** For the head: a canonical address, other forms of the page. */
  readonly head?: Content
  /** Pages that only make sense to one person are kept out of search engines. */
  readonly indexed?: boolean
}

/** The path part of `{base_url}`, without a slash at its end. */
export const rootOf = (baseUrl: string): string => new URL(baseUrl).pathname.replace(/\/$/, '')

const publicLinks: readonly PageLink[] = [
  { href: '/docs', label: 'Documentation' },
  { href: '/reference', label: 'Reference' },
  { href: '/docs/mcp', label: 'Agents' },
  { href: '/changelog', label: 'Changes' },
  { href: '/sign-in', label: 'Sign in' },
]

export const renderPage = (page: Page): string => {
  const {
    title,
    description,
    main,
    path,
    root,
    links = publicLinks,
    within = path,
    sections,
    aside,
    width = 'text',
    head,
    indexed = true,
  } = page
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title === 'Dustjacket' ? title : `${title} · Dustjacket`}</title>
<meta name="description" content="${description}">
${!indexed && html`<meta name="robots" content="noindex">`}
<link rel="icon" type="image/svg+xml" href="${root}${icon.path}">
<link rel="preload" as="font" type="${fraunces.type}" href="${root}${fraunces.path}" crossorigin>
<link rel="stylesheet" href="${root}${stylesheet.path}">
<script type="module" src="${root}${script.path}"></script>
${head}
</head>
<body>
<a class="skip" href="#main">Skip to content</a>
<header class="top">
<a class="brand" href="${root}/"><img src="${root}${icon.path}" alt="" width="28" height="28">Dustjacket</a>
<nav aria-label="Main">${links.map((link) => ('menu' in link ? navMenu(link, root, path) : navLink(link, root, path, within)))}</nav>
</header>
<div class="body ${width}${aside ? ' with-aside' : ''}${sections ? ' with-sections' : ''}">
${sections && sectionNav(sections, root, path)}
<main id="main" tabindex="-1">
${main}
</main>
${aside && html`<aside>${aside}</aside>`}
</div>
<footer class="foot">
<p>Dustjacket. Book covers and print wraps, painted on your own machine.</p>
<p><a href="${root}/docs">Documentation</a> <a href="${root}/llms.txt">llms.txt</a> <a href="${root}/openapi.json">OpenAPI</a></p>
</footer>
</body>
</html>
`.toString()
}

export const navLink = ({ href, label }: PageLink, root: string, path: string, within = path): Html =>
  html`<a class="way" href="${root}${href}"${currency(href, path, within)}>${label}</a>`

/** Marks the page itself, or the part of the site that it belongs to. */
const currency = (href: string, path: string, within: string): Content => {
  if (href === path) return html` aria-current="page"`
  return href === within && html` aria-current="true"`
}

const sectionNav = ({ label, links, within }: PageSections, root: string, path: string): Html =>
  html`<nav class="sections" aria-label="${label}">${links.map((link) => navLink(link, root, path, within))}</nav>`

const navMenu = ({ label, menu }: PageMenu, root: string, path: string): Html =>
  html`<details class="menu"><summary class="way">${label}</summary><ul>${menu.map((link) => html`<li>${navLink(link, root, path)}</li>`)}</ul></details>`
