// Mist peaks: ranges in coloured mist, a huge moon or sun, and the hero upon a ridge against it. The panorama of epic fantasy.

import { mix } from '../colour/colour.ts'
import { isHomely, isModern, isNoble, isOneThing, isPlain, isSomebody, isWeapon, sizeOf } from '../motifs/suits.ts'
import { diamondRule } from '../paint/ornament/dividers.ts'
import type { Item, TypePlan } from '../type/plan.ts'
import type { Design, Family, Scene } from './family.ts'
import { paintPeaks } from './mist-peaks/paint-peaks.ts'
import { palettes } from './mist-peaks/palettes.ts'
import { type Stage, stageOf } from './mist-peaks/stage.ts'
import { band } from './zones.ts'

const planType = ({ pairing, palette, ...sheet }: Scene, { isPale, titleIsLow }: Stage): TypePlan => {
  const onDark = titleIsLow || !isPale
  const title: Item = {
    kind: 'title',
    lockup: 'block',
    face: pairing.title,
    case: 'upper',
    ink: onDark ? palette.ink : palette.deep,
    maxSize: 400,
    maxLines: 5,
    leading: 0.94,
    gap: 46,
    minor: { scale: 0.42, rules: true },
    effect: onDark
      ? { fill: { kind: 'foil', metal: palette.metal, bevel: 7 } }
      : { fill: { kind: 'gradient', colours: [mix(palette.deep, palette.dark, 0.6), palette.deep] } },
  }
  const ink = onDark ? palette.ink : palette.deep
  const subtitle: Item = {
    kind: 'line',
    role: 'subtitle',
    face: pairing.text,
    case: 'as-given',
    size: 60,
    tracking: 0.02,
    ink,
    maxLines: 2,
    gap: 40,
  }
  const author: Item = {
    kind: 'line',
    role: 'author',
    face: pairing.title,
    case: 'upper',
    tracking: 0.12,
    size: 96,
    ink: palette.ink,
  }
  const divider: Item = {
    kind: 'ornament',
    height: 30,
    ink: palette.ink,
    gap: 34,
    draw: (ctx, box) => diamondRule(ctx, box.x + box.w / 2, box.y + box.h / 2, Math.min(box.w, 620), { weight: 3 }),
  }
  if (titleIsLow)
    return {
      stacks: [
        {
          box: band(sheet, 0.6, 0.952, 0.075),
          align: 'center',
          anchor: 'bottom',
          items: [title, subtitle, divider, author],
        },
      ],
    }
  return {
    stacks: [
      { box: band(sheet, 0.045, 0.36, 0.075), align: 'center', anchor: 'top', items: [title, subtitle] },
      { box: band(sheet, 0.88, 0.952), align: 'center', anchor: 'bottom', items: [author] },
    ],
  }
}

const design = (scene: Scene): Design => {
  const stage = stageOf(scene)
  return {
    type: planType(scene, stage),
    back: (easel) => paintPeaks(easel, scene, stage),
    grain: 0.35,
    vignette: stage.isPale ? 0.1 : 0.22,
  }
}

export const mistPeaks: Family = {
  id: 'mist-peaks',
  name: 'Mist Peaks',
  look: 'landscape',
  templateType: 'illustrated',
  genreBuckets: ['Fantasy:epic-fantasy', 'Fantasy:grounded-low', 'Fantasy:myth-folklore', 'Fantasy:*', 'Young Adult:*'],
  moods: ['epic', 'mysterious', 'melancholic', 'uplifting', 'intense'],
  technique: 'a painted panorama of mountain ranges in coloured mist',
  lettering: 'chiselled Roman capitals in foil',
  palettes,
  pairings: [
    { title: 'cinzel-bold', text: 'cormorant-italic' },
    { title: 'cinzel-black', text: 'garamond-italic' },
    { title: 'cinzel-decorative-bold', text: 'cormorant-italic' },
    { title: 'forum', text: 'garamond-italic' },
    { title: 'cormorant-sc', text: 'cormorant-italic' },
  ],
  layouts: [
    {
      id: 'summit',
      phrase: 'the hero on a peak before a huge disc of light and the title in the dark sky above',
      isEndless: true,
    },
    {
      id: 'crag',
      phrase: 'the hero large on a foreground crag, looking over the ranges to a far keep',
      isEndless: true,
    },
    {
      id: 'giant',
      phrase: 'the hero towering out of the mist behind the ranges and the title low beneath a lone watcher',
      isEndless: true,
    },
    { id: 'ascent', phrase: 'the hero high against the disc and the title on the dark slopes below', isEndless: true },
  ],
  heroes: [
    'castle',
    'dragon',
    'rider',
    'tower',
    'wolf',
    'cloaked-traveller',
    'stag',
    'sword',
    'knight',
    'eagle',
    'swordswoman',
    'ruins',
    'phoenix',
    'wizard',
  ],
  sample: {
    title: 'The Last Ember of Winter',
    subtitle: 'Every kingdom begins with a fire',
    author: 'Ava Valentine',
    summary: 'A castle in the mountains, a banished rider and the last dragon of the north.',
  },
  shows: (motif) =>
    isOneThing(motif) &&
    !isPlain(motif) &&
    (isSomebody(motif) ||
      (motif.kind === 'creature' && sizeOf(motif) >= 0.3 && motif.rests !== 'water' && !isHomely(motif)) ||
      (motif.kind === 'place' && sizeOf(motif) >= 2 && !isModern(motif) && motif.width < 3) ||
      (motif.kind === 'plant' && sizeOf(motif) >= 5) ||
      (motif.kind === 'object' && isWeapon(motif) && isNoble(motif)) ||
      (motif.kind === 'vehicle' && !isModern(motif)) ||
      motif.id === 'moon' ||
      motif.id === 'sun'),
  design,
}
