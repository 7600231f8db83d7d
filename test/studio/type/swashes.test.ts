// Lines with the swashes of their face.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { FaceId } from '../../../src/studio/type/faces.ts'
import { measure } from '../../../src/studio/type/measure.ts'
import type { TypePlan } from '../../../src/studio/type/plan.ts'
import { setPlan } from '../../../src/studio/type/set-plan.ts'
import { swashed } from '../../../src/studio/type/swashes.ts'

const faces: readonly FaceId[] = ['allura', 'great-vibes', 'pacifico', 'garamond', 'garamond-italic', 'im-fell-italic']
const box = { x: 200, y: 200, w: 1200, h: 900 }

const runsOf = (title: string, face: FaceId, swashes: boolean) => {
  const plan: TypePlan = {
    stacks: [
      {
        box,
        align: 'center',
        anchor: 'top',
        items: [{ kind: 'title', face, case: 'as-given', ink: '#000000', lockup: 'even', swashes }],
      },
    ],
  }
  const { stacks } = setPlan(plan, { title, subtitle: null, author: null, year: null })
  return stacks.flatMap(({ items }) => items.flatMap((item) => (item.kind === 'lines' ? item.runs : [])))
}

describe('swashes', () => {
  for (const face of faces)
    it(`stand on the line of the plain letters: ${face}`, () => {
      const [plain, swept] = [measure('Queen', face), swashed('Queen', face)?.ink]
      assert.ok(swept)
      assert.ok(Math.abs(swept.right - plain.right) < 1.2 && swept.ascent >= plain.ascent - 0.1)
    })

  it('are of Latin letters that the face has itself', () => {
    assert.equal(swashed('Тихая вода', 'pacifico'), null)
    assert.equal(swashed('星の海', 'allura'), null)
    assert.equal(swashed('1984', 'allura'), null)
    assert.equal(swashed('Queen', 'anton'), null)
  })

  it('never leave their room for type and never run through another line', () => {
    for (const face of faces)
      for (const title of ['Queen', 'Queen of Thorns', 'The Long and Winding Road That Leads Away from Quiet Houses']) {
        const runs = runsOf(title, face, true)
        for (const run of runs) {
          if (run.hasSwashes !== true) continue
          assert.ok(
            run.box.x >= box.x - box.w * 0.04 && run.box.x + run.box.w <= box.x + box.w * 1.04,
            `${face}: ${title}`,
          )
        }
      }
  })

  it('change no line that is set without them', () => {
    assert.ok(runsOf('Queen of Thorns', 'garamond-italic', false).every(({ hasSwashes }) => hasSwashes !== true))
    assert.ok(runsOf('Queen of Thorns', 'garamond-italic', true).some(({ hasSwashes }) => hasSwashes === true))
  })
})

describe('joined capitals and letters', () => {
  it('make a line shorter and never taller, also where it is set apart', () => {
    for (const [face, text] of [
      ['cinzel-bold', 'THE LAST CATHEDRAL'],
      ['playfair-black', 'The Thorns'],
      ['spectral', 'The Thorns'],
    ] as const)
      for (const tracking of [0, 0.04]) {
        const [plain, joined] = [measure(text, face, tracking), swashed(text, face, tracking)?.ink]
        assert.ok(joined && joined.width < plain.width && joined.ascent <= plain.ascent + 0.02, `${face} ${tracking}`)
      }
  })
})
