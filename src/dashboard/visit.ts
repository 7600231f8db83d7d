// How the dashboard's pages are served: for whoever has signed in, with what every page and every form needs.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Page, rootOf } from '../html/page.ts'
import { sendPage } from '../html/send.ts'
import {
  type FormFields,
  formBodyLimit,
  formTokenOf,
  forPeople,
  type IdentityParts,
  leadTo,
  queryOf,
  readForm,
} from '../identity/rules.ts'
import type { Storage } from '../platform/storage/storage.ts'

export interface DashboardParts extends IdentityParts {
  readonly storage: Storage
  readonly billingUrl: () => string
}

/** Somebody who has opened a page, or has sent a form. */
export interface Visit {
  readonly accountId: string
  readonly email: string
  readonly at: number
  readonly root: string
  /** For the forms of the page. */
  readonly token: string
  param(name: string): string
  query(name: string): string | undefined
}

type View = (visit: Visit) => Promise<Page>

export const showPage = (app: FastifyInstance, parts: DashboardParts, path: string, view: View): void => {
  app.get(
    path,
    forPeople(parts, async ({ accountId, email }, request, reply) => {
      const token = formTokenOf(parts, request, reply)
      const page = await view({ accountId, email, token, ...aboutRequest(parts, request) })
      return sendPage(request, reply, { page })
    }),
  )
}

/** What a form has led to: another page, or one that is shown at once because it is shown only once. */
export type Outcome = { readonly to: string } | { readonly page: Page; readonly status?: number }

type Act = (visit: Visit, fields: FormFields) => Promise<Outcome>

export const takeForm = (app: FastifyInstance, parts: DashboardParts, path: string, act: Act): void => {
  app.post(
    path,
    { bodyLimit: formBodyLimit },
    forPeople(parts, async ({ accountId, email }, request, reply) => {
      const fields = readForm(parts, request)
      const token = formTokenOf(parts, request, reply)
      const about = aboutRequest(parts, request)
      const outcome = await act({ accountId, email, token, ...about }, fields)
      if ('to' in outcome) return leadTo(reply, `${about.root}${outcome.to}`)
      return sendPage(request, reply, outcome)
    }),
  )
}

const aboutRequest = ({ baseUrl, now }: DashboardParts, request: FastifyRequest) => ({
  at: now(),
  root: rootOf(baseUrl()),
  param: (name: string): string => {
    const value: unknown = Object(request.params)[name]
    return typeof value === 'string' ? value : ''
  },
  query: (name: string) => queryOf(request, name),
})
