import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Edit } from '../../../../src/contract/edit.ts'
import type { CoverDocument } from '../../../../src/studio/document.ts'
import { editedBy, editedUnseen, editOf, readingOf } from '../../edit/edits.ts'
import {
  bottom,
  boxOf,
  cast,
  changed,
  contrast,
  type LaidOut,
  laidOut,
  light,
  linesOf,
  type Painted,
  paintArtSmall,
  paintSmall,
  sampleOf,
  saturation,
  sheet,
  sizeOf,
  top,
  warmth,
  whole,
} from './painted.ts'

/** What the edit does by itself; that the studio looks whether it shows, and does more where it does not, is asked elsewhere. */
const changedBy = (source: CoverDocument, edit: Edit): CoverDocument => {
  const { document, report } = editedUnseen(source, edit)
  assert.deepEqual(report.notDone, [])
  return document
}

const nameOf = ({ op, target, value, colour, place }: Edit): string =>
  [op, target, value ?? colour ?? place].filter(Boolean).join(' ')

type Check = (child: Painted, parent: Painted) => boolean

const darker = (child: Painted, parent: Painted): boolean => light(child) < light(parent) - 0.04
const lighter = (child: Painted, parent: Painted): boolean => light(child) > light(parent) + 0.04
const isSeen =
  (least: number): Check =>
  (child, parent) =>
    changed(child, parent) > least
/** Where the manor's moon stands. */
const upperRight = { x: sheet.w * 0.62, y: sheet.h * 0.24, w: sheet.w * 0.34, h: sheet.h * 0.26 }
/** Where the sky of the framed adventure is. */
const medallion = { x: sheet.w * 0.35, y: sheet.h * 0.5, w: sheet.w * 0.3, h: sheet.h * 0.08 }
/** Between the linocut's title and its hills. */
const sky = { x: 0, y: sheet.h * 0.36, w: sheet.w, h: sheet.h * 0.2 }
const inkOf = (painted: LaidOut, role: 'title' | 'author'): string => linesOf(painted, role)?.ink ?? ''

const isDarkInk = (ink: string): boolean => Number.parseInt(ink.slice(3, 5), 16) < 110

/** The rabbit beside the bear. */
const friend = { x: sheet.w * 0.14, y: sheet.h * 0.54, w: sheet.w * 0.07, h: sheet.h * 0.05 }

type Case = readonly [family: string, edit: Edit, check: Check]

