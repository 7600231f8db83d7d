// Letters made of something: asked for by a value or by plain words, seen on the cover, taken back again.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { documentSchema } from '../../../src/studio/document.ts'
import { applyEdits } from '../../../src/studio/edit/apply-edits.ts'
import { bendSaid, treatmentSaid } from '../../../src/studio/edit/plans/type/treatment-said.ts'
import { treatmentNames, treatments } from '../../../src/studio/type/treatments/treatments.ts'
import { sampleOf } from '../senses/editing/painted.ts'
import { editedUnseen, editOf, readingOf, whysOf } from './edits.ts'

const source = sampleOf('gothic-manor')
const adjusted = (message: string, ...edits: readonly ReturnType<typeof editOf>[]) =>
  applyEdits(source, readingOf(edits), { looks: false, said: message }).document.direction.adjustments.type

describe('letters that are made of something', () => {
  it('are had by the name of each treatment, on the title alone', () => {
    for (const name of treatmentNames) {
      const { document } = editedUnseen(source, editOf('textEffect', 'title', { value: name }))
      const { title, author } = documentSchema.parse(document).direction.adjustments.type
      assert.deepEqual([title.treatment, author.treatment], [name, null])
    }
  })

  it('are had by the plain words of the message, whatever the reader made of them', () => {
    for (const [op, value] of [
      ['textEffect', 'foil'],
      ['texture', 'worn'],
      ['restyle', 'silhouette'],
      ['font', null],
    ] as const)
      assert.equal(adjusted('The title should look frozen.', editOf(op, 'title', { value })).title.treatment, 'ice')
  })

  it('are not had by words of another part of the message, or by a face that is named', () => {
    const edit = editOf('textEffect', 'title', { value: 'foil' })
    assert.equal(adjusted('Foil on the title, and ice on the lake.', edit).title.treatment, null)
    const face = editOf('font', 'title', { value: 'Futura' })
    assert.equal(adjusted('Title in Futura with a wooden frame.', face).title.treatment, null)
    assert.equal(treatmentSaid('Make the title bigger; put wood behind her.'), null)
    assert.equal(treatmentSaid('I like the title. Could it look more like ice?'), 'ice')
    assert.equal(bendSaid('Set the title in a circle'), 'ring')
  })

  it('are known by words that no two of them share', () => {
    const words = treatmentNames.flatMap((name) => treatments[name].words)
    assert.equal(new Set(words).size, words.length)
  })

  it('give way to foil, to plain ink and to a straight line that are asked for later', () => {
    const iced = editOf('textEffect', 'title', { value: 'ice' })
    const bent = editOf('textEffect', 'title', { value: 'curved' })
    assert.equal(adjusted('', bent).title.bend, 'arc')
    assert.equal(adjusted('', bent, editOf('textEffect', 'title', { value: 'straight' })).title.bend, null)
    const foiled = adjusted('', iced, editOf('textEffect', 'title', { value: 'foil' })).title
    assert.deepEqual([foiled.treatment, foiled.metal !== null], [null, true])
    const flat = adjusted('', iced, editOf('textEffect', 'title', { value: 'none' })).title
    assert.deepEqual([flat.treatment, flat.flat], [null, true])
  })

  it('refuse letters that have no room for them', () => {
    const small = editedUnseen(source, editOf('textEffect', 'subtitle', { value: 'ice' }))
    assert.deepEqual(whysOf(small), ['cannot_be_drawn'])
  })
})
