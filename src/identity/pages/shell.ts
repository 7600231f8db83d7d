// What the pages for people have in common: links, hidden fields, notices.
import { type Content, type Html, html } from '../../html/html.ts'
import type { Page, PageLink } from '../../html/page.ts'
import { formTokenField } from '../forms.ts'

export const personLinks: readonly PageLink[] = [
  { href: '/account', label: 'Account' },
  { href: '/account/apps', label: 'Apps' },
  { href: '/team', label: 'Team' },
  { href: '/docs', label: 'Documentation' },
]

interface PersonPage {
  readonly title: string
  readonly description: string
  readonly path: string
  readonly root: string
  readonly main: Html
  /** Left out where nobody has signed in. */
  readonly links?: readonly PageLink[]
}

export const personPage = (page: PersonPage): Page => ({ width: 'narrow', indexed: false, links: [], ...page })

export const hidden = (name: string, value: string): Html => html`<input type="hidden" name="${name}" value="${value}">`

/** A form that is sent to us. */
export const form = (action: string, token: string, content: Content): Html =>
  html`<form method="post" action="${action}">${hidden(formTokenField, token)}${content}</form>`

/** A form that is only a button. */
export const button = (action: string, token: string, label: string, fields: Content = ''): Html =>
  html`<form class="inline" method="post" action="${action}">${hidden(formTokenField, token)}${fields}<button>${label}</button></form>`

export const complaint = (text: string | null): Content =>
  text !== null && html`<p class="notice bad" role="alert">${text}</p>`

export const confirmation = (text: string | null): Content =>
  text !== null && html`<p class="notice good" role="status">${text}</p>`

/** How long somebody has to wait, in words. */
export const waitInWords = (ms: number): string => {
  const seconds = Math.ceil(ms / 1000)
  const [count, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute']
  return `Too many attempts. Try again in ${count} ${unit}${count === 1 ? '' : 's'}.`
}
