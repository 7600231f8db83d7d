// A book: what is known of it, the covers that it has, and the forms for more.
import type { Book } from '../../books/rules.ts'
import { subgenreLabel } from '../../catalog/genres.ts'
import type { CoverItem } from '../../contract/covers.ts'
import type { JobDetail } from '../../contract/jobs.ts'
import { type Content, html } from '../../html/html.ts'
import type { Page } from '../../html/page.ts'
import type { Tried } from '../form-state.ts'
import type { Frame } from '../reader.ts'
import { coverPicture, paintingSlot, styleInWords } from './cover-slot.ts'
import { generateForm, referenceForm, referenceFormId, type TemplateChoice } from './generate-form.ts'
import { coversToCome, isRunning, jobList } from './job-list.ts'
import { libraryPage, live } from './shell.ts'

export interface BookView {
  readonly book: Book
  readonly covers: readonly CoverItem[]
  readonly total: number
  readonly jobs: readonly JobDetail[]
  /** Null where no covers can be painted for the book, and why. */
  readonly templates: readonly TemplateChoice[]
  readonly unsupported: string | null
  readonly tried: Tried | null
}

/** So many are seen without scrolling. */
const eagerCovers = 6

/** The first covers of a book are a choice; later ones are asked for one by one. */
const firstCount = 3

const facts = ({ book }: BookView): Content =>
  html`<p class="byline">${[book.author, book.genre, book.subgenre === null ? null : subgenreLabel(book.subgenre)].filter((each) => each !== null).join(' · ')}</p>
${book.subtitle !== null && html`<p class="subtitle">${book.subtitle}</p>`}
${book.summary !== null && html`<p class="summary">${book.summary}</p>`}`

const gallery = (root: string, { book, covers, total, jobs }: BookView): Content => {
  const coming = coversToCome(jobs)
  if (covers.length === 0 && coming === 0) return html`<p class="hint">No covers yet.</p>`
  return html`<ul class="gallery">${Array.from({ length: coming }, () => paintingSlot)}${covers.map(
    ({ coverId, coverStyle }, index) =>
      html`<li><a href="${root}/library/covers/${coverId}">${coverPicture({
        root,
        coverId,
        alt: `Cover of ${book.title}, ${styleInWords(coverStyle)}`,
        eager: index < eagerCovers,
      })}<span class="caption">${styleInWords(coverStyle)}</span></a></li>`,
  )}</ul>${total > covers.length && html`<p class="hint">The newest ${covers.length} of ${total} covers.</p>`}`
}

const forms = (frame: Frame, { book, templates, unsupported, covers, tried }: BookView): Content => {
  if (unsupported !== null) return html`<p class="notice">${unsupported}</p>`
  const shared = { frame, bookId: book.id, tried }
  return html`<section class="card" aria-labelledby="paint-title"><h2 id="paint-title">Paint covers</h2>
${generateForm(shared, templates, covers.length === 0 ? firstCount : 1)}</section>
<details class="card"${tried?.form === referenceFormId && html` open`}><summary>Paint after pictures of your own</summary>
${referenceForm(shared)}</details>`
}

export const bookPage = (frame: Frame, view: BookView): Page => {
  const { book, jobs } = view
  return libraryPage({
    frame,
    title: book.title,
    description: `Covers of ${book.title}.`,
    path: `/library/books/${book.id}`,
    crumbs: [{ href: '/library', label: 'Library' }],
    isWaiting: jobs.some(isRunning) && view.tried === null,
    main: html`<h1>${book.title}</h1>
${facts(view)}
${live('jobs', jobList(frame.root, jobs))}
${live('covers', gallery(frame.root, view))}
${forms(frame, view)}`,
  })
}
