// Text in pages: what is put into a template can never become markup.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { html, trustedHtml } from '../../src/html/html.ts'
import { renderPage } from '../../src/html/page.ts'
import { fc } from '../support/property.ts'

const unescaped = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')

const harmful = fc.string({ unit: fc.constantFrom('<', '>', '"', "'", '&', 'a', '=', '`', ' ', '&lt;', '</script>') })

describe('a template', () => {
  it('shows whatever text it is given, and leaves no character of it that could open or close anything', () => {
    fc.assert(
      fc.property(harmful, (text) => {
        const shown = html`${text}`.toString()
        assert.doesNotMatch(shown, /[<>"']/)
        assert.equal(unescaped(shown), text)
      }),
    )
  })

  it('takes other templates as they are, also in lists, and escapes what stands beside them', () => {
    const items = ['<a>', '&'].map((item) => html`<li>${item}</li>`)
    assert.equal(html`<ul>${items}${['<b>']}</ul>`.toString(), '<ul><li>&lt;a&gt;</li><li>&amp;</li>&lt;b&gt;</ul>')
    assert.equal(html`${trustedHtml('<i>x</i>')}`.toString(), '<i>x</i>')
  })

  it('shows nothing for what is absent, and zero for zero', () => {
    assert.equal(html`[${null}${undefined}${false}${0}]`.toString(), '[0]')
  })

  it('does not take an object for markup because it looks like one', () => {
    const imposter = JSON.parse('["<script>"]')
    assert.equal(html`${imposter}`.toString(), '&lt;script&gt;')
  })
})

describe('a page', () => {
  it('keeps title, description and paths in their places', () => {
    fc.assert(
      fc.property(harmful, (text) => {
        const page = renderPage({ title: text, description: text, main: html`<p>here</p>`, path: text, root: '' })
        const [, title = ''] = /<title>([^<]*)<\/title>/.exec(page) ?? []
        const [, description = ''] = /<meta name="description" content="([^"]*)">/.exec(page) ?? []
        assert.equal(unescaped(title), `${text} · Dustjacket`)
        assert.equal(unescaped(description), text)
      }),
    )
  })

  it('says its language, has a way past the header, and loads nothing from elsewhere', () => {
    const page = renderPage({ title: 'A', description: 'B', main: html``, path: '/', root: '/base' })
    assert.match(page, /<html lang="en">/)
    assert.match(page, /<a class="skip" href="#main">/)
    const loaded = [...page.matchAll(/(?:src|<link rel="(?:stylesheet|icon)"[^>]* href)="([^"]+)"/g)].map(
      ([, url]) => url,
    )
    assert.ok(loaded.length >= 3)
    for (const url of loaded) assert.match(url ?? '', /^\/base\/assets\/[\w-]+\.(css|js|svg)$/)
    assert.doesNotMatch(page, / style="|<style|onclick|<script>/)
  })
})
