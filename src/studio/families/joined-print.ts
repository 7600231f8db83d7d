// Joined print: two things of the book printed over each other in two inks, or face to face, or one in the other's line.

import { mix } from '../colour/colour.ts'
import { inksOf, seenOn, speaking } from '../compositions/inks.ts'
import { paintJoined, pairOrTwin, ruleFor } from '../compositions/joined/join.ts'
import { boxIn, lineIn, stackIn, titleIn } from '../compositions/lettering.ts'
import { palettesOf } from '../compositions/palettes.ts'
import { isThere } from '../compositions/things.ts'
import { isFirm } from '../motifs/suits.ts'
import type { Box, Easel } from '../paint/easel.ts'
import { inShade } from '../paint/flat-tones.ts'
import { fillBox } from '../paint/shapes/lay.ts'
import type { TypePlan } from '../type/plan.ts'
import type { SetType } from '../type/set-type.ts'
import type { Design, Family, Scene } from './family.ts'
import { isBroad } from './zones.ts'

const isTitleAbove = ({ layout }: Scene): boolean => layout === 'facing' || layout === 'held'

const planType = (scene: Scene): TypePlan => {
  const { palette } = scene
  const { ground, deep } = inksOf(palette)
  const ink = speaking(deep, ground, palette)
  const title = titleIn(scene, ink, {
    lockup: 'block',
    maxSize: 460,
    leading: 0.85,
    maxLines: 5,
    minor: { scale: 0.6 },
    gap: 50,
  })
  const subtitle = lineIn(scene, 'subtitle', 76, ink, { gap: 40 })
  const author = lineIn(scene, 'author', 112, ink, { maxLines: 2, gap: 60 })
  if (isTitleAbove(scene))
    return {
      stacks: [
        stackIn(boxIn(scene, 0, 0, 1, isBroad(scene) ? 0.38 : 0.36), 'center', 'top', [author, title]),
        stackIn(boxIn(scene, 0, 0.91, 1, 1), 'center', 'bottom', [subtitle]),
      ],
    }
  return {
    stacks: [
      stackIn(boxIn(scene, 0, 0, 1, 0.09), 'center', 'top', [subtitle]),
      stackIn(boxIn(scene, 0, 0.62, 1, 1), 'center', 'bottom', [title, author]),
    ],
  }
}

const roomOf = ({ w, h, layout }: Scene, { zones }: SetType): Box => {
  const sorted = zones.toSorted((one, other) => one.y - other.y)
  const [first, last] = [sorted[0], sorted.at(-1)]
  const isAbove = first !== undefined && first.y + first.h < h * 0.5
  const top = isAbove ? first.y + first.h + h * 0.035 : h * 0.06
  const foot = last && last.y > h * 0.5 ? last.y - h * 0.04 : h * 0.95
  const wide = layout === 'facing' ? 1.06 : 0.88
  return { x: (w * (1 - wide)) / 2, y: top, w: w * wide, h: foot - top }
}

const paintBack = (easel: Easel, scene: Scene, type: SetType): void => {
  const { ground, deep, light, accent, second } = inksOf(scene.palette)
  const box = roomOf(scene, type)
  easel.fill(ground)
  // A block of pale ink behind the sign, as posters have.
  easel.part('panel', () =>
    fillBox(easel.ctx, mix(ground, accent, 0.13), {
      x: easel.extent.x,
      y: box.y - easel.h * 0.012,
      w: easel.extent.w,
      h: box.h + easel.h * 0.024,
    }),
  )
  if (!isThere(scene.hero)) return
  const pair = pairOrTwin(scene, 'fish')
  const loud = seenOn(ground, [accent, second], 30)
  const answer = seenOn(ground, [second, deep], 30)
  const inset = { x: box.x, y: box.y + box.h * 0.03, w: box.w, h: box.h * 0.94 }
  paintJoined(easel, ruleFor(pair, scene.layout, scene.brief.reading.concept), {
    ...pair,
    box: inset,
    ground: mix(ground, accent, 0.13),
    loud,
    answer,
    shade: inShade(mix(ground, accent, 0.13), 0.07),
    random: scene.random.sub('joined'),
    tones: (colour) => ({
      body: colour,
      shade: mix(colour, deep, 0.4),
      light: mix(colour, light, 0.45),
      accent: colour === loud ? answer : loud,
      line: mix(ground, accent, 0.13),
    }),
  })
}

export const joinedPrint: Family = {
  id: 'joined-print',
  name: 'Joined Print',
  look: 'object',
  templateType: 'graphic',
  genreBuckets: [
    'Contemporary Fiction:humorous',
    'Contemporary Fiction:*',
    'Romance:romcom',
    'Romance:contemporary',
    'Mystery:cozy',
    'Thriller:cozy',
    'Young Adult:*',
    "Children's:chapter-book",
    "Children's:middle-grade",
    'Historical Fiction:*',
    'Non-Fiction:*',
  ],
  moods: ['uplifting', 'romantic', 'intellectual', 'mysterious'],
  technique: 'two things of the book printed in two inks as one figure on cream paper',
  lettering: 'playful display letters as wide as the page',
  palettes: palettesOf('joined-print'),
  pairings: [
    { title: 'young-serif', text: 'young-serif' },
    { title: 'rubik-black', text: 'dm-sans-black' },
    { title: 'yeseva-one', text: 'jost-bold' },
    { title: 'righteous', text: 'jost-bold' },
    { title: 'fraunces-black', text: 'fraunces' },
  ],
  layouts: [
    { id: 'facing', phrase: 'two things face to face cut by the edges below the title' },
    { id: 'blinds', phrase: 'two things in turn in one figure of stripes above the title' },
    { id: 'outlined', phrase: 'one thing at home in the outline of the other above the title' },
    { id: 'held', phrase: 'one thing holding the other below the title' },
  ],
  heroes: [
    'cat',
    'dog',
    'whale',
    'swan',
    'house',
    'teapot',
    'fox',
    'bear',
    'heart',
    'violin',
    'rabbit',
    'elephant',
    'raven',
  ],
  sample: {
    title: 'The Cat Who Kept Accounts',
    subtitle: 'A novel of small debts',
    author: 'Bettina Ruud',
    summary: 'A cat and a dog inherit a teashop, and only one of them can count the fish.',
  },
  shows: (motif) => isFirm(motif) && motif.width < 1.95 && motif.kind !== 'sky',
  design: (scene): Design => ({
    type: planType(scene),
    back: (easel, type) => paintBack(easel, scene, type),
    grain: 0.55,
    vignette: 0,
  }),
}
