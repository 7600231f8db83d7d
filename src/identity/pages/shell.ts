// What the pages for people have in common: links, hidden fields, notices.
import { type Content, type Html, html } from '../../html/html.ts'
import type { Page, PageLink, PageMenu } from '../../html/page.ts'
import { formTokenField } from '../forms.ts'

/** The way around for people who have signed in. */
export const personLinks: readonly (PageLink | PageMenu)[] = [
  { href: '/dashboard', label: 'Dashboard' },
  { href: '/library', label: 'Library' },
  { href: '/docs', label: 'Documentation' },
  {
    label: 'Account',
    menu: [
      { href: '/account', label: 'Email and password' },
      { href: '/dashboard/billing', label: 'Plan and billing' },
      { href: '/team', label: 'Team' },
      { href: '/sign-out', label: 'Sign out' },
    ],
  },
]

/** The parts of the dashboard. Some are pages of other rooms, under paths of their own. */
const dashboardSections: readonly PageLink[] = [
  { href: '/dashboard', label: 'Overview' },
  { href: '/dashboard/keys', label: 'API keys' },
  { href: '/dashboard/webhooks', label: 'Webhooks' },
  { href: '/dashboard/jobs', label: 'Jobs' },
  { href: '/dashboard/requests', label: 'Requests' },
  { href: '/dashboard/credits', label: 'Credits' },
  { href: '/dashboard/billing', label: 'Plan and billing' },
  { href: '/team', label: 'Team' },
  { href: '/account/apps', label: 'Apps' },
  { href: '/account', label: 'Account' },
]

interface PersonPage {
  readonly title: string
  readonly description: string
  readonly path: string
  readonly root: string
  readonly main: Html
  readonly head?: Content
}

/** A page for whoever comes, signed in or not. */
export const personPage = (page: PersonPage): Page => ({ width: 'narrow', indexed: false, links: [], ...page })

interface DashboardPage extends PersonPage {
  /** The section that the page belongs to, where that is not the page itself. */
  readonly section?: string
}

/** A page of the dashboard: for one person who has signed in, with the sections beside it. */
export const dashboardPage = ({ section, ...page }: DashboardPage): Page => ({
  ...page,
  width: 'wide',
  indexed: false,
  links: personLinks,
  within: '/dashboard',
  sections: { label: 'Dashboard', links: dashboardSections, within: section ?? page.path },
})

export const hidden = (name: string, value: string): Html => html`<input type="hidden" name="${name}" value="${value}">`

/** A form that is sent to us. */
export const form = (action: string, token: string, content: Content): Html =>
  html`<form method="post" action="${action}">${hidden(formTokenField, token)}${content}</form>`

/** A form that is only a button. */
export const button = (action: string, token: string, label: string, fields: Content = ''): Html =>
  html`<form class="inline" method="post" action="${action}">${hidden(formTokenField, token)}${fields}<button>${label}</button></form>`

/** Something that cannot be taken back is asked about first; without scripts. */
export const ask = (label: string, words: Content, answer: Html): Html =>
  html`<details class="ask"><summary class="button">${label}</summary><div class="asked"><p>${words}</p>${answer}</div></details>`

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