/** What shows in the art, whatever is written on it. */
const cases: readonly Case[] = [
  // The light of a place by night takes the colour; the dark around it is no frame to be filled.
  [
    'dark-forest',
    editOf('recolour', 'background', { colour: 'dark red' }),
    (child, parent) =>
      warmth(child) > warmth(parent) + 0.01 && Math.abs(light(child, bottom) - light(parent, bottom)) < 0.03,
  ],
  // Friends who stand beside the hero are no background.
  [
    'storybook-meadow',
    editOf('recolour', 'background', { colour: 'green' }),
    (child, parent) => changed(child, parent) > 0.3 && changed(child, parent, friend) < 0.12,
  ],
  [
    'mist-peaks',
    editOf('recolour', 'sky', { value: 'darker' }),
    (child, parent) =>
      light(child, top) < light(parent, top) - 0.08 && Math.abs(light(child, bottom) - light(parent, bottom)) < 0.04,
  ],
  [
    'gothic-manor',
    editOf('recolour', 'moon', { colour: 'red' }),
    (child, parent) => cast(child, 0, upperRight) > cast(parent, 0, upperRight) + 0.1,
  ],
  [
    'gothic-manor',
    editOf('resize', 'moon', { value: 'bigger' }),
    (child, parent) => light(child, upperRight) > light(parent, upperRight) + 0.01,
  ],
  ['linocut', editOf('remove', 'sun'), isSeen(0.015)],
  // The hour is that of the picture: paper and frames around it stay as they are, and lit windows stay lit.
  [
    'torn-paper',
    editOf('hour', 'picture', { value: 'night' }),
    (child, parent) => Math.abs(light(child, bottom) - light(parent, bottom)) < 0.1 && isSeen(0.05)(child, parent),
  ],
  [
    'adventure-frame',
    editOf('hour', 'picture', { value: 'sunset' }),
    (child, parent) =>
      cast(child, 0, medallion) > cast(parent, 0, medallion) + 0.05 &&
      Math.abs(light(child, top) - light(parent, top)) < 0.03,
  ],
  // What is within a frame is no ground.
  [
    'adventure-frame',
    editOf('recolour', 'background', { colour: 'burgundy' }),
    (child, parent) =>
      cast(child, 0, top) > cast(parent, 0, top) + 0.1 &&
      Math.abs(cast(child, 0, medallion) - cast(parent, 0, medallion)) < 0.02,
  ],
  ['dark-bloom', editOf('season', 'picture', { value: 'spring' }), lighter],
  ['dossier', editOf('remove', 'stamp'), isSeen(0.004)],
  [
    'linocut',
    editOf('add', 'crows', { count: 3, place: 'on', of: 'sky' }),
    (child, parent) => light(child, sky) < light(parent, sky) - 0.003,
  ],
  ['comic-burst', editOf('recolour', 'dog', { colour: 'black' }), darker],
  ['street-sigil', editOf('remove', 'sigil'), isSeen(0.03)],
  ['botanical-border', editOf('replace', 'roses', { value: 'sunflowers' }), isSeen(0.08)],
  ['flora-type', editOf('remove', 'flowers'), isSeen(0.08)],
  ['gilded-scripture', editOf('remove', 'border'), isSeen(0.05)],
  ['dark-forest', editOf('remove', 'trees'), isSeen(0.1)],
  [
    'lone-road',
    editOf('palette', 'palette', { value: 'warm' }),
    (child, parent) => warmth(child) > warmth(parent) + 0.05,
  ],
  [
    'sunset-couple',
    editOf('palette', 'palette', { value: 'cool' }),
    (child, parent) => warmth(child) < warmth(parent) - 0.05,
  ],
  [
    'romcom-windows',
    editOf('palette', 'palette', { value: 'muted' }),
    (child, parent) => saturation(child) < saturation(parent) * 0.75,
  ],
  [
    'neon-city',
    editOf('palette', 'palette', { value: 'black-and-white' }),
    (child, parent) => saturation(child) < saturation(parent) * 0.5,
  ],
  [
    'swiss-grid',
    editOf('recolour', 'background', { colour: 'black' }),
    (child) => light(child, { ...whole, x: sheet.w * 0.85, w: sheet.w * 0.15, h: sheet.h * 0.15 }) < 0.1,
  ],
  [
    'quest-interface',
    editOf('recolour', 'palette', { colour: 'red', not: 'blue' }),
    (child, parent) => cast(child, 2) < cast(parent, 2),
  ],
  ['glitch-signal', editOf('remove', 'glitch effect'), isSeen(0.1)],
  ['street-sigil', editOf('remove', 'glow'), darker],
  [
    'dark-forest',
    editOf('recolour', 'background', { colour: 'white' }),
    (child, parent) => light(child) > light(parent) + 0.25,
  ],
  [
    'papercut-world',
    editOf('recolour', 'picture', { colour: 'red' }),
    (child, parent) => cast(child, 0) > cast(parent, 0) + 0.08,
  ],
  ['dark-forest', editOf('hour', 'picture', { value: 'noon' }), (child, parent) => light(child) > light(parent) + 0.15],
  ['gothic-manor', editOf('weather', 'picture', { value: 'snow' }), isSeen(0.06)],
  ['big-character', editOf('weather', 'picture', { value: 'rain' }), isSeen(0.15)],
  ['sunset-couple', editOf('add', 'fog'), isSeen(0.3)],
  [
    'hearth-lantern',
    editOf('weather', 'sky', { value: 'storm' }),
    (child, parent) => light(child) < light(parent) && changed(child, parent, top) > 0.3,
  ],
  ['retro-rocket', editOf('mood', 'picture', { value: 'cheerful' }), isSeen(0.2)],
  [
    'mist-peaks',
    editOf('light', 'picture', { value: 'harder' }),
    (child, parent) => contrast(child) > contrast(parent) * 1.08,
  ],
  [
    'mist-peaks',
    editOf('add', 'raven'),
    (child, parent) => changed(child, parent) > 0.005 && changed(child, parent) < 0.25,
  ],
  [
    'marble-panel',
    editOf('add', 'rose'),
    (child, parent) => changed(child, parent) > 0.008 && changed(child, parent) < 0.25,
  ],
  [
    'mist-peaks',
    editOf('remove', 'castle'),
    (child, parent) => changed(child, parent) > 0.01 && changed(child, parent) < 0.3,
  ],
  ['engraved-voyage', editOf('replace', 'ship', { value: 'dragon' }), isSeen(0.02)],
  ['tarot-card', editOf('resize', 'hero', { value: 'bigger' }), isSeen(0.02)],
  [
    'line-portrait',
    editOf('recolour', 'hero', { colour: 'blue' }),
    (child, parent) => cast(child, 2) > cast(parent, 2) + 0.005,
  ],
  ['light-from-above', editOf('move', 'hero', { place: 'left' }), isSeen(0.01)],
  ['pulp-noir', editOf('flip', 'picture', { value: 'horizontal' }), isSeen(0.15)],
  ['mist-peaks', editOf('restyle', 'picture', { value: 'watercolour' }), isSeen(0.3)],
  ['gothic-manor', editOf('restyle', 'picture', { value: 'woodcut' }), isSeen(0.15)],
  [
    'cozy-village',
    editOf('restyle', 'picture', { value: 'minimal' }),
    (child, parent) => contrast(child) < contrast(parent),
  ],
]

