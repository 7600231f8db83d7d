// The files that pages load: style, script, fonts, icon. Their names carry a hash of their bytes, so they may be cached for ever.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

export interface PageFile {
  readonly path: string
  readonly type: string
  readonly bytes: Uint8Array
  readonly zipped: Uint8Array
}

export const pageFile = (name: string, type: string, bytes: Uint8Array): PageFile => {
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 12)
  const [stem, ending] = name.split('.')
  return { path: `/assets/${stem}-${hash}.${ending}`, type, bytes, zipped: gzipSync(bytes) }
}

const read = (path: string): Uint8Array => readFileSync(new URL(path, import.meta.url))

/** The face of headings; fetched at once, or they would move when it comes. */
export const fraunces = pageFile(
  'fraunces.ttf',
  'font/ttf',
  read('../../assets/fonts/fraunces/Fraunces_600SemiBold.ttf'),
)

/** Beside the stylesheet, whose folder relative URLs start from: so they hold under any path prefix. */
const nextTo = ({ path }: PageFile): string => path.replace('/assets/', '')

/** Put together in this order, later ones over earlier ones. */
const styleParts = [
  'ground',
  'shell',
  'code',
  'tables',
  'forms',
  'notices',
  'shelf',
  'sections',
  'dashboard',
  'dashboard-questions',
  'dashboard-chart',
  'library',
  'library-cover',
  'library-forms',
  'library-try',
  'library-work',
]

const wholeStyle = (): Uint8Array => {
  const parts = styleParts.map((part) => read(`./style/${part}.css`).toString())
  return Buffer.from(parts.join('\n').replaceAll('fraunces.ttf', nextTo(fraunces)))
}

/** The one stylesheet of all pages. */
export const stylesheet = pageFile('style.css', 'text/css; charset=utf-8', wholeStyle())

/** Puts a copy button on code and closes menus; nothing needs it. */
export const script = pageFile('page.js', 'text/javascript; charset=utf-8', read('./page.js'))

export const icon = pageFile('icon.svg', 'image/svg+xml', read('./icon.svg'))

export const pageFiles: readonly PageFile[] = [stylesheet, script, icon, fraunces]
