// Titles in other shapes than straight lines: bent, with a great initial, taller than drawn.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { createCanvas } from '@napi-rs/canvas'
import { overlaps } from '../../../src/studio/paint/boxes.ts'
import type { Box } from '../../../src/studio/paint/easel.ts'
import type { FaceId } from '../../../src/studio/type/faces.ts'
import { bendNames } from '../../../src/studio/type/lockups/bends.ts'
import type { Stack, TitleItem } from '../../../src/studio/type/plan.ts'
import { setPlan } from '../../../src/studio/type/set-plan.ts'
import type { SetLines } from '../../../src/studio/type/set-type.ts'
import { strokeItem, traceItem } from '../../../src/studio/type/trace.ts'
import { fc } from '../../support/property.ts'

const box: Box = { x: 140, y: 200, w: 1320, h: 1000 }
const faces: readonly FaceId[] = ['cinzel-black', 'anton', 'pacifico', 'garamond', 'luckiest-guy']

const plain = { kind: 'title', case: 'upper', ink: '#000000', lockup: 'block', gap: 60 } as const

const linesOf = (title: string, item: TitleItem, align: Stack['align'] = 'center'): readonly SetLines[] => {
  const line = { kind: 'line', role: 'subtitle', face: 'garamond', case: 'as-given', ink: '#000000', size: 64 } as const
  const stack: Stack = { box, align, anchor: 'top', items: [item, line] }
  const { stacks } = setPlan({ stacks: [stack] }, { title, subtitle: 'A novel', author: null, year: null })
  return stacks.flatMap(({ items }) => items.filter((each) => each.kind === 'lines'))
}

const within = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x - 2 &&
  inner.y >= outer.y - 2 &&
  inner.x + inner.w <= outer.x + outer.w + 2 &&
  inner.y + inner.h <= outer.y + outer.h + 2

/** Where its ink really is, on a coarse sheet. */
const inkOf = (item: SetLines): Box => {
  const scale = 0.25
  const canvas = createCanvas(400, 400)
  const ctx = canvas.getContext('2d')
  ctx.scale(scale, scale)
  traceItem(ctx, item)
  const { data } = ctx.getImageData(0, 0, 400, 400)
  const [xs, ys]: [number[], number[]] = [[], []]
  for (let at = 0; at < 400 * 400; at++)
    if ((data[at * 4 + 3] ?? 0) > 40) {
      xs.push(at % 400)
      ys.push(Math.floor(at / 400))
    }
  const [x, y] = [xs.reduce((a, b) => Math.min(a, b), 400), ys.reduce((a, b) => Math.min(a, b), 400)]
  const [right, foot] = [xs.reduce((a, b) => Math.max(a, b), 0), ys.reduce((a, b) => Math.max(a, b), 0)]
  return { x: x / scale, y: y / scale, w: (right + 1 - x) / scale, h: (foot + 1 - y) / scale }
}

const word = fc.stringMatching(/^[A-Za-zÀ-ÖØ-öø-ÿ]{1,12}$/)
const title = fc.array(word, { minLength: 1, maxLength: 7 }).map((words) => words.join(' '))
const letters = (text: string): string => text.normalize('NFC').toUpperCase().replaceAll(/[\s-]/g, '')

describe('titles in other shapes', () => {
  it('keep their ink in their room and off the next line, however they are bent', () => {
    fc.assert(
      fc.property(
        title,
        fc.constantFrom(...faces),
        fc.constantFrom(...bendNames),
        fc.constantFrom('left' as const, 'center' as const, 'right' as const),
        (text, face, bend, align) => {
          const [first, next] = linesOf(text, { ...plain, face, bend }, align)
          assert.ok(first && next)
          assert.ok(within(first.box, box), `${bend}: ${JSON.stringify(first.box)}`)
          assert.ok(!overlaps(first.box, next.box), bend)
          const ink = inkOf(first)
          const slack = { x: first.box.x - 8, y: first.box.y - 8, w: first.box.w + 16, h: first.box.h + 16 }
          assert.ok(within(ink, slack), `${bend} ${text}: ${JSON.stringify([ink, first.box])}`)
        },
      ),
      { numRuns: 60 },
    )
  })

  it('set every letter once, with a great initial as without', () => {
    fc.assert(
      fc.property(title, fc.constantFrom(...faces), (text, face) => {
        const [first] = linesOf(text, { ...plain, face, lockup: 'initial' })
        assert.ok(first && within(first.box, box))
        assert.equal(letters(first.runs.map((run) => run.text).join(' ')), letters(text))
      }),
      { numRuns: 60 },
    )
  })

  it('have an initial that is much larger than the rest of a short title', () => {
    const [first] = linesOf('Ironwood', { ...plain, face: 'cinzel-black', lockup: 'initial' })
    const [initial, rest] = first?.runs ?? []
    assert.ok(initial && rest && initial.size > rest.size * 1.5 && initial.box.x + initial.box.w <= rest.box.x)
  })

  it('stand taller where one word has room above it, and as drawn where words or things need it', () => {
    const heightOf = (text: string, more: Partial<TitleItem>): number => {
      const [first] = linesOf(text, { ...plain, face: 'anton', ...more })
      return first?.box.h ?? 0
    }
    const inkOfFirst = (text: string): number =>
      Math.max(
        ...linesOf(text, { ...plain, face: 'anton' })
          .slice(0, 1)
          .map((item) => inkOf(item).h),
      )
    const drawn = heightOf('Ironwood', { isAsDrawn: true })
    assert.ok(heightOf('Ironwood', {}) > drawn * 1.3)
    assert.ok(inkOfFirst('Ironwood') > drawn * 1.3)
    const many = 'The Long and Winding Road That Leads Away'
    assert.equal(heightOf(many, {}), heightOf(many, { isAsDrawn: true }))
    assert.equal(
      heightOf('Ironwood', { face: 'pacifico' }),
      heightOf('Ironwood', { face: 'pacifico', isAsDrawn: true }),
    )
  })

  it('stay straight where no letter of their face could be bent', () => {
    const [first] = linesOf('星の海を渡る船', { ...plain, face: 'anton', bend: 'arc' })
    assert.ok(first?.runs.every(({ bend }) => bend === undefined))
  })

  it('are outlined along their bend', () => {
    const [first] = linesOf('Ironwood', { ...plain, face: 'anton', bend: 'arc' })
    assert.ok(first)
    const ctx = createCanvas(400, 400).getContext('2d')
    ctx.scale(0.25, 0.25)
    strokeItem(ctx, first, 40)
    const [head] = first.runs
    assert.ok(head)
    // Both ends of the arch hang below where the straight line would have ended.
    const { data } = ctx.getImageData(0, Math.round((head.box.y + head.box.h) / 4) - 14, 400, 12)
    assert.ok(data.some((value) => value > 0))
  })
})
