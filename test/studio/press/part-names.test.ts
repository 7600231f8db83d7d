import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sampleDocument } from '../../../src/studio/direction/sample.ts'
import type { CoverDocument } from '../../../src/studio/document.ts'
import { families } from '../../../src/studio/families/index.ts'
import { Easel } from '../../../src/studio/paint/easel.ts'
import { garmentNames, type PartName, sceneNames } from '../../../src/studio/paint/part-names.ts'
import { planOf } from '../../../src/studio/press/draft-cover.ts'
import { familyOf, sceneOf } from '../../../src/studio/press/scene-of-document.ts'
import { sheetOf } from '../../../src/studio/press/sheet.ts'
import { textsOf } from '../../../src/studio/press/texts.ts'
import { partsCalled } from '../../../src/studio/senses/editing/lexicon/painted-words.ts'
import { garmentCalled } from '../../../src/studio/senses/editing/lexicon/part-words.ts'
import { paintBackings } from '../../../src/studio/type/paint-type.ts'
import { setPlan } from '../../../src/studio/type/set-plan.ts'

const sheet = sheetOf(1600, 2560)
/** Pixels per unit: nothing is looked at, only the names are heard. */
const scale = 0.02

const namedIn = (document: CoverDocument): ReadonlySet<PartName> => {
  const design = familyOf(document).design(sceneOf(document, sheet))
  const type = setPlan(planOf(design, document, sheet), textsOf(document))
  using easel = new Easel(sheet, scale, document.seed)
  design.back(easel, type)
  paintBackings(easel, type.stacks)
  design.front?.(easel, type)
  return easel.named
}

interface Heard {
  readonly template: string
  readonly isSample: boolean
  readonly names: ReadonlySet<PartName>
}

/** The sample of a family in all of its layouts. */
const heardIn = (sample: CoverDocument): readonly Heard[] =>
  familyOf(sample).layouts.map(({ id }) => ({
    template: sample.template,
    isSample: id === sample.direction.layout,
    names: namedIn({ ...sample, direction: { ...sample.direction, layout: id } }),
  }))

describe('the names of parts', () => {
  const heard = families.map(sampleDocument).flatMap(heardIn)

  it('are each said by some painter', () => {
    const painted = new Set(heard.flatMap(({ names }) => [...names]))
    assert.deepEqual(
      sceneNames.filter((name) => !painted.has(name)),
      [],
    )
  })

  it('are each meant by a word', () => {
    for (const name of sceneNames) assert.ok(partsCalled(name).includes(name), name)
    for (const name of garmentNames) assert.equal(garmentCalled(name), name)
  })

  it('are said on the sample of every family', () => {
    for (const { template, isSample, names } of heard) assert.ok(!isSample || names.size > 0, template)
  })
})
