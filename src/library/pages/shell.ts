// What the pages of the library have in common: the way back, the balance, the script, and the refresh for browsers without it.
import { type Content, type Html, html } from '../../html/html.ts'
import type { Page } from '../../html/page.ts'
import { scriptElement } from '../../html/script-element.ts'
import { personLinks } from '../../identity/rules.ts'
import type { Frame } from '../reader.ts'

export interface Crumb {
  readonly href: string
  readonly label: string
}

interface LibraryPage {
  readonly frame: Frame
  readonly title: string
  readonly description: string
  readonly path: string
  readonly crumbs?: readonly Crumb[]
  readonly main: Html
  /** Whether something on it will change by itself. */
  readonly isWaiting?: boolean
}

const refreshSeconds = 5

/** The path is named, because the page may be the answer to a form. */
const refresh = (root: string, path: string): Html =>
  html`<noscript><meta http-equiv="refresh" content="${refreshSeconds};url=${root}${path}"></noscript>`

/** Parts of a page that the script puts anew when work has ended. */
export const live = (id: string, content: Content): Html => html`<div id="${id}" data-live>${content}</div>`

const balanceOf = ({ root, balance }: Frame): Html =>
  html`<p class="balance" id="balance" data-live><a href="${root}/dashboard/credits"><b>${balance}</b> ${balance === 1 ? 'credit' : 'credits'}</a></p>`

const trail = (root: string, crumbs: readonly Crumb[]): Content =>
  crumbs.length > 0 &&
  html`<nav class="trail" aria-label="Way back">${crumbs.map(({ href, label }) => html`<a href="${root}${href}">${label}</a>`)}</nav>`

export const libraryPage = (page: LibraryPage): Page => {
  const { frame, title, description, path, crumbs = [], main, isWaiting = false } = page
  const { root } = frame
  return {
    title,
    description,
    path,
    root,
    within: '/library',
    links: personLinks,
    width: 'wide',
    indexed: false,
    head: html`${scriptElement(root, 'library/main.ts')}${isWaiting && refresh(root, path)}`,
    main: html`<div class="library-head" data-root="${root}">${trail(root, crumbs)}${balanceOf(frame)}</div>
${main}`,
  }
}
