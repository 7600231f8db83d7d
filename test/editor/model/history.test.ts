// The history of an editor: whatever was done can be taken back, and done again.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { begin, type History, mostSteps, record, redo, seal, undo } from '../../../web/editor/model/history.ts'
import { fc } from '../../support/property.ts'

type Step =
  | { readonly kind: 'record'; readonly value: number; readonly gesture: string | null }
  | { readonly kind: 'undo' | 'redo' | 'seal' }

const aStep: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constant('record' as const),
    value: fc.integer(),
    gesture: fc.constantFrom(null, 'drag 1', 'type'),
  }),
  fc.record({ kind: fc.constantFrom('undo' as const, 'redo' as const, 'seal' as const) }),
)

const apply = (history: History<number>, step: Step): History<number> => {
  if (step.kind === 'record') return record(history, step.value, step.gesture)
  return { undo, redo, seal }[step.kind](history)
}

const aHistory = fc.array(aStep, { maxLength: 40 }).map((steps) => steps.reduce(apply, begin(0)))

describe('the history of an editor', () => {
  it('undoes a change to what was before it', () => {
    fc.assert(
      fc.property(aHistory, fc.integer(), (history, value) => {
        fc.pre(value !== history.present)
        assert.equal(undo(record(seal(history), value)).present, history.present)
      }),
    )
  })

  it('redoes exactly what was undone', () => {
    fc.assert(
      fc.property(aHistory, fc.integer({ min: 1, max: 10 }), (history, times) => {
        const steps = Math.min(times, history.past.length)
        const back = Array.from({ length: steps }).reduce<History<number>>((each) => undo(each), history)
        const again = Array.from({ length: steps }).reduce<History<number>>((each) => redo(each), back)
        assert.deepEqual([again.past, again.present, again.future], [history.past, history.present, history.future])
      }),
    )
  })

  it('takes back all changes of one gesture at once', () => {
    fc.assert(
      fc.property(aHistory, fc.array(fc.integer(), { minLength: 2 }), (history, values) => {
        const start = record(seal(history), -1)
        const dragged = values.reduce((each, value) => record(each, value, 'drag 9'), start)
        fc.pre(dragged.present !== -1 && values[0] !== -1)
        assert.equal(undo(dragged).present, -1)
      }),
    )
  })

  it('forgets what was undone once something else is done', () => {
    fc.assert(
      fc.property(aHistory, fc.integer(), (history, value) => {
        const back = undo(history)
        fc.pre(value !== back.present)
        assert.deepEqual(record(back, value).future, [])
      }),
    )
  })

  it('keeps a bounded number of steps, and never loses the present', () => {
    const long = Array.from({ length: mostSteps * 2 }, (_, at) => at + 1).reduce<History<number>>(
      (each, at) => record(each, at),
      begin(0),
    )
    assert.equal(long.past.length, mostSteps)
    assert.equal(long.present, mostSteps * 2)
  })

  it('does nothing where there is nothing to undo or redo', () => {
    const fresh = begin(7)
    assert.deepEqual(undo(fresh), fresh)
    assert.deepEqual(redo(fresh), fresh)
  })
})
