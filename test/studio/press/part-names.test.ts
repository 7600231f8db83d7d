import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { CoverDocument } from '../../../src/studio/document.ts'
import { garmentNames, type PartName, pieceNames, sceneNames } from '../../../src/studio/paint/part-names.ts'
import { paintSmall } from '../../../src/studio/press/small-painting.ts'
import { ownCalled } from '../../../src/studio/senses/editing/lexicon/own-parts.ts'
import { partsCalled } from '../../../src/studio/senses/editing/lexicon/painted-parts.ts'
import { paintedSamples } from '../painted-samples.ts'
import { sampleOf } from '../senses/editing/painted.ts'

/** Pixels across: nothing is looked at, only the names are heard. */
const width = 32

const namedIn = (document: CoverDocument): ReadonlySet<PartName> => {
  using easel = paintSmall(document, { width })
  return easel.named
}

/** Layouts in which painters say what they say on no sample. */
const elsewhere: readonly (readonly [template: string, layout: string])[] = [
  ['abyss-eye', 'gaze'],
  ['candlelit-arch', 'library'],
  ['comic-burst', 'boom'],
  ['cozy-village', 'street'],
  ['crosshair', 'map'],
  ['deep-space', 'limb'],
  ['mist-peaks', 'crag'],
  ['monolith', 'stair'],
  ['ruled-planner', 'tabs'],
  ['scratched-title', 'gashes'],
  ['sunset-couple', 'shore'],
]

const inLayout = ([template, layout]: (typeof elsewhere)[number]): CoverDocument => {
  const sample = sampleOf(template)
  return { ...sample, direction: { ...sample.direction, layout } }
}

describe('the names of parts', () => {
  const heard = paintedSamples().map(({ document, easel }) => ({ template: document.template, names: easel.named }))

  it('are each said by some painter', () => {
    const said = [...heard.map(({ names }) => names), ...elsewhere.map((place) => namedIn(inLayout(place)))]
    assert.deepEqual(
      sceneNames.filter((name) => said.every((names) => !names.has(name))),
      [],
    )
  })

  it('are each meant by a word', () => {
    for (const name of sceneNames) assert.ok(partsCalled(name).includes(name), name)
    for (const name of garmentNames) assert.equal(ownCalled(name)[0], name)
    for (const name of pieceNames)
      assert.ok(partsCalled(name.replace(/^(?:his|house|own|target) /, '')).includes(name), name)
  })

  it('are said on the sample of every family', () => {
    for (const { template, names } of heard) assert.ok(names.size > 0, template)
  })
})
