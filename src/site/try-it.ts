// The try-it box of the home page. The page is the same for everybody: without its script, the form leads to signing in and on from there.
import { genres } from '../catalog/genres.ts'
import { textLimits } from '../catalog/limits.ts'
import { type Html, html } from '../html/html.ts'
import { scriptElement } from '../html/script-element.ts'

const painted = genres.filter(({ supported }) => supported).toSorted((a, b) => (a.name < b.name ? -1 : 1))

const slots = 3

export const tryIt = (root: string): Html => html`<section class="try-it" aria-labelledby="try-title">
<div class="try-words"><h2 id="try-title">Try it with your book</h2>
<form id="try-it" method="get" action="${root}/try" data-root="${root}">
<div class="field"><label for="try-book">Title</label><input type="text" id="try-book" name="title" required maxlength="${textLimits.title}" autocomplete="off"></div>
<div class="field"><label for="try-author">Author</label><input type="text" id="try-author" name="author" required maxlength="${textLimits.author}" autocomplete="off"></div>
<div class="field"><label for="try-genre">Genre</label><select id="try-genre" name="genre" required><option value="">Choose…</option>${painted.map(({ slug, name }) => html`<option value="${slug}">${name}</option>`)}</select></div>
<button class="primary">Paint three covers</button>
<p class="hint" id="try-note" role="status">Three covers cost three credits. <a href="${root}/sign-in">Sign in</a> first, or be asked to.</p>
</form></div>
<div class="try-covers" id="try-covers">${Array.from({ length: slots }, () => html`<span class="slot plain"><span class="plain-title">Your cover</span></span>`)}</div>
</section>
${scriptElement(root, 'try-it/main.ts')}`
