// Dark bloom: one gilded object among roses and thorns on a black ground. The jackets of dark romance.

import { mix } from '../colour/colour.ts'
import type { Motif } from '../motifs/motif.ts'
import { isGothic, isGrim, isMedieval, isOneThing, isTimeless } from '../motifs/suits.ts'
import { diamondRule } from '../paint/ornament/dividers.ts'
import type { Item, TypePlan } from '../type/plan.ts'
import { composeBloom } from './dark-bloom/compositions.ts'
import { palettes } from './dark-bloom/palettes.ts'
import type { Family, Scene } from './family.ts'
import { band, isBroad } from './zones.ts'

const shows = (motif: Motif): boolean =>
  isOneThing(motif) &&
  (isTimeless(motif) || isGrim(motif)) &&
  motif.kind !== 'vehicle' &&
  (motif.kind !== 'place' || isGothic(motif) || isMedieval(motif) || isGrim(motif))

const planType = ({ pairing, palette, layout, ...sheet }: Scene): TypePlan => {
  const wide = isBroad(sheet)
  const title: Item = {
    kind: 'title',
    lockup: 'even',
    face: pairing.title,
    case: 'upper',
    ink: palette.ink,
    maxSize: 600,
    maxLines: 5,
    leading: 0.96,
    gap: 36,
    effect: { fill: { kind: 'foil', metal: palette.metal }, shadow: { colour: '#000000', blur: 0.12, alpha: 0.85 } },
  }
  const quiet = {
    face: pairing.text,
    case: 'upper',
    tracking: 0.18,
    ink: mix(palette.light, palette.counter, 0.25),
  } as const
  const subtitle: Item = { kind: 'line', role: 'subtitle', ...quiet, size: 50, gap: 34 }
  const author: Item = { kind: 'line', role: 'author', ...quiet, ink: palette.ink, size: 88 }
  const rule: Item = {
    kind: 'ornament',
    height: 26,
    ink: mix(palette.counter, palette.light, 0.2),
    gap: 34,
    draw: (ctx, box) => diamondRule(ctx, box.x + box.w / 2, box.y + box.h / 2, Math.min(box.w, 620), { weight: 4 }),
  }
  if (layout === 'ring' || layout === 'cascade')
    return {
      stacks: [
        {
          box: band(sheet, wide ? 0.7 : 0.64, 0.945),
          align: 'center',
          anchor: 'bottom',
          items: [title, subtitle, rule, author],
        },
      ],
    }
  return {
    stacks: [
      { box: band(sheet, 0.055, wide ? 0.32 : 0.35), align: 'center', anchor: 'top', items: [title, subtitle] },
      { box: band(sheet, 0.88, 0.95), align: 'center', anchor: 'bottom', items: [author] },
    ],
  }
}

export const darkBloom: Family = {
  id: 'dark-bloom',
  name: 'Dark Bloom',
  look: 'object',
  templateType: 'ornamental',
  genreBuckets: [
    'Romance:dark-romance',
    'Romance:erotic',
    'Romance:romantic-suspense',
    'Romance:romantasy',
    'Romance:paranormal-monster',
  ],
  moods: ['romantic', 'intense', 'mysterious', 'melancholic'],
  technique: 'a gilded object among painted roses and thorns on black',
  lettering: 'sharp romantic lettering in raised foil',
  palettes,
  pairings: [
    { title: 'cinzel-decorative-bold', text: 'cormorant-sc' },
    { title: 'great-vibes', text: 'cinzel-medium' },
    { title: 'gloock', text: 'montserrat' },
    { title: 'playfair-black', text: 'jost' },
    { title: 'cinzel-bold', text: 'cinzel-medium' },
    { title: 'parisienne', text: 'josefin' },
  ],
  layouts: [
    { id: 'bouquet', phrase: 'the gilded hero rising from a bed of roses and the title above it', isEndless: true },
    { id: 'ring', phrase: 'the hero inside a ring of thorns and blooms, the title below', isEndless: true },
    {
      id: 'cascade',
      phrase: 'roses falling from an upper corner, the hero before them and the title low',
      isEndless: true,
    },
    { id: 'heart', phrase: 'the hero laid on the heart of one enormous bloom', isEndless: true },
  ],
  heroes: [
    'snake',
    'dagger',
    'skull',
    'crown',
    'mask',
    'key',
    'moth',
    'anatomical-heart',
    'raven',
    'necklace',
    'sword',
    'wolf',
  ],
  sample: {
    title: 'Beautiful Ruin',
    subtitle: 'Some vows are made in blood',
    author: 'Raven St. Clair',
    summary: 'To save her brother she signs herself over to the man who owns the city, a snake among roses.',
  },
  shows,
  design: (scene) => ({
    type: planType(scene),
    back: (easel) => composeBloom(easel, scene),
    grain: 0.3,
    vignette: 0.35,
  }),
}
