// Cut fruit: the round letter of the title is a fruit cut through, or half a fruit as large as the page lies under the words.

import { type Colour, mix, withAlpha } from '../colour/colour.ts'
import { drawCitrus } from '../compositions/citrus.ts'
import { foreseen } from '../compositions/foreseen.ts'
import { inksOf, speaking } from '../compositions/inks.ts'
import { boxIn, lineIn, stackIn, titleIn, titleOf } from '../compositions/lettering.ts'
import { findLetter } from '../compositions/letters.ts'
import { drawLifted } from '../compositions/lifted.ts'
import { palettesOf } from '../compositions/palettes.ts'
import { noHero } from '../motifs/no-hero.ts'
import { middleOf } from '../paint/boxes.ts'
import type { Box, Easel } from '../paint/easel.ts'
import { contrastOf } from '../paint/flat-tones.ts'
import type { Filling } from '../type/effects/effect.ts'
import type { TypePlan } from '../type/plan.ts'
import type { SetType } from '../type/set-type.ts'
import type { Design, Family, Scene } from './family.ts'
import { isBroad } from './zones.ts'

const round = [/[OОΟ]/u, /0/, /Q/] as const

const slice = (easel: Easel, scene: Scene, x: number, y: number, radius: number, isFlat = false): void => {
  const { accent, light, second, deep } = inksOf(scene.palette)
  const fruit = { x, y, radius, skin: accent, pith: light, pulp: second }
  const random = scene.random.sub('fruit')
  if (isFlat) drawCitrus(easel.ctx, fruit, random)
  else drawLifted(easel, (ctx) => drawCitrus(ctx, fruit, random), { lift: radius * 0.07, colour: deep, alpha: 0.42 })
}

/** The round letter within the title's box, in shares of it. */
const letterIn = (type: SetType): { x: number; y: number; radius: number } | undefined => {
  const title = titleOf(type)
  const letter = title && findLetter(title, round)
  // In a line of two letters the fruit would be half of it.
  if (!letter || letter.run.size < 190 || letter.run.text.length < 4) return undefined
  const { x, y } = middleOf(letter.box)
  const { box } = title
  return {
    x: (x - box.x) / box.w,
    y: (y - box.y) / box.h,
    radius: (Math.max(letter.box.w, letter.box.h) / 2 / box.w) * 1.02,
  }
}

const plainPlan = (scene: Scene, fill?: Filling): TypePlan => {
  const { palette, layout, w } = scene
  const { ground, deep } = inksOf(palette)
  const ink = speaking(deep, ground, palette)
  const isLetter = layout === 'letter'
  const title = titleIn(scene, ink, {
    lockup: 'block',
    case: 'upper',
    tracking: -0.02,
    leading: 0.55,
    maxSize: isLetter ? 1250 : 700,
    maxLines: 6,
    minor: { scale: 0.55 },
    gap: 90,
    ...(fill ? { effect: { fill } } : {}),
  })
  const subtitle = lineIn(scene, 'subtitle', isLetter ? 118 : 96, ink, { maxLines: 4, maxWidth: w * 0.62, gap: 70 })
  const author = lineIn(scene, 'author', 104, ink, { maxLines: 2 })
  const head = isBroad(scene) ? 0.55 : 0.46
  if (layout === 'low')
    return { stacks: [stackIn(boxIn(scene, 0, 0, 1, head), 'left', 'top', [title, { ...subtitle, gap: 40 }, author])] }
  if (layout === 'high')
    return {
      stacks: [stackIn(boxIn(scene, 0, 1 - head, 1, 1), 'left', 'bottom', [title, { ...subtitle, gap: 40 }, author])],
    }
  return { stacks: [stackIn(boxIn(scene, 0, 0, 1, 0.92), 'left', 'top', [title, { ...subtitle, gap: 50 }, author])] }
}

/** Contrast of the fruit with the ground from which its ring is read. */
const readable = 40

