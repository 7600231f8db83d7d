// Places that an edit has cleared are told on the cover's own sheet.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { withoutPlaces } from '../../../src/studio/press/lacking.ts'
import { withoutFigures } from '../../../src/studio/wrap/calm-scene.ts'
import { sampleOf } from '../senses/editing/painted.ts'

it('what was taken from one place of a cover is not painted on its back', () => {
  const sample = sampleOf('deep-space')
  const place = { things: ['moon'], x: 0.2, y: 0.3, w: 0.2, h: 0.2 }
  const { direction } = sample
  const edited = { ...sample, direction: { ...direction, adjustments: { ...direction.adjustments, cleared: [place] } } }
  for (const document of [withoutPlaces(edited), withoutFigures(edited)]) {
    assert.deepEqual(document.direction.adjustments.cleared, [])
    assert.ok(document.direction.adjustments.without.includes('moon'))
  }
  assert.deepEqual(withoutPlaces(sample), sample)
})
