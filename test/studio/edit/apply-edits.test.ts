import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Edit } from '../../../src/contract/edit.ts'
import { type CoverDocument, documentSchema } from '../../../src/studio/document.ts'
import { fc } from '../../support/property.ts'
import { sampleOf } from '../senses/editing/painted.ts'
import { doneWhats, editedBy, editedUnseen, editOf } from './edits.ts'

const panorama = sampleOf('mist-peaks')
const pictureOf = ({ brief, direction }: CoverDocument): unknown => ({ book: brief.book, direction })

const changed = (source: CoverDocument, ...edits: readonly Edit[]): CoverDocument => {
  const { document, report } = editedUnseen(source, ...edits)
  assert.deepEqual(report.notDone, [])
  return document
}

const goldTitle = editOf('recolour', 'title', { colour: 'gold' })
const raven = editOf('add', 'raven')
const fog = editOf('add', 'fog')
const mirror = editOf('flip', 'picture', { value: 'horizontal' })
const darkerSky = editOf('recolour', 'sky', { value: 'darker' })

describe('edits of a cover', () => {
  it('paint a part in as many colours as are named, up to three', () => {
    const blues = editOf('recolour', 'marbling', { colour: 'blue, turquoise and white' })
    const [paint] = changed(sampleOf('marble-panel'), blues).direction.adjustments.paints
    assert.ok(paint?.colour && paint.second && paint.third)
    assert.equal(new Set([paint.colour, paint.second, paint.third]).size, 3)
  })

  it('own to a colour for which a part has no room', () => {
    const four = editOf('recolour', 'marbling', { colour: 'blue, red, green and white' })
    assert.deepEqual(doneWhats(editedUnseen(sampleOf('marble-panel'), four)), [
      'The marbling is blue, red and green; white could not be painted into the marbling as well.',
    ])
  })

  it('are told at the end of the prompt', () => {
    const cover = editedUnseen(panorama, goldTitle, raven)
    assert.deepEqual(doneWhats(cover), ['The title is in gold.', 'A raven was added.'])
    assert.ok(cover.document.prompt.endsWith('The title is in gold. A raven was added.'))
  })

  it('do not depend on the order of independent ones', () => {
    const edits = [
      goldTitle,
      raven,
      editOf('weather', 'picture', { value: 'rain' }),
      editOf('resize', 'author', { value: 'smaller' }),
      editOf('palette', 'palette', { value: 'warm' }),
      editOf('crop', 'picture', { value: 'closer' }),
      editOf('remove', 'subtitle'),
      editOf('hour', 'picture', { value: 'sunset' }),
    ]
    fc.assert(
      fc.property(fc.shuffledSubarray(edits, { minLength: 2 }), (chosen) => {
        const sorted = edits.filter((edit) => chosen.includes(edit))
        assert.deepEqual(pictureOf(changed(panorama, ...chosen)), pictureOf(changed(panorama, ...sorted)))
      }),
      { numRuns: 40 },
    )
  })

  it('change nothing more when an absolute one is made again', () => {
    for (const edit of [
      goldTitle,
      fog,
      editOf('recolour', 'background', { colour: 'black' }),
      editOf('hour', 'picture', { value: 'night' }),
      editOf('case', 'allText', { value: 'upper' }),
      editOf('restyle', 'picture', { value: 'woodcut' }),
      editOf('remove', 'castle'),
      editOf('move', 'title', { place: 'bottom' }),
      editOf('season', 'picture', { value: 'autumn' }),
      editOf('remove', 'subtitle'),
    ]) {
      const once = changed(panorama, edit)
      assert.deepEqual(pictureOf(editedUnseen(once, edit).document), pictureOf(once), JSON.stringify(edit))
    }
  })

  it('go further when a comparative is made again', () => {
    const once = changed(panorama, darkerSky)
    const twice = changed(once, darkerSky)
    assert.ok(twice.direction.adjustments.grades.upper.lightness < once.direction.adjustments.grades.upper.lightness)
  })

  it('take back what was added', () => {
    const foggy = changed(panorama, fog, raven, mirror)
    const { adjustments } = changed(foggy, editOf('remove', 'fog'), editOf('remove', 'raven')).direction
    assert.deepEqual(adjustments.air, {})
    assert.deepEqual(adjustments.extras, [])
    assert.equal(changed(foggy, mirror).direction.adjustments.frame.mirror, false)
  })

  it('leave the very cover where nothing is asked', () => {
    for (const nothing of ['gibberish', 'question', 'remark'] as const) {
      const cover = editedBy(panorama, { edits: [], keep: [], unread: [], nothing })
      assert.equal(cover.document, panorama)
      assert.deepEqual(cover.report, { done: [], notDone: [] })
    }
  })

  it('replace the hero of a cover that is nothing without one', () => {
    const emblem = sampleOf('foil-emblem')
    const { document } = editedUnseen(emblem, editOf('remove', emblem.direction.hero.replaceAll('-', ' ')))
    assert.notEqual(document.direction.hero, emblem.direction.hero)
    assert.ok(!document.direction.adjustments.without.includes(document.direction.hero))
  })

  it('leave the place of somebody who goes to nobody else', () => {
    const torn = changed(sampleOf('torn-paper'), editOf('remove', 'child')).direction
    assert.ok(torn.adjustments.without.includes(torn.hero))
    assert.deepEqual(torn.adjustments.extras, [])
    const sailboat = editOf('add', 'sailboat', { place: 'on', of: 'water' })
    const lake = changed(sampleOf('sunset-couple'), editOf('remove', 'couple'), sailboat)
    assert.deepEqual(
      lake.direction.adjustments.extras.map(({ motif, place }) => [motif, place]),
      [['sailboat', 'water']],
    )
  })

  it('put a thing by another, and say so where that is not there', () => {
    const flying = editOf('add', 'raven', { place: 'in-front-of', of: 'moon' })
    const [first, ...others] = changed(sampleOf('gothic-manor'), flying).direction.adjustments.extras
    assert.deepEqual([first?.place, first?.by.includes('moon'), others.length], ['before', true, 0])
    const lost = editedUnseen(panorama, editOf('add', 'raven', { place: 'next-to', of: 'teapot' }))
    assert.match(doneWhats(lost).join(), /no teapot here/)
    const one = editedUnseen(sampleOf('deep-space'), editOf('count', 'planet', { count: 1 }))
    assert.deepEqual(doneWhats(one), ['Only one planet is left.'])
  })

  it('are none in documents from before there were any', () => {
    const { adjustments: _, ...direction } = panorama.direction
    assert.deepEqual(documentSchema.parse({ ...panorama, direction }), panorama)
  })
})
