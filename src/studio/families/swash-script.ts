// Swash script: a fat script on the slant with a drawn tail, in a border of one ripe thing that every edge cuts.

import { mix, withAlpha } from '../colour/colour.ts'
import { inksOf, speaking } from '../compositions/inks.ts'
import { boxIn, lineIn, stackIn, titleIn } from '../compositions/lettering.ts'
import { layLifted } from '../compositions/lifted.ts'
import { palettesOf } from '../compositions/palettes.ts'
import { heightIn, layThing } from '../compositions/things.ts'
import { isElectronic, isGrim, isNoble, isOfKind, isOfWater, isOneThing, isWeapon, sizeOf } from '../motifs/suits.ts'
import { grown, overlaps } from '../paint/boxes.ts'
import { clamp } from '../paint/curves.ts'
import type { Easel } from '../paint/easel.ts'
import { leafColours } from '../paint/flora/flora-colours.ts'
import { leaf } from '../paint/flora/leaves.ts'
import type { Point } from '../paint/point.ts'
import { fillBox, fillShape } from '../paint/shapes/lay.ts'
import { bandAlong, curveThrough } from '../paint/shapes/line.ts'
import type { TypePlan } from '../type/plan.ts'
import type { Backing, SetType } from '../type/set-type.ts'
import type { Design, Family, Scene } from './family.ts'

/** The tail of the last letter, drawn back under the word: part of the type, so it leaves with it. */
const tailOf =
  (scene: Scene): Backing =>
  (easel, _filled, items) => {
    const title = items.find((item) => item.kind === 'lines' && item.role === 'title')
    const run = title?.kind === 'lines' ? title.runs.at(-1) : undefined
    if (!run || title?.kind !== 'lines') return
    const { light, deep } = inksOf(scene.palette)
    const { box, size, baseline } = run
    const at = (u: number, v: number): Point => [box.x + box.w + u * size, baseline + v * size]
    const far = box.w / size
    const curve = curveThrough(
      [
        at(-0.05, 0.2),
        at(-0.12, 0.3),
        at(-far * 0.4, 0.36),
        at(-far * 0.82, 0.44),
        at(-far * 0.9, 0.54),
        at(-far * 0.82, 0.56),
      ],
      20,
    )
    const width = (grow: number) => (share: number) =>
      size * (0.024 + 0.075 * Math.sin(Math.PI * clamp(share * 0.92 + 0.06)) ** 0.8) + grow
    easel.part('ribbons', () => {
      fillShape(easel.ctx, bandAlong(curve, width(size * 0.1)), deep)
      fillShape(easel.ctx, bandAlong(curve, width(0)), light)
    })
  }

const planType = (scene: Scene): TypePlan => {
  const { palette } = scene
  const { ground, deep, light } = inksOf(palette)
  const ink = speaking(deep, ground, palette)
  return {
    stacks: [
      stackIn(boxIn(scene, 0.18, 0.135, 0.82, 0.23), 'center', 'middle', [
        lineIn(scene, 'subtitle', 78, ink, { maxLines: 2 }),
      ]),
      stackIn(
        boxIn(scene, 0.1, 0.27, 0.9, 0.66),
        'center',
        'middle',
        [
          titleIn(scene, light, {
            maxSize: 470,
            leading: 0.8,
            maxLines: 4,
            tracking: 0,
            effect: { outline: { colour: deep, width: 0.045 }, extrude: { colour: deep, depth: 0.07, angle: 0.9 } },
          }),
        ],
        { tilt: -0.1, backing: tailOf(scene) },
      ),
      stackIn(boxIn(scene, 0.18, 0.735, 0.82, 0.86), 'center', 'middle', [
        lineIn(scene, 'author', 124, ink, { case: 'upper', tracking: 0.03, maxLines: 2 }),
      ]),
    ],
  }
}

interface Spot {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly turn: number
}

/** Places along the edges; some of every thing is beyond them. */
const spotsOf = ({ w, h, layout, random }: Scene): Spot[] => {
  const chance = random.sub('border')
  const spots: Spot[] = []
  const unit = Math.min(w, h) * 0.31
  const put = (x: number, y: number): void => {
    spots.push({
      x: x + chance.between(-0.02, 0.02) * w,
      y: y + chance.between(-0.014, 0.014) * h,
      size: unit * chance.between(0.8, 1.16),
      turn: chance.between(-0.6, 0.6),
    })
  }
  for (const x of [0.02, 0.3, 0.64, 0.98]) for (const y of [0.02, 0.975]) put(w * x, h * y)
  if (layout !== 'garland') for (const y of [0.2, 0.82]) for (const x of [-0.01, 1.01]) put(w * x, h * y)
  if (layout === 'wreath') for (const y of [0.4, 0.62]) for (const x of [-0.03, 1.03]) put(w * x, h * y)
  return spots
}

