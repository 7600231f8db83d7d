// What somebody reads who has signed in but has no plan.
import { html } from '../../html/html.ts'
import type { Page } from '../../html/page.ts'
import { personLinks } from '../../identity/rules.ts'

export const noPlanPage = (root: string, path: string): Page => ({
  title: 'Library',
  description: 'Your books and covers.',
  path,
  root,
  within: '/library',
  links: personLinks,
  indexed: false,
  main: html`<h1>Library</h1>
<p class="notice">Your account has no active plan, so nothing can be painted for it. Whoever runs this service sets the plan.</p>
<p><a class="button" href="${root}/dashboard/billing">Plan and billing</a></p>`,
})
