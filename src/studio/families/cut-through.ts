// Cut through: a thing as a hole through three sheets of paper, and inside it a world of paper with another thing.

import { mix, withAlpha } from '../colour/colour.ts'
import { inksOf, speaking } from '../compositions/inks.ts'
import { boxIn, lineIn, stackIn, titleIn } from '../compositions/lettering.ts'
import { drawLifted, rimOf } from '../compositions/lifted.ts'
import { palettesOf } from '../compositions/palettes.ts'
import { drawGrown, heightIn, standThing } from '../compositions/things.ts'
import { isMass, isSomebody } from '../motifs/suits.ts'
import { grown, within } from '../paint/boxes.ts'
import type { Box, Easel } from '../paint/easel.ts'
import { leftOutPart } from '../paint/part-names.ts'
import { blend, dot, fillBelow } from '../paint/shapes/lay.ts'
import { spareOf } from '../paint/stamp.ts'
import type { TypePlan } from '../type/plan.ts'
import type { SetType } from '../type/set-type.ts'
import type { Design, Family, Scene } from './family.ts'
import { isBroad } from './zones.ts'

const planType = (scene: Scene): TypePlan => {
  const { palette, layout } = scene
  const { ground, deep } = inksOf(palette)
  const ink = speaking(deep, ground, palette)
  const title = titleIn(scene, ink, { maxSize: 310, leading: 0.96, gap: 54 })
  const subtitle = lineIn(scene, 'subtitle', 76, ink, { gap: 44 })
  const author = lineIn(scene, 'author', 106, ink, { maxLines: 2 })
  if (layout === 'below')
    return {
      stacks: [
        stackIn(boxIn(scene, 0, 0, 1, isBroad(scene) ? 0.36 : 0.34), 'left', 'top', [title, subtitle]),
        stackIn(boxIn(scene, 0, 0.91, 1, 1), 'left', 'bottom', [author]),
      ],
    }
  const align = layout === 'centre' ? 'center' : 'left'
  return {
    stacks: [
      stackIn(boxIn(scene, 0, 0, 1, 0.11), align, 'top', [subtitle]),
      stackIn(boxIn(scene, 0, isBroad(scene) ? 0.64 : 0.65, 1, 1), align, 'bottom', [title, author]),
    ],
  }
}

/** The world behind the hole: a low sun, six sheets of waves or hills, and the second thing among them. */
const paintInside = (easel: Easel, scene: Scene, { x, y, w, h }: Box, seen: Box): void => {
  const { ctx } = easel
  const { deep, light, accent, second } = inksOf(scene.palette)
  const isWater = scene.setting.place === 'sea' || scene.hero.rests === 'water'
  easel.fill(blend(ctx, [0, y], [0, y + h], [0, mix(light, accent, 0.75)], [0.5, mix(accent, second, 0.35)], [1, deep]))
  easel.part('sun', () => dot(ctx, x + w * 0.34, y + h * 0.36, w * 0.075, mix(light, accent, 0.2)))
  const inner = scene.companions.find(({ width }) => width < 1.9)
  const phase = scene.random.sub('waves').between(0, 6)
  easel.part(isWater ? 'water' : 'hills', () => {
    for (let row = 0; row < 6; row++) {
      const top = y + h * (0.42 + row * 0.115)
      const long = w * (isWater ? 0.075 + row * 0.006 : 0.16 + row * 0.03)
      const line = (at: number): number =>
        top +
        Math.sin(at / long + row * 2.1 + phase) * h * 0.03 -
        Math.abs(Math.sin(at / (long * 2) + row + phase)) * h * 0.022
      drawLifted(
        easel,
        (on) => fillBelow(on, easel, line, mix(mix(second, light, 0.35), deep, row / 5.2)),
        {
          lift: 16,
          colour: deep,
          alpha: 0.4,
        },
        seen,
      )
      if (row !== 1 || !inner) continue
      const height = heightIn(inner, w * 0.34, h * 0.34)
      const spot = x + w * (0.5 + scene.random.sub('inner').between(-0.06, 0.06))
      const shown = {
        body: light,
        shade: mix(light, accent, 0.5),
        light: '#ffffff',
        accent,
        line: mix(deep, light, 0.25),
      }
      drawLifted(
        easel,
        (on) => standThing(easel, inner, { x: spot, y: line(spot) + h * 0.05, height }, shown, on),
        {
          lift: 13,
          colour: deep,
          alpha: 0.4,
        },
        seen,
      )
    }
  })
}

