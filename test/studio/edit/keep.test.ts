import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { distanceOf, labOfColour } from '../../../src/studio/colour/oklab.ts'
import type { CoverDocument } from '../../../src/studio/document.ts'
import { laidOut, linesOf, sampleOf } from '../senses/editing/painted.ts'
import { editedBy, editOf, readingOf } from './edits.ts'

const inkOf = (document: CoverDocument, role: 'title' | 'author'): string => linesOf(laidOut(document), role)?.ink ?? ''

describe('what must stay', () => {
  it('keeps the ink of a line when all colours change', () => {
    for (const template of ['retro-rocket', 'dark-forest', 'swiss-grid']) {
      const source = sampleOf(template)
      const edits = [editOf('palette', 'palette', { value: 'neon' })]
      const { document, report } = editedBy(source, readingOf(edits, ['title']))
      assert.equal(report.done.length, 1, template)
      assert.equal(inkOf(document, 'title'), inkOf(source, 'title'), template)
    }
  })

  it('is spared when all lettering changes', () => {
    const source = sampleOf('lone-road')
    const edits = [editOf('recolour', 'allText', { colour: 'red' }), editOf('case', 'allText', { value: 'lower' })]
    const { document } = editedBy(source, readingOf(edits, ['title']))
    const { type } = document.direction.adjustments
    assert.deepEqual(type.title, source.direction.adjustments.type.title)
    assert.ok(type.author.colour !== null && type.author.case === 'lower')
  })

  it('keeps the main subject as it was, by any of its names', () => {
    const source = sampleOf('papercut-world')
    const edits = [editOf('palette', 'palette', { value: 'cool' }), editOf('remove', 'lantern')]
    for (const keep of ['fox', 'hero']) {
      const { document } = editedBy(source, readingOf(edits, [keep]))
      assert.equal(document.direction.hero, 'fox')
      assert.equal(document.direction.adjustments.hero.scale, source.direction.adjustments.hero.scale)
      assert.ok(!document.direction.adjustments.without.includes('fox'))
    }
  })

  it('is not done where nothing but what must stay would change', () => {
    const source = sampleOf('lone-road')
    const edits = [editOf('recolour', 'allText', { colour: 'red' })]
    const { document, report } = editedBy(source, readingOf(edits, ['title', 'subtitle', 'author']))
    assert.deepEqual(document, source)
    assert.equal(report.notDone.length, 1)
  })

  it('gives way to a wish that names it', () => {
    const source = sampleOf('lone-road')
    const edits = [editOf('recolour', 'title', { colour: '#aa2233' })]
    const { document } = editedBy(source, readingOf(edits, ['title']))
    assert.ok(distanceOf(labOfColour(inkOf(document, 'title')), labOfColour('#aa2233')) < 0.1)
  })
})
