// Clay parade: everything kneaded from modelling clay, the thumb still in it: a burst of rays, a crowd of the hero, or a great one close by.

import { type Colour, mix } from '../colour/colour.ts'
import { type Cast, castIn } from '../light/cast.ts'
import { pool } from '../light/gobo.ts'
import { paintGround } from '../light/ground.ts'
import { type Material, worked } from '../light/material.ts'
import { addedInLight } from '../light/paint-added.ts'
import { type Drawn, paintRelief, type Standing } from '../light/paint-relief.ts'
import { type Rig, rigOf } from '../light/rig.ts'
import { drawnAt, fitted, lying } from '../light/still.ts'
import { heightBeside } from '../motifs/real-size.ts'
import { isBuilding, isFirm, isGrim, isHomely, isLively, isMass, isOfKind } from '../motifs/suits.ts'
import { tau } from '../paint/curves.ts'
import type { Easel } from '../paint/easel.ts'
import { palettes } from './clay-parade/palettes.ts'
import type { Design, Family, Scene } from './family.ts'
import { litTitle, quietLine, stackAt } from './lit-type.ts'
import { isBroad } from './zones.ts'

const rigFor = ({ palette }: Scene): Rig =>
  rigOf({
    from: 128,
    height: 0.55,
    key: '#fff4e2',
    power: 1.8,
    size: 0.5,
    rim: palette.light,
    rimPower: 0.4,
    sky: mix('#ffffff', palette.mid, 0.4),
    ground: mix(palette.mid, palette.light, 0.4),
    fill: 0.5,
    exposure: 0.6,
    bend: 0.1,
  })

const clay = (colour: Colour, more: Partial<Material> = {}): Material =>
  worked('clay', colour, { bump: 0.22, mottle: 0.05, rough: 0.5, ...more })

/** Each tone a lump of its own; bodies in a colour that the parade gives them. */
const lumps = ({ palette }: Scene, at: number): Cast => {
  const { hues } = palette
  const body = hues[at % 4] ?? palette.accent
  const spark = hues[(at + 1) % 4] ?? palette.counter
  const form = { cap: 0.2, swell: 0.95 }
  const [main, deep, pale, bright] = [
    clay(body, form),
    clay(mix(body, palette.deep, 0.3), form),
    clay(mix(body, palette.light, 0.66), form),
    clay(spark, form),
  ]
  const bead = worked('ceramic', '#18120e')
  return (tone, name) =>
    name === 'eyes' || name === 'nose'
      ? bead
      : tone === 'shade'
        ? deep
        : tone === 'light'
          ? pale
          : tone === 'accent'
            ? bright
            : main
}

/** Wedges around a place, every other one of another colour. */
const raysAt = (easel: Easel, { palette }: Scene, x: number, y: number): Drawn => {
  const { w, h } = easel
  const far = Math.hypot(w, h) * 1.2
  const count = 18
  return drawnAt(
    x,
    y,
    far,
    castIn(clay(mix(palette.mid, palette.light, 0.28), { form: 'plate', cap: 0.012 })),
    (pen) => {
      for (let ray = 0; ray < count; ray++) {
        const [from, to] = [(ray / count) * tau, ((ray + 0.5) / count) * tau]
        pen.fill('body', (path) => {
          path.moveTo(Math.cos((from + to) / 2) * 0.06, Math.sin((from + to) / 2) * 0.06)
          path.lineTo(Math.cos(from), Math.sin(from))
          path.lineTo(Math.cos(to), Math.sin(to))
          path.closePath()
        })
      }
    },
  )
}

const groundAt = (easel: Easel, colour: Colour, level: number): Drawn => {
  const { w, h, extent } = easel
  return drawnAt(0, 0, h, castIn(clay(colour, { cap: 0.03 })), (pen) =>
    pen.fill('body', (path) => {
      const left = extent.x - w * 0.3
      path.moveTo(left / h, level + 0.03)
      path.quadraticCurveTo((w * 0.5) / h, level - 0.05, (w * 1.3) / h, level + 0.03)
      path.lineTo((w * 1.3) / h, 1.25)
      path.lineTo(left / h, 1.25)
      path.closePath()
    }),
  )
}

const paradeOf = (easel: Easel, scene: Scene): Standing[] => {
  const { hero, companions, w, h, layout } = scene
  const wide = isBroad(scene)
  const random = easel.random.sub('hero')
  const flies = hero.rests === 'air'
  if (layout === 'great') {
    const placing = lying(hero, { x: w * 0.55, y: h * 0.73, w: w * 1.3, h: h * 0.66 }, random)
    return [{ motif: hero, cast: lumps(scene, 0), placing }]
  }
  if (layout === 'crowd') {
    const others = companions.filter(
      ({ kind, rests }) => (kind === 'creature' || kind === 'plant') && rests === 'ground',
    )
    const friends = [hero, others[0] ?? hero, others[1] ?? hero]
    const places = [
      [0.17, 0.7, 0.24, 1],
      [0.83, 0.7, 0.24, 2],
      [0.5, 0.715, 0.27, 3],
      [0.2, 0.86, 0.27, 2],
      [0.8, 0.86, 0.27, 1],
      [0.5, 0.92, 0.4, 0],
    ] as const
    return places.map(([x, foot, size, hue], at): Standing => {
      const motif = at === places.length - 1 ? hero : (friends[at % friends.length] ?? hero)
      const tall = h * size * (wide ? 0.85 : 0.72)
      const natural = heightBeside(motif, hero, tall, { least: tall * 0.6, most: tall * 1.25 })
      const height = fitted(motif, w * size * 1.25, natural)
      return {
        motif,
        cast: lumps(scene, hue),
        placing: { x: w * x, y: h * foot, height, flip: x > 0.5, random: random.sub(`${at}`) },
      }
    })
  }
  const height = fitted(hero, w * 0.74, h * (wide ? 0.44 : 0.42))
  if (flies)
    return [
      {
        motif: hero,
        cast: lumps(scene, 0),
        placing: lying(hero, { x: w * 0.5, y: h * 0.6, w: w * 0.8, h: h * 0.34 }, random),
      },
    ]
  return [{ motif: hero, cast: lumps(scene, 0), placing: { x: w * 0.5, y: h * 0.865, height, random } }]
}

