// A wrap speaks as its front does: in its faces and its case, as the family sets them and as edits change them.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { voiceOfDocument } from '../../../src/print/render/document-voice.ts'
import { sampleDocument } from '../../../src/studio/direction/sample.ts'
import type { CoverDocument } from '../../../src/studio/document.ts'
import { families, findFamily } from '../../../src/studio/families/index.ts'

const documentOf = (id: string): CoverDocument => {
  const family = findFamily(id)
  assert.ok(family)
  return sampleDocument(family)
}

const edited = (document: CoverDocument, change: { case: 'upper' | 'lower' } | { face: string }): CoverDocument => {
  const { adjustments } = document.direction
  const type = { ...adjustments.type, title: { ...adjustments.type.title, ...change } }
  return { ...document, direction: { ...document.direction, adjustments: { ...adjustments, type } } }
}

describe('the voice of a wrap', () => {
  it('has the faces of the front, whatever the family', () => {
    for (const family of families) {
      const document = sampleDocument(family)
      const { title, text } = voiceOfDocument(document)
      assert.deepEqual({ title, text }, document.direction.pairing, family.id)
    }
  })

  it('writes as the family writes', () => {
    const casesOf = (id: string): string[] => {
      const { titleCase, authorCase } = voiceOfDocument(documentOf(id))
      return [titleCase, authorCase]
    }
    assert.deepEqual(casesOf('classic-grid'), ['as-given', 'upper'])
    assert.deepEqual(casesOf('comic-burst'), ['upper', 'upper'])
    assert.deepEqual(casesOf('swiss-grid'), ['as-given', 'as-given'])
  })

  it('follows an edit of the front', () => {
    const document = documentOf('swiss-grid')
    assert.equal(voiceOfDocument(edited(document, { case: 'upper' })).titleCase, 'upper')
    assert.equal(voiceOfDocument(edited(document, { case: 'lower' })).titleCase, 'lower')
    assert.equal(voiceOfDocument(edited(document, { face: 'cinzel-bold' })).title, 'cinzel-bold')
  })
})
