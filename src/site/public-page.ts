// A page that anybody may read, as HTML or as Markdown.
import type { Html } from '../html/html.ts'

export interface PublicPage {
  readonly path: string
  readonly title: string
  readonly description: string
  /** With root-relative links; begins with its title as a heading. */
  readonly markdown: (baseUrl: string) => string
  /** The main part, where it is more than the Markdown rendered. */
  readonly main?: (baseUrl: string) => Html
  /** The whole page, where it is not like the others. */
  readonly html?: (baseUrl: string) => string
  /** Headers of the HTML that differ from those of other pages. */
  readonly headers?: Readonly<Record<string, string>>
  readonly width?: 'text' | 'wide'
}

export interface PageGroup {
  readonly name: string
  readonly pages: readonly PublicPage[]
}
