// Who gets Markdown: only those who name it and do not want HTML more.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { prefersMarkdown } from '../../src/site/accept.ts'
import { fc } from '../support/property.ts'

const markdown = [
  'text/markdown',
  'TEXT/Markdown',
  'text/markdown; charset=utf-8',
  'text/markdown, */*',
  'text/markdown, text/html',
  'text/markdown, text/html;q=0.9, */*;q=0.1',
  'text/html;q=0.8, text/markdown;q=0.9',
  'text/html;q=0, text/markdown;q=0.1',
  'application/json, text/markdown;variant=CommonMark;q=0.5',
]

const page = [
  undefined,
  '',
  '*/*',
  'text/*',
  'text/*, text/html;q=0.1',
  'text/html',
  'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
  'text/html, text/markdown;q=0.9',
  'text/markdown;q=0',
  'text/markdown;q=0.0, */*',
  'text/markdown;q=0.5, */*',
  'text/markdown;q=2',
  'text/markdown;q=nonsense',
  'text/markdownish',
  'application/json',
]

describe('Accept', () => {
  for (const header of markdown) it(`"${header}" gets Markdown`, () => assert.equal(prefersMarkdown(header), true))
  for (const header of page) it(`"${header}" gets the page`, () => assert.equal(prefersMarkdown(header), false))

  it('whatever it says, gives no Markdown unless it names it', () => {
    const range = fc.constantFrom('*/*', 'text/*', 'text/plain', 'text/html', 'q=1', ';q=1', 'markdown', '*/markdown')
    fc.assert(
      fc.property(fc.array(fc.tuple(range, fc.constantFrom('', ';q=1', ';q=0.3'))), (ranges) => {
        assert.equal(prefersMarkdown(ranges.map((each) => each.join('')).join(', ')), false)
      }),
    )
  })
})
