// The element that loads a script of ours, with everything it imports fetched at once.
import { browserCode } from './browser-code.ts'
import { type Html, html } from './html.ts'

export const scriptElement = (root: string, name: string): Html => {
  const { path, imports } = browserCode().entry(name)
  return html`${imports.map((each) => html`<link rel="modulepreload" href="${root}${each}">`)}
<script type="module" src="${root}${path}"></script>`
}
