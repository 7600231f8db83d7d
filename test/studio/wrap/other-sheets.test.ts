// What an edit has taken of several things of a cover.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { withoutPlaces } from '../../../src/studio/press/lacking.ts'
import { withoutFigures } from '../../../src/studio/wrap/calm-scene.ts'
import { sampleOf } from '../senses/editing/painted.ts'

it('is not painted on its back', () => {
  const sample = sampleOf('deep-space')
  const { direction } = sample
  const cleared = [{ things: ['moon'], which: 'left' as const, areMany: false }]
  const edited = { ...sample, direction: { ...direction, adjustments: { ...direction.adjustments, cleared } } }
  for (const document of [withoutPlaces(edited), withoutFigures(edited)]) {
    assert.deepEqual(document.direction.adjustments.cleared, [])
    assert.ok(document.direction.adjustments.without.includes('moon'))
  }
  assert.deepEqual(withoutPlaces(sample), sample)
})
