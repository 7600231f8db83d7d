// Planted cross: the last t of the title stands on a hill as a cross, and somebody is on the way up.

import { inksOf, seenOn, speaking } from '../compositions/inks.ts'
import { boxIn, lineIn, stackIn, titleIn, titleOf } from '../compositions/lettering.ts'
import { type Letter, lettersOf } from '../compositions/letters.ts'
import { palettesOf } from '../compositions/palettes.ts'
import { heightIn, shapeOf, standThing } from '../compositions/things.ts'
import {
  isBuilding,
  isFabulous,
  isGrim,
  isHomely,
  isModern,
  isOfWater,
  isOneThing,
  isSomebody,
  isWeapon,
  sizeOf,
} from '../motifs/suits.ts'
import type { Easel } from '../paint/easel.ts'
import { blend, fillBelow } from '../paint/shapes/lay.ts'
import { measure } from '../type/measure.ts'
import type { TypePlan } from '../type/plan.ts'
import type { SetLines, SetType } from '../type/set-type.ts'
import type { Design, Family, Scene } from './family.ts'
import { isBroad } from './zones.ts'

const planType = (scene: Scene): TypePlan => {
  const { palette, layout } = scene
  const { ground, deep, light } = inksOf(palette)
  const ink = speaking(deep, ground, palette)
  const align = layout === 'far' ? 'right' : layout === 'still' ? 'center' : 'left'
  return {
    stacks: [
      stackIn(boxIn(scene, 0, 0, 1, 0.14), align, 'top', [
        lineIn(scene, 'subtitle', 82, ink, { maxWidth: scene.w * 0.7 }),
      ]),
      stackIn(boxIn(scene, 0, 0.17, 0.97, isBroad(scene) ? 0.6 : 0.56), align, 'top', [
        titleIn(scene, ink, { isAsDrawn: true, maxSize: 410, leading: 1.08, tracking: -0.015 }),
      ]),
      stackIn(boxIn(scene, 0, 0.88, 1, 1), align, 'bottom', [
        lineIn(scene, 'author', 100, speaking(light, deep, palette), { maxLines: 2 }),
      ]),
    ],
  }
}

/** The last t under which no other word stands. */
const crossIn = (title: SetLines): Letter | undefined =>
  title.runs
    .flatMap((run, row) =>
      lettersOf(run).filter(({ char, box }) => {
        const below = title.runs.slice(row + 1)
        const middle = box.x + box.w / 2
        return (
          /[tTтТτ]/u.test(char) &&
          below.every((other) => middle < other.box.x - 30 || middle > other.box.x + other.box.w + 30)
        )
      }),
    )
    .at(-1)

/** In a shorter title the cross would be most of what is behind it. */
const lettersIn = ({ runs }: SetLines): number => runs.reduce((sum, { text }) => sum + text.length, 0)

