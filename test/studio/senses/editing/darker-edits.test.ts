import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { makeCovers } from '../../../../src/studio/direction/make-cover.ts'
import { sampleBrief } from '../../../../src/studio/direction/sample.ts'
import type { CoverDocument } from '../../../../src/studio/document.ts'
import { findFamily } from '../../../../src/studio/families/index.ts'
import { type SeenCover, seenCover, shareChanged } from '../../../../src/studio/press/seen-cover.ts'
import { edited, editOf, whysOf } from '../../edit/edits.ts'

const coverOf = (id: string, seed: number): CoverDocument => {
  const family = findFamily(id)
  assert.ok(family)
  const [document] = makeCovers({ brief: sampleBrief(family), template: id, seed, count: 1 })
  assert.ok(document)
  return document
}

const lightOf = (seen: SeenCover): number => seen.reduce((sum, { l }) => sum + l, 0) / seen.length

/** Covers that are dark by themselves: a red night, a house in the fog, flowers on black. */
const dark = [
  ['gothic-manor', 79190],
  ['lit-window', 7919],
  ['dark-bloom', 7919],
] as const
/** Those of them that have a sky. */
const skies: readonly string[] = ['gothic-manor', 'lit-window']

const darkerSky = editOf('recolour', 'sky', { value: 'darker' })
const darkerPicture = editOf('light', 'picture', { value: 'darker' })

describe('an edit to darker', () => {
  for (const [family, seed] of dark)
    for (const edit of skies.includes(family) ? [darkerSky, darkerPicture] : [darkerPicture])
      it(`shows on a dark cover of ${family}: ${edit.target}`, () => {
        const source = coverOf(family, seed)
        const { document, report } = edited(source, edit)
        const [before, after] = [seenCover(source), seenCover(document)]
        assert.ok(shareChanged(before, after) > 0.15, `${shareChanged(before, after)}`)
        assert.ok(lightOf(after) < lightOf(before))
        // There is still something to see.
        assert.ok(lightOf(after) > lightOf(before) * 0.6)
        assert.deepEqual(report.notDone, [])
      })

  it('is owned to where there is no sky', () => {
    for (const family of ['cut-letters', 'dark-bloom']) {
      const source = coverOf(family, 7919)
      const cover = edited(source, darkerSky)
      assert.deepEqual(whysOf(cover), ['not_in_picture'])
      assert.deepEqual(cover.document, source)
    }
  })
})
