import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { CoverDocument } from '../../../../src/studio/document.ts'
import { type Edited, editDocument as edit } from '../../../../src/studio/senses/editing/edit-document.ts'
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

/** What the words do by themselves; that the studio looks whether it shows, and does more where it does not, is asked elsewhere. */
const editDocument = (source: CoverDocument, wish: string): Edited => edit(source, wish, { looks: false })

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

type Case = readonly [family: string, wish: string, check: Check]

/** What shows in the art, whatever is written on it. */
const cases: readonly Case[] = [
  // The light of a place by night takes the colour; the dark around it is no frame to be filled.
  [
    'dark-forest',
    'make the background dark red',
    (child, parent) =>
      warmth(child) > warmth(parent) + 0.01 && Math.abs(light(child, bottom) - light(parent, bottom)) < 0.03,
  ],
  // Friends who stand beside the hero are no background.
  [
    'storybook-meadow',
    'turn the background green',
    (child, parent) => changed(child, parent) > 0.3 && changed(child, parent, friend) < 0.12,
  ],
  [
    'mist-peaks',
    'make the sky darker',
    (child, parent) =>
      light(child, top) < light(parent, top) - 0.08 && Math.abs(light(child, bottom) - light(parent, bottom)) < 0.04,
  ],
  [
    'gothic-manor',
    'make the moon red',
    (child, parent) => cast(child, 0, upperRight) > cast(parent, 0, upperRight) + 0.1,
  ],
  [
    'gothic-manor',
    'make the moon bigger',
    (child, parent) => light(child, upperRight) > light(parent, upperRight) + 0.01,
  ],
  ['linocut', 'remove the sun', isSeen(0.015)],
  // The hour is that of the picture: paper and frames around it stay as they are, and lit windows stay lit.
  [
    'torn-paper',
    'make it night',
    (child, parent) => Math.abs(light(child, bottom) - light(parent, bottom)) < 0.1 && isSeen(0.05)(child, parent),
  ],
  [
    'adventure-frame',
    'sunset',
    (child, parent) =>
      cast(child, 0, medallion) > cast(parent, 0, medallion) + 0.05 &&
      Math.abs(light(child, top) - light(parent, top)) < 0.03,
  ],
  // What is within a frame is no ground.
  [
    'adventure-frame',
    'burgundy background',
    (child, parent) =>
      cast(child, 0, top) > cast(parent, 0, top) + 0.1 &&
      Math.abs(cast(child, 0, medallion) - cast(parent, 0, medallion)) < 0.02,
  ],
  ['dark-bloom', 'make it spring', lighter],
  ['dossier', 'remove the stamp', isSeen(0.004)],
  ['linocut', 'add three crows in the sky', (child, parent) => light(child, sky) < light(parent, sky) - 0.003],
  ['comic-burst', 'make the dog black', darker],
  ['street-sigil', 'remove the sigil', isSeen(0.03)],
  ['botanical-border', 'sunflowers instead of roses', isSeen(0.08)],
  ['flora-type', 'no flowers', isSeen(0.08)],
  ['gilded-scripture', 'remove the border', isSeen(0.05)],
  ['dark-forest', 'take out the trees', isSeen(0.1)],
  ['lone-road', 'warmer colours', (child, parent) => warmth(child) > warmth(parent) + 0.05],
  ['sunset-couple', 'cooler colours', (child, parent) => warmth(child) < warmth(parent) - 0.05],
  ['romcom-windows', 'less saturated', (child, parent) => saturation(child) < saturation(parent) * 0.75],
  ['neon-city', 'black and white', (child, parent) => saturation(child) < saturation(parent) * 0.5],
  [
    'swiss-grid',
    'black background',
    (child) => light(child, { ...whole, x: sheet.w * 0.85, w: sheet.w * 0.15, h: sheet.h * 0.15 }) < 0.1,
  ],
  ['quest-interface', 'red instead of blue', (child, parent) => cast(child, 2) < cast(parent, 2)],
  ['glitch-signal', 'remove the glitch effect', isSeen(0.1)],
  ['street-sigil', 'remove the glow', darker],
  ['line-portrait', 'thicker lines', isSeen(0.01)],
  ['dark-forest', 'white background', (child, parent) => light(child) > light(parent) + 0.25],
  ['papercut-world', 'make it more red', (child, parent) => cast(child, 0) > cast(parent, 0) + 0.08],
  [
    'linocut',
    'invert the colours',
    (child, parent) => Math.abs(light(child) - (1 - light(parent))) < 0.2 && changed(child, parent) > 0.6,
  ],
  ['dark-forest', 'make it daytime', (child, parent) => light(child) > light(parent) + 0.15],
  ['gothic-manor', 'snowy', isSeen(0.06)],
  ['big-character', 'make it rain', isSeen(0.15)],
  ['sunset-couple', 'add fog', isSeen(0.3)],
  [
    'hearth-lantern',
    'stormy sky',
    (child, parent) => light(child) < light(parent) && changed(child, parent, top) > 0.3,
  ],
  ['retro-rocket', 'happier', isSeen(0.2)],
  ['mist-peaks', 'more contrast', (child, parent) => contrast(child) > contrast(parent) * 1.08],
  ['mist-peaks', 'add a raven', (child, parent) => changed(child, parent) > 0.005 && changed(child, parent) < 0.25],
  ['marble-panel', 'add a rose', (child, parent) => changed(child, parent) > 0.008 && changed(child, parent) < 0.25],
  ['mist-peaks', 'remove the castle', (child, parent) => changed(child, parent) > 0.01 && changed(child, parent) < 0.3],
  ['engraved-voyage', 'replace the ship with a dragon', isSeen(0.02)],
  ['tarot-card', 'bigger hero', isSeen(0.02)],
  ['line-portrait', 'make the hero blue', (child, parent) => cast(child, 2) > cast(parent, 2) + 0.005],
  ['light-from-above', 'move the hero to the left', isSeen(0.01)],
  ['pulp-noir', 'mirror it', isSeen(0.15)],
  ['mist-peaks', 'watercolour', isSeen(0.3)],
  ['gothic-manor', 'like a woodcut', isSeen(0.15)],
  ['cozy-village', 'more minimalist', (child, parent) => contrast(child) < contrast(parent)],
]

