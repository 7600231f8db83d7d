// One colour: a thing on a roll of paper, both of one colour, and one of it in another; large soft light.

import type { Colour } from '../colour/colour.ts'
import { lchOf, mix } from '../colour/colour.ts'
import { paintBloom } from '../light/bloom.ts'
import { type Cast, castInColours } from '../light/cast.ts'
import { pool } from '../light/gobo.ts'
import { worked } from '../light/material.ts'
import { addedInLight } from '../light/paint-added.ts'
import { paintRelief, type Standing } from '../light/paint-relief.ts'
import { type Rig, rigOf } from '../light/rig.ts'
import { paintRoom } from '../light/room.ts'
import { fitted, lying } from '../light/still.ts'
import { isFirm, isMass, isOfKind } from '../motifs/suits.ts'
import type { Easel } from '../paint/easel.ts'
import type { Design, Family, Scene } from './family.ts'
import { litTitle, quietLine, stackAt } from './lit-type.ts'
import { palettes } from './one-colour/palettes.ts'
import { isBroad } from './zones.ts'

const rigFor = ({ palette }: Scene): Rig =>
  rigOf({
    from: 138,
    height: 0.56,
    key: '#fff6ea',
    power: 1.9,
    size: 0.7,
    rim: palette.light,
    rimPower: 0.5,
    sky: mix(palette.light, palette.mid, 0.35),
    ground: mix(palette.mid, palette.light, 0.2),
    fill: 0.62,
    exposure: 0.6,
    bend: 0.2,
  })

/** Of one colour, told apart by light; `accent` parts only a little deeper. */
const matt = (colour: Colour): Cast => {
  const deep = mix(colour, '#000000', 0.16)
  const pale = mix(colour, '#ffffff', 0.14)
  return castInColours(
    'plastic',
    { body: colour, shade: deep, light: pale, accent: mix(colour, '#ffffff', 0.08) },
    { rough: 0.42, wrap: 0.4, bleed: '#ffffff', cap: 0.16 },
  )
}

const things = (easel: Easel, scene: Scene): { items: Standing[]; isStanding: boolean } => {
  const { hero, palette, w, h, layout } = scene
  const m = Math.min(w, h)
  const wide = isBroad(scene)
  const random = easel.random.sub('hero')
  const [own, other] = [matt(palette.mid), matt(palette.accent)]
  const isStanding = hero.rests === 'ground'
  if (layout === 'row') {
    const count = 3
    const size = fitted(hero, w * 0.26, h * (wide ? 0.34 : 0.25))
    const odd = scene.random.sub('odd').whole(0, count - 1)
    const items = Array.from({ length: count }, (_, at): Standing => {
      const grown = at === odd ? 1.26 : 1
      const x = w * (0.5 + (at - 1) * 0.285)
      return {
        motif: hero,
        cast: at === odd ? other : own,
        placing: { x, y: h * 0.8, height: size * grown, random: random.sub('same') },
      }
    })
    return { items, isStanding }
  }
  if (layout === 'giant') {
    const placing = lying(
      hero,
      { x: w * 0.6, y: h * 0.76, w: m * 1.35, h: h * 0.68, turn: isStanding ? 0 : 0.3 },
      random,
    )
    return { items: [{ motif: hero, cast: other, placing }], isStanding: false }
  }
  const height = fitted(hero, w * (wide ? 0.42 : 0.66), h * (wide ? 0.46 : 0.42))
  if (isStanding)
    return { items: [{ motif: hero, cast: other, placing: { x: w * 0.58, y: h * 0.84, height, random } }], isStanding }
  const placing = lying(hero, { x: w * 0.56, y: h * 0.65, w: height * hero.width, h: height, turn: 0.32 }, random)
  return { items: [{ motif: hero, cast: other, placing }], isStanding }
}

