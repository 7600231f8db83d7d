// Letters are found where they are set, with their stems and hollows.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { titleOf } from '../../../src/studio/compositions/lettering.ts'
import { findLetter, hollowsOf, lettersOf, stemsOf } from '../../../src/studio/compositions/letters.ts'
import { findMotif } from '../../../src/studio/motifs/find-motif.ts'
import { motifRecords } from '../../../src/studio/motifs/records.ts'
import { setPlan } from '../../../src/studio/type/set-plan.ts'
import type { SetLines } from '../../../src/studio/type/set-type.ts'

const sheet = { w: 1600, h: 2560 }

const set = (title: string, stagger?: readonly number[]): SetLines => {
  const plan = {
    stacks: [
      {
        box: { x: 100, y: 200, w: 1400, h: 1400 },
        align: 'left',
        anchor: 'top',
        items: [
          {
            kind: 'title',
            lockup: 'even',
            face: 'dm-sans-black',
            case: 'upper',
            ink: '#000000',
            maxSize: 400,
            ...(stagger ? { stagger, lines: 3 } : {}),
          },
        ],
      },
    ],
  } as const
  return titleOf(setPlan(plan, { title, subtitle: null, author: null, year: null })) ?? assert.fail(title)
}

describe('letters of a set line', () => {
  it('stand in order within the ink of their line', () => {
    for (const run of set('High Enough').runs) {
      const letters = lettersOf(run).filter(({ char }) => char !== ' ')
      assert.equal(letters.length, run.text.replaceAll(' ', '').length)
      for (const [at, { box }] of letters.entries()) {
        assert.ok(box.x >= run.box.x - 2 && box.x + box.w <= run.box.x + run.box.w + 2)
        assert.ok(box.x > (letters[at - 1]?.box.x ?? -1))
      }
    }
  })

  it('have as many stems as they are drawn with', () => {
    const stems = (letter: RegExp): number => stemsOf(findLetter(set('Hill'), [letter]) ?? assert.fail(), 0.9).length
    assert.equal(stems(/H/), 2)
    assert.equal(stems(/L/), 1)
  })

  it('are none where a script is joined or written from the right', () => {
    for (const run of set('הספר').runs) assert.deepEqual(lettersOf(run), [])
  })

  it('enclose the hollows that are told of them', () => {
    const title = set('Oil Dog')
    const hollows = hollowsOf(sheet, title)
    assert.equal(hollows.length, 3)
    for (const { box } of hollows)
      assert.ok(
        title.runs.some((run) => box.x > run.box.x && box.y > run.box.y - 8 && box.x + box.w < run.box.x + run.box.w),
      )
    assert.deepEqual(hollowsOf(sheet, set('Still')), [])
  })
})

describe('a staggered title', () => {
  it('stands within its box, each line by its own share of the room beside it', () => {
    const { runs } = set('One Night Alone', [0, 1, 0.5])
    const [first, second] = runs
    assert.equal(runs.length, 3)
    assert.ok(first && Math.abs(first.box.x - 100) < 1)
    assert.ok(second && Math.abs(second.box.x + second.box.w - 1500) < 1)
  })
})

describe('the facts of motifs', () => {
  it('name places within the thing, of things that are drawn', () => {
    for (const [id, { anchors, flat, outline }] of motifRecords()) {
      const motif = findMotif(id)
      if (Object.keys(anchors).length > 0 || flat || outline === 'mass') assert.ok(motif, id)
      for (const [x, y] of Object.values(anchors))
        assert.ok(motif && Math.abs(x) <= motif.width * 500 + 20 && y <= 0 && y >= -1020, id)
    }
  })
})
