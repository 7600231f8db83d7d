// Letter ladder: a letter with two stems goes on past the edge of the page as a ladder, and somebody sits on a rung.

import { foreseen } from '../compositions/foreseen.ts'
import { inksOf, seenOn, speaking } from '../compositions/inks.ts'
import { boxIn, lineIn, stackIn, titleIn, titleOf } from '../compositions/lettering.ts'
import { type Letter, lettersOf, stemsOf } from '../compositions/letters.ts'
import { palettesOf } from '../compositions/palettes.ts'
import { heightIn, shapeOf, standThing } from '../compositions/things.ts'
import { isFirm, isOneThing } from '../motifs/suits.ts'
import type { Easel } from '../paint/easel.ts'
import { inShade } from '../paint/flat-tones.ts'
import { blend } from '../paint/shapes/lay.ts'
import type { TypePlan } from '../type/plan.ts'
import type { Run, SetType } from '../type/set-type.ts'
import type { Design, Family, Scene } from './family.ts'
import { isBroad } from './zones.ts'

/** Letters whose outer strokes are upright at head and foot alike. */
const upright = /[HNMUИНПМЦШΗΝΜΠ]/u

interface Rails {
  readonly left: readonly [number, number]
  readonly right: readonly [number, number]
  /** The height of the letter. */
  readonly tall: number
}

const railsOf = ({ box, ...letter }: Letter): Rails => {
  const stems = stemsOf({ box, ...letter }, 0.93)
  const [first, last] = [stems[0], stems.at(-1)]
  const thick = box.h * 0.17
  if (first && last && stems.length > 1) return { left: first, right: last, tall: box.h }
  return { left: [box.x, box.x + thick], right: [box.x + box.w - thick, box.x + box.w], tall: box.h }
}

/** The letter of a line that is most like a ladder; its first where none is. */
const letterIn = (run: Run): Letter | undefined => {
  const letters = lettersOf(run).filter(({ box }) => box.w > box.h * 0.3)
  return letters.find(({ char }) => char === 'H') ?? letters.find(({ char }) => upright.test(char)) ?? letters[0]
}

/** The subtitle keeps to the side that the ladder leaves free. */
const planType = (scene: Scene): TypePlan => {
  const plan = planWith(scene, false)
  const title = titleOf(foreseen(scene, plan))
  const run = scene.layout === 'down' ? title?.runs.at(-1) : title?.runs[0]
  const letter = run && letterIn(run)
  return letter && letter.box.x + letter.box.w / 2 > scene.w * 0.5 ? planWith(scene, true) : plan
}

const planWith = (scene: Scene, isLeft: boolean): TypePlan => {
  const { palette, layout } = scene
  const { ground, light, accent } = inksOf(palette)
  const ink = speaking(light, ground, palette)
  const title = titleIn(scene, ink, {
    lockup: 'block',
    case: 'upper',
    tracking: -0.02,
    leading: 0.75,
    maxSize: 900,
    maxLines: 6,
    minor: { scale: 0.5 },
    gap: 90,
  })
  const author = lineIn(scene, 'author', 102, speaking(accent, ground, palette), { maxLines: 2 })
  const subtitle = lineIn(scene, 'subtitle', 92, ink, { maxLines: 5, maxWidth: scene.w * 0.44 })
  const aside = (top: number, foot: number) =>
    isLeft ? boxIn(scene, 0, top, 0.52, foot) : boxIn(scene, 0.48, top, 1, foot)
  const deepest = isBroad(scene) ? 0.5 : 0.44
  if (layout === 'down')
    return {
      stacks: [
        stackIn(boxIn(scene, 0, 0, 1, deepest + 0.04), 'left', 'top', [{ ...author, gap: 80 }, title]),
        stackIn(aside(0.74, 1), isLeft ? 'left' : 'right', 'bottom', [subtitle]),
      ],
    }
  return {
    stacks: [
      stackIn(aside(0, 0.3), isLeft ? 'left' : 'right', 'top', [subtitle]),
      stackIn(boxIn(scene, 0, 1 - deepest, 1, 1), 'left', 'bottom', [title, author]),
    ],
  }
}

