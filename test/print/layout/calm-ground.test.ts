// Type over art: it goes where the art is calm; what must be shaded has no edge at a fold.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { inPoints } from '../../../src/print/geometry/boxes.ts'
import type { Ground } from '../../../src/print/layout/ground.ts'
import { layoutWrap } from '../../../src/print/layout/layout-wrap.ts'
import { boxOf, isInside } from '../../../src/print/layout/panels.ts'
import { aRequest, noTexts, onSolid, someTexts } from './a-wrap-layout.ts'

const [columns, rows] = [40, 60]

/** Art of which the cells that `isBusy` names change within themselves, and the others do not. */
const art = (dark: number, isBusy: (row: number) => boolean, light = 0.12): Ground => {
  const cells = Array.from({ length: columns * rows }, (_, cell) => isBusy(Math.floor(cell / columns)))
  return {
    kind: 'art',
    columns,
    rows,
    darkest: cells.map(() => dark),
    lightest: cells.map((busy) => (busy ? light : dark)),
  }
}

/** Of busy art: what a faint shade makes calm. */
const mild = 0.037

const texts = { ...someTexts, authorBio: '' }

describe('the type of a back', () => {
  it('moves to where the art is calm rather than being shaded', () => {
    const back = art(0.02, (row) => row > rows * 0.42)
    const { state, shadings } = layoutWrap(aRequest({ texts, backdrop: { ...onSolid('#101010'), back } }))
    assert.deepEqual(shadings, [])
    const bare = layoutWrap(aRequest({ texts, backdrop: onSolid('#101010') }))
    const topOf = ({ textBlocks }: typeof state): number =>
      textBlocks.find(({ id }) => id === 'tagline')?.y ?? Number.NaN
    assert.ok(topOf(state) < topOf(bare.state))
  })

  it('stays where it looks best when shading is needed anyway', () => {
    const back = art(0.02, () => true)
    const { state, shadings } = layoutWrap(aRequest({ texts, backdrop: { ...onSolid('#101010'), back } }))
    const bare = layoutWrap(aRequest({ texts, backdrop: onSolid('#101010') }))
    assert.ok(shadings.length > 0)
    assert.deepEqual(
      state.textBlocks.map(({ y }) => y),
      bare.state.textBlocks.map(({ y }) => y),
    )
  })

  it('is never washed where one picture runs over the fold, however little that would change', () => {
    const mildly = art(0.02, () => true, mild)
    const layoutOn = (spine: Ground): ReturnType<typeof layoutWrap> =>
      layoutWrap(aRequest({ texts, backdrop: { ...onSolid('#101010'), back: mildly, spine } }))
    const opacities = (spine: Ground): number[] =>
      layoutOn(spine)
        .state.textBlocks.filter(({ panel }) => panel === 'back')
        .flatMap(({ backing }) => (backing ? [backing.opacity] : []))
    assert.ok(opacities(onSolid('#808080').spine).every((opacity) => opacity < 1))
    assert.ok(opacities(mildly).length > 0 && opacities(mildly).every((opacity) => opacity === 1))
  })
})

describe('the type of a spine', () => {
  const onSpine = (spine: Ground): ReturnType<typeof layoutWrap> =>
    layoutWrap(
      aRequest({
        texts: { ...noTexts, spineTitle: 'The Keeper', spineAuthor: 'Elinor Vance' },
        backdrop: { ...onSolid('#101010'), back: art(0.02, () => false), spine },
      }),
    )
  const { y: top, height } = aRequest().geometry.spine.face

  it('stands between bands that it could not be read on', () => {
    const isBand = (row: number): boolean => row < rows * 0.2 || row > rows * 0.8
    const lights = Array.from({ length: columns * rows }, (_, cell) =>
      isBand(Math.floor(cell / columns)) ? 0.8 : 0.02,
    )
    const { state, shadings } = onSpine({ kind: 'art', columns, rows, darkest: lights, lightest: lights })
    assert.deepEqual(shadings, [])
    const [title, author] = state.textBlocks
    assert.ok(title && author)
    const share = (y: number): number => (y - top.toNumber()) / height.toNumber()
    const ends = [share(title.y), share(author.y + author.height)]
    assert.ok((ends[0] ?? 0) > 0.18 && (ends[1] ?? 1) < 0.82, ends.join(' '))
  })

  it('glows only where it cannot be read, and has no stripe laid under it', () => {
    const { state, shadings, glows } = onSpine(art(0.02, (row) => row > rows * 0.45, mild))
    const [title, author] = state.textBlocks
    assert.deepEqual(shadings, [])
    assert.equal(title?.halo, null)
    assert.deepEqual(
      glows.map(({ runs }) => runs[0]?.blockId),
      [author?.id],
    )
  })
})

describe('cards under type on lively art', () => {
  const lively = art(0.02, () => true, 0.7)
  const { geometry, ...request } = aRequest({ backdrop: { back: lively, spine: lively, front: lively } })
  const { state, shadings, glows } = layoutWrap({ geometry, ...request })
  const face = inPoints(geometry.back.face)
  const spine = inPoints(geometry.spine.face)

  it('are opaque, of one colour on back and spine, and leave nothing to be lifted by a glow', () => {
    assert.deepEqual(glows, [])
    assert.equal(new Set(shadings.map(({ color }) => color)).size, 1)
    assert.ok(shadings.every(({ opacity, softness }) => opacity === 1 && softness === 0))
  })

  it('leave the art as it is along every edge and fold', () => {
    for (const { x, y, width, height } of shadings) {
      const panel = x < spine.x ? face : spine
      assert.ok(x - panel.x >= 4.4 && panel.x + panel.width - x - width >= 4.4, `${x} ${width}`)
      assert.ok(y - panel.y >= 4.4 && panel.y + panel.height - y - height >= 4.4, `${y} ${height}`)
    }
  })

  it('hold all of the type with air around it', () => {
    for (const block of state.textBlocks) {
      const box = boxOf(block)
      const air = block.panel === 'back' ? 8 : 0
      assert.ok(
        shadings.some((card) => isInside({ ...box, x: box.x - air, width: box.width + 2 * air }, card)),
        block.id,
      )
    }
  })
})
