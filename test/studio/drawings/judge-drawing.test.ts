// What a language model has drawn is shown where it is a drawing, and is no drawing otherwise.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { judgeDrawing } from '../../../src/studio/drawings/judge-drawing.ts'
import { madeDrawingSchema } from '../../../src/studio/drawings/made-drawing.ts'
import { seenDrawing } from '../../../src/studio/drawings/seen-drawing.ts'
import type { ToldDrawing } from '../../../src/studio/drawings/told-drawing.ts'
import { drawnMotifs } from '../../../src/studio/motifs/shelf.ts'
import { anOkapi } from '../../language/answers.ts'
import { hostileAnswers } from './hostile-answers.ts'

const judge = (told: ToldDrawing) => judgeDrawing({ thing: { name: 'okapi', id: 'okapi' }, told, by: 'test:model' })

describe('a drawing on demand', () => {
  it('that is good is kept with a record of its own, whose materials are those of its parts', () => {
    const judged = judge(anOkapi)
    assert.ok(judged.isGood, JSON.stringify(judged))
    const { drawing, labels } = judged
    assert.deepEqual(madeDrawingSchema.parse(JSON.parse(JSON.stringify(drawing))), drawing)
    assert.deepEqual(drawing.record.names, ['okapi'])
    assert.deepEqual(drawing.record.materials, { '*': 'fur', hooves: 'bone' })
    assert.ok(labels.includes('stripes'))
  })

  for (const [what, [svg, reason]] of Object.entries(hostileAnswers))
    it(`is refused where it is ${what}`, () => {
      const from = performance.now()
      const judged = judge({ ...anOkapi, svg })
      assert.equal(judged.isGood, false)
      assert.match(judged.isGood ? '' : judged.why, reason)
      assert.ok(performance.now() - from < 10_000)
    })

  it('is refused where its size is of no world', () => {
    for (const size of [0, -1, Number.NaN, Number.POSITIVE_INFINITY, 1e9])
      assert.equal(judge({ ...anOkapi, size }).isGood, false, String(size))
  })

  it('is seen as the studio’s own drawings are', () => {
    const some = [...drawnMotifs().values()].filter((_, at) => at % 45 === 0)
    for (const { motif } of some) {
      const { filled, across, plain } = seenDrawing(motif)
      assert.ok(filled > 0.05 && across > 0.35 && plain < 0.95, motif.id)
    }
  })
})