const paintBack = (easel: Easel, scene: Scene, type: SetType): void => {
  const { ctx, w, h, extent } = easel
  const { ground, deep, light, accent, second } = inksOf(scene.palette)
  const { hero } = scene
  easel.fill(ground)
  easel.part('bars', () => {
    const wide = w / 16
    for (let x = Math.floor(extent.x / wide / 2) * wide * 2; x < w; x += wide * 2)
      fillBox(ctx, withAlpha('#ffffff', 0.13), { x, y: 0, w: wide, h })
  })
  const green = leafColours(second)
  const spots = spotsOf(scene)
  easel.part('leaves', () => {
    using leaves = easel.layer((on) => {
      for (const [at, { x, y, size, turn }] of spots.entries())
        for (let nth = 0; nth < 5; nth++) {
          const random = scene.random.sub(`leaf ${at} ${nth}`)
          leaf(
            on,
            {
              x,
              y,
              turn: turn * 3 + nth * 1.3,
              length: size * random.between(0.6, 0.8),
              fat: 0.4,
              lift: random.between(-0.4, 0.4),
            },
            green,
            random,
          )
        }
    })
    layLifted(easel, leaves, { lift: 16, colour: deep, alpha: 0.32 })
  })
  const tones = {
    body: accent,
    shade: mix(accent, deep, 0.3),
    light: mix(accent, '#ffffff', 0.6),
    accent: second,
    line: mix(accent, deep, 0.75),
  }
  // Nothing may lie under the small lines.
  const small = type.zones.filter((_, at) => at !== 1).map((zone) => grown(zone, 20))
  for (const isOdd of [true, false]) {
    using things = easel.layer((on) => {
      spots.forEach(({ x, y, size, turn }, at) => {
        if ((at % 2 === 1) !== isOdd) return
        const height = heightIn(hero, size * 1.12, size)
        const box = { x: x - size / 2, y: y - size / 2, w: size, h: size }
        if (small.some((zone) => overlaps(zone, grown(box, -size * 0.12)))) return
        layThing(
          easel,
          hero,
          { x, y, height, turn },
          { ...tones, body: at % 3 === 0 ? mix(accent, light, 0.16) : accent },
          on,
        )
      })
    })
    layLifted(easel, things, { lift: 18, colour: deep, alpha: 0.38 })
  }
}

export const swashScript: Family = {
  id: 'swash-script',
  name: 'Swash Script',
  look: 'typographic',
  templateType: 'illustrated',
  genreBuckets: [
    'Romance:romcom',
    'Romance:contemporary',
    'Romance:small-town',
    'Romance:clean-sweet',
    'Contemporary Fiction:womens-fiction',
    'Contemporary Fiction:humorous',
    'Romance:*',
  ],
  moods: ['romantic', 'uplifting'],
  technique: 'a border of one ripe thing among leaves that every edge of the page cuts, on pale stripes',
  lettering: 'a fat script on the slant with an outline, a block shadow and a drawn tail',
  palettes: palettesOf('swash-script'),
  pairings: [
    { title: 'pacifico', text: 'fredoka' },
    { title: 'yellowtail', text: 'fredoka' },
    { title: 'berkshire-swash', text: 'jost-bold' },
    { title: 'kaushan-script', text: 'jost-bold' },
  ],
  layouts: [
    { id: 'wreath', phrase: 'the script in the middle of a full border' },
    { id: 'corners', phrase: 'the script in the middle and the border thick at the corners' },
    { id: 'garland', phrase: 'the script between two garlands at head and foot' },
  ],
  heroes: [
    'lemon',
    'strawberry',
    'cherries',
    'apple',
    'rose',
    'tulip',
    'sunflower',
    'heart',
    'cupcake',
    'teacup',
    'butterfly',
    'pumpkin',
  ],
  sample: {
    title: 'Main Squeeze',
    subtitle: 'When life hands you your ex…',
    author: 'Gia Moretti',
    summary: 'A lemon farmer must share her stand at the market with the man she left at the altar.',
  },
  shows: (motif) =>
    isOneThing(motif) &&
    !isGrim(motif) &&
    !isWeapon(motif) &&
    !isElectronic(motif) &&
    motif.width < 1.5 &&
    ((motif.kind === 'plant' && sizeOf(motif) < 3) ||
      (motif.kind === 'object' && sizeOf(motif) < 1.5) ||
      (motif.kind === 'creature' && sizeOf(motif) <= 0.6 && !isOfWater(motif)) ||
      (isNoble(motif) && isOfKind(motif, 'symbol', 'sky'))),
  carries: ({ title }) => title.length <= 32,
  design: (scene): Design => ({
    type: planType(scene),
    back: (easel, type) => paintBack(easel, scene, type),
    grain: 0.25,
    vignette: 0,
  }),
}