/** Shares of the usual pixels: clay is soft, and hills and rays are hardly more than their edges. */
const [kneaded, broad] = [0.55, 0.3]

const design = (scene: Scene): Design => {
  const { palette, layout, w, h } = scene
  const rig = rigFor(scene)
  const wide = isBroad(scene)
  const letters = { stuff: clay(palette.ink, { cap: 0.07, swell: 0.8 }), rig, shadow: 0.35, lift: 0.02 }
  const title = litTitle(scene, { colour: palette.ink, letters, case: 'as-given', maxSize: 420, leading: 0.9 })
  const subtitle = quietLine(scene, 'subtitle', { ink: palette.ink, size: 58 })
  const author = quietLine(scene, 'author', { ink: palette.ink, size: 72, case: 'as-given' })
  return {
    type: {
      stacks: [
        stackAt(scene, [0.05, wide ? 0.4 : layout === 'crowd' ? 0.44 : 0.4], [title, subtitle], {
          anchor: 'top',
          inset: 0.08,
        }),
        stackAt(scene, [0.92, 0.965], [author], { anchor: 'bottom' }),
      ],
    },
    back: (easel) => {
      easel.part('sky', () =>
        paintGround(easel, {
          stuff: clay(palette.mid, { bump: 0.1 }),
          rig,
          folds: (x, y) => easel.noise.fractal(x / 130, y / 130, 3) * 15,
          light: pool(w * 0.35, h * 0.35, Math.hypot(w, h) * 1.1),
          grain: 800,
          step: 2.5,
        }),
      )
      const shadow = { colour: mix(palette.deep, '#000000', 0.1), strength: 0.55, blur: 14 }
      if (layout === 'burst')
        easel.part('rays', () =>
          paintRelief(easel, [raysAt(easel, scene, w / 2, h * 0.66)], { rig, lift: 0.002, shadow, fineness: broad }),
        )
      const level = layout === 'crowd' ? 0.62 : 0.84
      if (layout !== 'great')
        easel.part('hills', () =>
          paintRelief(easel, [groundAt(easel, palette.hues[3], level)], { rig, lift: 0.004, shadow, fineness: broad }),
        )
      for (const one of paradeOf(easel, scene))
        paintRelief(easel, [one], { rig, lift: 0.035, shadow, fineness: kneaded })
      if (layout === 'great')
        easel.part('hills', () =>
          paintRelief(easel, [groundAt(easel, palette.hues[3], 0.93)], { rig, lift: 0.006, shadow, fineness: broad }),
        )
    },
    drawAdded: addedInLight(rig, () => lumps(scene, 1), mix(palette.deep, '#000000', 0.3)),
    grain: 0.1,
    vignette: 0.06,
  }
}

export const clayParade: Family = {
  id: 'clay-parade',
  name: 'Clay Parade',
  look: 'character',
  templateType: 'illustrated',
  genreBuckets: [
    "Children's:picture-book",
    "Children's:early-reader",
    "Children's:chapter-book",
    "Children's:middle-grade",
    "Children's:other",
  ],
  moods: ['uplifting', 'intense', 'romantic'],
  technique: 'a scene kneaded from bright modelling clay',
  lettering: 'fat letters rolled from clay',
  palettes,
  pairings: [
    { title: 'luckiest-guy', text: 'baloo' },
    { title: 'fredoka', text: 'fredoka' },
    { title: 'baloo', text: 'patrick-hand' },
    { title: 'bangers', text: 'baloo' },
    { title: 'pacifico', text: 'fredoka' },
  ],
  layouts: [
    { id: 'burst', phrase: 'the hero on a clay hill before a burst of rays, the title above', isEndless: true },
    { id: 'crowd', phrase: 'a crowd of clay friends around the hero, the title above' },
    { id: 'great', phrase: 'the hero far larger than the sheet, the title above it', isEndless: true },
  ],
  heroes: [
    'dinosaur',
    'rocket',
    'lion',
    'octopus',
    'cat',
    'bear',
    'owl',
    'cake',
    'whale',
    'rabbit',
    'train',
    'dog',
    'mouse',
    'dragon',
  ],
  sample: {
    title: 'Nobody Told the Dinosaur',
    subtitle: null,
    author: 'Pip Okafor',
    summary: 'Everyone knows bedtime is at eight, except the one who does not fit through the door.',
  },
  shows: (motif) =>
    isFirm(motif) &&
    !isGrim(motif) &&
    motif.width < 2.2 &&
    (isOfKind(motif, 'creature', 'vehicle', 'plant', 'sky', 'symbol') ||
      isBuilding(motif) ||
      (motif.kind === 'object' && (isMass(motif) || isLively(motif) || isHomely(motif)))),
  design,
}
