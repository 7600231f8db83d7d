// The cover that promises most to follow references, without the small paintings that decide between the best.
import assert from 'node:assert/strict'
import { ideasFor } from '../../../../src/studio/direction/reference-ideas.ts'
import { type ReferenceWish, steer, steeredDocument } from '../../../../src/studio/direction/steer.ts'
import type { CoverDocument } from '../../../../src/studio/document.ts'

export const promisedCover = (wish: ReferenceWish): CoverDocument => {
  const steering = steer(wish)
  const [first] = ideasFor(steering)
  assert.ok(first)
  return steeredDocument(steering, first)
}