const paintBack = (easel: Easel, scene: Scene, type: SetType): void => {
  const { ctx, w, h } = easel
  const { ground, deep, light, accent, second } = inksOf(scene.palette)
  const title = titleOf(type)
  const letter = title && lettersIn(title) > 5 ? crossIn(title) : undefined
  const foot = title ? title.box.y + title.box.h : h * 0.5
  const [x, size] = letter
    ? [letter.box.x + letter.box.w * 0.46, letter.run.size]
    : [w * (scene.layout === 'far' ? 0.22 : 0.78), w * 0.22]
  const hill = (at: number): number =>
    h * 0.895 - h * 0.1 * Math.exp(-(((at - x) / (w * 0.39)) ** 2)) + 0.03 * (x > w / 2 ? w - at : at)
  easel.part('sky', () => easel.fill(blend(ctx, [0, 0], [0, h * 0.86], [0, ground], [1, accent])))
  const ink = title?.ink ?? deep
  easel.part('hills', () => {
    fillBelow(
      ctx,
      easel,
      (at) => hill(at * 0.7 + w * 0.1) - h * 0.028 + 14 * Math.sin(at / 190),
      seenOn(accent, [second, deep], 6),
    )
    fillBelow(ctx, easel, hill, deep)
  })
  easel.part('lines', () => {
    ctx.fillStyle = ink
    const bar = size * 0.125
    if (letter) {
      const high = measure('x', letter.run.face, 0).ascent * size
      const baseline = letter.run.baseline
      ctx.fillRect(x - bar / 2, baseline - 4, bar, hill(x) - baseline + 30)
      if (/[tтτ]/u.test(letter.char)) {
        ctx.fillRect(x - bar / 2, baseline - high - size * 0.26, bar, size * 0.3)
        ctx.fillRect(x - size * 0.2, baseline - high - bar * 0.1, size * 0.4, bar * 0.86)
      }
      return
    }
    const top = Math.max(foot + h * 0.05, hill(x) - h * 0.34)
    ctx.fillRect(x - bar / 2, top, bar, hill(x) - top + 30)
    ctx.fillRect(x - size * 0.42, top + size * 0.42, size * 0.84, bar)
  })
  const at = x > w / 2 ? w * 0.3 : w * 0.7
  const { hero } = scene
  standThing(
    easel,
    hero,
    { x: at, y: hill(at) + 8, height: heightIn(hero, w * 0.22, h * 0.088), flip: x < w / 2 },
    { ...shapeOf(deep), accent: seenOn(deep, [light], 30) },
  )
}

export const plantedCross: Family = {
  id: 'planted-cross',
  name: 'Planted Cross',
  look: 'landscape',
  templateType: 'graphic',
  genreBuckets: [
    'Religion & Spirituality:religion',
    'Religion & Spirituality:*',
    'Planner & Journal:faith',
    'Biography & Memoir:inspirational',
  ],
  moods: ['uplifting', 'melancholic', 'intellectual', 'romantic'],
  technique: 'the last t of the title planted on a hill as a cross under a plain sky',
  lettering: 'a display serif whose stem goes down to the hill',
  palettes: palettesOf('planted-cross'),
  pairings: [
    { title: 'gloock', text: 'dm-sans-black' },
    { title: 'dm-serif', text: 'jost-bold' },
    { title: 'spectral', text: 'spectral' },
    { title: 'playfair-black', text: 'montserrat' },
  ],
  layouts: [
    { id: 'near', phrase: 'the title on the left of the sky and the way up from the left', isEndless: true },
    { id: 'far', phrase: 'the title on the right of the sky and the cross among its letters', isEndless: true },
    { id: 'still', phrase: 'the title in the middle of the sky above the hill', isEndless: true },
  ],
  heroes: [
    'cloaked-traveller',
    'couple-walking',
    'woman-standing',
    'mother-and-child',
    'man-in-coat',
    'child',
    'dove',
    'tree',
    'church',
  ],
  sample: {
    title: 'The Gift of Doubt',
    subtitle: 'Believing when the answers run out',
    author: 'Daniel Amsel',
    summary: 'A pastor loses his certainty on a long walk and finds a quieter faith.',
  },
  shows: (motif) =>
    isOneThing(motif) &&
    !isGrim(motif) &&
    !isWeapon(motif) &&
    !isFabulous(motif) &&
    motif.width < 2.6 &&
    (isSomebody(motif) ||
      (motif.kind === 'creature' && !isHomely(motif) && sizeOf(motif) <= 2 && !isOfWater(motif)) ||
      (motif.kind === 'plant' && sizeOf(motif) >= 5) ||
      (isBuilding(motif) && !isModern(motif))),
  carries: ({ title }) => /[tт]/iu.test(title) && title.length <= 54,
  design: (scene): Design => ({
    type: planType(scene),
    back: (easel, type) => paintBack(easel, scene, type),
    grain: 0.35,
    vignette: 0,
  }),
}
