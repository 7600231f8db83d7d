// A cover: large, with its files, what can be made of it, its family and its wrap.
import type { Book } from '../../books/rules.ts'
import type { JobDetail } from '../../contract/jobs.ts'
import { type Content, html } from '../../html/html.ts'
import type { Page } from '../../html/page.ts'
import type { Frame } from '../reader.ts'
import { type AssetsView, assetList } from './cover-assets.ts'
import { editForm, varyForm } from './cover-changes.ts'
import { type CoverFamily, coverFamily } from './cover-family.ts'
import { picturePath, styleInWords } from './cover-slot.ts'
import { editTold, isRunning, jobList } from './job-list.ts'
import { libraryPage, live } from './shell.ts'
import { type ShownWrap, wrapForm, wrapFormId, wrapShown, wrapToCome } from './wrap-part.ts'

export interface CoverView extends AssetsView {
  readonly book: Book
  /** What is on it, told by whoever painted it. */
  readonly prompt: string | null
  /** The job that made it, where it was an edit. */
  readonly edit: JobDetail | null
  readonly jobs: readonly JobDetail[]
  readonly family: CoverFamily
  readonly wrap: ShownWrap | null
}

const large = (root: string, { cover, book }: CoverView): Content =>
  html`<div class="cover-large"><span class="slot"><img src="${root}${picturePath(cover.coverId, 'preview', 'large')}" width="1000" height="1600" alt="Cover of ${book.title}, ${styleInWords(cover.coverStyle)}"></span></div>`

const wrapNow = (frame: Frame, { wrap, jobs, tried }: CoverView): Content => {
  if (wrap) return wrapShown(frame, wrap, tried)
  if (jobs.some((job) => isRunning(job) && job.operation === 'wrap')) return wrapToCome
  return html`<p>Back, spine and front on one sheet, as Amazon KDP prints it, with its print PDF.</p>`
}

const wrapPart = (frame: Frame, view: CoverView): Content => {
  const { cover, book, wrap, tried } = view
  const form = wrapForm(frame, { coverId: cover.coverId, book, wrap, tried })
  return html`<section class="wrap-part" aria-labelledby="wrap-title"><h2 id="wrap-title">Print wrap</h2>
${live('wrap', wrapNow(frame, view))}
<details class="card"${tried?.form === wrapFormId && html` open`}><summary>Book, look and texts</summary>
${form}</details></section>`
}

export const coverPage = (frame: Frame, view: CoverView): Page => {
  const { cover, book, prompt, edit, jobs, tried } = view
  const { root } = frame
  return libraryPage({
    frame,
    title: `Cover of ${book.title}`,
    description: `A cover of ${book.title}.`,
    path: `/library/covers/${cover.coverId}`,
    crumbs: [
      { href: '/library', label: 'Library' },
      { href: `/library/books/${book.id}`, label: book.title },
    ],
    isWaiting: jobs.some(isRunning) && tried === null,
    main: html`<div class="cover-page">${large(root, view)}
<div class="cover-side"><h1>${book.title}</h1>
<p class="byline">${[book.author, styleInWords(cover.coverStyle)].filter((each) => each !== null).join(' · ')}</p>
${live('jobs', jobList(root, jobs))}
${edit !== null && html`<section class="card"><h2>What was changed</h2>${editTold(edit)}</section>`}
<section class="card"><h2>Change it by words</h2>${editForm(frame, cover.coverId, tried)}</section>
<section class="card"><h2>Variations</h2>${varyForm(frame, cover.coverId, tried)}</section>
<section class="card"><h2>Files</h2>${live('assets', assetList(frame, view))}</section>
${prompt !== null && html`<details class="more"><summary>What is on it</summary><p>${prompt}</p></details>`}
</div></div>
${live('family', coverFamily(root, view.family))}
${wrapPart(frame, view)}`,
  })
}
