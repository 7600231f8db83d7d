// The wraps of the sheet: bindings, trims, presets, scripts, lengths, styles of art.
import type { DesignStyle, WrapPreset } from '../../src/catalog/print.ts'
import type { WrapRequest } from '../../src/print/geometry/wrap-specs.ts'
import type { SpineRotation } from '../../src/print/layout/layout-state.ts'
import type { texts } from './texts.ts'

export interface Sample {
  readonly name: string
  readonly request: WrapRequest
  readonly words: keyof typeof texts
  readonly preset: WrapPreset
  /** The family that paints it. */
  readonly family: string
  readonly style: DesignStyle
  /** Null: as its title wants it. */
  readonly spineRotation: SpineRotation | null
}

const paperback = (trimWidth: number, trimHeight: number, pageCount: number, paperType = 'cream'): WrapRequest => ({
  trimWidth,
  trimHeight,
  pageCount,
  paperType,
  bindingType: 'paperback',
})

const hardcover = (trimWidth: number, trimHeight: number, pageCount: number): WrapRequest => ({
  ...paperback(trimWidth, trimHeight, pageCount, 'white'),
  bindingType: 'hardcover',
})

const sample = (
  name: string,
  request: WrapRequest,
  words: keyof typeof texts,
  family: string,
  style: DesignStyle,
  { preset = 'standard', spineRotation = null }: { preset?: WrapPreset; spineRotation?: SpineRotation | null } = {},
): Sample => ({ name, request, words, preset, family, style, spineRotation })

export const samples: readonly Sample[] = [
  sample('5x8-novel', paperback(5, 8, 280), 'lighthouse', 'fog-figure', 'continuation'),
  sample('5x8-long', paperback(5, 8, 420), 'long', 'gothic-manor', 'complementary'),
  sample('5x8-short', paperback(5, 8, 120), 'short', 'ember-blade', 'textured'),
  sample('5x8-one-word', paperback(5, 8, 160), 'oneWord', 'dark-bloom', 'complementary'),
  sample('5.25x8-german', paperback(5.25, 8, 340), 'german', 'lone-road', 'continuation', { spineRotation: -90 }),
  sample('5.5x8.5-french', paperback(5.5, 8.5, 210), 'french', 'botanical-border', 'textured', { spineRotation: -90 }),
  sample('5.5x8.5-forest', paperback(5.5, 8.5, 300), 'lighthouse', 'dark-forest', 'continuation'),
  sample('6x9-novel', paperback(6, 9, 360), 'lighthouse', 'mist-peaks', 'continuation'),
  sample('6x9-solid', paperback(6, 9, 200, 'white'), 'lighthouse', 'classic-grid', 'solid'),
  sample('6x9-long', paperback(6, 9, 520), 'long', 'deep-space', 'continuation'),
  sample('6x9-blurb-only', paperback(6, 9, 250), 'lighthouse', 'glowing-orb', 'complementary', {
    preset: 'blurb-only',
  }),
  sample('6x9-blurb-only-short', paperback(6, 9, 250), 'short', 'monolith', 'textured', { preset: 'blurb-only' }),
  sample('6x9-minimal', paperback(6, 9, 300), 'lighthouse', 'deco-gilt', 'textured', { preset: 'minimal' }),
  sample('6x9-minimal-short', paperback(6, 9, 150), 'short', 'bold-statement', 'solid', { preset: 'minimal' }),
  sample('6x9-thin', paperback(6, 9, 60), 'lighthouse', 'paper-collage', 'complementary'),
  sample('6x9-just-a-spine', paperback(6, 9, 79, 'white'), 'lighthouse', 'crosshair', 'textured'),
  sample('6x9-thick', paperback(6, 9, 800, 'white'), 'lighthouse', 'retro-rocket', 'continuation'),
  sample('6x9-russian', paperback(6, 9, 320), 'russian', 'candlelit-arch', 'complementary'),
  sample('6x9-hebrew', paperback(6, 9, 260), 'hebrew', 'marble-panel', 'textured', { spineRotation: -90 }),
  sample('6x9-chinese', paperback(6, 9, 300), 'chinese', 'linocut', 'complementary'),
  sample('5x8-japanese', paperback(5, 8, 240), 'japanese', 'lit-window', 'continuation'),
  sample('5.5x8.5-korean', paperback(5.5, 8.5, 300), 'korean', 'night-lights', 'continuation'),
  sample('6x9-thai', paperback(6, 9, 280), 'thai', 'painted-place', 'complementary'),
  sample('7x10-novel', paperback(7, 10, 240), 'lighthouse', 'pulp-noir', 'continuation'),
  sample('8.5x11-workbook', paperback(8.5, 11, 140, 'white'), 'lighthouse', 'boho-shapes', 'solid'),
  sample('8.5x8.5-square', paperback(8.5, 8.5, 96, 'premium_color'), 'lighthouse', 'papercut-world', 'complementary'),
  sample('8.25x6-landscape', paperback(8.25, 6, 110, 'premium_color'), 'lighthouse', 'cozy-village', 'continuation'),
  sample('8.25x6-landscape-long', paperback(8.25, 6, 110, 'premium_color'), 'long', 'cozy-village', 'solid'),
  sample('hard-6x9-novel', hardcover(6, 9, 320), 'lighthouse', 'cameo', 'textured'),
  sample('hard-5.5x8.5-german', hardcover(5.5, 8.5, 280), 'german', 'engraved-voyage', 'complementary', {
    spineRotation: -90,
  }),
  sample('hard-7x10-comic', hardcover(7, 10, 220), 'lighthouse', 'comic-burst', 'complementary'),
  sample('hard-8.25x11-long', hardcover(8.25, 11, 180), 'long', 'gilded-scripture', 'textured'),
  sample('hard-6x9-minimal', hardcover(6, 9, 75), 'short', 'dark-bloom', 'solid', { preset: 'minimal' }),
]
