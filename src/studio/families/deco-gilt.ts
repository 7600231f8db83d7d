// Deco gilt: the jazz age in gilding and enamel, with stepped frames, fans, towers and a hero set like a jewel.

import { mix } from '../colour/colour.ts'
import { isElectronic, isFirm, isHomely, isSpaceborne, sizeOf } from '../motifs/suits.ts'
import { metalColour } from '../paint/materials/metal.ts'
import { decoRule } from '../paint/ornament/dividers.ts'
import type { Item, Stack, TypePlan } from '../type/plan.ts'
import { inPalette } from '../type/surfaces/in-palette.ts'
import { palettes } from './deco-gilt/palettes.ts'
import { isBroad, paintFan, paintPanel, paintPortal, paintSkyline } from './deco-gilt/panels.ts'
import type { Design, Family, Scene } from './family.ts'
import { band } from './zones.ts'

const planType = (scene: Scene): TypePlan => {
  const { palette, pairing, layout } = scene
  const ink = palette.ink
  const foil = { fill: { kind: 'foil', metal: palette.metal, bevel: 0.02 } } as const
  const title: Item = {
    kind: 'title',
    face: pairing.title,
    case: 'upper',
    lockup: 'block',
    maxSize: 420,
    leading: 0.94,
    minor: { scale: 0.4, rules: true },
    ink,
    effect:
      layout === 'fan'
        ? inPalette(palette, 'prism', {
            colour: mix(metalColour(palette.metal), palette.light, 0.35),
            second: palette.mid,
          })
        : foil,
    gap: 44,
  }
  const rule: Item = {
    kind: 'ornament',
    height: 26,
    ink,
    effect: foil,
    gap: 38,
    draw: (ctx, box) => decoRule(ctx, box.x + box.w / 2, box.y + 13, 420, { weight: 5 }),
  }
  const subtitle: Item = {
    kind: 'line',
    role: 'subtitle',
    face: pairing.text,
    case: 'upper',
    tracking: 0.12,
    size: 54,
    maxLines: 2,
    ink,
  }
  const author: Item = {
    kind: 'line',
    role: 'author',
    face: pairing.text,
    case: 'upper',
    tracking: 0.14,
    size: 82,
    ink,
  }
  const centred = (
    top: number,
    bottom: number,
    inset: number,
    anchor: Stack['anchor'],
    items: readonly Item[],
  ): Stack => ({
    box: band(scene, top, bottom, inset),
    align: 'center',
    anchor,
    items,
  })
  // The crest of the frame takes more of a square.
  const lift = isBroad(scene) ? 0.025 : 0
  if (layout === 'portal')
    return {
      stacks: [
        centred(0.65, 0.835 - lift, 0.13, 'middle', [title, rule, subtitle]),
        centred(0.855 - lift, 0.905 - lift, 0.15, 'bottom', [author]),
      ],
    }
  if (layout === 'panel')
    return {
      stacks: [
        centred(0.505, 0.745, 0.2, 'middle', [title, rule, subtitle]),
        centred(0.785, 0.835, 0.23, 'bottom', [author]),
      ],
    }
  return {
    stacks: [
      centred(0.1 + lift, layout === 'fan' && !isBroad(scene) ? 0.42 : 0.365 - lift, 0.13, 'middle', [
        title,
        rule,
        subtitle,
      ]),
      centred(0.85 - lift * 0.6, 0.9 - lift, 0.15, 'bottom', [author]),
    ],
  }
}

const design = (scene: Scene): Design => ({
  type: planType(scene),
  back: (easel) => {
    if (scene.layout === 'fan') paintFan(easel, scene)
    else if (scene.layout === 'portal') paintPortal(easel, scene)
    else if (scene.layout === 'panel') paintPanel(easel, scene)
    else paintSkyline(easel, scene)
  },
  grain: 0.25,
  vignette: 0.2,
})

export const decoGilt: Family = {
  id: 'deco-gilt',
  name: 'Deco Gilt',
  look: 'card',
  templateType: 'ornamental',
  genreBuckets: [
    'Historical Fiction:historical-fiction',
    'Historical Fiction:*',
    'Biography & Memoir:cultural',
    'Biography & Memoir:historical',
    'Romance:historical-romance',
  ],
  moods: ['mysterious', 'romantic', 'epic'],
  technique: 'art-deco gilding with enamel colour between the wires',
  lettering: 'jazz-age capitals in foil',
  palettes,
  pairings: [
    { title: 'limelight', text: 'josefin' },
    { title: 'yeseva-one', text: 'josefin' },
    { title: 'righteous', text: 'jost' },
    { title: 'cinzel-bold', text: 'josefin' },
  ],
  layouts: [
    { id: 'skyline', phrase: 'the title above and the hero before gilt towers and rays' },
    { id: 'fan', phrase: 'the title above and the hero set in an open enamel fan' },
    { id: 'portal', phrase: 'the hero in a stepped gilt doorway and the title below it' },
    { id: 'panel', phrase: 'a stepped panel on gilt scales with the hero over the title' },
  ],
  heroes: [
    'woman-in-gown',
    'car',
    'couple-dancing',
    'swan',
    'wine-glass',
    'train',
    'dancer',
    'airplane',
    'mask',
    'stag',
    'butterfly',
    'microphone',
    'cat',
  ],
  sample: {
    title: 'The Midnight Orchid Club',
    subtitle: 'A novel of 1926',
    author: 'Evelyn Carrow',
    summary: 'A singer in a gown, a stolen necklace and a ballroom where no one uses a real name.',
  },
  shows: (motif) =>
    isFirm(motif) &&
    motif.kind !== 'sky' &&
    !isSpaceborne(motif) &&
    !isElectronic(motif) &&
    !isHomely(motif) &&
    !(motif.kind === 'creature' && sizeOf(motif) > 3.5),
  design,
}
