// What a person reads when an app has sent them here with a request that cannot be answered.
import type { ErrorOut, KoaContextWithOIDC } from 'oidc-provider'
import { pageHeaders } from '../html/headers.ts'
import { html } from '../html/html.ts'
import { renderPage, rootOf } from '../html/page.ts'
import { htmlType } from '../html/send.ts'

/** Nobody is sent back to an address that has not been checked: the page is the end of the way. */
export const renderOauthError = (ctx: KoaContextWithOIDC, out: ErrorOut, baseUrl: string): void => {
  ctx.set(pageHeaders())
  // The status of a redirect, where one was meant that leads to an app nobody knows.
  if (ctx.status < 400) ctx.status = 400
  ctx.type = htmlType
  ctx.body = oauthErrorPage(baseUrl, out)
}

const oauthErrorPage = (baseUrl: string, { error, error_description: description }: ErrorOut): string =>
  renderPage({
    title: 'The app could not be connected',
    description: 'A request to connect an app failed.',
    path: '/oauth2/authorize',
    root: rootOf(baseUrl),
    links: [],
    width: 'narrow',
    indexed: false,
    main: html`<h1>The app could not be connected</h1>
<p>The request that the app sent along cannot be answered. Go back to the app and start again.</p>
<p class="notice bad"><code>${error}</code>${description && html`: ${description}`}</p>`,
  })
