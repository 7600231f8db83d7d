// The try-it box as a page of its own: where it leads without scripts, and after signing in.
import { genres } from '../../catalog/genres.ts'
import { operations } from '../../catalog/operations.ts'
import { html } from '../../html/html.ts'
import type { Page } from '../../html/page.ts'
import { formState, type Tried } from '../form-state.ts'
import type { Frame } from '../reader.ts'
import { coverWords } from './book-form.ts'
import { priced, wishForm } from './fields.ts'
import { libraryPage } from './shell.ts'

const paintedGenres = genres
  .filter(({ supported }) => supported)
  .map(({ slug, name }) => ({ value: slug, label: name }))

export const tryFormId = 'try-it'

/** So many covers make a choice. */
export const tryCount = 3

export const tryFields = ['title', 'author', 'genre'] as const

export const tryPage = (frame: Frame, typed: Readonly<Record<string, string>>, tried: Tried | null): Page => {
  const state = formState({ id: tryFormId, fields: { title: '', author: '', genre: '', ...typed } }, tried)
  return libraryPage({
    frame,
    title: 'Try it',
    description: 'Covers for a book, from its title, author and genre.',
    path: '/try',
    crumbs: [{ href: '/library', label: 'Library' }],
    main: html`<div class="try-page"><h1>Covers for your book</h1>
<p class="lead">A title, an author, a genre. Three covers take a few seconds each.</p>
<section class="card">${wishForm(
      frame,
      { action: '/try', state },
      html`${coverWords(state, paintedGenres)}
<div class="buttons">${priced('Paint three covers', tryCount * operations.generate.creditsPerImage)}</div>`,
    )}</section></div>`,
  })
}
