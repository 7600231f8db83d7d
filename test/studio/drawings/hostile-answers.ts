// What a language model may answer instead of a drawing, by what is wrong with it.
import { anOkapi } from '../../language/answers.ts'

const good = anOkapi.svg ?? ''

const within = (inner: string): string => good.replace('</svg>', `${inner}</svg>`)

const frame = (inner: string, box = '-500 -1000 1000 1000'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" viewBox="${box}">${inner}</svg>`

const part = (inner: string): string => frame(`<g inkscape:label="lid">${inner}</g>`)

const box = '<path class="body" fill="#336699" d="M-500 0H500V-1000H-500Z"/>'
const dots = ['shade', 'light', 'accent', 'line']
  .map((tone, at) => `<circle class="${tone}" fill="#a0${at}0c0" cx="${at * 40}" cy="-500" r="9"/>`)
  .join('')

/** Points that a path goes through, over and over across itself. */
const tangle = (count: number): string =>
  Array.from({ length: count }, (_, at) => `${((at * 7919) % 1000) - 500} ${-((at * 104_729) % 1000)}`).join('L')

export const hostileAnswers: Readonly<Record<string, readonly [svg: string, why: RegExp]>> = {
  'a script': [within('<script>fetch("http://example.com")</script>'), /scripts are not allowed/],
  'a handler': [good.replace('<circle ', '<circle onload="alert(1)" '), /onload/],
  'foreign markup': [
    within('<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>'),
    /foreignObject/,
  ],
  'a link to the web': [within('<a href="http://example.com"/>'), /links are not allowed/],
  'a link to a file': [within('<image href="file:///etc/passwd"/>'), /links are not allowed/],
  'a picture': [within('<image width="10" height="10"/>'), /pictures are not allowed/],
  'a colour from elsewhere': [good.replace('fill="#4a2c22"', 'fill="url(http://example.com/a.svg#a)"'), /fill is/],
  'a style sheet': [within('<style>@import "http://example.com/a.css";</style>'), /style sheets are not allowed/],
  'an entity bomb': [`<!DOCTYPE svg [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]>${good}`, /document types are not allowed/],
  'an entity of a file': [`<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${good}`, /document types/],
  'an include': [within('<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="a.svg"/>'), /links|not of SVG/],
  'deep nesting': [within(`${'<g>'.repeat(400)}${'</g>'.repeat(400)}`), /nested/],
  'a huge path': [part(`<path class="body" fill="#000000" d="M${tangle(9000)}Z"/>`), /larger than|too many points/],
  'a tangle within the size': [part(`${`<path class="body" fill="#123456" d="M${tangle(500)}Z"/>`.repeat(5)}`), /./],
  'too many shapes': [part(box.repeat(300)), /shapes/],
  'no number': [good.replace('M428 -560', 'MNaN NaN'), /path data/],
  'a number without end': [good.replace('r="15"', 'r="1e999"'), /r is/],
  'a shape beyond its frame': [good.replace('cx="-378"', 'cx="9000"'), /leaves the frame/],
  'another frame': [good.replace('-500 -1000 1000 1000', '0 0 1000 1000'), /viewBox/],
  'no shapes': [frame(''), /nothing but lines/],
  'nothing but a hair': [
    part('<path class="body" fill="#000000" d="M-500 0L-499 0L500 -1000Z"/>'.repeat(4)),
    /one colour/,
  ],
  'nearly nothing': [
    part(`<path class="body" fill="#000000" d="M-500 0L-480 0L500 -1000Z"/>${dots}`),
    /nearly empty|in pieces/,
  ],
  'one huge rectangle': [part(box), /has 1 shapes/],
  'one huge rectangle with dots': [part(`${box}${dots}`), /one plain area/],
  'a thing without parts': [good.replaceAll(/ inkscape:label="[^"]*"/g, ''), /no named parts/],
  'a part that is no plain noun': [good.replace('label="tail"', 'label="Tail &lt;b&gt;"'), /plain noun/],
  words: ['Of course! Here is an okapi.', /XML|text/],
  'half a drawing': [good.slice(0, 900), /XML/],
  nothing: [' ', /nothing that can be drawn/],
}
