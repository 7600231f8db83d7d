// The small parts that the dashboard's pages are made of: times, marks, tables, questions before something is done.
import { browserCode } from '../../html/browser-code.ts'
import { type Content, type Html, html } from '../../html/html.ts'
import { isoTime } from '../../platform/clock.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

export const plural = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** Such as `3 Nov 2026`. */
export const dateInWords = (at: number): string => {
  const date = new Date(at)
  return `${date.getUTCDate()} ${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`
}

const inWords = (at: number, now: number): string => {
  const distance = Math.abs(now - at)
  const ago = (words: string) => (at > now ? `in ${words}` : `${words} ago`)
  if (distance < minute) return at > now ? 'in less than a minute' : 'just now'
  if (distance < hour) return ago(plural(Math.floor(distance / minute), 'minute'))
  if (distance < day) return ago(plural(Math.floor(distance / hour), 'hour'))
  if (distance < 30 * day) return ago(plural(Math.floor(distance / day), 'day'))
  return dateInWords(at)
}

/** An instant as people speak of it; exactly, on a second look. */
export const moment = (at: number, now: number): Html =>
  html`<time datetime="${isoTime(at)}" title="${dateInWords(at)}, ${isoTime(at).slice(11, 19)} UTC">${inWords(at, now)}</time>`

/** An instant to the second. */
export const exactly = (at: number): Html =>
  html`<time datetime="${isoTime(at)}">${dateInWords(at)}, ${isoTime(at).slice(11, 19)} UTC</time>`

/** An instant in a list: short, and whole on a second look. */
export const stamp = (at: number): Html =>
  html`<time class="still" datetime="${isoTime(at)}" title="${dateInWords(at)}, ${isoTime(at).slice(11, 19)} UTC">${dateInWords(at).replace(/ \d+$/, '')}, ${isoTime(at).slice(11, 19)}</time>`

/** Clocks of two machines may differ: nothing takes less than no time. */
export const duration = (given: number): string => {
  const ms = Math.max(0, given)
  if (ms < 1000) return `${ms} ms`
  return ms < minute
    ? `${(ms / 1000).toFixed(1)} s`
    : `${Math.floor(ms / minute)} min ${Math.round((ms % minute) / 1000)} s`
}

export type Tone = 'good' | 'bad' | 'busy' | 'quiet'

export const mark = (tone: Tone, label: string): Html => html`<span class="mark ${tone}">${label}</span>`

/** A table that becomes a list of cards on a phone. The first column is what a row is about. */
export const table = (caption: string, heads: readonly string[], rows: readonly (readonly Content[])[]): Html =>
  html`<div class="table"><table><caption class="unseen">${caption}</caption>
<thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>${rows.map((cells) => html`<tr>${cells.map((cell, index) => html`<td data-label="${heads[index]}">${cell}</td>`)}</tr>`)}</tbody>
</table></div>`

/** Where there is nothing yet: what would be here, and what to do next. */
export const nothingYet = (words: string, next: Content = ''): Html =>
  html`<div class="nothing"><p>${words}</p>${next}</div>`

/** The way to older entries. */
export const older = (href: string | null): Content =>
  href !== null && html`<p class="older"><a class="button" rel="next" href="${href}">Older</a></p>`

export const codeBlock = (label: string, code: string): Html =>
  html`<div class="code"><pre tabindex="0" role="region" aria-label="${label}"><code>${code}</code></pre></div>`

/** Text of unknown length that keeps its lines. */
export const transcript = (label: string, text: string): Html =>
  html`<div class="code transcript"><pre tabindex="0" role="region" aria-label="${label}"><code>${text}</code></pre></div>`

/** For the head of a page with parts that change by themselves: a script, or a refresh where there is none. */
export const keepsUp = (root: string, path: string): Html =>
  html`<script type="module" src="${root}${browserCode().entry('dashboard/live.ts').path}"></script>
<noscript><meta http-equiv="refresh" content="5;url=${root}${path}"></noscript>`

/** A part that is put anew while something on it is under way. */
export const live = (isMoving: boolean, content: Content): Html =>
  html`<div id="live" data-moving="${isMoving ? 'yes' : 'no'}">${content}</div>`
