import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Edit } from '../../../../src/contract/edit.ts'
import type { Box } from '../../../../src/studio/paint/easel.ts'
import { doneWhats, type EditedCover, editedUnseen, editOf, whysOf } from '../../edit/edits.ts'
import { changed, laidOut, light, linesOf, type Painted, paintArtSmall, sampleOf, sheet } from './painted.ts'

const pair = async (family: string, edit: Edit): Promise<readonly [child: Painted, parent: Painted]> => {
  const source = sampleOf(family)
  const { document, report } = editedUnseen(source, edit)
  assert.deepEqual(report.notDone, [])
  return [await paintArtSmall(document), await paintArtSmall(source)]
}

/** A box by shares of the sheet. */
const part = (left: number, top: number, right: number, bottom: number): Box => ({
  x: sheet.w * left,
  y: sheet.h * top,
  w: sheet.w * (right - left),
  h: sheet.h * (bottom - top),
})

/** All that changes is within a box, and something does. */
const onlyIn = async (family: string, edit: Edit, box: Box, least = 0.05): Promise<void> => {
  const [child, parent] = await pair(family, edit)
  assert.ok(changed(child, parent, box) > least, `${changed(child, parent, box)}`)
  const share = (box.w * box.h) / (sheet.w * sheet.h)
  assert.ok(changed(child, parent) - changed(child, parent, box) * share < 0.001, 'nothing else changes')
}

describe('an added thing', () => {
  it('sits at the foot of the door that it is in front of', () =>
    onlyIn(
      'cozy-village',
      editOf('add', 'ginger cat', { place: 'in-front-of', of: 'shop door' }),
      part(0.68, 0.78, 0.94, 0.91),
      0.2,
    ))

  it('sits in a tree of the picture', () =>
    onlyIn(
      'papercut-world',
      editOf('add', 'owl', { size: 'small', place: 'on', of: 'one of the trees' }),
      part(0.68, 0.52, 0.9, 0.67),
    ))

  it('sits on the roof', () =>
    onlyIn('lone-road', editOf('add', 'owl', { place: 'on', of: 'roof' }), part(0.2, 0.44, 0.6, 0.56)))

  it('is drawn in the hand of the cover', async () => {
    const gear = editOf('add', 'gear', { size: 'small' })
    const [child, parent] = await pair('blueprint-orbit', gear)
    const where = part(0.3, 0.52, 0.6, 0.7)
    assert.ok(light(child, where) > light(parent, where) + 0.02, 'pale lines on the dark sheet')
    assert.match(doneWhats(editedUnseen(sampleOf('blueprint-orbit'), gear)).join(), /^A gear was added/)
  })
})

const edited = (family: string, ...edits: readonly Edit[]): EditedCover => editedUnseen(sampleOf(family), ...edits)

describe('what should move only a little', () => {
  it('goes a step', () => {
    const step = editOf('move', 'woman', { place: 'further-left', amount: 'slight' })
    const { dx } = edited('lone-road', step).document.direction.adjustments.hero
    assert.ok(dx < -0.05 && dx > -0.4, `${dx}`)
  })

  it('takes the ground under it along', () => {
    const step = editOf('move', 'castle', { place: 'up', amount: 'slight' })
    const { hero, frame } = edited('mist-peaks', step).document.direction.adjustments
    assert.ok(frame.slide && frame.slide.by < 0)
    assert.equal(hero.dy, 0)
  })

  it('is a line that stays with its picture', () => {
    const cover = edited('still-life-clues', editOf('move', 'title', { place: 'down', amount: 'slight' }))
    const way =
      (linesOf(laidOut(cover.document), 'title')?.box.y ?? 0) -
      (linesOf(laidOut(sampleOf('still-life-clues')), 'title')?.box.y ?? 0)
    assert.ok(way > sheet.h * 0.02 && way < sheet.h * 0.08, `${way}`)
    assert.deepEqual(doneWhats(cover), ['The title stands a little lower.'])
  })
})

describe('a thing in place of another', () => {
  it('asks for no other manner of painting', () => {
    const { document } = edited('dossier', editOf('replace', 'gravestone', { value: 'old tram' }))
    assert.equal(document.direction.hero, 'tram')
    assert.equal(document.direction.adjustments.manner, null)
  })
})

describe('an edit of what a family paints by itself', () => {
  it('adds one more of its own', () =>
    onlyIn('abyss-eye', editOf('add', 'tentacle', { place: 'right-of', of: 'boat' }), part(0.6, 0.6, 0.85, 0.98), 0.02))

  it('adds nothing where only so many are wanted', () => {
    const two = editOf('count', 'children', { count: 2 })
    const { document } = edited('adventure-frame', two, editOf('remove', 'dog'))
    assert.deepEqual(document.direction.adjustments.extras, [])
    assert.ok(document.direction.adjustments.without.includes('dog'))
  })

  it('moves nothing that would stay where it was', () => {
    const cover = edited('hearth-lantern', editOf('move', 'cottage', { place: 'left-of', of: 'teacup' }))
    assert.deepEqual(cover.document, sampleOf('hearth-lantern'))
    assert.equal(whysOf(cover).length, 1)
  })

  it('keeps things small and on the land', () =>
    onlyIn(
      'light-from-above',
      editOf('add', 'sheep', { place: 'on', of: 'hills' }),
      part(0.08, 0.72, 0.72, 0.86),
      0.05,
    ))

  it('hides none of those who play beside the hero', () =>
    onlyIn(
      'storybook-meadow',
      editOf('add', 'picnic basket', { place: 'on', of: 'grass' }),
      part(0.02, 0.87, 0.32, 1),
      0.05,
    ))

  it('lets lightning strike behind what the picture is of', async () => {
    const [child, parent] = await pair('mist-peaks', editOf('weather', 'picture', { value: 'lightning' }))
    const castle = part(0.47, 0.27, 0.62, 0.4)
    assert.ok(light(child, castle) < light(parent, castle) + 0.02)
  })
})
