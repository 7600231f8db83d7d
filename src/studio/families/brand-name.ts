// Brand name: the author's name from edge to edge, one lit thing far off under it, and the title in one hot colour.

import { mix, withAlpha } from '../colour/colour.ts'
import { inksOf, seenOn, speaking } from '../compositions/inks.ts'
import { boxIn, lineIn, stackIn, titleIn } from '../compositions/lettering.ts'
import { within } from '../compositions/lifted.ts'
import { palettesOf } from '../compositions/palettes.ts'
import { heightIn, isThere, standThing } from '../compositions/things.ts'
import { anchorOf } from '../motifs/records.ts'
import { isOfKind, isOneThing, sizeOf } from '../motifs/suits.ts'
import { smooth } from '../paint/curves.ts'
import type { Easel } from '../paint/easel.ts'
import { paintVeil } from '../paint/field.ts'
import { blend, dot, fillBelow, fillBox, fillShape } from '../paint/shapes/lay.ts'
import type { TypePlan } from '../type/plan.ts'
import type { SetType } from '../type/set-type.ts'
import type { Design, Family, Scene } from './family.ts'
import { isBroad } from './zones.ts'

const sides: Readonly<Record<string, number>> = { right: 0.7, middle: 0.5, left: 0.3 }

const planType = (scene: Scene): TypePlan => {
  const { palette, layout, pairing } = scene
  const { deep, light, accent } = inksOf(palette)
  const pale = mix(light, '#ffffff', 0.3)
  const ink = speaking(light, deep, palette)
  const align = layout === 'middle' ? 'center' : 'left'
  return {
    stacks: [
      stackIn(boxIn(scene, 0, 0, 1, isBroad(scene) ? 0.34 : 0.36), 'center', 'top', [
        lineIn(scene, 'author', 800, pale, {
          face: pairing.title,
          case: 'upper',
          maxLines: 2,
          effect: {
            fill: { kind: 'gradient', colours: ['#ffffff', pale, mix(light, deep, 0.16)] },
            shadow: { colour: '#000000', blur: 0.06, drop: 0.02, alpha: 0.6 },
          },
        }),
      ]),
      stackIn(boxIn(scene, 0, 0.7, 1, 1), align, 'bottom', [
        titleIn(scene, seenOn(deep, [accent, ink], 50), {
          case: 'upper',
          maxSize: 330,
          leading: 0.84,
          tracking: 0,
          maxLines: 4,
          gap: 44,
          effect: { shadow: { colour: '#000000', blur: 0.05, drop: 0.03, alpha: 0.7 } },
        }),
        lineIn(scene, 'subtitle', 72, ink, { case: 'upper', tracking: 0.04, maxLines: 2 }),
      ]),
    ],
  }
}

