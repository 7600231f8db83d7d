// Joined sign: two things of the book made into one flat sign: cut out of each other, built of each other, half and half.

import { mix } from '../colour/colour.ts'
import { inksOf, seenOn, speaking } from '../compositions/inks.ts'
import { paintJoined, pairOrTwin, ruleFor } from '../compositions/joined/join.ts'
import { boxIn, lineIn, stackIn, titleIn } from '../compositions/lettering.ts'
import { palettesOf } from '../compositions/palettes.ts'
import { isThere } from '../compositions/things.ts'
import { isFirm } from '../motifs/suits.ts'
import type { Box, Easel } from '../paint/easel.ts'
import { inShade } from '../paint/flat-tones.ts'
import type { TypePlan } from '../type/plan.ts'
import type { SetType } from '../type/set-type.ts'
import type { Design, Family, Scene } from './family.ts'
import { isBroad } from './zones.ts'

/** Layouts whose title stands over the sign. */
const isTitleAbove = ({ layout }: Scene): boolean => ['growing', 'halves', 'instead'].includes(layout)

const planType = (scene: Scene): TypePlan => {
  const { palette } = scene
  const { ground, deep, accent } = inksOf(palette)
  const ink = speaking(deep, ground, palette)
  const isAbove = isTitleAbove(scene)
  const title = titleIn(scene, ink, { maxSize: 380, leading: 0.92, gap: 50 })
  const subtitle = lineIn(scene, 'subtitle', 80, speaking(accent, ground, palette), {
    maxWidth: scene.w * 0.76,
    gap: 44,
  })
  const author = lineIn(scene, 'author', 108, ink, { maxLines: 2 })
  if (isAbove)
    return {
      stacks: [
        stackIn(boxIn(scene, 0, 0, 1, isBroad(scene) ? 0.36 : 0.35), 'left', 'top', [title, subtitle]),
        stackIn(boxIn(scene, 0, 0.9, 1, 1), 'left', 'bottom', [author]),
      ],
    }
  return {
    stacks: [
      stackIn(boxIn(scene, 0, 0, 1, 0.1), 'left', 'top', [author]),
      stackIn(boxIn(scene, 0, 0.62, 1, 1), 'left', 'bottom', [title, subtitle]),
    ],
  }
}

/** What is left between the words. */
const roomOf = ({ w, h }: Scene, { zones }: SetType): Box => {
  const sorted = zones.toSorted((one, other) => one.y - other.y)
  const [first, last] = [sorted[0], sorted.at(-1)]
  const top = first ? first.y + first.h + h * 0.04 : h * 0.1
  const foot = sorted.length > 1 && last ? last.y - h * 0.04 : h * 0.94
  return { x: w * 0.07, y: top, w: w * 0.86, h: foot - top }
}

const paintBack = (easel: Easel, scene: Scene, type: SetType): void => {
  const inks = inksOf(scene.palette)
  const { ground, deep, light, accent, second } = inks
  easel.fill(ground)
  if (!isThere(scene.hero)) return
  const pair = pairOrTwin(scene, 'bird')
  const loud = seenOn(ground, [accent, second, deep], 34)
  const answer = seenOn(
    ground,
    [deep, light, second].filter((colour) => colour !== loud).length > 0 ? [deep, light] : [deep],
    34,
  )
  paintJoined(easel, ruleFor(pair, scene.layout, scene.brief.reading.concept), {
    ...pair,
    box: roomOf(scene, type),
    ground,
    loud,
    answer,
    shade: inShade(ground, 0.13),
    random: scene.random.sub('joined'),
    tones: (colour) => ({
      body: colour,
      shade: mix(colour, deep, 0.16),
      light: mix(colour, light, 0.35),
      accent: colour === accent ? light : accent,
      line: ground,
    }),
  })
}

export const joinedSign: Family = {
  id: 'joined-sign',
  name: 'Joined Sign',
  look: 'emblem',
  templateType: 'graphic',
  genreBuckets: [
    'Contemporary Fiction:*',
    'Contemporary Fiction:book-club',
    'Contemporary Fiction:humorous',
    'Non-Fiction:*',
    'Business & Economics:*',
    'Biography & Memoir:*',
    'Biography & Memoir:cultural',
    'Mystery:cozy',
    'Self-Help & Personal Development:*',
    'Other:*',
  ],
  moods: ['intellectual', 'uplifting', 'melancholic', 'mysterious'],
  technique: 'two things of the book made into one flat sign on one colour',
  lettering: 'a confident display face along the left edge',
  palettes: palettesOf('joined-sign'),
  pairings: [
    { title: 'gloock', text: 'dm-sans-black' },
    { title: 'archivo-black', text: 'dm-sans-black' },
    { title: 'fraunces-black', text: 'jost-bold' },
    { title: 'dm-serif', text: 'dm-serif' },
    { title: 'space-grotesk-bold', text: 'space-grotesk' },
  ],
  layouts: [
    { id: 'hollow', phrase: 'one thing cut out of the other above the title' },
    { id: 'made-of', phrase: 'one thing built of many of the other above the title' },
    { id: 'halves', phrase: 'half of one thing and half of the other below the title' },
    { id: 'split', phrase: 'one thing cut open with the other inside it above the title' },
    { id: 'growing', phrase: 'one thing growing out of the other below the title' },
    { id: 'instead', phrase: 'one thing in place of a part of the other below the title' },
  ],
  heroes: [
    'house',
    'cat',
    'whale',
    'teapot',
    'elephant',
    'suitcase',
    'heart',
    'apple',
    'guitar',
    'skull',
    'bear',
    'light-bulb',
    'man-in-coat',
  ],
  sample: {
    title: 'The House That Sang Back',
    subtitle: 'A novel',
    author: 'Tove Aldrin',
    summary: 'A bird builds its nest in the walls of a house, and the family learns to listen.',
  },
  shows: (motif) => isFirm(motif) && motif.width < 1.95 && motif.kind !== 'sky',
  design: (scene): Design => ({
    type: planType(scene),
    back: (easel, type) => paintBack(easel, scene, type),
    grain: 0.3,
    vignette: 0,
  }),
}