/** What shows in the letters, inked as the art behind them wants it. */
const lettered: readonly Case[] = [
  ['scratched-title', editOf('recolour', 'background', { colour: 'black' }), (child) => light(child, bottom) < 0.3],
  [
    'tarot-card',
    editOf('palette', 'palette', { colour: 'white and gold' }),
    (child) => warmth(child, boxOf(child, 'title')) > 0.08,
  ],
  [
    'dossier',
    editOf('swap', 'title', { of: 'subtitle', value: 'colours' }),
    (child, parent) => cast(child, 0, boxOf(child, 'title')) > cast(parent, 0, boxOf(parent, 'title')) + 0.05,
  ],
  [
    'cut-letters',
    editOf('recolour', 'title', { colour: 'red' }),
    (child, parent) => cast(child, 0, boxOf(child, 'title')) > cast(parent, 0, boxOf(parent, 'title')) + 0.1,
  ],
]

/** What shows in the type as it is set. */
const settings: readonly (readonly [
  family: string,
  edit: Edit,
  check: (child: LaidOut, parent: LaidOut) => boolean,
])[] = [
  ['gothic-manor', editOf('recolour', 'background', { colour: 'white' }), (child) => isDarkInk(inkOf(child, 'title'))],
  [
    'gilded-scripture',
    editOf('move', 'author', { place: 'above', of: 'title' }),
    (child) => boxOf(child, 'author').y + boxOf(child, 'author').h <= boxOf(child, 'title').y,
  ],
  [
    'swiss-grid',
    editOf('resize', 'subtitle', { value: 'bigger' }),
    (child, parent) => sizeOf(child, 'subtitle') > sizeOf(parent, 'subtitle') * 1.12,
  ],
  [
    'deep-space',
    editOf('recolour', 'title', { colour: 'gold' }),
    (child) => linesOf(child, 'title')?.effect.fill?.kind === 'foil',
  ],
  [
    'tarot-card',
    editOf('recolour', 'author', { colour: 'red' }),
    (child, parent) => inkOf(child, 'author') !== inkOf(parent, 'author'),
  ],
  [
    'sunset-couple',
    editOf('resize', 'title', { value: 'bigger' }),
    (child, parent) => sizeOf(child, 'title') > sizeOf(parent, 'title') * 1.08,
  ],
  [
    'foil-emblem',
    editOf('resize', 'title', { value: 'smaller' }),
    (child, parent) => sizeOf(child, 'title') < sizeOf(parent, 'title') * 0.85,
  ],
  [
    'linocut',
    editOf('resize', 'author', { value: 'smaller' }),
    (child, parent) => sizeOf(child, 'author') < sizeOf(parent, 'author') * 0.85,
  ],
  ['monolith', editOf('move', 'title', { place: 'bottom' }), (child) => boxOf(child, 'title').y > sheet.h * 0.5],
  ['gothic-manor', editOf('move', 'author', { place: 'top' }), (child) => boxOf(child, 'author').y < sheet.h * 0.2],
  [
    'glitch-signal',
    editOf('move', 'title', { place: 'bottom' }),
    (child, parent) => boxOf(child, 'title').y > boxOf(parent, 'title').y + sheet.h * 0.1,
  ],
  [
    'light-from-above',
    editOf('align', 'allText', { value: 'left' }),
    (child, parent) => boxOf(child, 'author').x < boxOf(parent, 'author').x - 40,
  ],
  [
    'romcom-windows',
    editOf('case', 'allText', { value: 'upper' }),
    (child) => (linesOf(child, 'title')?.runs ?? []).every(({ text }) => text === text.toUpperCase()),
  ],
  [
    'papercut-world',
    editOf('font', 'allText', { value: 'script' }),
    (child, parent) => linesOf(child, 'title')?.runs[0]?.face !== linesOf(parent, 'title')?.runs[0]?.face,
  ],
  [
    'foil-emblem',
    editOf('spacing', 'allText', { value: 'wider', of: 'letters' }),
    (child, parent) =>
      (linesOf(child, 'title')?.runs[0]?.tracking ?? 0) > (linesOf(parent, 'title')?.runs[0]?.tracking ?? 0) + 0.05,
  ],
  ['varsity-pop', editOf('remove', 'subtitle'), (child) => linesOf(child, 'subtitle') === undefined],
  [
    'mist-peaks',
    editOf('setText', 'subtitle', { value: 'A Novel' }),
    (child) => (linesOf(child, 'subtitle')?.runs ?? []).map(({ text }) => text).join(' ') === 'A Novel',
  ],
]