/** What shows in the letters, inked as the art behind them wants it. */
const lettered: readonly Case[] = [
  [
    'scratched-title',
    'black background',
    (child) => cast(child, 0, boxOf(child, 'title')) > 0.15 && light(child, bottom) < 0.3,
  ],
  ['tarot-card', 'white and gold', (child) => warmth(child, boxOf(child, 'title')) > 0.08],
  [
    'dossier',
    'swap the colours of the title and the subtitle',
    (child, parent) => cast(child, 0, boxOf(child, 'title')) > cast(parent, 0, boxOf(parent, 'title')) + 0.05,
  ],
  [
    'cut-letters',
    'title in red',
    (child, parent) => cast(child, 0, boxOf(child, 'title')) > cast(parent, 0, boxOf(parent, 'title')) + 0.1,
  ],
]

/** What shows in the type as it is set. */
const settings: readonly (readonly [
  family: string,
  wish: string,
  check: (child: LaidOut, parent: LaidOut) => boolean,
])[] = [
  ['gothic-manor', 'white background', (child) => isDarkInk(inkOf(child, 'title'))],
  [
    'gilded-scripture',
    'put the author name above the title',
    (child) => boxOf(child, 'author').y + boxOf(child, 'author').h <= boxOf(child, 'title').y,
  ],
  ['swiss-grid', 'bigger subtitle', (child, parent) => sizeOf(child, 'subtitle') > sizeOf(parent, 'subtitle') * 1.12],
  ['deep-space', 'gold title', (child) => linesOf(child, 'title')?.effect.fill?.kind === 'foil'],
  ['tarot-card', 'author name in red', (child, parent) => inkOf(child, 'author') !== inkOf(parent, 'author')],
  ['sunset-couple', 'bigger title', (child, parent) => sizeOf(child, 'title') > sizeOf(parent, 'title') * 1.08],
  ['foil-emblem', 'smaller title', (child, parent) => sizeOf(child, 'title') < sizeOf(parent, 'title') * 0.85],
  ['linocut', 'smaller author', (child, parent) => sizeOf(child, 'author') < sizeOf(parent, 'author') * 0.85],
  ['monolith', 'title at the bottom', (child) => boxOf(child, 'title').y > sheet.h * 0.5],
  ['gothic-manor', 'move the author to the top', (child) => boxOf(child, 'author').y < sheet.h * 0.2],
  [
    'glitch-signal',
    'title at the bottom',
    (child, parent) => boxOf(child, 'title').y > boxOf(parent, 'title').y + sheet.h * 0.1,
  ],
  ['light-from-above', 'left align', (child, parent) => boxOf(child, 'author').x < boxOf(parent, 'author').x - 40],
  [
    'romcom-windows',
    'all caps',
    (child) => (linesOf(child, 'title')?.runs ?? []).every(({ text }) => text === text.toUpperCase()),
  ],
  [
    'papercut-world',
    'script font',
    (child, parent) => linesOf(child, 'title')?.runs[0]?.face !== linesOf(parent, 'title')?.runs[0]?.face,
  ],
  [
    'foil-emblem',
    'more letter spacing',
    (child, parent) =>
      (linesOf(child, 'title')?.runs[0]?.tracking ?? 0) > (linesOf(parent, 'title')?.runs[0]?.tracking ?? 0) + 0.05,
  ],
  ['varsity-pop', 'remove the subtitle', (child) => linesOf(child, 'subtitle') === undefined],
  [
    'mist-peaks',
    "change the subtitle to 'A Novel'",
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

  for (const [family, wish, check] of cases)
    it(`shows on ${family}: ${wish}`, async () => {
      const parent = await parentOf(family)
      const child = await paintArtSmall(editDocument(sampleOf(family), wish).document)
      assert.ok(check(child, parent), `${(changed(child, parent) * 100).toFixed(1)} % of it changed`)
    })

  for (const [family, wish, check] of lettered)
    it(`shows in the letters of ${family}: ${wish}`, async () => {
      const sample = sampleOf(family)
      const child = await paintSmall(editDocument(sample, wish).document)
      assert.ok(check(child, await paintSmall(sample)))
    })

  for (const [family, wish, check] of settings)
    it(`shows in the type of ${family}: ${wish}`, () => {
      const sample = sampleOf(family)
      assert.ok(check(laidOut(editDocument(sample, wish).document), laidOut(sample)))
    })

  for (const layout of ['window', 'blackout'])
    it(`leaves the hero its room beside letters that were moved: ${layout}`, async () => {
      const sample = sampleOf('cut-letters')
      const source = { ...sample, direction: { ...sample.direction, layout } }
      const low = editDocument(source, 'title to the bottom').document
      const withoutHero = editDocument(low, 'remove the hero').document
      const [child, bare] = [await paintArtSmall(low), await paintArtSmall(withoutHero)]
      const above = { ...whole, h: boxOf(child, 'title').y }
      assert.ok(changed(child, bare, above) > 0.05, 'the hero stands above the letters')
    })

  it('keeps the hero clear of letters where the author goes to the top', async () => {
    const high = editDocument(sampleOf('cut-letters'), "put the author's name at the top").document
    const [child, bare] = [await paintSmall(high), await paintSmall(editDocument(high, 'remove the hero').document)]
    assert.ok(changed(child, bare, boxOf(child, 'title')) < 0.02)
    assert.ok(changed(child, bare) > 0.03)
  })

  it('leaves one thing its colour where all else has none', async () => {
    const source = sampleOf('monolith')
    const child = await paintArtSmall(editDocument(source, 'black and white, except leave the sun red').document)
    const sun = { x: sheet.w * 0.65, y: sheet.h * 0.45, w: sheet.w * 0.2, h: sheet.h * 0.1 }
    assert.ok(cast(child, 0, sun) > 0.25)
    assert.ok(saturation(child, top) < 0.03)
  })

  it('takes a dark teal ground for green where there is green', async () => {
    const parent = await parentOf('adventure-frame')
    const child = await paintArtSmall(
      editDocument(sampleOf('adventure-frame'), 'change the green to deep burgundy').document,
    )
    assert.ok(cast(child, 0, bottom) > cast(parent, 0, bottom) + 0.08)
  })
})