const inkShare = ({ palette }: Scene, ink: Colour): number => {
  const { ground, second } = inksOf(palette)
  return [0, 0.2, 0.35, 0.5].find((share) => contrastOf(mix(second, ink, share), ground) >= readable) ?? 0.62
}

/** The ring of the letter wears the fruit, so that the letter stays one. */
const planType = (scene: Scene): TypePlan => {
  const plan = plainPlan(scene)
  if (scene.layout !== 'letter') return plan
  const { ground, deep } = inksOf(scene.palette)
  const ink = speaking(deep, ground, scene.palette)
  const place = letterIn(foreseen(scene, plan))
  if (!place) return plan
  const paint = (easel: Easel, box: Box): void => {
    easel.fill(ink)
    slice(easel, scene, box.x + box.w * place.x, box.y + box.h * place.y, box.w * place.radius, true)
    // As much ink over rind and pulp as the ring needs to be read as a letter on this ground.
    easel.ctx.fillStyle = withAlpha(ink, inkShare(scene, ink))
    easel.ctx.fillRect(box.x, box.y, box.w, box.h)
  }
  return plainPlan(scene, { kind: 'window', colour: ink, tint: 0.04, paint })
}

const paintBack = (easel: Easel, scene: Scene, type: SetType): void => {
  const { w, h } = easel
  easel.fill(inksOf(scene.palette).ground)
  const place = scene.layout === 'letter' ? letterIn(type) : undefined
  const title = titleOf(type)
  easel.part('disc', () => {
    if (place && title) {
      const { box } = title
      slice(easel, scene, box.x + box.w * place.x, box.y + box.h * place.y, box.w * place.radius)
      // Where the letters leave half of the page, the other half of the fruit takes it.
      if (title.box.y + title.box.h > h * 0.52) return
    }
    const [zone] = type.zones
    if (scene.layout === 'high') {
      const foot = zone?.y ?? h * 0.5
      const radius = Math.min(w * 0.62, foot * 0.66)
      slice(easel, scene, w * 0.7, foot - radius - h * 0.05, radius)
      return
    }
    const top = zone ? zone.y + zone.h : h * 0.5
    const radius = Math.max(w * 0.44, Math.min(w * 0.62, (h - top) * 0.6))
    slice(easel, scene, w * 0.72, Math.max(h * 0.83, top + h * 0.05 + radius), radius)
  })
}

export const cutFruit: Family = {
  id: 'cut-fruit',
  name: 'Cut Fruit',
  look: 'object',
  templateType: 'typographic',
  genreBuckets: [
    'Other:*',
    'Health & Fitness:health-fitness',
    'Health & Fitness:*',
    'Non-Fiction:*',
    'Contemporary Fiction:humorous',
  ],
  moods: ['uplifting', 'intense', 'romantic'],
  technique:
    'a citrus fruit cut through and seen from above, in place of the round letter or half as large as the page',
  lettering: 'fat capitals from edge to edge',
  palettes: palettesOf('cut-fruit'),
  pairings: [
    { title: 'archivo-black', text: 'dm-sans-black' },
    { title: 'rubik-black', text: 'dm-sans-black' },
    { title: 'alfa-slab', text: 'jost-bold' },
    { title: 'montserrat-black', text: 'montserrat' },
  ],
  layouts: [
    { id: 'letter', phrase: 'letters that fill the page and the fruit in place of the round one' },
    { id: 'low', phrase: 'the title above and half the fruit cut by the foot of the page' },
    { id: 'high', phrase: 'the fruit cut by the head of the page and the title below' },
  ],
  heroes: [noHero.id],
  sample: {
    title: 'Sour Hour',
    subtitle: 'Eighty recipes with an edge',
    author: 'Leonor Vaz',
    summary: 'A cookbook of lemon, vinegar and everything that makes the mouth water.',
  },
  shows: ({ id }) => id === noHero.id,
  design: (scene): Design => ({
    type: planType(scene),
    back: (easel, type) => paintBack(easel, scene, type),
    grain: 0.25,
    vignette: 0,
  }),
}