const parents = new Map<string, Promise<Painted>>()
const parentOf = (family: string): Promise<Painted> => {
  const known = parents.get(family) ?? paintArtSmall(sampleOf(family))
  parents.set(family, known)
  return known
}

describe('an edit on the painted cover', () => {
  it('is checked on many families', () => {
    assert.ok(cases.length >= 40)
    assert.ok(settings.length >= 15)
    assert.ok(new Set(cases.map(([family]) => family)).size >= 12)
  })

  for (const [family, edit, check] of cases)
    it(`shows on ${family}: ${nameOf(edit)}`, async () => {
      const parent = await parentOf(family)
      const child = await paintArtSmall(changedBy(sampleOf(family), edit))
      assert.ok(check(child, parent), `${(changed(child, parent) * 100).toFixed(1)} % of it changed`)
    })

  for (const [family, edit, check] of lettered)
    it(`shows in the letters of ${family}: ${nameOf(edit)}`, async () => {
      const sample = sampleOf(family)
      const child = await paintSmall(changedBy(sample, edit))
      assert.ok(check(child, await paintSmall(sample)))
    })

  for (const [family, edit, check] of settings)
    it(`shows in the type of ${family}: ${nameOf(edit)}`, () => {
      const sample = sampleOf(family)
      assert.ok(check(laidOut(changedBy(sample, edit)), laidOut(sample)))
    })

  for (const layout of ['window', 'blackout'])
    it(`leaves the hero its room beside letters that were moved: ${layout}`, async () => {
      const sample = sampleOf('cut-letters')
      const source = { ...sample, direction: { ...sample.direction, layout } }
      const low = changedBy(source, editOf('move', 'title', { place: 'bottom' }))
      const withoutHero = changedBy(low, editOf('remove', 'hero'))
      const [child, bare] = [await paintArtSmall(low), await paintArtSmall(withoutHero)]
      const above = { ...whole, h: boxOf(child, 'title').y }
      assert.ok(changed(child, bare, above) > 0.05, 'the hero stands above the letters')
    })

  it('keeps the hero clear of letters where the author goes to the top', async () => {
    const high = changedBy(sampleOf('cut-letters'), editOf('move', 'author', { place: 'top' }))
    const [child, bare] = [await paintSmall(high), await paintSmall(changedBy(high, editOf('remove', 'hero')))]
    assert.ok(changed(child, bare, boxOf(child, 'title')) < 0.02)
    assert.ok(changed(child, bare) > 0.03)
  })

  it('leaves one thing its colour where all else has none', async () => {
    const source = sampleOf('monolith')
    const grey = readingOf([editOf('palette', 'palette', { value: 'black-and-white' })], ['sun'])
    const child = await paintArtSmall(editedBy(source, grey, { looks: false }).document)
    const sun = { x: sheet.w * 0.65, y: sheet.h * 0.45, w: sheet.w * 0.2, h: sheet.h * 0.1 }
    assert.ok(cast(child, 0, sun) > 0.25)
    assert.ok(saturation(child, top) < 0.03)
  })

  it('takes a dark teal ground for green where there is green', async () => {
    const parent = await parentOf('adventure-frame')
    const child = await paintArtSmall(
      changedBy(sampleOf('adventure-frame'), editOf('recolour', 'green', { colour: 'deep burgundy' })),
    )
    assert.ok(cast(child, 0, bottom) > cast(parent, 0, bottom) + 0.08)
  })
})