const paintBack = (easel: Easel, scene: Scene, type: SetType): void => {
  const { ctx, w, h, extent, noise } = easel
  const { ground, deep, light, accent } = inksOf(scene.palette)
  const zones = type.zones.toSorted((one, other) => one.y - other.y)
  const [head, foot] = [zones[0], zones.at(-1)]
  const horizon = Math.min((foot?.y ?? h * 0.72) - h * 0.045, h * 0.68)
  const black = mix(deep, '#000000', 0.45)
  const isWater =
    scene.setting.place === 'sea' ||
    scene.setting.place === 'river' ||
    scene.hero.rests === 'water' ||
    scene.hero.id === 'lighthouse'
  const air = mix(ground, light, 0.16)
  easel.part('sky', () => {
    easel.fill(blend(ctx, [0, 0], [0, horizon], [0, deep], [0.6, ground], [1, air]))
    paintVeil(
      easel,
      deep,
      (x, y) =>
        0.75 * smooth(0.3, 0.75, noise.warped(x / 760, y / 520, 1.9, 4)) * smooth(horizon * 1.1, horizon * 0.5, y),
      { step: 9 },
    )
  })
  const x = w * (sides[scene.layout] ?? 0.5)
  const top = (head ? head.y + head.h : h * 0.3) + h * 0.012
  const { hero } = scene
  const height = heightIn(hero, w * 0.6, horizon - top)
  const lamp = anchorOf(hero.id, 'lamp')
  const [lx, ly] = lamp ? [x + lamp[0] * height, horizon + lamp[1] * height] : [x, horizon - height * 0.5]
  easel.shine('lights', () => {
    easel.soft(
      90,
      (on) => dot(on, lx, ly, lamp ? w * 0.16 : w * 0.3, mix(accent, light, 0.3), lamp ? w * 0.16 : height * 0.5),
      { blend: 'screen', alpha: lamp ? 0.65 : 0.4 },
    )
    if (!lamp) return
    for (const [turn, spread, alpha] of [
      [Math.PI - 0.06, 0.1, 0.6],
      [0.05, 0.13, 0.4],
    ] as const)
      easel.soft(
        16,
        (on) =>
          fillShape(
            on,
            [
              [lx, ly],
              [lx + Math.cos(turn - spread) * w * 1.4, ly + Math.sin(turn - spread) * w * 1.4],
              [lx + Math.cos(turn + spread) * w * 1.4, ly + Math.sin(turn + spread) * w * 1.4],
            ],
            blend(
              on,
              [lx, ly],
              [lx + Math.cos(turn) * w, ly + Math.sin(turn) * w],
              [0, withAlpha(light, alpha)],
              [1, withAlpha(light, 0)],
            ),
          ),
        { blend: 'screen' },
      )
  })
  if (isWater)
    easel.part('water', () => {
      fillBox(ctx, blend(ctx, [0, horizon], [0, h], [0, mix(ground, deep, 0.3)], [0.5, deep], [1, black]), {
        x: extent.x,
        y: horizon,
        w: extent.w,
        h: h - horizon,
      })
      paintVeil(
        easel,
        mix(light, accent, 0.3),
        (px, py) => {
          const depth = (py - horizon) / (h - horizon) + 0.02
          const path = smooth(w * 0.34, 0, Math.abs(px - lx + (py - horizon) * 0.2)) * smooth(1, 0, depth)
          return (
            smooth(0.52, 0.75, noise.fractal((px - w / 2) / depth / 1500 + 40, 9 / (depth + 0.06), 4)) *
            (0.12 + path * 0.9)
          )
        },
        { box: { x: extent.x, y: horizon, w: extent.w, h: h - horizon }, step: 6 },
      )
    })
  easel.part('rock', () => {
    if (!isWater)
      fillBelow(
        ctx,
        easel,
        (px) => horizon + h * 0.014 - h * 0.03 * (noise.ridged(px / (w * 0.4), 3, 4) - 0.5),
        mix(deep, ground, 0.12),
      )
    const mound = (px: number): number =>
      horizon +
      h * 0.03 -
      h * 0.034 * Math.exp(-(((px - x) / (w * 0.22)) ** 2)) -
      h * 0.014 * (noise.ridged(px / 160, 4, 4) - 0.4)
    const isHigh = isWater && hero.rests !== 'water'
    fillBelow(
      ctx,
      easel,
      (px) => (isHigh ? mound(px) + h * 0.05 * smooth(w * 0.22, w * 0.44, Math.abs(px - x)) : mound(px) + h * 0.012),
      black,
    )
  })
  if (isThere(hero)) {
    using thing = easel.layer((on) =>
      standThing(
        easel,
        hero,
        { x, y: horizon + h * 0.006, height },
        {
          body: mix(deep, ground, 0.2),
          shade: black,
          light: mix(deep, light, 0.26),
          accent: mix(accent, '#ffffff', 0.3),
          line: mix(black, '#000000', 0.3),
        },
        on,
      ),
    )
    within(thing, (on) =>
      fillBox(
        on,
        blend(
          on,
          [x - height * 0.1, 0],
          [x + height * 0.15, 0],
          [0, withAlpha(light, 0.06)],
          [1, withAlpha('#000000', 0.4)],
        ),
        extent,
      ),
    )
    easel.lay(thing)
    if (lamp && hero.altered?.scale !== 0)
      easel.shine('lights', () => easel.soft(24, (on) => dot(on, lx, ly, w * 0.022, '#ffffff'), { blend: 'screen' }))
  }
  easel.part('fog', () => {
    easel.soft(
      24,
      (on) => fillBox(on, withAlpha(air, 0.5), { x: extent.x, y: horizon - h * 0.008, w: extent.w, h: h * 0.014 }),
      { blend: 'screen', alpha: 0.6 },
    )
    fillBox(
      ctx,
      blend(ctx, [0, horizon], [0, h], [0, withAlpha(black, 0)], [0.3, withAlpha(black, 0.82)], [1, black]),
      { x: extent.x, y: horizon, w: extent.w, h: h - horizon },
    )
  })
}

export const brandName: Family = {
  id: 'brand-name',
  name: 'Brand Name',
  look: 'landscape',
  templateType: 'atmospheric',
  genreBuckets: [
    'Thriller:*',
    'Thriller:procedural',
    'Mystery:procedural',
    'Mystery:*',
    'Thriller:espionage',
    'Mystery:espionage',
    'Thriller:rural',
    'Thriller:psychological',
    'Science Fiction:hard-sf',
    'Horror:supernatural',
  ],
  moods: ['intense', 'mysterious', 'melancholic', 'epic'],
  technique: 'one lit thing far off on a dark horizon under a name as wide as the page',
  lettering: 'the author in colossal condensed capitals and the title in one hot colour',
  palettes: palettesOf('brand-name'),
  pairings: [
    { title: 'league-gothic', text: 'oswald-medium' },
    { title: 'bebas-neue', text: 'oswald-medium' },
    { title: 'sofia-extra-condensed', text: 'oswald-medium' },
    { title: 'anton', text: 'oswald-light' },
  ],
  layouts: [
    { id: 'right', phrase: 'the lit thing on the right of the horizon under the name', isEndless: true },
    { id: 'middle', phrase: 'the lit thing in the middle of the horizon under the name', isEndless: true },
    { id: 'left', phrase: 'the lit thing on the left of the horizon under the name', isEndless: true },
  ],
  heroes: [
    'lighthouse',
    'house',
    'tower',
    'man-in-coat',
    'street-lamp',
    'cabin',
    'church',
    'car',
    'detective',
    'manor',
    'bare-tree',
    'woman-standing',
    'train',
  ],
  sample: {
    title: 'The Last Keeper',
    subtitle: 'A Detective Lowe thriller',
    author: 'Cade Mercer',
    summary: 'The light of the abandoned lighthouse is on, and nobody lit it.',
  },
  shows: (motif) =>
    isOneThing(motif) &&
    motif.width < 2.6 &&
    (motif.rests === 'ground' || motif.rests === 'water') &&
    (isOfKind(motif, 'place', 'person', 'vehicle') ||
      (motif.kind === 'plant' && sizeOf(motif) >= 2) ||
      (motif.kind === 'creature' && sizeOf(motif) >= 0.3)),
  carries: ({ author }) => author !== null && author.length >= 4 && author.length <= 26,
  design: (scene): Design => ({
    type: planType(scene),
    back: (easel, type) => paintBack(easel, scene, type),
    grain: 0.45,
    vignette: 0.3,
  }),
}
