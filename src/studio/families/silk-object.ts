// Silk and object: one precious thing on folds of satin, and very little else.

import { mix } from '../colour/colour.ts'
import { isGrim, isNoble, isOfKind, isOneThing, isSomebody, isTimeless, sizeOf } from '../motifs/suits.ts'
import { paintMotes } from '../paint/atmosphere/motes.ts'
import { diamondRule } from '../paint/ornament/dividers.ts'
import type { Item, TypePlan } from '../type/plan.ts'
import type { Family, Scene } from './family.ts'
import { composeSilk } from './silk-object/compositions.ts'
import { palettes } from './silk-object/palettes.ts'
import { band, isBroad } from './zones.ts'

const planType = ({ pairing, palette, layout, ...sheet }: Scene): TypePlan => {
  const wide = isBroad(sheet)
  const shadow = { colour: '#000000', blur: 0.16, alpha: 0.8 }
  const title: Item = {
    kind: 'title',
    swashes: true,
    lockup: 'even',
    face: pairing.title,
    case: 'upper',
    ink: palette.ink,
    maxSize: 460,
    maxLines: 5,
    leading: 0.94,
    gap: 44,
    effect: { shadow },
  }
  const quiet = { face: pairing.text, case: 'upper', tracking: 0.2, effect: { shadow } } as const
  const subtitle: Item = {
    kind: 'line',
    role: 'subtitle',
    ...quiet,
    ink: mix(palette.ink, palette.counter, 0.25),
    size: 50,
    gap: 36,
  }
  const author: Item = { kind: 'line', role: 'author', ...quiet, ink: palette.ink, size: 86 }
  const rule: Item = {
    kind: 'ornament',
    height: 24,
    ink: mix(palette.counter, palette.light, 0.25),
    gap: 36,
    draw: (ctx, box) => diamondRule(ctx, box.x + box.w / 2, box.y + box.h / 2, Math.min(box.w, 520), { weight: 4 }),
  }
  if (layout === 'curtain')
    return {
      stacks: [
        {
          box: band(sheet, wide ? 0.66 : 0.64, 0.945),
          align: 'center',
          anchor: 'bottom',
          items: [title, subtitle, rule, author],
        },
      ],
    }
  return {
    stacks: [
      { box: band(sheet, 0.055, wide ? 0.35 : 0.37), align: 'center', anchor: 'top', items: [title, subtitle] },
      { box: band(sheet, 0.885, 0.95), align: 'center', anchor: 'bottom', items: [author] },
    ],
  }
}

export const silkObject: Family = {
  id: 'silk-object',
  name: 'Silk and Object',
  look: 'object',
  templateType: 'atmospheric',
  genreBuckets: ['Romance:erotic', 'Romance:dark-romance', 'Romance:romantic-suspense'],
  moods: ['romantic', 'intense', 'mysterious'],
  technique: 'one polished object on photographic folds of silk',
  lettering: 'elegant, widely set capitals',
  palettes,
  pairings: [
    { title: 'playfair', text: 'montserrat' },
    { title: 'cormorant-bold', text: 'josefin' },
    { title: 'forum', text: 'jost' },
    { title: 'great-vibes', text: 'montserrat' },
    { title: 'gloock', text: 'jost' },
    { title: 'cinzel-medium', text: 'cinzel-medium' },
  ],
  layouts: [
    { id: 'bed', phrase: 'the object resting on folds of silk that fill the sheet', isEndless: true },
    { id: 'drape', phrase: 'silk sweeping across the dark with the object upon it', isEndless: true },
    { id: 'curtain', phrase: 'curtains parting on the object and the title low in the dark', isEndless: true },
  ],
  heroes: [
    'mask',
    'high-heel',
    'necklace',
    'key',
    'ring',
    'feather',
    'wine-glass',
    'rose',
    'mirror',
    'crown',
    'chess-king',
    'pocket-watch',
  ],
  sample: {
    title: 'After Midnight',
    subtitle: 'One mask. One night. No names.',
    author: 'Vivienne Cole',
    summary: 'At the masked ball nobody says a name, but he gives her a key and one rule.',
  },
  shows: (motif) =>
    isOneThing(motif) &&
    (motif.kind === 'object'
      ? (isTimeless(motif) || isGrim(motif) || isNoble(motif)) && sizeOf(motif) <= 2
      : isNoble(motif) &&
        (isOfKind(motif, 'plant', 'symbol') ||
          (motif.kind === 'person' && !isSomebody(motif)) ||
          (motif.kind === 'creature' && sizeOf(motif) <= 0.9 && motif.width < 2)) &&
        sizeOf(motif) < 5),
  design: (scene) => ({
    type: planType(scene),
    back: (easel) => {
      composeSilk(easel, scene)
      paintMotes(easel, {
        colour: mix(scene.palette.light, scene.palette.counter, 0.4),
        x: easel.w / 2,
        y: easel.h * 0.5,
        reach: Math.min(easel.w, easel.h) * 0.5,
        count: 30,
        size: 5,
        strength: 0.5,
      })
    },
    grain: 0.32,
    vignette: 0.35,
  }),
}
