// The shell of every page for people: head, way around, main part, foot.
import { icon, script, stylesheet } from './files.ts'
import { type Content, type Html, html } from './html.ts'

export interface PageLink {
  readonly href: string
  readonly label: string
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
  readonly links?: readonly PageLink[]
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

export const publicLinks: readonly PageLink[] = [
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
<link rel="stylesheet" href="${root}${stylesheet.path}">
<script type="module" src="${root}${script.path}"></script>
${head}
</head>
<body>
<a class="skip" href="#main">Skip to content</a>
<header class="top">
<a class="brand" href="${root}/"><img src="${root}${icon.path}" alt="" width="28" height="28">Dustjacket</a>
<nav aria-label="Main">${links.map((link) => navLink(link, root, path))}</nav>
</header>
<div class="body ${width}${aside ? ' with-aside' : ''}">
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

export const navLink = ({ href, label }: PageLink, root: string, path: string): Html =>
  html`<a class="way" href="${root}${href}"${href === path && html` aria-current="page"`}>${label}</a>`
