import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Edit } from '../../../src/contract/edit.ts'
import { type EditOperation, editOperationNames, editReading } from '../../../src/contract/edit.ts'
import { editReport } from '../../../src/contract/edit-report.ts'
import { editOperations, editPlaces, editRelations, editTargets } from '../../../src/contract/edit-vocabulary.ts'
import { type CoverDocument, documentSchema } from '../../../src/studio/document.ts'
import { applyEdits, reportOf } from '../../../src/studio/edit/apply-edits.ts'
import { fc } from '../../support/property.ts'
import { sampleOf } from '../senses/editing/painted.ts'
import { editOf, readingOf } from './edits.ts'

/** Slots that are no closed values. */
const further: Partial<Readonly<Record<EditOperation, readonly Partial<Edit>[]>>> = {
  recolour: [{ colour: 'dusty plum' }, { colour: '#1a2b4c' }, { value: 'same', of: 'sky' }, { not: 'red' }],
  add: [
    { place: 'left', count: 2 },
    { place: 'above', of: 'title' },
    { size: 'tiny', colour: 'red' },
  ],
  replace: [{ value: 'cat' }, { value: 'xylophone' }],
  move: [
    ...editPlaces.map((place) => ({ place })),
    ...editRelations.map((place) => ({ place, of: 'title' })),
    ...editRelations.map((place) => ({ place, of: 'hero' })),
  ],
  count: [{ count: 3 }, { count: 0 }, { count: 900 }],
  rotate: [{ amount: '10 degrees' }, { amount: '180°' }],
  swap: [{ of: 'author', value: 'colours' }, { of: 'title' }, { of: 'hero', value: 'sizes' }],
  setText: [{ value: 'New Words' }, { value: 'New', place: 'before' }, { value: 'New', of: 'nowhere' }],
  cutText: [{ value: 'the' }],
  palette: [{ colour: 'navy and gold' }, { count: 2 }],
  background: [{ value: 'forest' }, { value: 'plain white' }],
  font: [{ value: 'Futura' }, { value: 'Zapfino' }, { of: 'author' }],
  order: [{ place: 'front' }, { place: 'behind', of: 'hero' }],
  border: [{ colour: 'red' }],
  spacing: [{ value: 'wider', of: 'lines' }],
}

const slotsOf = (op: EditOperation): readonly Partial<Edit>[] => [
  ...editOperations[op].values.map((value) => ({ value })),
  {},
  ...(further[op] ?? []),
]

/** All of them on a line, the hero and the picture; of those on other targets every fourth. */
const triedOn = (target: string, slots: readonly Partial<Edit>[]): readonly Partial<Edit>[] =>
  ['title', 'hero', 'picture'].includes(target) ? slots : slots.filter((_, at) => at % 4 === 0)

const pictureOf = ({ brief, direction }: CoverDocument): unknown => ({ book: brief.book, direction })

const sentence = /^[\p{Lu}“\d].*[.”]$/su

const check = (source: CoverDocument, edits: readonly Edit[], keep: readonly string[], looks: boolean): void => {
  const told = JSON.stringify({ edits, keep })
  const { document, outcomes } = applyEdits(source, editReading.parse(readingOf(edits, keep)), { looks })
  const report = reportOf(outcomes)
  documentSchema.parse(document)
  editReport.parse(report)
  assert.equal(report.done.length + report.notDone.length, edits.length, told)
  // What was so before is done, and changes nothing.
  if (outcomes.every(({ reason }) => reason !== null)) assert.deepEqual(document, source, told)
  else assert.notDeepEqual(pictureOf(document), pictureOf(source), told)
  for (const { asked, what } of [...report.done, ...report.notDone]) {
    assert.match(what, sentence, told)
    assert.doesNotMatch(`${asked} ${what}`, /undefined|null|NaN|\s{2}|the the /, told)
  }
}

describe('every operation on every target', () => {
  for (const template of ['bold-statement', 'retro-rocket'])
    it(`is done or not done, and says so in plain words: ${template}`, () => {
      const source = sampleOf(template)
      const targets = [...editTargets, source.direction.hero.replaceAll('-', ' '), "hero's hat", 'moon', 'unobtainium']
      for (const op of editOperationNames)
        for (const target of targets)
          for (const slots of triedOn(target, slotsOf(op))) check(source, [editOf(op, target, slots)], [], false)
    })

  it('is looked at, in any company, whatever is to be kept', () => {
    const source = sampleOf('retro-rocket')
    const targets = [...editTargets, 'rocket', 'stars', 'rays', "rocket's fins", 'planet', 'unobtainium']
    const edit = fc
      .tuple(fc.constantFrom(...editOperationNames), fc.constantFrom(...targets))
      .chain(([op, target]) => fc.constantFrom(...slotsOf(op)).map((slots) => editOf(op, target, slots)))
    const keep = fc.uniqueArray(fc.constantFrom(...targets), { maxLength: 2 })
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 3 }), keep, (edits, kept) =>
        check(source, edits, kept, true),
      ),
      { numRuns: 40 },
    )
  })
})
