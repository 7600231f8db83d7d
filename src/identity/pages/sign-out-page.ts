// The page on which a person signs out, of this browser or of all.
import { html } from '../../html/html.ts'
import type { Page } from '../../html/page.ts'
import { button, personLinks, personPage } from './shell.ts'

interface SignOutView {
  readonly root: string
  readonly token: string
  readonly email: string
}

export const signOutPage = ({ root, token, email }: SignOutView): Page => ({
  ...personPage({
    title: 'Sign out',
    description: 'Sign out of Dustjacket.',
    path: '/sign-out',
    root,
    main: html`<h1>Sign out</h1>
<p class="lead">You have signed in as ${email}.</p>
<div class="buttons">${button(`${root}/sign-out`, token, 'Sign out')}
${button(`${root}/sign-out-everywhere`, token, 'Sign out everywhere')}</div>
<p class="hint">Everywhere means every browser in which you have signed in. API keys and apps go on.</p>`,
  }),
  links: personLinks,
})
