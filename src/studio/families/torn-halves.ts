// Torn halves: two printed photographs torn down the middle that do not fit together, and one thing that stood in both.

import { printDots } from '../compositions/halftone-picture.ts'
import { inksOf, speaking } from '../compositions/inks.ts'
import { boxIn, lineIn, stackIn, titleIn } from '../compositions/lettering.ts'
import { palettesOf } from '../compositions/palettes.ts'
import { heightIn, isThere, shapeOf, standThing } from '../compositions/things.ts'
import { isOfKind, isOneThing, isSomebody } from '../motifs/suits.ts'
import type { Box, Easel } from '../paint/easel.ts'
import { tornPaper } from '../paint/materials/torn-paper.ts'
import type { Point } from '../paint/point.ts'
import type { TypePlan } from '../type/plan.ts'
import type { Design, Family, Scene } from './family.ts'
import { paintDisc, twoPlaces } from './torn-halves/places.ts'

interface Half {
  readonly outline: readonly Point[]
  readonly box: Box
  readonly tilt: number
}

/** The two pieces, each on its side of the tear and out of step with the other. */
const halvesOf = ({ w, h, layout }: Scene): readonly [Half, Half] => {
  const isLow = layout === 'corner'
  const seam = w * (isLow ? 0.52 : 0.5)
  const slant = layout === 'slant' ? w * 0.13 : w * 0.015
  const [top, foot] = isLow ? [h * 0.42, h + 90] : [-90, h * 0.5]
  const step = h * 0.05 * (isLow ? -1 : 1)
  return [
    {
      outline: [
        [-90, top],
        [seam - 26 + slant, top],
        [seam - 26 - slant, foot],
        [-90, foot],
      ],
      box: { x: -20, y: Math.max(0, top), w: seam + slant + 60, h: foot - Math.max(0, top) },
      tilt: 0.012,
    },
    {
      outline: [
        [seam + 26 + slant, top + step],
        [w + 90, top + step],
        [w + 90, foot + step],
        [seam + 26 - slant, foot + step],
      ],
      box: { x: seam - slant - 60, y: Math.max(0, top) + step, w: w - seam + slant + 160, h: foot - Math.max(0, top) },
      tilt: -0.02,
    },
  ]
}

const planType = (scene: Scene): TypePlan => {
  const { palette, layout } = scene
  const { ground, light } = inksOf(palette)
  const ink = speaking(light, ground, palette)
  const author = lineIn(scene, 'author', 98, ink, { maxLines: 2 })
  const subtitle = lineIn(scene, 'subtitle', 80, ink, { gap: 50 })
  const title = titleIn(scene, ink, { maxSize: 400, leading: 0.9, gap: 50 })
  if (layout === 'corner')
    return { stacks: [stackIn(boxIn(scene, 0, 0, 1, 0.37), 'left', 'top', [{ ...author, gap: 56 }, title, subtitle])] }
  return { stacks: [stackIn(boxIn(scene, 0, 0.585, 1, 1), 'left', 'bottom', [title, subtitle, author])] }
}

const paintBack = (easel: Easel, scene: Scene): void => {
  const { w } = easel
  const { ground, deep, light, accent, second } = inksOf(scene.palette)
  const random = scene.random.sub('places')
  const places = twoPlaces(scene.setting, random)
  const { hero, companions } = scene
  const other = companions.find((motif) => motif.kind === hero.kind && motif.id !== hero.id) ?? hero
  easel.fill(ground)
  easel.part('photo', () =>
    halvesOf(scene).forEach(({ outline, box, tilt }, side) => {
      const [middleX, middleY] = [box.x + box.w / 2, box.y + box.h / 2]
      const thing = side === 0 ? hero : other
      const height = heightIn(thing, w * 0.86, box.h * 0.8)
      // What is broad is torn itself; what is narrow stands in both pictures.
      const isTorn = thing.width * height > w * 0.42
      const seam = side === 0 ? box.x + box.w - 34 : box.x + 34
      const x = isTorn ? seam : box.x + box.w * (side === 0 ? 0.52 : 0.48)
      const foot = box.y + box.h * 0.95
      const { ctx } = easel
      ctx.save()
      ctx.translate(middleX, middleY)
      ctx.rotate(tilt)
      ctx.translate(-middleX, -middleY)
      tornPaper(easel, outline, {
        core: '#fffdf6',
        rough: 24,
        lip: 15,
        shadow: 0.5,
        random: easel.random.sub(`half ${side}`),
        draw: (on) => {
          on.fillStyle = side === 0 ? accent : second
          on.fillRect(box.x - 200, box.y - 200, box.w + 400, box.h + 400)
          printDots(on, box, 15, deep, (grey) => {
            places[side === 0 ? 0 : 1](grey, box, random.sub(`place ${side}`))
            paintDisc(
              grey,
              box.x + box.w * (side === 0 ? 0.3 : 0.74),
              box.y + box.h * 0.24,
              w * 0.075,
              side === 0 ? 1 : 0.72,
            )
          })
          if (isThere(hero)) standThing(easel, thing, { x, y: foot, height }, { ...shapeOf(deep), accent: light }, on)
        },
      })
      ctx.restore()
    }),
  )
}

export const tornHalves: Family = {
  id: 'torn-halves',
  name: 'Torn Halves',
  look: 'collage',
  templateType: 'graphic',
  genreBuckets: [
    'Biography & Memoir:cultural',
    'Biography & Memoir:historical',
    'Biography & Memoir:*',
    'Contemporary Fiction:family-saga',
    'Contemporary Fiction:*',
    'Historical Fiction:*',
    'Thriller:domestic',
    'Mystery:domestic',
  ],
  moods: ['melancholic', 'intense', 'mysterious'],
  technique: 'two halftone photographs torn down the middle that do not fit together, on one loud colour',
  lettering: 'a display serif in the pale colour of the tear',
  palettes: palettesOf('torn-halves'),
  pairings: [
    { title: 'gloock', text: 'dm-sans-black' },
    { title: 'abril-fatface', text: 'jost-bold' },
    { title: 'young-serif', text: 'dm-sans-black' },
    { title: 'playfair-black', text: 'montserrat' },
  ],
  layouts: [
    { id: 'seam', phrase: 'the torn photographs above and the title below them' },
    { id: 'corner', phrase: 'the title above and the torn photographs running off the foot' },
    { id: 'slant', phrase: 'the photographs torn on the slant above and the title below them' },
  ],
  heroes: ['woman-standing', 'suitcase', 'man-in-coat', 'house', 'train', 'letter', 'child', 'lighthouse'],
  sample: {
    title: 'The City I Left Twice',
    subtitle: 'A memoir',
    author: 'Amara Deleon',
    summary:
      'A woman leaves the city of her childhood, comes back after the war, and leaves it again with one suitcase.',
  },
  shows: (motif) =>
    isOneThing(motif) &&
    motif.width < 1.7 &&
    !isOfKind(motif, 'plant', 'sky', 'symbol') &&
    (motif.kind !== 'person' || isSomebody(motif)) &&
    motif.id !== 'chart',
  design: (scene): Design => ({
    type: planType(scene),
    back: (easel) => paintBack(easel, scene),
    grain: 0.35,
    vignette: 0,
  }),
}
