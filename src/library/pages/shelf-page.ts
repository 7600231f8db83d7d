// All books of somebody, each with its newest cover, and the form for another one.
import { type Content, html } from '../../html/html.ts'
import type { Page } from '../../html/page.ts'
import type { Tried } from '../form-state.ts'
import type { Frame } from '../reader.ts'
import { bookForm, bookFormId } from './book-form.ts'
import { coverPicture } from './cover-slot.ts'
import { libraryPage } from './shell.ts'

export interface BookOnShelf {
  readonly id: string
  readonly title: string
  readonly author: string | null
  readonly genre: string
  readonly coverId: string | null
}

export interface ShelfView {
  readonly books: readonly BookOnShelf[]
  /** What was searched for; empty for all books. */
  readonly words: string
  /** Whether this is the beginning of the list. */
  readonly isFirst: boolean
  readonly nextHref: string | null
  readonly tried: Tried | null
}

/** So many are seen without scrolling. */
const eagerCovers = 6

const bookOnShelf = (root: string, { id, title, author, genre, coverId }: BookOnShelf, index: number): Content =>
  html`<li><a href="${root}/library/books/${id}">${
    coverId === null
      ? html`<span class="slot plain"><span class="plain-title">${title}</span><span class="plain-author">${author}</span></span>`
      : coverPicture({ root, coverId, alt: `Cover of ${title}`, eager: index < eagerCovers })
  }<span class="caption"><b>${title}</b><span>${author ?? genre}</span></span></a></li>`

const empty = (words: string, root: string): Content =>
  words === ''
    ? html`<p class="lead">No books yet. Begin with a title, an author and a genre; covers come next.</p>`
    : html`<p>No title contains “${words}”. <a href="${root}/library">Show all books</a></p>`

const search = (root: string, words: string): Content =>
  html`<form class="search" role="search" method="get" action="${root}/library"><label class="unseen" for="search-q">Title</label>
<input id="search-q" type="search" name="q" value="${words}" placeholder="Find a title" maxlength="100"><button>Find</button></form>`

export const shelfPage = (frame: Frame, view: ShelfView): Page => {
  const { root } = frame
  const { books, words, isFirst, nextHref, tried } = view
  const isBare = books.length === 0 && words === '' && isFirst
  return libraryPage({
    frame,
    title: 'Library',
    description: 'Your books and covers.',
    path: '/library',
    main: html`<div class="shelf-head"><h1>Library</h1>${!isBare && search(root, words)}</div>
<details class="card new-book"${(isBare || tried?.form === bookFormId) && html` open`}><summary>New book</summary>
${bookForm(frame, tried)}</details>
${
  books.length === 0
    ? empty(words, root)
    : html`<ul class="gallery">${books.map((book, index) => bookOnShelf(root, book, index))}</ul>`
}
<p class="buttons">${!isFirst && html`<a class="button" href="${root}/library">Newest books</a>`}${
      nextHref !== null && html`<a class="button" rel="next" href="${root}${nextHref}">Older books</a>`
    }</p>`,
  })
}
