// Content-Disposition: readable names, and headers that no name can break.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contentDisposition, safeFileName } from '../../../src/platform/storage/content-disposition.ts'
import { fc } from '../../support/property.ts'
import { anyText } from './arbitraries.ts'

const grammar =
  /^inline; filename="([\x20-\x21\x23-\x5b\x5d-\x7e]+)"(?:; filename\*=UTF-8''((?:[A-Za-z0-9!#$&+.^_`|~-]|%[0-9A-F]{2})+))?$/

test('whatever the name, the header keeps its grammar and spells the safe name', () => {
  fc.assert(
    fc.property(anyText, (name) => {
      const match = grammar.exec(contentDisposition(name))
      assert(match, contentDisposition(name))
      const [, plain, extended] = match
      assert.equal(extended === undefined ? plain : decodeURIComponent(extended), safeFileName(name))
    }),
    { numRuns: 1000 },
  )
})

test('a safe name is safe, short and stays as it is', () => {
  fc.assert(
    fc.property(fc.oneof(anyText, fc.string({ minLength: 140, maxLength: 400 })), (name) => {
      const safe = safeFileName(name)
      assert.equal(safeFileName(safe), safe)
      assert(safe.length > 0 && Array.from(safe).length <= 150)
      assert.doesNotMatch(safe, /[\p{Cc}"\\/:*?<>|%]|^[. ]|[. ]$/u)
    }),
    { numRuns: 1000 },
  )
})

test('an ordinary name is left alone', () => {
  assert.equal(contentDisposition('The Salt Path - preview.jpg'), 'inline; filename="The Salt Path - preview.jpg"')
})

test('a name beyond ASCII is given in both forms', () => {
  assert.equal(
    contentDisposition('Über (Fluß)*.pdf'),
    `inline; filename="_ber (Flu_)_.pdf"; filename*=UTF-8''%C3%9Cber%20%28Flu%C3%9F%29_.pdf`,
  )
  assert.match(contentDisposition('雪国.jpg'), /filename="__\.jpg"; filename\*=UTF-8''%E9%9B%AA%E5%9B%BD\.jpg$/)
})

test('a name cannot end the header, leave its folder or hide its extension', () => {
  assert.equal(safeFileName('a"\r\nSet-Cookie: x=1'), 'a_Set-Cookie_ x=1')
  assert.equal(safeFileName('../../etc/passwd'), '_.._etc_passwd')
  assert.equal(safeFileName('cover\u202egpj.exe'), 'covergpj.exe')
  assert.equal(safeFileName(' \t.. '), 'file')
  assert.equal(safeFileName('half \ud800 of it'), 'half \ufffd of it')
})

test('a long name loses its middle, not its extension', () => {
  const safe = safeFileName(`${'é'.repeat(300)}.jpeg`)
  assert.equal(safe, `${'é'.repeat(145)}.jpeg`)
})
