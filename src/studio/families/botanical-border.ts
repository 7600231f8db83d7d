// Botanical border: lush painted flowers around a large title, on paper or on a dark ground, with the hero standing among them.

import { mix } from '../colour/colour.ts'
import { isGrim, isModern, isOneThing, isPlain, isSpaceborne, sizeOf } from '../motifs/suits.ts'
import { inkOn } from '../paint/flat-tones.ts'
import { leafRule } from '../paint/ornament/dividers.ts'
import type { Item, Stack, TypePlan } from '../type/plan.ts'
import { composeGarland, type Stage, stageOf } from './botanical-border/compositions.ts'
import { palettes } from './botanical-border/palettes.ts'
import type { Family, Scene } from './family.ts'
import { band, isBroad } from './zones.ts'

const planType = (scene: Scene, { ground }: Stage): TypePlan => {
  const { pairing, palette, layout, ...sheet } = scene
  const wide = isBroad(sheet)
  const ink = inkOn(ground, palette)
  const title: Item = {
    kind: 'title',
    lockup: 'even',
    face: pairing.title,
    case: 'as-given',
    ink,
    maxSize: 460,
    maxLines: 5,
    leading: 0.95,
    gap: 60,
  }
  const quiet = { face: pairing.text, case: 'upper', tracking: 0.14, ink } as const
  const subtitle: Item = { kind: 'line', role: 'subtitle', ...quiet, size: 56, gap: 40 }
  const author: Item = { kind: 'line', role: 'author', ...quiet, size: 84, gap: 40 }
  const rule: Item = {
    kind: 'ornament',
    height: 40,
    ink: mix(ink, palette.accent, 0.6),
    gap: 32,
    draw: (ctx, box) => leafRule(ctx, box.x + box.w / 2, box.y + box.h / 2, Math.min(box.w, 460), { weight: 4 }),
  }
  const stack = (top: number, bottom: number, items: readonly Item[], inset = 0.12): Stack => ({
    box: band(sheet, top, bottom, inset),
    align: 'center',
    anchor: 'middle',
    items,
  })
  const stacks: Readonly<Record<string, Stack>> = {
    corners: stack(0.26, wide ? 0.6 : 0.625, [title, subtitle, rule, author], 0.13),
    frame: stack(wide ? 0.12 : 0.13, wide ? 0.56 : 0.6, [author, rule, title, subtitle], 0.13),
    meadow: stack(0.06, wide ? 0.46 : 0.5, [title, subtitle, rule, author], 0.09),
    swag: stack(0.3, wide ? 0.65 : 0.665, [title, subtitle, rule, author], 0.11),
  }
  return { stacks: [stacks[layout] ?? stack(0.13, 0.6, [title, subtitle, author])] }
}

export const botanicalBorder: Family = {
  id: 'botanical-border',
  name: 'Botanical Border',
  look: 'pattern',
  templateType: 'illustrated',
  genreBuckets: [
    'Romance:clean-sweet',
    'Romance:historical-romance',
    'Romance:contemporary',
    'Romance:*',
    'Contemporary Fiction:womens-fiction',
    'Planner & Journal:feminine',
  ],
  moods: ['romantic', 'uplifting', 'melancholic'],
  technique: 'lush hand-painted flowers that frame the title',
  lettering: 'graceful book lettering in the clear middle of the flowers',
  palettes,
  pairings: [
    { title: 'playfair', text: 'josefin' },
    { title: 'parisienne', text: 'cormorant-sc' },
    { title: 'dm-serif-italic', text: 'jost' },
    { title: 'cormorant-bold', text: 'cormorant-sc' },
    { title: 'fraunces-italic', text: 'dm-sans' },
    { title: 'great-vibes', text: 'josefin' },
    { title: 'berkshire-swash', text: 'lora' },
  ],
  layouts: [
    { id: 'corners', phrase: 'flowers in two opposite corners and the title between them' },
    { id: 'frame', phrase: 'flowers all around, the hero standing among them below the title', isEndless: true },
    {
      id: 'meadow',
      phrase: 'a bank of flowers rising from below with the hero in it and the title above',
      isEndless: true,
    },
    {
      id: 'swag',
      phrase: 'a heavy swag of flowers hanging over the title and the hero small beneath',
      isEndless: true,
    },
  ],
  heroes: [
    'butterfly',
    'cottage',
    'hummingbird',
    'couple-walking',
    'woman-in-gown',
    'teacup',
    'bicycle',
    'swan',
    'bird',
    'couple-dancing',
    'rabbit',
    'lantern',
  ],
  sample: {
    title: 'The Rose Garden Promise',
    subtitle: 'A Willowbrook romance',
    author: 'Eleanor Hart',
    summary:
      'She inherits a cottage with a ruined garden, and a quiet neighbour who knows the name of every flower in it.',
  },
  shows: (motif) =>
    isOneThing(motif) &&
    !isGrim(motif) &&
    !isSpaceborne(motif) &&
    !(isModern(motif) && isPlain(motif)) &&
    motif.kind !== 'symbol' &&
    !(motif.kind === 'creature' && sizeOf(motif) > 3),
  design: (scene) => {
    const stage = stageOf(scene)
    return {
      type: planType(scene, stage),
      back: (easel) => composeGarland(easel, scene, stage),
      grain: 0.22,
      vignette: stage.isDark ? 0.25 : 0.05,
    }
  },
}
