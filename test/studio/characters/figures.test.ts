// Figures of picture books: each species is its own, eyes meet what they look at, hands reach, and the same figure is painted the same.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { drawFigure } from '../../../src/studio/characters/draw-figure.ts'
import type { Figure, Placing } from '../../../src/studio/characters/figure.ts'
import { daylight } from '../../../src/studio/characters/light.ts'
import { anchorsOf, gazeAt } from '../../../src/studio/characters/skeleton.ts'
import { kindOf, kinds } from '../../../src/studio/characters/species.ts'
import { motifOf } from '../../../src/studio/concept/motif-of.ts'
import { allMotifs, findMotif } from '../../../src/studio/motifs/find-motif.ts'
import { characterFor, namesakeOf } from '../../../src/studio/paint/characters/cast.ts'
import { Easel } from '../../../src/studio/paint/easel.ts'
import { kindFor } from '../../../src/studio/picture-book/players.ts'
import { facing, hugging } from '../../../src/studio/picture-book/staging.ts'

const figureOf = (id: string, more: Partial<Figure> = {}): Figure => {
  const kind = kindOf(id)
  return {
    kind,
    coat: kind.coat,
    mood: 'happy',
    pose: 'stand',
    outfit: {},
    manner: 'flat',
    light: daylight,
    seed: 3,
    ...more,
  }
}

const at = (x: number, more: Partial<Placing> = {}): Placing => ({ x, y: 380, scale: 0.8, ...more })

const painted = (figure: Figure, placing: Placing = at(200)): Buffer => {
  using easel = new Easel({ w: 400, h: 400 }, 0.2, 1)
  easel.fill('#ffffff')
  drawFigure(easel, figure, placing)
  return Buffer.from(easel.ctx.getImageData(0, 0, 80, 80).data)
}

describe('figures', () => {
  it('are at least 24 species, and no two of them look alike', () => {
    assert.ok(kinds.length >= 24)
    const pictures = kinds.map(({ id }) => painted(figureOf(id)).toString('base64'))
    assert.equal(new Set(pictures).size, kinds.length)
  })

  it('show another face for another mood, and another body for another pose', () => {
    const seen = [
      figureOf('cat'),
      figureOf('cat', { mood: 'joy' }),
      figureOf('cat', { mood: 'cross' }),
      figureOf('cat', { pose: 'run' }),
    ]
    assert.equal(new Set(seen.map((figure) => painted(figure).toString('base64'))).size, seen.length)
  })

  it('are painted the same every time', () => {
    const fox = figureOf('fox', { manner: 'soft', outfit: { scarf: '#d8473f' } })
    assert.deepEqual(painted(fox), painted(fox))
  })

  it('turn their eyes to what they look at, mirrored or not', () => {
    const bear = figureOf('bear')
    for (const flip of [false, true]) {
      const placing = at(200, { flip })
      const [headX, headY] = anchorsOf(bear, placing).head
      const [right] = gazeAt(bear, placing, [headX + 300, headY])
      assert.equal(Math.sign(right), flip ? -1 : 1)
      assert.ok(gazeAt(bear, placing, [headX, headY - 300])[1] < -0.5)
    }
  })

  it('look at one another when they face', () => {
    const [one, other] = facing(
      { figure: figureOf('bear'), placing: at(120) },
      { figure: figureOf('mouse'), placing: at(300) },
    )
    assert.deepEqual(one.placing.lookAt, anchorsOf(other.figure, other.placing).head)
    assert.deepEqual(other.placing.lookAt, anchorsOf(one.figure, one.placing).head)
  })

  it('touch when they hug', () => {
    const [one, other] = hugging(
      { figure: figureOf('bear'), placing: at(150) },
      { figure: figureOf('elephant'), placing: at(290) },
    )
    const [, reached] = anchorsOf(one.figure, one.placing).hands
    const [side] = anchorsOf(other.figure, other.placing).sides
    assert.ok(Math.hypot(reached[0] - side[0], reached[1] - side[1]) < 40)
  })

  it('name what they wear, so that an edit finds it', () => {
    using easel = new Easel({ w: 400, h: 400 }, 0.2, 1)
    drawFigure(
      easel,
      figureOf('bear', { outfit: { scarf: '#d8473f', hat: { kind: 'bobble', colour: '#3f7f8a', trim: '#ffffff' } } }),
      at(200),
    )
    for (const name of ['scarf', 'hat', 'ears', 'eyes', 'muzzle', 'belly', 'paws', 'tail'] as const)
      assert.ok(easel.named.has(name), name)
    assert.ok(easel.things.has('bear'))
  })

  it('are known by the names of the drawings that show the same animals', () => {
    const ids = new Set(allMotifs().map(({ id }) => id))
    assert.deepEqual(
      kinds.map(({ id }) => id).filter((id) => !ids.has(id)),
      ['monster'],
      'nobody has drawn a monster but as a figure',
    )
    for (const noun of ['hippo', 'hippopotamus', 'mole', 'badger', 'raccoon', 'panda', 'deer', 'stag']) {
      const motif = findMotif(motifOf(noun) ?? '') ?? assert.fail(noun)
      assert.equal(kindFor(motif)?.id, motif.id, noun)
      assert.equal(characterFor(motif)?.id, motif.id, noun)
      assert.notEqual(motif.kind, 'person')
    }
  })

  it('play the motifs of their names, and children those of children', () => {
    for (const motif of allMotifs().filter(({ id }) => kinds.some((kind) => kind.id === id)))
      assert.equal(namesakeOf(motif)?.id, motif.id)
    assert.equal(namesakeOf(allMotifs().find(({ id }) => id === 'child-with-balloon') ?? assert.fail())?.id, 'child')
  })
})
