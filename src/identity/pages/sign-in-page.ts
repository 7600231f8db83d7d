// The pages to sign in and to sign up.
import { html } from '../../html/html.ts'
import type { Page } from '../../html/page.ts'
import { shortestPassword } from '../sign-in.ts'
import { complaint, form, hidden, personPage } from './shell.ts'

interface EntryView {
  readonly root: string
  readonly token: string
  /** Where the person wants to go afterwards. */
  readonly next: string
  readonly email: string
  readonly problem: string | null
  readonly signUp: boolean
}

const query = (next: string): string => `?${new URLSearchParams({ next })}`

const emailField = (email: string) =>
  html`<label>Email <input type="email" name="email" value="${email}" autocomplete="username" required autofocus></label>`

export const signInPage = ({ root, token, next, email, problem, signUp }: EntryView): Page =>
  personPage({
    title: 'Sign in',
    description: 'Sign in to Dustjacket.',
    path: '/sign-in',
    root,
    main: html`<h1>Sign in</h1>
${complaint(problem)}
${form(
  `${root}/sign-in`,
  token,
  html`${hidden('next', next)}
${emailField(email)}
<label>Password <input type="password" name="password" autocomplete="current-password" required></label>
<div class="buttons"><button class="primary">Sign in</button></div>`,
)}
${signUp && html`<p>No account yet? <a href="${root}/sign-up${query(next)}">Sign up</a>.</p>`}`,
  })

export const signUpPage = ({ root, token, next, email, problem }: EntryView): Page =>
  personPage({
    title: 'Sign up',
    description: 'Open a Dustjacket account.',
    path: '/sign-up',
    root,
    main: html`<h1>Sign up</h1>
<p>A new account has no plan yet: whoever runs this service sets it.</p>
${complaint(problem)}
${form(
  `${root}/sign-up`,
  token,
  html`${hidden('next', next)}
${emailField(email)}
<label>Password <small>at least ${shortestPassword} characters</small>
<input type="password" name="password" autocomplete="new-password" minlength="${shortestPassword}" required></label>
<div class="buttons"><button class="primary">Sign up</button></div>`,
)}
<p>You have an account? <a href="${root}/sign-in${query(next)}">Sign in</a>.</p>`,
  })
