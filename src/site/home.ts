// The first page: what this is, and covers that the studio of this very service has painted.
import { serviceVersion } from '../catalog/versions.ts'
import { type Html, html } from '../html/html.ts'
import { rootOf } from '../html/page.ts'
import { documentPage } from './documents.ts'
import { renderMarkdown } from './markdown.ts'
import type { PublicPage } from './public-page.ts'
import { tryIt } from './try-it.ts'

/** Looks that differ from each other as much as they can. */
const shown = [
  'mist-peaks',
  'gothic-manor',
  'romcom-windows',
  'deep-space',
  'pulp-noir',
  'botanical-border',
  'papercut-world',
  'swiss-grid',
  'tarot-card',
  'linocut',
  'neon-city',
  'storybook-meadow',
]

const document = documentPage('home', '/')

/** `mist-peaks` as people read it. */
const nameOf = (id: string): string => id.replaceAll('-', ' ')

const shelf = (root: string): Html => html`<ul class="covers">
${shown.map(
  (
    id,
  ) => html`<li><img src="${root}/templates/${id}/preview.jpg?v=${serviceVersion}" width="400" height="640" loading="lazy"
 alt="A book cover in the look “${nameOf(id)}”"></li>`,
)}
</ul>`

const main = (baseUrl: string): Html => {
  const root = rootOf(baseUrl)
  const text = document.markdown(baseUrl)
  const [, lead = ''] = text.split(/\n\n+/, 2)
  const rest = text.slice(text.indexOf(lead) + lead.length)
  return html`<div class="hero">
<h1>Covers, painted on your own machine</h1>
<p class="lead">${lead}</p>
<p class="buttons"><a class="button primary" href="${root}/docs">Quick start</a> <a class="button" href="${root}/reference">API reference</a></p>
</div>
${tryIt(root)}
${shelf(root)}
<p class="hint">Every cover on this page was painted by this service, from a title, an author and a sentence. Nothing is stock art.</p>
${renderMarkdown(rest, root).html}`
}

export const homePage: PublicPage = {
  ...document,
  description: 'A self-hosted API for book covers and print wraps: type set as vectors, no GPU, no account elsewhere.',
  width: 'wide',
  main,
}