const design = (scene: Scene): Design => {
  const { palette, layout, w, h } = scene
  const rig = rigFor(scene)
  const wide = isBroad(scene)
  const { ink } = palette
  const title = litTitle(scene, {
    colour: ink,
    case: 'as-given',
    maxSize: wide ? 300 : 400,
    leading: 0.9,
    tracking: -0.01,
  })
  const subtitle = quietLine(scene, 'subtitle', { ink, size: 58 })
  const author = quietLine(scene, 'author', { ink, size: 62, case: 'as-given' })
  const left = { align: 'left', inset: 0.075 } as const
  return {
    type: {
      stacks: [
        stackAt(scene, [0.055, wide ? 0.44 : 0.42], [title, subtitle], { ...left, anchor: 'top' }),
        stackAt(scene, [0.905, 0.955], [author], { ...left, anchor: 'bottom' }),
      ],
    },
    back: (easel) => {
      const paper = worked('plastic', palette.mid, { rough: 0.95, wrap: 0.3, bump: 0 })
      const light = pool(w * 0.3, h * 0.62, Math.hypot(w, h) * 0.95)
      paintRoom(easel, {
        rig,
        horizon: h,
        wall: paper,
        floor: paper,
        x: w / 2,
        reach: w,
        isSeamless: true,
        wallLight: (x, y) => 0.42 + 0.66 * light(x, y),
      })
      const { items, isStanding } = things(easel, scene)
      const colour = mix(palette.deep, palette.mid, lchOf(palette.mid).l > 0.75 ? 0.35 : 0.12)
      for (const item of items)
        paintRelief(easel, [item], {
          rig,
          lift: isStanding ? 0.02 : 0.05,
          ...(isStanding
            ? { floor: { lean: 1.5, length: 0.42, strength: 0.62, colour } }
            : { shadow: { colour, strength: layout === 'giant' ? 0.5 : 0.6, blur: 34 } }),
        })
      paintBloom(easel, 0.12)
    },
    drawAdded: addedInLight(rig, () => matt(palette.accent), mix(palette.deep, '#000000', 0.3)),
    grain: 0.2,
    vignette: 0.06,
  }
}

export const oneColour: Family = {
  id: 'one-colour',
  name: 'One Colour',
  look: 'object',
  templateType: 'graphic',
  genreBuckets: [
    'Business & Economics:business',
    'Self-Help & Personal Development:self-help',
    'Non-Fiction:*',
    'Health & Fitness:health-fitness',
    'Contemporary Fiction:humorous',
    'Biography & Memoir:inspirational',
  ],
  moods: ['intellectual', 'uplifting', 'intense'],
  technique: 'a still life in a single colour under a large soft light',
  lettering: 'tight modern sans, set large and left',
  palettes,
  pairings: [
    { title: 'inter-black', text: 'inter-medium' },
    { title: 'dm-sans-black', text: 'dm-sans' },
    { title: 'space-grotesk-bold', text: 'space-grotesk' },
    { title: 'gloock', text: 'dm-sans' },
    { title: 'fraunces-black', text: 'dm-sans' },
    { title: 'archivo-black', text: 'inter-medium' },
  ],
  layouts: [
    {
      id: 'stand',
      phrase: 'the object low on the right on paper of one colour, the title large at the upper left',
      isEndless: true,
    },
    {
      id: 'row',
      phrase: 'three of the object in a row, one of them in another colour, the title above',
      isEndless: true,
    },
    {
      id: 'giant',
      phrase: 'the object far larger than the sheet and leaving it below, the title above',
      isEndless: true,
    },
  ],
  heroes: [
    'light-bulb',
    'chess-king',
    'gear',
    'rocket',
    'target',
    'compass',
    'coins',
    'apple',
    'key',
    'briefcase',
    'dumbbell',
    'hourglass',
    'puzzle',
    'mountain',
    'umbrella',
  ],
  sample: {
    title: 'The Odd One Wins',
    subtitle: 'How difference became the last advantage',
    author: 'Priya Lindqvist',
    summary: 'A field guide for leaders whose best people never fitted the job description.',
  },
  shows: (motif) =>
    isFirm(motif) &&
    motif.width < 1.9 &&
    (isOfKind(motif, 'object', 'symbol', 'plant', 'vehicle', 'creature') || isMass(motif)),
  design,
}
