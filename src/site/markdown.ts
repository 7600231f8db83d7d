// From our own Markdown to HTML, and to Markdown that can be read anywhere.
import { Marked } from 'marked'
import { escaped, type Html, trustedHtml } from '../html/html.ts'

export interface Heading {
  readonly id: string
  readonly label: string
}

export interface RenderedMarkdown {
  readonly html: Html
  /** The second level, for a table of contents. */
  readonly headings: readonly Heading[]
}

/** Only for documents of this repository: they may contain HTML, and what they contain is sent as it is. */
export const renderMarkdown = (markdown: string, root: string): RenderedMarkdown => {
  const headings: Heading[] = []
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        const inner = this.parser.parseInline(tokens)
        const label = inner.replaceAll(/<[^>]+>/g, '')
        const id = anchorOf(label)
        if (depth === 2) headings.push({ id, label: unescaped(label) })
        return `<h${depth} id="${id}">${inner}</h${depth}>\n`
      },
      code({ text, lang }) {
        const label = languageNames.get(lang ?? '')
        const name = label ? `<span class="language">${label}</span>` : ''
        const region = `tabindex="0" role="region" aria-label="${label ?? 'Code'}"`
        return `<div class="code">${name}<pre ${region}><code>${escaped(text)}</code></pre></div>\n`
      },
      link({ href, tokens }) {
        return `<a href="${escaped(underRoot(href, root))}">${this.parser.parseInline(tokens)}</a>`
      },
      table({ header, rows }) {
        const cells = header.map(({ tokens }) => this.parser.parseInline(tokens))
        const head = cells.map((cell) => `<th scope="col">${cell}</th>`).join('')
        const body = rows.map((row) => {
          const data = row.map(({ tokens }, at) => dataCell(cells[at] ?? '', this.parser.parseInline(tokens)))
          return `<tr>${data.join('')}</tr>`
        })
        return `<div class="table" tabindex="0" role="region" aria-label="Table"><table>
<thead><tr>${head}</tr></thead>
<tbody>${body.join('\n')}</tbody></table></div>\n`
      },
    },
  })
  return { html: trustedHtml(marked.parse(markdown, { async: false })), headings }
}

/** On a narrow screen cells stand below each other, each with its column's name. */
const dataCell = (name: string, content: string): string =>
  content === '' ? '<td class="empty"></td>' : `<td data-label="${name.replaceAll(/<[^>]+>/g, '')}">${content}</td>`

const languageNames = new Map([
  ['sh', 'Shell'],
  ['ts', 'TypeScript'],
  ['json', 'JSON'],
  ['http', 'HTTP'],
])

const underRoot = (href: string, root: string): string => (href.startsWith('/') ? `${root}${href}` : href)

/** `POST /api/v1/books` is found at `#post-api-v1-books`, `field_too_long` at `#field_too_long`. */
export const anchorOf = (label: string): string =>
  unescaped(label)
    .toLowerCase()
    .replaceAll(/[^a-z\d_]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')

const unescaped = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')

/** Links that still work when the text has left this site. */
export const withAbsoluteLinks = (markdown: string, baseUrl: string): string =>
  markdown.replaceAll(/\]\(\/(?!\/)/g, `](${baseUrl}/`)

/** What a language model will about count; four characters a token is the usual estimate. */
export const estimateTokens = (markdown: string): number => Math.ceil(markdown.length / 4)