const paintBack = (easel: Easel, scene: Scene, type: SetType): void => {
  const { w, h, extent } = easel
  const { ground, deep, second } = inksOf(scene.palette)
  const { hero } = scene
  const zones = type.zones.toSorted((one, other) => one.y - other.y)
  const isBelow = scene.layout === 'below'
  const top = isBelow
    ? zones[0]
      ? zones[0].y + zones[0].h
      : h * 0.3
    : zones.length > 1 && zones[0]
      ? zones[0].y + zones[0].h
      : h * 0.04
  const foot = isBelow ? (zones.at(-1)?.y ?? h * 0.92) : (zones.at(-1)?.y ?? h * 0.66)
  const [from, to] = [top + h * 0.035, foot - h * 0.045]
  // As large as the room: broad things leave the page by an edge.
  const height = Math.min((to - from) * 0.98, (w * (scene.layout === 'centre' ? 0.86 : 1.06)) / hero.width)
  const x = scene.layout === 'centre' ? w / 2 : Math.max(w * 0.55, w - hero.width * height * 0.46)
  const at = { x, y: (from + to) / 2 + height / 2, height, turn: scene.layout === 'centre' ? 0 : -0.05 }
  const wide = hero.width * height
  const hole = { x: x - wide / 2, y: at.y - height, w: wide, h: height }
  const around = grown(hole, Math.max(wide, height) * 0.1 + spareOf(height, hero))
  const isOpen = easel.without.has(leftOutPart('paper'))
  const seen = within(around, extent) ?? extent
  paintInside(easel, scene, hole, isOpen ? extent : seen)
  easel.part('paper', () => {
    for (const [grow, colour] of [
      [0, mix(deep, second, 0.55)],
      [w * 0.014, mix(second, ground, 0.45)],
      [w * 0.031, ground],
    ] as const) {
      using sheet = easel.layer((on) => {
        on.fillStyle = colour
        on.fillRect(extent.x, extent.y, extent.w, extent.h)
        on.globalCompositeOperation = 'destination-out'
        drawGrown(easel, hero, at, grow, '#ffffff', on)
      })
      // One shadow to a sheet, made small: a sheet is as large as the page, and its shadow is seen in the hole alone.
      easel.soft(
        24,
        (on) => {
          on.drawImage(sheet.canvas, sheet.box.x + 13, sheet.box.y + 20, sheet.box.w, sheet.box.h)
          on.globalCompositeOperation = 'source-in'
          on.fillStyle = mix(deep, '#000000', 0.3)
          on.fillRect(extent.x, extent.y, extent.w * 2, extent.h * 2)
        },
        { blend: 'multiply', alpha: 0.55, box: around },
      )
      easel.lay(sheet)
      if (grow < w * 0.02) continue
      using rim = rimOf(easel, sheet, -2.5, -3.5, withAlpha('#ffffff', 0.6), seen)
      easel.lay(rim)
    }
  })
}

export const cutThrough: Family = {
  id: 'cut-through',
  name: 'Cut Through',
  look: 'object',
  templateType: 'illustrated',
  genreBuckets: [
    "Children's:middle-grade",
    "Children's:chapter-book",
    'Contemporary Fiction:book-club',
    'Contemporary Fiction:*',
    'Fantasy:myth-folklore',
    'Fantasy:cozy-fantasy',
    'Historical Fiction:*',
    'Young Adult:*',
    'Non-Fiction:*',
  ],
  moods: ['uplifting', 'romantic', 'melancholic', 'mysterious'],
  technique: 'a thing cut as a hole through three sheets of paper with a world of paper inside',
  lettering: 'a warm serif on the uppermost sheet',
  palettes: palettesOf('cut-through'),
  pairings: [
    { title: 'young-serif', text: 'young-serif' },
    { title: 'fraunces-black', text: 'fraunces' },
    { title: 'alegreya-black', text: 'lora-bold' },
    { title: 'baloo', text: 'baloo' },
  ],
  layouts: [
    { id: 'above', phrase: 'the hole cut by the right edge above the title' },
    { id: 'below', phrase: 'the title above the hole' },
    { id: 'centre', phrase: 'the hole in the middle above the title' },
  ],
  heroes: [
    'whale',
    'bear',
    'elephant',
    'cat',
    'rabbit',
    'house',
    'turtle',
    'mountain',
    'fox',
    'heart',
    'lion',
    'mushroom',
  ],
  sample: {
    title: 'A Small Boat Inside the Whale',
    subtitle: 'Some houses swim',
    author: 'Jonah Pryce',
    summary: 'A boy in a paper boat is swallowed by a whale and finds a sea inside, with a sailboat on it.',
  },
  shows: (motif) =>
    isMass(motif) && motif.width > 0.55 && motif.width < 1.95 && (motif.kind !== 'person' || isSomebody(motif)),
  design: (scene): Design => ({
    type: planType(scene),
    back: (easel, type) => paintBack(easel, scene, type),
    grain: 0.45,
    vignette: 0,
  }),
}
