// Type over art: it goes where the art is calm, and what must be shaded has no edge at a fold.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { inPoints } from '../../../src/print/geometry/boxes.ts'
import { type Ground, lightsBehind } from '../../../src/print/layout/ground.ts'
import { layoutWrap } from '../../../src/print/layout/layout-wrap.ts'
import { panelOf } from '../../../src/print/layout/panels.ts'
import { aRequest, noTexts, onSolid, someTexts } from './a-wrap-layout.ts'

const [columns, rows] = [40, 60]

/** Art of which the cells that `isBusy` names change within themselves, and the others do not. */
const art = (dark: number, isBusy: (row: number) => boolean): Ground => {
  const cells = Array.from({ length: columns * rows }, (_, cell) => isBusy(Math.floor(cell / columns)))
  return {
    kind: 'art',
    columns,
    rows,
    darkest: cells.map(() => dark),
    lightest: cells.map((busy) => (busy ? 0.12 : dark)),
  }
}

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

  it('is shaded without an edge at either fold where one picture runs over them', () => {
    const over = art(0.02, () => true)
    const { geometry, ...request } = aRequest({ texts, backdrop: { back: over, spine: over, front: over } })
    const { shadings } = layoutWrap({ geometry, ...request })
    const spine = inPoints(geometry.spine.face)
    const lightBeside = (x: number): number => {
      const place = { x, y: 200, width: 0.01, height: 0.01 }
      return lightsBehind({ kind: 'solid', color: '#bcbcbc' }, panelOf(geometry, 'spine'), place, shadings)[0] ?? 0
    }
    const plain = lightBeside(panelOf(geometry, 'front').x + 200)
    for (let x = spine.x - 20; x < spine.x + spine.width; x += 0.5)
      assert.ok(Math.abs(lightBeside(x) - lightBeside(x + 0.5)) < 0.1, `an edge at ${x - spine.x}`)
    assert.ok(Math.abs(lightBeside(spine.x + spine.width) - plain) < 0.02, 'it has died away before the front')
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
    const { state, shadings, glows } = onSpine(art(0.02, (row) => row > rows * 0.45))
    const [title, author] = state.textBlocks
    assert.deepEqual(shadings, [])
    assert.equal(title?.halo, null)
    assert.deepEqual(
      glows.map(({ runs }) => runs[0]?.blockId),
      [author?.id],
    )
  })
})
