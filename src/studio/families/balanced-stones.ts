// Balanced stones: a pile of river stones, one line of the title to a stone, and somebody light on the top.

import { type Colour, mix, withAlpha } from '../colour/colour.ts'
import { inksOf, seenOn, speaking } from '../compositions/inks.ts'
import { boxIn, lineIn, stackIn, titleIn, titleOf } from '../compositions/lettering.ts'
import { palettesOf } from '../compositions/palettes.ts'
import { heightIn, shapeOf, standThing } from '../compositions/things.ts'
import { isAlone, isGrim, isOfWater, isOneThing, isSomebody, sizeOf } from '../motifs/suits.ts'
import { tau } from '../paint/curves.ts'
import type { Easel } from '../paint/easel.ts'
import type { Point } from '../paint/point.ts'
import type { Random } from '../paint/random.ts'
import { blend, dot, tracePath } from '../paint/shapes/lay.ts'
import type { TypePlan } from '../type/plan.ts'
import type { SetType } from '../type/set-type.ts'
import type { Design, Family, Scene } from './family.ts'
import { isBroad } from './zones.ts'

const linesFor = (title: string): number => Math.max(1, Math.min(title.split(/\s+/).length, title.length > 22 ? 5 : 4))

const inkOnStones = (scene: Scene): Colour => {
  const { light } = inksOf(scene.palette)
  return seenOn(scene.palette.deep, [light, '#ffffff'], 70)
}

const planType = (scene: Scene): TypePlan => {
  const { palette, layout, brief } = scene
  const { ground, deep } = inksOf(palette)
  const ink = speaking(deep, ground, palette)
  const lines = linesFor(brief.book.title)
  const aside = layout === 'left' ? 'right' : 'left'
  const shift = layout === 'left' ? -0.1 : layout === 'right' ? 0.1 : 0
  return {
    stacks: [
      stackIn(boxIn(scene, 0, 0, 1, 0.14), aside, 'top', [
        lineIn(scene, 'subtitle', 82, ink, { maxWidth: scene.w * 0.66 }),
      ]),
      stackIn(boxIn(scene, 0.15 + shift, isBroad(scene) ? 0.36 : 0.34, 0.85 + shift, 0.835), 'center', 'bottom', [
        titleIn(scene, inkOnStones(scene), {
          isAsDrawn: true,
          maxSize: 300,
          leading: 1.5,
          lines,
          stagger: [0.56, 0.42, 0.58, 0.46, 0.52],
          tracking: -0.005,
        }),
      ]),
      stackIn(boxIn(scene, 0, 0.9, 1, 1), aside, 'bottom', [lineIn(scene, 'author', 100, ink, { maxLines: 2 })]),
    ],
  }
}

