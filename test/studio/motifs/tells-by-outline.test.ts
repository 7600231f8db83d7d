// A blank tells nothing: what is cut from one colour must be known by its outline.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { mayShow } from '../../../src/studio/direction/may-show.ts'
import { factsOfFamily } from '../../../src/studio/families/facts.ts'
import { families } from '../../../src/studio/families/index.ts'
import { findMotif } from '../../../src/studio/motifs/find-motif.ts'
import { tellsByOutline } from '../../../src/studio/motifs/tells-by-outline.ts'

const motif = (id: string) => findMotif(id) ?? assert.fail(id)

describe('an outline', () => {
  it('tells an animal, a key or a tree', () => {
    for (const id of ['fox', 'key', 'bare-tree', 'sailboat', 'teapot', 'heart', 'house'])
      assert.ok(tellsByOutline(motif(id)), id)
  })

  it('tells no card, no plate and no door from any other', () => {
    for (const id of ['envelope', 'postcard', 'plate', 'door', 'smartphone', 'clock'])
      assert.ok(!tellsByOutline(motif(id)), id)
  })

  it('is all that some templates show, so they show no blank', () => {
    const cutting = families.filter((family) => factsOfFamily(family).outline)
    assert.ok(cutting.length >= 8)
    for (const family of cutting) assert.ok(!mayShow(family, motif('envelope')), family.id)
  })
})
