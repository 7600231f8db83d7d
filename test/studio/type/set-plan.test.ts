// Type set from a plan: every line in its box, every letter once, whatever the title.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { overlaps } from '../../../src/studio/paint/boxes.ts'
import type { Box } from '../../../src/studio/paint/easel.ts'
import type { FaceId } from '../../../src/studio/type/faces.ts'
import type { Stack } from '../../../src/studio/type/plan.ts'
import { setPlan } from '../../../src/studio/type/set-plan.ts'
import type { Run, SetType } from '../../../src/studio/type/set-type.ts'
import { fc } from '../../support/property.ts'

const box: Box = { x: 140, y: 200, w: 1320, h: 1000 }
const footBox: Box = { x: 140, y: 2100, w: 1320, h: 300 }

const faces: readonly FaceId[] = ['cinzel-black', 'league-gothic', 'great-vibes', 'inter-black', 'garamond']

const stacksWith = (face: FaceId, lockup: 'even' | 'block', align: Stack['align']): Stack[] => [
  {
    box,
    align,
    anchor: 'top',
    items: [
      { kind: 'title', face, case: 'upper', ink: '#ffffff', lockup, gap: 60, minor: { rules: true } },
      { kind: 'line', role: 'subtitle', face: 'garamond', case: 'as-given', ink: '#ffffff', size: 64 },
    ],
  },
  {
    box: footBox,
    align,
    anchor: 'bottom',
    items: [{ kind: 'line', role: 'author', face, case: 'upper', ink: '#ffffff', size: 100 }],
  },
]

const runsOf = (type: SetType, role: string): Run[] =>
  type.stacks.flatMap(({ items }) =>
    items.flatMap((item) => (item.kind === 'lines' && item.role === role ? item.runs : [])),
  )

const allRuns = (type: SetType): Run[] => ['title', 'subtitle', 'author', 'year'].flatMap((role) => runsOf(type, role))

const within = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x - 1 &&
  inner.y >= outer.y - 1 &&
  inner.x + inner.w <= outer.x + outer.w + 1 &&
  inner.y + inner.h <= outer.y + outer.h + 1

const word = fc.stringMatching(/^[A-Za-zÀ-ÖØ-öø-ÿ]{1,14}$/)
const title = fc.array(word, { minLength: 1, maxLength: 15 }).map((words) => words.join(' ').slice(0, 100).trim())
const subtitle = fc.option(fc.array(word, { minLength: 1, maxLength: 12 }).map((words) => words.join(' ')))

const letters = (text: string): string => text.normalize('NFC').toUpperCase().replaceAll(/[\s-]/g, '')

describe('setting a plan', () => {
  it('keeps every line of any title in its box and off every other line', () => {
    fc.assert(
      fc.property(
        title,
        subtitle,
        fc.constantFrom(...faces),
        fc.constantFrom('even' as const, 'block' as const),
        fc.constantFrom('left' as const, 'center' as const, 'right' as const),
        (name, sub, face, lockup, align) => {
          const stacks = stacksWith(face, lockup, align)
          const set = setPlan({ stacks }, { title: name, subtitle: sub, author: 'Ann Lee', year: null })
          for (const run of [...runsOf(set, 'title'), ...runsOf(set, 'subtitle')])
            assert.ok(within(run.box, box), run.text)
          for (const run of runsOf(set, 'author')) assert.ok(within(run.box, footBox), run.text)
          const runs = allRuns(set)
          runs.forEach((run, at) => {
            for (const other of runs.slice(at + 1))
              assert.ok(!overlaps(run.box, other.box), `${run.text} / ${other.text}`)
          })
        },
      ),
      { numRuns: 120 },
    )
  })

  it('sets every letter of the title once, in order', () => {
    fc.assert(
      fc.property(title, fc.constantFrom('even' as const, 'block' as const), (name, lockup) => {
        const stacks = stacksWith('inter-black', lockup, 'center')
        const set = setPlan({ stacks }, { title: name, subtitle: null, author: null, year: null })
        const text = runsOf(set, 'title')
          .map((run) => run.text)
          .join(' ')
        assert.equal(letters(text), letters(name))
      }),
      { numRuns: 120 },
    )
  })

  it('leaves out what the book does not have, and ornaments that would stand alone', () => {
    const stack: Stack = {
      box,
      align: 'center',
      anchor: 'top',
      items: [
        { kind: 'title', face: 'garamond', case: 'as-given', ink: '#ffffff', lockup: 'even' },
        { kind: 'ornament', height: 20, ink: '#ffffff', draw: () => {} },
        { kind: 'line', role: 'subtitle', face: 'garamond', case: 'as-given', ink: '#ffffff', size: 60 },
      ],
    }
    const set = setPlan({ stacks: [stack] }, { title: 'Alone', subtitle: null, author: null, year: null })
    assert.deepEqual(
      set.stacks[0]?.items.map(({ kind }) => kind),
      ['lines'],
    )
    const empty = setPlan({ stacks: [stack] }, { title: null, subtitle: null, author: null, year: null })
    assert.deepEqual(empty.stacks, [])
  })

  it('sets nothing where no face has a sign of the text, and does not fail', () => {
    for (const lockup of ['even', 'block'] as const) {
      const stacks = stacksWith('inter-black', lockup, 'center')
      const set = setPlan({ stacks }, { title: '🦄🦄', subtitle: '', author: 'Ann Lee', year: null })
      assert.deepEqual(
        allRuns(set).map(({ text }) => text),
        ['ANN LEE'],
      )
    }
  })

  it('sets small words small in a block, with rules at their sides', () => {
    const set = setPlan(
      { stacks: stacksWith('cinzel-black', 'block', 'center') },
      { title: 'The Last Ember of Winter', subtitle: null, author: null, year: null },
    )
    const runs = runsOf(set, 'title')
    const small = runs.find(({ text }) => text === 'OF')
    assert.ok(small)
    assert.ok(runs.every((run) => run === small || run.size > small.size * 1.8))
    const [item] = set.stacks[0]?.items ?? []
    assert.equal(item?.kind === 'lines' && item.rules.length, 2)
  })

  it('never sets capitals or spacing in a joined script', () => {
    const set = setPlan(
      { stacks: stacksWith('great-vibes', 'even', 'center') },
      { title: 'Wicked Devotion', subtitle: null, author: null, year: null },
    )
    for (const run of runsOf(set, 'title')) {
      assert.equal(run.tracking, 0)
      assert.notEqual(run.text, run.text.toUpperCase())
    }
  })
})
