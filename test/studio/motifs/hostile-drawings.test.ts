// A file that is no drawing is refused with its line and a reason, and does no harm.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { ArtFault } from '../../../src/studio/motifs/art-fault.ts'
import { readDrawing } from '../../../src/studio/motifs/drawing.ts'
import { plainShape, svgOf } from './a-drawing.ts'

const refused: Readonly<Record<string, readonly [text: string, line: number, reason: RegExp]>> = {
  'an entity bomb': [
    `<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]>\n${svgOf('<path class="body" fill="#000" d="&b;"/>')}`,
    1,
    /document types/,
  ],
  'an unknown entity': [svgOf('<path class="body" fill="#000" d="&b;"/>'), 2, /entity/],
  'a script': [svgOf(`${plainShape}\n<script>alert(1)</script>`), 3, /scripts/],
  'a handler': [svgOf('<path class="body" fill="#000" onload="alert(1)" d="M0 0L1 1"/>'), 2, /onload/],
  'a picture': [svgOf('<image width="10" height="10"/>'), 2, /pictures/],
  'a link': [
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="-1 -1000 2 1000">
<use xlink:href="http://example.com/a.svg#b"/></svg>`,
    2,
    /links/,
  ],
  text: [svgOf('<text>Hello</text>'), 2, /text/],
  'a style sheet': [svgOf('<style>path{fill:url(http://example.com)}</style>'), 2, /style sheets/],
  'a link in a colour': [svgOf('<path class="body" fill="url(#a)" d="M0 0L1 1"/>'), 2, /fill is "url/],
  'a link in a style': [svgOf('<path class="body" style="filter:url(#a);fill:#000" d="M0 0L1 1"/>'), 2, /filter/],
  'an instruction': [`<?xml-stylesheet href="a.css"?>\n${svgOf(plainShape)}`, 1, /processing instructions/],
  'another language': [svgOf('<b xmlns="http://www.w3.org/1999/xhtml"/>'), 2, /not of SVG/],
  'a huge file': [svgOf(plainShape + ' '.repeat(140_000)), 1, /larger than 128 KB/],
  'too many shapes': [svgOf(plainShape.replace(/ d=.*/, ' d="M0 0L1 1"/>').repeat(501)), 2, /more than 500/],
  'deep nesting': [svgOf(`${'<g>'.repeat(500)}${'</g>'.repeat(500)}`), 2, /nested/],
  'deep nesting of what is dropped': [
    svgOf(`<metadata>${'<metadata>'.repeat(500)}${'</metadata>'.repeat(501)}`),
    2,
    /nested/,
  ],
  'no number': [svgOf('<path class="body" fill="#000" d="M0 0L NaN 1"/>'), 2, /path data/],
  'a number without end': [svgOf('<circle class="body" fill="#000" cx="0" cy="0" r="1e999"/>'), 2, /r is/],
  'a path without end': [svgOf('<path class="body" fill="#000" d="M0 0L1e30 1"/>'), 2, /path data/],
  'points without end': [svgOf('<polygon class="body" fill="#000" points="0 0 Infinity 1"/>'), 2, /points/],
  'a turn that is none': [svgOf('<g transform="rotate(NaN)"/>'), 2, /transform/],
  'turns without end': [svgOf(`<g transform="${'scale(99999)'.repeat(80)}">${plainShape}</g>`), 2, /out of all bounds/],
  'a tower of turns': [
    svgOf(`${'<g transform="scale(99999)">'.repeat(20)}${plainShape}${'</g>'.repeat(20)}`),
    2,
    /out of all bounds/,
  ],
  transparency: [svgOf('<path class="body" fill="#000" opacity="0.5" d="M0 0L1 1"/>'), 2, /opacity/],
  'a shape without a tone': [svgOf('<path fill="#000" d="M0 0L1 1"/>'), 2, /no tone/],
  'a hidden shape': [svgOf('<g style="display:none">\n<path class="body" fill="#000" d="M0 0L1 1"/></g>'), 3, /hidden/],
  'two states in one': [
    svgOf(`<g inkscape:label="variant A"><g inkscape:label="variant B">${plainShape}</g></g>`),
    2,
    /inside variant A/,
  ],
  'another frame': [svgOf(plainShape, '0 0 100 100'), 1, /viewBox/],
  nothing: ['', 1, /./],
  'half a file': [svgOf(plainShape).slice(0, -8), 2, /./],
}

for (const [what, [text, line, reason]] of Object.entries(refused))
  test(`${what} is refused`, () => {
    assert.throws(
      () => readDrawing('thing.svg', text),
      (error) => {
        assert.ok(error instanceof ArtFault)
        assert.deepEqual([error.file, error.line], ['thing.svg', line], error.message)
        assert.match(error.reason, reason)
        return true
      },
    )
  })

test('whatever a file holds, it is read or refused as a fault', () => {
  const pieces = [
    '<g>',
    '</g>',
    '<path ',
    'class="body" ',
    'fill="#000" ',
    'd="M0 0',
    'L1 1"',
    '/>',
    '&lt;',
    '<',
    '"',
    'é\0',
  ]
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces)), (parts) => {
      try {
        readDrawing('thing.svg', svgOf(parts.join('')))
      } catch (error) {
        assert.ok(error instanceof ArtFault, String(error))
      }
    }),
    { numRuns: 300 },
  )
})
