// The type cases are complete: every face has its file, its licence and the letters it promises.
import assert from 'node:assert/strict'
import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { test } from 'node:test'
import { GlobalFonts } from '@napi-rs/canvas'
import { missing } from '../../../src/studio/type/coverage.ts'
import { voices } from '../../../src/studio/type/face-data/face.ts'
import { faces, findFace } from '../../../src/studio/type/faces.ts'
import { fontAlias, fontPath } from '../../../src/studio/type/font-files.ts'
import { alphabets } from './alphabets.ts'

const fontFolder = join(import.meta.dirname, '..', '..', '..', 'assets', 'fonts')

test('every id names one face', () => {
  assert.equal(new Set(faces.map(({ id }) => id)).size, faces.length)
  for (const face of faces) assert.equal(findFace(face.id), face)
})

test('every face has its file, and every file is a face', () => {
  for (const { id } of faces) assert.ok(existsSync(fontPath(id)), id)
  const files = globSync('**/*.ttf', { cwd: fontFolder }).toSorted()
  assert.deepEqual(files, faces.map(({ file }) => file).toSorted())
})

test('every family stands beside its licence, which lets us ship it', () => {
  for (const { id } of faces) {
    const licence = readFileSync(join(dirname(fontPath(id)), 'LICENSE.txt'), 'utf8')
    assert.match(licence, /SIL OPEN FONT LICENSE|Apache License/, id)
  }
})

test('the type cases weigh less than 45 MB', () => {
  const files = readdirSync(fontFolder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const bytes = files.reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0)
  assert.ok(bytes < 45_000_000, `${bytes} bytes in ${relative(process.cwd(), fontFolder)}`)
})

test('every face sets the scripts it declares', () => {
  for (const face of faces) {
    for (const script of face.scripts)
      assert.deepEqual(missing(face.id, alphabets[script]), [], `${face.id}: ${script}`)
  }
})

test('every face of letters sets Latin letters, figures and common marks', () => {
  for (const face of faces.filter(({ scripts }) => scripts.length > 0)) {
    assert.ok(face.scripts.includes('latin'), face.id)
  }
})

test('joined scripts never set capitals and are never spaced', () => {
  for (const face of faces.filter(({ look }) => look === 'script')) {
    assert.equal(face.setsCapitals, false, face.id)
    assert.equal(face.tracking, 0, face.id)
  }
})

test('every voice has at least three faces', () => {
  for (const voice of voices) {
    assert.ok(faces.filter((face) => face.voices.includes(voice)).length >= 3, voice)
  }
})

test('the canvas learns a face once, under a name of its own', () => {
  const alias = fontAlias('anton')
  assert.ok(GlobalFonts.has(alias))
  const known = GlobalFonts.families.length
  assert.equal(fontAlias('anton'), alias)
  assert.equal(GlobalFonts.families.length, known)
  assert.notEqual(fontAlias('oswald-light'), fontAlias('oswald-bold'))
})
