import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Box } from '../../../../src/studio/paint/easel.ts'
import { editDocument } from '../../../../src/studio/senses/editing/edit-document.ts'
import { changed, laidOut, light, linesOf, type Painted, paintArtSmall, sampleOf, sheet } from './painted.ts'

const pair = async (family: string, wish: string): Promise<readonly [child: Painted, parent: Painted]> => {
  const source = sampleOf(family)
  return [await paintArtSmall(editDocument(source, wish, { looks: false }).document), await paintArtSmall(source)]
}

/** A box by shares of the sheet. */
const part = (left: number, top: number, right: number, bottom: number): Box => ({
  x: sheet.w * left,
  y: sheet.h * top,
  w: sheet.w * (right - left),
  h: sheet.h * (bottom - top),
})

/** All that changes is within a box, and something does. */
const onlyIn = async (family: string, wish: string, box: Box, least = 0.05): Promise<void> => {
  const [child, parent] = await pair(family, wish)
  assert.ok(changed(child, parent, box) > least, `${wish}: ${changed(child, parent, box)}`)
  const share = (box.w * box.h) / (sheet.w * sheet.h)
  assert.ok(changed(child, parent) - changed(child, parent, box) * share < 0.001, `${wish}: nothing else changes`)
}

describe('an added thing', () => {
  it('sits at the foot of the door that it is in front of', () =>
    onlyIn('cozy-village', 'Add a ginger cat sitting in front of the shop door.', part(0.68, 0.78, 0.94, 0.91), 0.2))

  it('sits in a tree of the picture', () =>
    onlyIn('papercut-world', 'add a little owl in one of the trees', part(0.68, 0.52, 0.9, 0.67)))

  it('sits on the roof', () => onlyIn('lone-road', 'add an owl on the roof', part(0.2, 0.44, 0.6, 0.56)))

  it('is drawn in the hand of the cover', async () => {
    const wish = 'Add a third small gear'
    const [child, parent] = await pair('blueprint-orbit', wish)
    const where = part(0.3, 0.52, 0.6, 0.7)
    assert.ok(light(child, where) > light(parent, where) + 0.02, 'pale lines on the dark sheet')
    assert.match(
      editDocument(sampleOf('blueprint-orbit'), wish, { looks: false }).understood.join(),
      /^a gear was added/,
    )
  })
})

const edited = (family: string, wish: string): ReturnType<typeof editDocument> =>
  editDocument(sampleOf(family), wish, { looks: false })

describe('what should move only a little', () => {
  it('goes a step', () => {
    const { dx } = edited('lone-road', 'Move the woman a bit further left, closer to the barn').document.direction
      .adjustments.hero
    assert.ok(dx < -0.05 && dx > -0.4, `${dx}`)
  })

  it('takes the ground under it along', () => {
    const { hero, frame } = edited('mist-peaks', 'the castle a little higher please').document.direction.adjustments
    assert.ok(frame.slide && frame.slide.by < 0)
    assert.equal(hero.dy, 0)
  })

  it('is a line that stays with its picture', () => {
    const { document, understood } = edited('still-life-clues', 'put the title a little lower')
    const way =
      (linesOf(laidOut(document), 'title')?.box.y ?? 0) -
      (linesOf(laidOut(sampleOf('still-life-clues')), 'title')?.box.y ?? 0)
    assert.ok(way > sheet.h * 0.02 && way < sheet.h * 0.08, `${way}`)
    assert.deepEqual(understood, ['the title stands a little lower'])
  })
})

describe('what is said of a thing that should go', () => {
  it('asks for no other manner of painting', () => {
    const { document } = edited(
      'dossier',
      "I don't get the gravestone in the photo, swap it for a picture of an old tram or a city street.",
    )
    assert.equal(document.direction.hero, 'train')
    assert.equal(document.direction.adjustments.manner, null)
  })
})

describe('an edit of what a family paints by itself', () => {
  it('adds one more of its own', () =>
    onlyIn(
      'abyss-eye',
      'Can we add another tentacle rising on the right-hand side of the boat?',
      part(0.6, 0.6, 0.85, 0.98),
      0.02,
    ))

  it('adds nothing where only so many are wanted', () => {
    const { document } = edited('adventure-frame', 'there should be only two children walking to the castle, no dog')
    assert.deepEqual(document.direction.adjustments.extras, [])
    assert.deepEqual(document.direction.adjustments.without, ['dog'])
  })

  it('moves nothing that would stay where it was', () => {
    const { document, understood } = edited(
      'hearth-lantern',
      'Move the cottage over to the left side of the teacup, please.',
    )
    assert.deepEqual(document.direction.adjustments.extras, [])
    assert.match(understood.join(), /cannot be moved alone/)
  })

  it('takes the round things at her feet for what they are', () => {
    const wish = 'What are those round swirly things at her feet? Please remove both of them.'
    const { adjustments } = edited('tarot-card', wish).document.direction
    assert.deepEqual(adjustments.without, ['crystal-ball'])
    assert.equal(adjustments.type.title.face, null)
  })

  it('keeps things small and on the land', () =>
    onlyIn('light-from-above', 'can we have a few sheep on the hills', part(0.08, 0.72, 0.72, 0.86), 0.05))

  it('hides none of those who play beside the hero', () =>
    onlyIn('storybook-meadow', 'Add a picnic basket on the grass.', part(0.02, 0.87, 0.32, 1), 0.05))

  it('lets lightning strike behind what the picture is of', async () => {
    const [child, parent] = await pair('mist-peaks', 'add lightning')
    const castle = part(0.47, 0.27, 0.62, 0.4)
    assert.ok(light(child, castle) < light(parent, castle) + 0.02)
  })
})
