// A house at night: who is in it, and who is out there.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { indoors, outdoors } from '../../../src/studio/families/lit-window/whereabouts.ts'
import { allMotifs } from '../../../src/studio/motifs/find-motif.ts'

test('a thing is seen in the window, and somebody stands outside', () => {
  const things = allMotifs().filter(({ kind }) => kind === 'object')
  assert.ok(things.length > 0)
  for (const thing of things) assert.deepEqual([indoors(thing), outdoors(thing).kind], [thing, 'person'])
})

test('whoever stands outside sees somebody else inside', () => {
  for (const hero of allMotifs().filter(({ kind }) => kind !== 'object')) {
    assert.equal(outdoors(hero), hero)
    assert.equal(indoors(hero).kind, 'person')
    assert.notEqual(indoors(hero), hero)
  }
})