const paintBack = (easel: Easel, scene: Scene, type: SetType): void => {
  const { ctx, h } = easel
  const { ground, light, accent, second } = inksOf(scene.palette)
  const title = titleOf(type)
  easel.fill(blend(ctx, [0, 0], [0, h], [0, inShade(ground, 0.045)], [0.7, ground]))
  const goesDown = scene.layout === 'down'
  const run = goesDown ? title?.runs.at(-1) : title?.runs[0]
  const letter = run && letterIn(run)
  if (!title || !letter) return
  const { left, right, tall } = railsOf(letter)
  const { box } = letter
  const thick = left[1] - left[0]
  const bar = Math.min(thick, tall * 0.14) * 0.86
  const pitch = Math.max(tall * 0.7, (right[0] - left[1]) * 1.02)
  const [from, to] = goesDown ? [box.y + box.h - 3, h + 40] : [-40, box.y + 3]
  easel.part('stairs', () => {
    ctx.fillStyle = title.ink
    for (const [a, b] of [left, right]) ctx.fillRect(a, from, b - a, to - from)
  })
  const rungs: number[] = []
  const start = goesDown ? box.y + box.h / 2 + pitch - bar / 2 : box.y + box.h / 2 - pitch - bar / 2
  for (let y = start; goesDown ? y < h : y > -bar; y += goesDown ? pitch : -pitch) rungs.push(y)
  easel.part('lines', () => {
    for (const y of rungs) ctx.fillRect(left[0] + 4, y, right[1] - left[0] - 8, bar)
  })
  const { hero } = scene
  const free = right[0] - left[1]
  // Which rung somebody sits on is the seed's.
  const seats = rungs.filter((y) => y > pitch && y < h - bar)
  const seat = seats[Math.min(seats.length - 1, scene.layout === 'high' ? 3 : 1 + scene.random.sub('rung').whole(0, 1))]
  if (seat === undefined) return
  const height = heightIn(hero, free * 0.94, pitch - bar - 12)
  const tone = seenOn(ground, [accent, second, light], 24)
  standThing(easel, hero, { x: (left[1] + right[0]) / 2, y: seat + 4, height }, shapeOf(tone))
}

export const letterLadder: Family = {
  id: 'letter-ladder',
  name: 'Letter Ladder',
  look: 'typographic',
  templateType: 'typographic',
  genreBuckets: [
    'Self-Help & Personal Development:self-help',
    'Self-Help & Personal Development:*',
    'Business & Economics:business',
    'Business & Economics:*',
    'Non-Fiction:*',
    'Planner & Journal:goal-setting',
    'Biography & Memoir:inspirational',
  ],
  moods: ['uplifting', 'intellectual', 'intense'],
  technique: 'one letter of the title going on past the edge of the page as a ladder on one colour',
  lettering: 'capitals that fill the width of the page',
  palettes: palettesOf('letter-ladder'),
  pairings: [
    { title: 'dm-sans-black', text: 'dm-sans-black' },
    { title: 'jost-bold', text: 'jost' },
    { title: 'oswald-medium', text: 'oswald-light' },
    { title: 'josefin', text: 'josefin' },
  ],
  layouts: [
    { id: 'up', phrase: 'the title at the foot and the ladder rising out of it' },
    { id: 'down', phrase: 'the title at the head and the ladder going down from it' },
    { id: 'high', phrase: 'the title at the foot and somebody far up on the ladder' },
  ],
  heroes: [
    'cat',
    'raven',
    'child',
    'runner',
    'woman-standing',
    'man-in-coat',
    'rabbit',
    'light-bulb',
    'star',
    'apple',
    'heart',
  ],
  sample: {
    title: 'High Enough',
    subtitle: 'Ambition for people who would like to sleep',
    author: 'Priya Nand',
    summary: 'How to want more without climbing for ever: a kinder ladder for tired people.',
  },
  shows: (motif) =>
    isOneThing(motif) && motif.width < 1.05 && motif.kind !== 'place' && (isFirm(motif) || motif.kind !== 'symbol'),
  carries: ({ title }) => upright.test(title.toLocaleUpperCase('en')) && title.length <= 42,
  design: (scene): Design => ({
    type: planType(scene),
    back: (easel, type) => paintBack(easel, scene, type),
    grain: 0.3,
    vignette: 0,
  }),
}
