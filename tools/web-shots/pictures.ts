// Which pages are pictured, and as whom.
import type { Page } from 'playwright-core'
import type { Furnished } from './furnish.ts'

export interface Picture {
  readonly name: string
  readonly path: string
  readonly person: 'visitor' | 'newcomer' | 'owner'
  /** False: only what fits the window, as for the editor. */
  readonly whole?: boolean
  readonly prepare?: (page: Page) => Promise<void>
}

const openAll = async (page: Page): Promise<void> => {
  await page.evaluate('for (const each of document.querySelectorAll("main details")) each.open = true')
}

const openMenu = async (page: Page): Promise<void> => {
  await page.locator('.menu summary').click()
}

export const picturesOf = (furnished: Furnished): Picture[] => {
  const { bookId, coverId, wrapId, keyId, jobId, wrapJobId, failedId, deliveredId, consentPath } = furnished
  const visitor = [
    ['home', '/'],
    ['docs', '/docs'],
    ['docs-webhooks', '/docs/webhooks'],
    ['sign-in', '/sign-in'],
    ['changes', '/changelog'],
  ] as const
  const newcomer = [
    ['new-dashboard', '/dashboard'],
    ['new-keys', '/dashboard/keys'],
    ['new-webhooks', '/dashboard/webhooks'],
    ['new-jobs', '/dashboard/jobs'],
    ['new-requests', '/dashboard/requests'],
    ['new-credits', '/dashboard/credits'],
    ['new-team', '/team'],
    ['new-apps', '/account/apps'],
    ['new-library', '/library'],
  ] as const
  const owner = [
    ['dashboard', '/dashboard'],
    ['keys', '/dashboard/keys'],
    ['webhooks', '/dashboard/webhooks'],
    ['delivery-failed', `/dashboard/webhooks/${failedId}`],
    ['delivery-delivered', `/dashboard/webhooks/${deliveredId}`],
    ['jobs', '/dashboard/jobs'],
    ['job', `/dashboard/jobs/${jobId}`],
    ['job-wrap', `/dashboard/jobs/${wrapJobId}`],
    ['requests', '/dashboard/requests'],
    ['credits', '/dashboard/credits'],
    ['billing', '/dashboard/billing'],
    ['team', '/team'],
    ['apps', '/account/apps'],
    ['account', '/account'],
    ['sign-out', '/sign-out'],
    ['consent', consentPath],
    ['library', '/library'],
    ['library-book', `/library/books/${bookId}`],
    ['library-cover', `/library/covers/${coverId}`],
  ] as const
  return [
    ...visitor.map(([name, path]): Picture => ({ name, path, person: 'visitor' })),
    ...newcomer.map(([name, path]): Picture => ({ name, path, person: 'newcomer' })),
    ...owner.map(([name, path]): Picture => ({ name, path, person: 'owner' })),
    { name: 'key', path: `/dashboard/keys/${keyId}`, person: 'owner', prepare: openAll },
    { name: 'menu', path: '/dashboard', person: 'owner', whole: false, prepare: openMenu },
    { name: 'editor', path: `/wraps/${wrapId}/edit`, person: 'owner', whole: false },
  ]
}
