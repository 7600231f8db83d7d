// Every public page, in the order in which a reader meets them.
import { apiPages } from './api/pages.ts'
import { documentPage } from './documents.ts'
import { homePage } from './home.ts'
import type { PageGroup, PublicPage } from './public-page.ts'
import { referencePage } from './reference/page.ts'

export const documentation: readonly PageGroup[] = [
  {
    name: 'Begin',
    pages: [
      documentPage('quick-start', '/docs'),
      documentPage('authentication', '/docs/authentication'),
      documentPage('concepts', '/docs/concepts'),
      documentPage('sdk', '/docs/sdk'),
    ],
  },
  { name: 'Endpoints', pages: apiPages },
  {
    name: 'Guides',
    pages: [
      documentPage('webhooks', '/docs/webhooks'),
      documentPage('errors', '/docs/errors'),
      documentPage('credits', '/docs/credits'),
      documentPage('genres', '/docs/genres'),
      documentPage('kdp', '/docs/kdp'),
      documentPage('mcp', '/docs/mcp'),
    ],
  },
  {
    name: 'Operators',
    pages: [
      documentPage('operators', '/docs/operators', {
        description: 'How to start, configure and administer the service, on one machine or on many.',
      }),
      documentPage('painters', '/docs/painters'),
    ],
  },
]

export const publicPages: readonly PublicPage[] = [
  homePage,
  ...documentation.flatMap(({ pages }) => pages),
  referencePage,
  documentPage('changelog', '/changelog', { description: 'What has changed from version to version.' }),
]
