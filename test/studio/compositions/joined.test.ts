// Joining rules serve pairs that nobody has thought of: each shows both things, and where outlines forbid one, another is taken.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { joinings, ruleFor } from '../../../src/studio/compositions/joined/join.ts'
import type { Joined, Pair } from '../../../src/studio/compositions/joined/joining.ts'
import { roomiestOf, topOf } from '../../../src/studio/compositions/joined/roomiest.ts'
import { allMotifs, findMotif } from '../../../src/studio/motifs/find-motif.ts'
import { Easel } from '../../../src/studio/paint/easel.ts'
import { silhouette } from '../../../src/studio/paint/pen.ts'
import { Random } from '../../../src/studio/paint/random.ts'
import { aConcept } from '../concept/a-concept.ts'

const named = (id: string) => findMotif(id) ?? assert.fail(id)

const easelOf = (): Easel => {
  const easel = new Easel({ w: 1600, h: 2560 }, 0.08, 7)
  easel.fill('#ffffff')
  return easel
}

const joined = (pair: Pair): Joined => ({
  ...pair,
  box: { x: 120, y: 500, w: 1360, h: 1400 },
  ground: '#ffffff',
  loud: '#ff0000',
  answer: '#0000ff',
  shade: '#aaaaaa',
  random: new Random(1),
  tones: (colour) => silhouette(colour),
})

const pictureOf = (rule: string, pair: Pair): Buffer => {
  using easel = easelOf()
  joinings[rule]?.paint(easel, joined(pair))
  return Buffer.from(easel.canvas.data())
}

/** Things of all kinds that covers often show. */
const some = [
  'cat',
  'house',
  'raven',
  'key',
  'tree',
  'man-in-coat',
  'lighthouse',
  'teapot',
  'whale',
  'skull',
  'wizard',
].map(named)
const pairs: readonly Pair[] = some.flatMap((a) => some.filter((b) => b !== a).map((b) => ({ a, b })))

describe('rules that join two things', () => {
  it('are at least twelve, and each suits some pair', () => {
    assert.ok(Object.keys(joinings).length >= 12)
    for (const [id, { suits }] of Object.entries(joinings)) assert.ok(pairs.some(suits), id)
  })

  it('show both: another second thing is another picture', () => {
    for (const [id, { suits }] of Object.entries(joinings)) {
      const pair = pairs.find(suits) ?? assert.fail(id)
      const other = pairs.find((each) => each.a === pair.a && each.b !== pair.b && suits(each))
      if (!other) continue
      assert.notEqual(Buffer.compare(pictureOf(id, pair), pictureOf(id, other)), 0, id)
      const turned = pairs.find((each) => each.b === pair.b && each.a !== pair.a && suits(each))
      if (turned) assert.notEqual(Buffer.compare(pictureOf(id, pair), pictureOf(id, turned)), 0, id)
    }
  })

  it('give way to one that suits, whatever the pair', () => {
    for (const pair of pairs)
      for (const layout of Object.keys(joinings)) {
        const rule = ruleFor(pair, layout, null)
        assert.ok(joinings[rule]?.suits(pair) || rule === 'before', `${pair.a.id} ${layout} ${pair.b.id}: ${rule}`)
      }
  })

  it('follow the concept where the layout gives way', () => {
    const concept = aConcept({ joined: { a: 'tree', b: 'house', how: 'facing' } })
    const pair = { a: named('tree'), b: named('house') }
    assert.ok(['facing', 'halves'].includes(ruleFor(pair, 'no such layout', concept)))
  })
})

describe('the room in an outline', () => {
  it('lies within every thing', () => {
    for (const motif of allMotifs()) {
      const { x, y, radius } = roomiestOf(motif)
      assert.ok(radius > 0 && radius <= 0.62, `${motif.id}: ${radius}`)
      assert.ok(Math.abs(x) <= motif.width / 2 && y <= 0 && y >= -1, motif.id)
      assert.ok(topOf(motif) > 0 && topOf(motif) <= 1.05, motif.id)
    }
  })
})
