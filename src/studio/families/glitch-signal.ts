// Glitch signal: type as large as the sheet allows, broken by slices, and the hero torn into scan lines and colour channels.

import { type Colour, mix } from '../colour/colour.ts'
import { contrast, luminanceOf } from '../colour/contrast.ts'
import type { Palette } from '../colour/palette.ts'
import { isNoble, isOneThing } from '../motifs/suits.ts'
import type { Box, Easel } from '../paint/easel.ts'
import type { TypePlan } from '../type/plan.ts'
import type { SetItem } from '../type/set-type.ts'
import type { Family, Scene } from './family.ts'
import { brokenFilling, paintLetterGhosts } from './glitch-signal/letters.ts'
import { palettes } from './glitch-signal/palettes.ts'
import { compose, paintBar } from './glitch-signal/scenes.ts'
import { band, isBroad } from './zones.ts'

/** The ink that reads best on the bar: the palette's light one or its dark. */
const barInk = (bar: Colour, { deep, ink }: Palette): Colour => {
  const dark = mix(deep, '#000000', 0.5)
  const over = (colour: Colour): number => contrast(luminanceOf(colour), luminanceOf(bar))
  return over(ink) > over(dark) ? ink : dark
}

const planType = (scene: Scene): TypePlan => {
  const { pairing, palette, layout, random } = scene
  const wide = isBroad(scene)
  const isBar = layout === 'bar'
  const ink = isBar ? barInk(palette.accent, palette) : palette.ink
  const ground = isBar ? palette.accent : palette.deep
  const title = {
    kind: 'title',
    lockup: 'block',
    face: pairing.title,
    case: 'upper',
    ink,
    maxSize: 760,
    maxLines: 6,
    leading: 0.72,
    gap: 46,
    minor: { scale: 0.46 },
    effect: {
      fill: brokenFilling(ink, isBar ? ink : palette.accent, ground, random),
    },
  } as const
  const subtitle = {
    kind: 'line',
    role: 'subtitle',
    face: pairing.text,
    case: 'upper',
    tracking: 0.08,
    size: 56,
    ink: isBar ? ink : mix(palette.counter, palette.light, 0.4),
  } as const
  const author = {
    kind: 'line',
    role: 'author',
    face: pairing.text,
    case: 'upper',
    tracking: 0.08,
    size: 92,
    ink: palette.ink,
  } as const
  const ghostInks = isBar ? { ...palette, accent: palette.counter, counter: palette.deep } : palette
  const ghosts = {
    backing: (easel: Easel, filled: Box, items: readonly SetItem[]): void => {
      const edge = scene.h * 0.035
      if (isBar) paintBar(easel, palette, filled.y - edge, filled.y + filled.h + edge)
      paintLetterGhosts(easel, items, ghostInks, random)
    },
  }
  const stacks: Readonly<Record<string, TypePlan>> = {
    high: {
      stacks: [
        {
          box: band(scene, 0.045, wide ? 0.52 : 0.54, 0.075),
          align: 'left',
          anchor: 'top',
          items: [title, subtitle],
          ...ghosts,
        },
        { box: band(scene, 0.87, 0.95, 0.075), align: 'left', anchor: 'bottom', items: [author] },
      ],
    },
    low: {
      stacks: [
        { box: band(scene, 0.045, 0.13, 0.075), align: 'left', anchor: 'top', items: [author] },
        {
          box: band(scene, wide ? 0.48 : 0.46, 0.95, 0.075),
          align: 'left',
          anchor: 'bottom',
          items: [title, subtitle],
          ...ghosts,
        },
      ],
    },
    bar: {
      stacks: [
        {
          box: band(scene, wide ? 0.3 : 0.36, wide ? 0.7 : 0.66, 0.08),
          align: 'center',
          anchor: 'middle',
          items: [title, subtitle],
          ...ghosts,
        },
        { box: band(scene, 0.88, 0.95, 0.08), align: 'center', anchor: 'bottom', items: [author] },
      ],
    },
  }
  return stacks[layout] ?? { stacks: [] }
}

export const glitchSignal: Family = {
  id: 'glitch-signal',
  name: 'Glitch Signal',
  look: 'typographic',
  templateType: 'typographic',
  genreBuckets: [
    'Science Fiction:cyberpunk',
    'Science Fiction:dystopian',
    'Fantasy:dystopian',
    'Thriller:techno',
    'Mystery:techno',
    'Thriller:political',
    'Mystery:political',
  ],
  moods: ['intense', 'mysterious', 'intellectual'],
  technique: 'a torn video signal: scan lines, slipped slices and parted colour channels',
  lettering: 'enormous condensed capitals cut by glitch slices',
  palettes,
  pairings: [
    { title: 'anton', text: 'space-mono-bold' },
    { title: 'bebas-neue', text: 'jetbrains-mono' },
    { title: 'archivo-black', text: 'space-grotesk' },
    { title: 'oswald-bold', text: 'jetbrains-mono' },
    { title: 'russo-one', text: 'space-mono-bold' },
  ],
  layouts: [
    { id: 'high', phrase: 'a huge broken title ranged left over the torn hero' },
    { id: 'bar', phrase: 'the hero torn over the whole sheet behind a loud bar that bears the title', isEndless: true },
    { id: 'low', phrase: 'the torn hero above and a huge broken title below' },
  ],
  heroes: [
    'profile-woman',
    'eye',
    'skull',
    'profile-man',
    'hand-reaching',
    'astronaut',
    'circuit',
    'raven',
    'wolf',
    'fingerprint',
    'soldier',
  ],
  sample: {
    title: 'No Signal Before Dawn',
    subtitle: 'Everyone is watching',
    author: 'Rhea Calder',
    summary: 'The broadcast that governs the city stops for nine minutes, and one woman remembers what was said.',
  },
  shows: (motif) => isOneThing(motif) && (motif.kind !== 'sky' || isNoble(motif)),
  design: (scene) => ({
    type: planType(scene),
    back: (easel, type) => compose(easel, scene, type),
    grain: 0.55,
    vignette: 0.3,
  }),
}
