// Cameo: a carved silhouette in a gilt oval on damask, with a few roses at its foot. Ballrooms, letters and country houses.

import { mix, shift } from '../colour/colour.ts'
import { isBygone, isModern, isNoble, isOneThing, isPlain, sizeOf } from '../motifs/suits.ts'
import { inkOn } from '../paint/flat-tones.ts'
import { flourishRule } from '../paint/ornament/dividers.ts'
import type { Item, TypePlan } from '../type/plan.ts'
import { paintCameo } from './cameo/paint-cameo.ts'
import { palettes } from './cameo/palettes.ts'
import type { Family, Scene } from './family.ts'
import { band, isBroad } from './zones.ts'

const planType = (scene: Scene): TypePlan => {
  const { pairing, palette, layout, ...sheet } = scene
  const ink = inkOn(palette.hues[0], palette)
  const broad = isBroad(scene)
  const title: Item = {
    kind: 'title',
    swashes: true,
    lockup: 'even',
    face: pairing.title,
    case: 'as-given',
    ink,
    maxSize: 420,
    maxLines: 5,
    leading: 0.94,
    gap: 40,
    effect: { shadow: { colour: shift(palette.hues[0], { l: -0.12 }), blur: 0.14, alpha: 0.6 } },
  }
  const quiet = { face: pairing.text, case: 'upper', tracking: 0.14, ink } as const
  const subtitle: Item = { kind: 'line', role: 'subtitle', ...quiet, size: 52, gap: 34 }
  const author: Item = { kind: 'line', role: 'author', ...quiet, size: 84 }
  const rule: Item = {
    kind: 'ornament',
    height: 76,
    ink: mix(ink, palette.counter, 0.5),
    gap: 34,
    draw: (ctx, box) => flourishRule(ctx, box.x + box.w / 2, box.y + box.h / 2, Math.min(box.w, 420), { weight: 5 }),
  }
  if (layout === 'portrait')
    return {
      stacks: [
        {
          box: band(sheet, 0.06, broad ? 0.275 : 0.315, 0.1),
          align: 'center',
          anchor: 'middle',
          items: [title, subtitle],
        },
        { box: band(sheet, 0.89, 0.945, 0.12), align: 'center', anchor: 'middle', items: [author] },
      ],
    }
  const top = layout === 'miniature' ? (broad ? 0.56 : 0.505) : broad ? 0.69 : 0.645
  return {
    stacks: [
      { box: band(sheet, top, 0.94, 0.1), align: 'center', anchor: 'middle', items: [title, subtitle, rule, author] },
    ],
  }
}

export const cameo: Family = {
  id: 'cameo',
  name: 'Cameo',
  look: 'card',
  templateType: 'ornamental',
  genreBuckets: [
    'Romance:historical-romance',
    'Romance:clean-sweet',
    'Historical Fiction:historical-fiction',
    'Historical Fiction:*',
    'Biography & Memoir:historical',
    'Horror:gothic',
  ],
  moods: ['romantic', 'melancholic', 'mysterious', 'intellectual'],
  technique: 'a carved ivory cameo in a gilt oval on damask',
  lettering: 'refined period lettering',
  palettes,
  pairings: [
    { title: 'playfair-italic', text: 'cormorant-sc' },
    { title: 'great-vibes', text: 'cormorant-sc' },
    { title: 'cormorant-bold', text: 'cormorant-sc' },
    { title: 'im-fell', text: 'cormorant-sc' },
    { title: 'alex-brush', text: 'cinzel-medium' },
    { title: 'dm-serif', text: 'lora' },
  ],
  layouts: [
    { id: 'oval', phrase: 'a great oval above and the title beneath its roses' },
    { id: 'portrait', phrase: 'the title above a tall oval' },
    { id: 'miniature', phrase: 'a small oval like a locket over a large title', isEndless: true },
  ],
  heroes: [
    'profile-woman',
    'couple-dancing',
    'woman-in-gown',
    'profile-man',
    'couple-embrace',
    'swan',
    'carriage',
    'horse',
    'rose',
    'manor',
    'dancer',
    'violin',
  ],
  sample: {
    title: 'A Most Improper Waltz',
    subtitle: 'A Regency romance',
    author: 'Lady Amelia Thorne',
    summary:
      'She has refused four earls; the fifth man to ask her to dance is no gentleman at all, and the only one who can waltz.',
  },
  shows: (motif) =>
    isOneThing(motif) &&
    !isModern(motif) &&
    motif.kind !== 'symbol' &&
    !(motif.kind === 'object' && isPlain(motif)) &&
    !(motif.kind === 'creature' && sizeOf(motif) > 3) &&
    (motif.kind !== 'vehicle' || isNoble(motif) || isBygone(motif)),
  design: (scene) => ({
    type: planType(scene),
    back: (easel) => paintCameo(easel, scene),
    grain: 0.25,
    vignette: 0.2,
  }),
}
