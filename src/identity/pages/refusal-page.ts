// What a person reads where something could not be done.
import { html } from '../../html/html.ts'
import type { Page } from '../../html/page.ts'
import { personPage } from './shell.ts'

interface Refusal {
  readonly root: string
  readonly path: string
  readonly title: string
  readonly message: string
}

export const refusalPage = ({ root, path, title, message }: Refusal): Page =>
  personPage({
    title,
    description: title,
    path,
    root,
    main: html`<h1>${title}</h1><p class="notice bad">${message}</p>`,
  })
