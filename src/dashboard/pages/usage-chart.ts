// The chart of usage: a bar for each day, stacked by operation, drawn as SVG; and the same figures as a table.
import { type Html, html } from '../../html/html.ts'
import { type DayOfUse, scaleFor, totalsOf } from '../usage.ts'
import { dateInWords, plural, table } from './elements.ts'
import { operationInWords } from './operation-names.ts'

const height = 100
/** A bar and the gap behind it, in the chart's own units; the picture is stretched to the page. */
const pitch = 10
const barWidth = 7

const shortDate = (at: number): string => dateInWords(at).split(' ').slice(0, 2).join(' ')

export const usageChart = (days: readonly DayOfUse[]): Html => {
  const top = scaleFor(Math.max(...days.map(({ total }) => total)))
  const totals = totalsOf(days)
  const sum = totals.reduce((all, { credits }) => all + credits, 0)
  const [first, last] = [days[0]?.at ?? 0, days.at(-1)?.at ?? 0]
  const middle = days[Math.floor(days.length / 2)]?.at ?? 0
  return html`<figure class="chart">
<figcaption>${plural(sum, 'credit')} in ${days.length} days
<ul class="legend">${totals.map(({ operation, credits }) => html`<li><svg class="swatch" viewBox="0 0 10 10" aria-hidden="true"><rect class="${operation}" width="10" height="10"/></svg>${operationInWords[operation]} <b>${credits}</b></li>`)}</ul></figcaption>
<p class="scale" aria-hidden="true">${top}</p>
<svg class="bars" viewBox="0 0 ${days.length * pitch} ${height}" preserveAspectRatio="none" role="img" aria-label="Credits used on each of the last ${days.length} days. The same figures stand in the table below.">
${[0, 0.5, 1].map((part) => html`<line x1="0" x2="${days.length * pitch}" y1="${height * part}" y2="${height * part}"/>`)}
${days.map((day, index) => bar(day, index, top))}
</svg>
<p class="dates" aria-hidden="true"><span>${shortDate(first)}</span><span>${shortDate(middle)}</span><span>${shortDate(last)}</span></p>
<details class="fold"><summary>As a table</summary>${figures(days)}</details>
</figure>`
}

const bar = (day: DayOfUse, index: number, top: number): Html => {
  let reached = 0
  const stack = day.parts.map(({ operation, credits }) => {
    const part = (credits / top) * height
    reached += part
    return html`<rect class="${operation}" x="${index * pitch + (pitch - barWidth) / 2}" y="${short(height - reached)}" width="${barWidth}" height="${short(part)}"/>`
  })
  return html`<g>${day.total > 0 && html`<title>${shortDate(day.at)}: ${plural(day.total, 'credit')}</title>`}${stack}</g>`
}

const short = (value: number): string => String(Number(value.toFixed(2)))

const figures = (days: readonly DayOfUse[]): Html =>
  table(
    'Credits used by day and operation',
    ['Day', 'Credits', 'Operations'],
    days
      .filter(({ total }) => total > 0)
      .toReversed()
      .map(({ at, total, parts }) => [
        dateInWords(at),
        total,
        parts.map(({ operation, credits }) => `${operationInWords[operation]} ${credits}`).join(', '),
      ]),
  )
