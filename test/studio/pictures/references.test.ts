// Every template paints what somebody has looked at and accepted. `npm run pictures:accept -- ID` accepts a change, after a look.
import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { describe, it } from 'node:test'
import { families } from '../../../src/studio/families/index.ts'
import { mistPeaks } from '../../../src/studio/families/mist-peaks.ts'
import { differenceOf, fingerprintOf, isSeen } from '../../../src/studio/press/fingerprint.ts'
import { fingerprintsOf, frontOf, picturesOf, storedFingerprints, thumbnailsFile } from './reference.ts'

const stored = storedFingerprints()

describe('a template paints as its reference pictures show it:', () => {
  for (const family of families) {
    it(family.id, async () => {
      const known = stored[family.id] ?? {}
      const painted = fingerprintsOf(await picturesOf(family))
      const changed = Object.entries(painted).flatMap(([name, fingerprint]) => {
        const difference = differenceOf(known[name] ?? '', fingerprint)
        return isSeen(difference) ? [`${name}: ${difference.mean.toFixed(1)} of 255, ${difference.worst} at worst`] : []
      })
      assert.deepEqual(changed, [], `look at it, then: npm run pictures:accept -- ${family.id}`)
    })
  }

  it('and no reference is left of a template that is gone', () => {
    const ids = new Set(families.map(({ id }) => id))
    assert.deepEqual(
      Object.keys(stored).filter((id) => !ids.has(id) || !existsSync(thumbnailsFile(id))),
      [],
    )
  })
})

describe('a difference', () => {
  it('is seen where a template is painted by another seed', async () => {
    const [one, other] = await Promise.all([1, 2].map((seed) => frontOf(mistPeaks, seed)))
    assert.ok(one && other)
    assert.ok(isSeen(differenceOf(fingerprintOf(one), fingerprintOf(other))))
  })

  it('is not seen between two paintings of one document', async () => {
    const [one, again] = await Promise.all([1, 1].map((seed) => frontOf(mistPeaks, seed)))
    assert.ok(one && again)
    assert.ok(!isSeen(differenceOf(fingerprintOf(one), fingerprintOf(again))))
  })
})
