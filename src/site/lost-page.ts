// What a person sees where there is no page. Programs get the refusal of the API instead.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { html } from '../html/html.ts'
import { rootOf } from '../html/page.ts'
import { sendPage } from '../html/send.ts'

const forPrograms = /^\/(?:api|files|\.well-known)(?:\/|$|\?)/

/** Browsers name HTML; most programs do not. */
const isPerson = ({ url, method, headers }: FastifyRequest): boolean =>
  /^(?:GET|HEAD)$/.test(method) && !forPrograms.test(url) && /\btext\/html\b/i.test(headers.accept ?? '')

export const lostPage =
  (baseUrl: () => string) =>
  (request: FastifyRequest, reply: FastifyReply): FastifyReply | null => {
    if (!isPerson(request)) return null
    const root = rootOf(baseUrl())
    return sendPage(request, reply, {
      status: 404,
      page: {
        title: 'Not found',
        description: 'There is nothing at this address.',
        path: '',
        root,
        indexed: false,
        main: html`<h1>This page is not on our shelves</h1>
<p>There is nothing at this address. The <a href="${root}/docs">documentation</a> and the
<a href="${root}/reference">reference</a> are a good place to look.</p>`,
      },
    })
  }