interface Stone {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** The stones from the top of the pile down. */
const stonesOf = ({ w, h, layout, random }: Scene, type: SetType): readonly Stone[] => {
  const title = titleOf(type)
  const runs = title?.runs ?? []
  const [first, second] = runs
  if (!first) return []
  const step = second ? second.baseline - first.baseline : first.size * 1.6
  const chance = random.sub('pile')
  const lettered = runs.map(({ box, baseline, size }, row): Stone => {
    const share = runs.length > 1 ? row / (runs.length - 1) : 1
    const least = w * (0.46 + 0.36 * share)
    return {
      x: box.x + box.w / 2,
      y: baseline - size * 0.3,
      w: Math.min(w * 0.9, Math.max(least, box.w * 1.26 + size * 0.3)),
      h: step * 1.045,
    }
  })
  const blank = layout === 'tower' ? 3 : runs.length < 3 ? 2 : 1
  const top = lettered[0]
  const pebbles: Stone[] = []
  const clear = Math.max(
    0,
    ...type.zones.filter((zone) => zone !== type.zones.at(-1) && zone.y < h * 0.3).map((zone) => zone.y + zone.h),
  )
  for (let at = 0, above = top; above && at < blank; at++) {
    const high = Math.min(step * 0.8, w * 0.16) * 0.78 ** at
    if (above.y - above.h / 2 - high < clear + h * 0.02) break
    const pebble = {
      x: above.x + chance.between(-0.03, 0.03) * w,
      y: above.y - above.h / 2 - high * 0.46,
      w: Math.min(above.w * 0.7, high * 2.5),
      h: high,
    }
    pebbles.unshift(pebble)
    above = pebble
  }
  return [...pebbles, ...lettered]
}

const outlineOf = ({ x, y, w, h }: Stone, random: Random): Point[] => {
  const lumps = Array.from({ length: 3 }, () => random.between(-0.035, 0.035))
  const [a = 0, b = 0, c = 0] = lumps
  return Array.from({ length: 90 }, (_, at): Point => {
    const turn = (at / 90) * tau
    const bulge = (Math.abs(Math.cos(turn)) ** 2.7 + Math.abs(Math.sin(turn)) ** 2.7) ** (-1 / 2.7)
    const far = bulge * (1 + a * Math.cos(turn * 2 + 1) + b * Math.cos(turn * 3) + c * Math.sin(turn * 2))
    return [x + Math.cos(turn) * far * (w / 2) * 0.97, y + Math.sin(turn) * far * (h / 2)]
  })
}

const paintStone = (easel: Easel, stone: Stone, above: Stone | undefined, colour: Colour, random: Random): void => {
  const { ctx } = easel
  const { x, y, w, h } = stone
  const outline = outlineOf(stone, random)
  ctx.save()
  tracePath(ctx, outline)
  ctx.fillStyle = colour
  ctx.fill()
  ctx.clip()
  // What is turned away from the light, then the light, then the shade of the stone above.
  easel.soft(
    Math.max(24, h * 0.2),
    (on) => {
      on.fillStyle = '#000000'
      on.fillRect(x - w, y - h, w * 2, h * 2)
      on.globalCompositeOperation = 'destination-out'
      on.translate(-w * 0.03, -h * 0.15)
      tracePath(on, outline)
      on.fill()
    },
    { blend: 'multiply', alpha: 0.5 },
  )
  easel.soft(Math.max(20, h * 0.17), (on) => dot(on, x - w * 0.12, y - h * 0.36, w * 0.32, '#ffffff', h * 0.1), {
    alpha: 0.26,
  })
  if (above)
    easel.soft(22, (on) => dot(on, above.x, above.y + above.h / 2, above.w * 0.36, '#000000', 24), {
      blend: 'multiply',
      alpha: 0.65,
    })
  for (let speck = 0; speck < 150; speck++)
    dot(
      ctx,
      x + random.between(-0.5, 0.5) * w,
      y + random.between(-0.5, 0.5) * h,
      random.between(1.5, 4.5),
      withAlpha(random.chance(0.5) ? '#ffffff' : '#000000', random.between(0.05, 0.18)),
    )
  ctx.restore()
}

const paintBack = (easel: Easel, scene: Scene, type: SetType): void => {
  const { ctx, w, h } = easel
  const { ground, deep, light, accent, second } = inksOf(scene.palette)
  easel.part('sand', () =>
    easel.fill(blend(ctx, [0, 0], [0, h], [0, ground], [0.78, mix(ground, light, 0.4)], [1, mix(ground, deep, 0.14)])),
  )
  const stones = stonesOf(scene, type)
  const lowest = stones.at(-1)
  if (!lowest) return
  const ink = inkOnStones(scene)
  // Tones near one another, all deep enough for the letters on them.
  const tones = [accent, deep, second, mix(deep, second, 0.5), mix(accent, deep, 0.35)].map((tone) =>
    seenOn(ink, [tone, mix(tone, deep, 0.35), mix(tone, '#000000', 0.4)], 56),
  )
  const start = scene.random.sub('tones').whole(0, tones.length - 1)
  easel.part('rock', () => {
    easel.soft(38, (on) => dot(on, lowest.x + w * 0.02, lowest.y + lowest.h * 0.49, lowest.w * 0.48, deep, h * 0.017), {
      blend: 'multiply',
      alpha: 0.6,
    })
    stones.forEach((stone, at) => {
      paintStone(
        easel,
        stone,
        stones[at - 1],
        tones[(start + at) % tones.length] ?? deep,
        scene.random.sub(`stone ${at}`),
      )
    })
  })
  const [top] = stones
  const { hero } = scene
  if (!top) return
  const subtitle = type.zones.filter((zone) => zone.y < h * 0.2).map((zone) => zone.y + zone.h)
  const room = top.y - top.h / 2 - Math.max(h * 0.05, ...subtitle) - h * 0.02
  standThing(
    easel,
    hero,
    { x: top.x, y: top.y - top.h * 0.46, height: heightIn(hero, w * 0.3, Math.min(room, h * 0.13)) },
    { ...shapeOf(deep), accent, line: null },
  )
}

export const balancedStones: Family = {
  id: 'balanced-stones',
  name: 'Balanced Stones',
  look: 'object',
  templateType: 'illustrated',
  genreBuckets: [
    'Religion & Spirituality:religion',
    'Religion & Spirituality:*',
    'Health & Fitness:health-fitness',
    'Health & Fitness:*',
    'Self-Help & Personal Development:*',
    'Planner & Journal:wellness',
    'Planner & Journal:faith',
  ],
  moods: ['uplifting', 'intellectual', 'melancholic', 'romantic'],
  technique: 'river stones balanced on one another with the words of the title on them',
  lettering: 'a soft serif, one line to a stone',
  palettes: palettesOf('balanced-stones'),
  pairings: [
    { title: 'gloock', text: 'dm-sans-black' },
    { title: 'young-serif', text: 'jost-bold' },
    { title: 'fraunces', text: 'dm-sans' },
    { title: 'alegreya-black', text: 'jost-bold' },
  ],
  layouts: [
    { id: 'right', phrase: 'the pile of stones right of the middle', isEndless: true },
    { id: 'left', phrase: 'the pile of stones left of the middle', isEndless: true },
    { id: 'tower', phrase: 'a tower of stones in the middle with small ones on the top', isEndless: true },
  ],
  heroes: ['bird', 'cat', 'owl', 'dove', 'raven', 'butterfly', 'rabbit', 'turtle', 'lotus', 'bee', 'meditating-figure'],
  sample: {
    title: 'Be Still Awhile',
    subtitle: 'Forty short prayers for busy days',
    author: 'Miriam Holt',
    summary: 'Readings for people who cannot sit still, to be said by a river.',
  },
  shows: (motif) =>
    isOneThing(motif) &&
    !isOfWater(motif) &&
    !isGrim(motif) &&
    ((motif.kind === 'creature' && sizeOf(motif) <= 0.5) ||
      (motif.kind === 'plant' && motif.rests === 'water') ||
      (isSomebody(motif) && isAlone(motif) && sizeOf(motif) < 1)),
  carries: ({ title }) => title.length <= 34,
  design: (scene): Design => ({
    type: planType(scene),
    back: (easel, type) => paintBack(easel, scene, type),
    grain: 0.35,
    vignette: 0,
  }),
}
