import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Edit } from '../../../src/contract/edit.ts'
import type { CoverDocument } from '../../../src/studio/document.ts'
import {
  bottom,
  boxOf,
  cast,
  changed,
  contrast,
  laidOut,
  light,
  type Painted,
  paintArtSmall,
  sampleOf,
  saturation,
  sheet,
  sizeOf,
  top,
  warmth,
} from '../senses/editing/painted.ts'
import { edited as editedCover, editOf } from './edits.ts'

const edited = (template: string, ...edits: readonly Edit[]): CoverDocument => {
  const { document, report } = editedCover(sampleOf(template), ...edits)
  assert.deepEqual(report.notDone, [], template)
  return document
}

type Check = (after: Painted, before: Painted) => boolean

/** Where the manor's moon stands. */
const moon = { x: sheet.w * 0.62, y: sheet.h * 0.28, w: sheet.w * 0.3, h: sheet.h * 0.18 }
/** The fox of the paper wood, and the trees beside it. */
const fox = { x: sheet.w * 0.18, y: sheet.h * 0.58, w: sheet.w * 0.5, h: sheet.h * 0.16 }

const cases: readonly (readonly [template: string, edit: Edit, check: Check])[] = [
  [
    'mist-peaks',
    editOf('recolour', 'sky', { colour: 'burnt orange' }),
    (after, before) => warmth(after, top) > warmth(before, top) + 0.1,
  ],
  [
    'mist-peaks',
    editOf('recolour', 'sky', { value: 'darker' }),
    (after, before) =>
      light(after, top) < light(before, top) - 0.05 && Math.abs(light(after, bottom) - light(before, bottom)) < 0.04,
  ],
  [
    'gothic-manor',
    editOf('recolour', 'moon', { colour: 'blood red' }),
    (after, before) => cast(after, 0, moon) > cast(before, 0, moon) + 0.08,
  ],
  ['gothic-manor', editOf('remove', 'moon'), (after, before) => light(after, moon) < light(before, moon) - 0.05],
  [
    'gothic-manor',
    editOf('resize', 'moon', { value: 'bigger', amount: 'twice' }),
    (after, before) => light(after, top) > light(before, top) + 0.05,
  ],
  [
    'papercut-world',
    editOf('recolour', 'fox', { colour: 'dusty plum' }),
    (after, before) => warmth(after, fox) < warmth(before, fox) - 0.03,
  ],
  [
    'papercut-world',
    editOf('resize', 'fox', { value: 'bigger' }),
    (after, before) => changed(after, before, fox) > 0.03,
  ],
  [
    'ember-blade',
    editOf('rotate', 'sword', { value: 'clockwise', amount: '30 degrees' }),
    (after, before) => changed(after, before) > 0.02,
  ],
  ['lone-road', editOf('hour', 'picture', { value: 'night' }), (after, before) => light(after) < light(before) - 0.04],
  [
    'silk-object',
    editOf('light', 'picture', { value: 'candlelight' }),
    (after, before) => warmth(after) > warmth(before) + 0.03,
  ],
  [
    'retro-rocket',
    editOf('palette', 'palette', { value: 'black-and-white' }),
    (after, before) => saturation(after) < saturation(before) / 4,
  ],
  [
    'tarot-card',
    editOf('mood', 'picture', { value: 'cheerful' }),
    (after, before) => light(after) > light(before) + 0.04,
  ],
  [
    'dark-bloom',
    editOf('recolour', 'background', { colour: 'off-white' }),
    (after, before) => light(after) > light(before) + 0.2,
  ],
  [
    'retro-rocket',
    editOf('light', 'picture', { value: 'softer' }),
    (after, before) => contrast(after) < contrast(before) - 0.02,
  ],
  [
    'city-poster',
    editOf('mood', 'picture', { value: 'luxurious' }),
    (after, before) => light(after) < light(before) - 0.02,
  ],
]

describe('an edit that was done', () => {
  for (const [template, edit, check] of cases)
    it(`can be seen: ${edit.op} ${edit.target} ${edit.value ?? edit.colour ?? ''} (${template})`, async () => {
      const [before, after] = [await paintArtSmall(sampleOf(template)), await paintArtSmall(edited(template, edit))]
      assert.ok(check(after, before))
    })

  it('sets lines elsewhere, larger, and in each other’s place', () => {
    const source = laidOut(sampleOf('sunset-couple'))
    const swapped = laidOut(edited('sunset-couple', editOf('swap', 'title', { of: 'author' })))
    assert.ok(boxOf(source, 'title').y < boxOf(source, 'author').y)
    assert.ok(boxOf(swapped, 'title').y > boxOf(swapped, 'author').y)
    const larger = laidOut(edited('sunset-couple', editOf('resize', 'author', { value: 'bigger' })))
    assert.ok(sizeOf(larger, 'author') > sizeOf(source, 'author') * 1.1)
  })

  it('gives a line the colour of a thing', () => {
    const { direction } = edited('papercut-world', editOf('recolour', 'title', { value: 'same', of: 'fox' }))
    const { colour } = direction.adjustments.type.title
    assert.ok(
      colour && Number.parseInt(colour.slice(1, 3), 16) > Number.parseInt(colour.slice(5, 7), 16) + 80,
      colour ?? '',
    )
  })

  it('acts on what another edit of the message has added', () => {
    const { direction } = edited(
      'mist-peaks',
      editOf('recolour', 'raven', { colour: 'red' }),
      editOf('add', 'raven', { place: 'left' }),
    )
    const [raven, other] = direction.adjustments.extras
    assert.ok(raven?.colour && other === undefined)
  })
})
