// Felt world: a picture book cut and sewn from felt: hills with stitched edges, a soft hero, letters to match.

import { mix } from '../colour/colour.ts'
import type { Cast } from '../light/cast.ts'
import { paintGround } from '../light/ground.ts'
import { paintLitShape } from '../light/lit-shape.ts'
import { worked } from '../light/material.ts'
import { addedInLight } from '../light/paint-added.ts'
import { paintRelief, type Standing } from '../light/paint-relief.ts'
import { type Rig, rigOf } from '../light/rig.ts'
import { fitted, lying } from '../light/still.ts'
import { isBuilding, isFirm, isGrim, isHomely, isLively, isMass, isOfKind, isWeapon } from '../motifs/suits.ts'
import { tau } from '../paint/curves.ts'
import type { Context, Easel } from '../paint/easel.ts'
import { star } from '../paint/ornament/celestial.ts'
import type { Design, Family, Scene } from './family.ts'
import { felt, type Hill, hillSketch, hillsOf, paintStitches } from './felt-world/hills.ts'
import { palettes } from './felt-world/palettes.ts'
import { litTitle, quietLine, stackAt } from './lit-type.ts'
import { isBroad } from './zones.ts'

const rigFor = ({ palette }: Scene): Rig =>
  rigOf({
    from: 130,
    height: 0.6,
    key: '#fff4e0',
    power: 1.6,
    size: 0.6,
    rim: palette.light,
    rimPower: 0.35,
    sky: mix('#ffffff', palette.mid, 0.35),
    ground: mix(palette.light, palette.hues[1], 0.3),
    fill: 0.55,
    exposure: 0.62,
    bend: 0.06,
  })

const traceSky = (ctx: Context, { w, h, layout, random }: Scene): void => {
  const places = random.sub('sky')
  if (layout === 'night') {
    for (let at = 0; at < 13; at++)
      star(
        ctx,
        places.between(0.04, 0.96) * w,
        places.between(0.42, 0.64) * h,
        places.between(20, 46),
        5,
        0.48,
        places.between(0, 1),
      )
    return
  }
  for (let at = 0; at < 3; at++) {
    const [x, y, r] = [
      w * (0.14 + at * 0.36 + places.between(-0.06, 0.06)),
      h * (0.5 + places.between(-0.06, 0.04)),
      w * places.between(0.045, 0.075),
    ]
    for (const [dx, dy, grown] of [
      [-1.1, 0.2, 0.7],
      [0, -0.1, 1],
      [1.05, 0.15, 0.75],
      [0.3, 0.35, 0.7],
      [-0.5, 0.35, 0.65],
    ] as const) {
      ctx.beginPath()
      ctx.arc(x + dx * r, y + dy * r, grown * r, 0, tau)
      ctx.fill()
    }
  }
}

/** Each tone a felt of its own, and beads for eyes. */
const softCast = ({ palette, layout }: Scene): Cast => {
  const [, , pink, yellow, violet] = palette.hues
  const body = layout === 'night' ? yellow : layout === 'peek' ? palette.accent : pink
  const stuff = { cap: 0.12, swell: 0.8 }
  const [main, deep, pale, spark] = [
    felt(body, stuff),
    felt(mix(body, palette.deep, 0.28), stuff),
    felt(mix(body, palette.light, 0.72), stuff),
    felt(violet, stuff),
  ]
  const bead = worked('ceramic', '#1c1410')
  return (tone, name) =>
    name === 'eyes' || name === 'nose'
      ? bead
      : tone === 'shade'
        ? deep
        : tone === 'light'
          ? pale
          : tone === 'accent'
            ? spark
            : main
}

const heroIn = (easel: Easel, scene: Scene): Standing => {
  const { hero, w, h, layout } = scene
  const wide = isBroad(scene)
  const random = easel.random.sub('hero')
  const cast = softCast(scene)
  if (layout === 'peek') {
    const height = fitted(hero, w * 1.05, h * (wide ? 0.62 : 0.6))
    return { motif: hero, cast, placing: { x: w * 0.5, y: h * 1.0, height, random } }
  }
  const height = fitted(hero, w * 0.7, h * (wide ? 0.38 : 0.35))
  if (hero.rests === 'air')
    return { motif: hero, cast, placing: lying(hero, { x: w * 0.5, y: h * 0.6, w: w * 0.66, h: h * 0.3 }, random) }
  return { motif: hero, cast, placing: { x: w * 0.5, y: h * 0.895, height, random } }
}

const design = (scene: Scene): Design => {
  const { palette, layout } = scene
  const rig = rigFor(scene)
  const wide = isBroad(scene)
  const letters = { stuff: felt(palette.ink, { cap: 0.06, swell: 0.8 }), rig, shadow: 0.4, lift: 0.03 }
  const title = litTitle(scene, { colour: palette.ink, letters, case: 'as-given', maxSize: 400, leading: 0.92 })
  const subtitle = quietLine(scene, 'subtitle', { ink: palette.ink, size: 60 })
  const author = quietLine(scene, 'author', { ink: palette.ink, size: 74, case: 'as-given' })
  return {
    type: {
      stacks: [
        stackAt(scene, [0.05, wide ? 0.42 : layout === 'peek' ? 0.36 : 0.42], [title, subtitle], {
          anchor: 'top',
          inset: 0.08,
        }),
        stackAt(scene, [0.92, 0.965], [author], { anchor: 'bottom' }),
      ],
    },
    back: (easel) => {
      const { w, h } = scene
      easel.part('sky', () =>
        paintGround(easel, {
          stuff: felt(palette.mid),
          rig,
          folds: (x, y) => easel.noise.fractal(x / 60, y / 60, 2) * 2.4,
          fill: (_, y) => 1.1 - (0.3 * y) / h,
          grain: 620,
          step: 2.5,
        }),
      )
      const soft = felt(layout === 'night' ? palette.counter : palette.light, { cap: 0.1 })
      easel.part(layout === 'night' ? 'stars' : 'clouds', () =>
        paintLitShape(easel, (ctx) => traceSky(ctx, scene), { x: 0, y: h * 0.36, w, h: h * 0.32 }, w * 0.3, {
          fineness: 0.4,
          stuff: soft,
          rig,
          shadow: 0.45,
          lift: 0.03,
        }),
      )
      const hero = heroIn(easel, scene)
      const [far, middle, near] = hillsOf(scene)
      const shadow = { colour: mix(palette.deep, '#000000', 0.2), strength: 0.5, blur: 12 }
      const front =
        layout === 'peek'
          ? { ...near, level: 0.93, swing: 0.018 }
          : { ...near, level: 0.935, swing: 0.014, colour: mix(near.colour, palette.counter, 0.3) }
      const lay = (some: readonly Hill[]): void =>
        easel.part('hills', () => {
          paintRelief(
            easel,
            some.map((hill) => hillSketch(easel, hill)),
            { rig, lift: 0.004, shadow, room: 0.035, fineness: 0.35 },
          )
          some.forEach((hill, at) => {
            paintStitches(easel, hill, some[at + 1])
          })
        })
      lay(layout === 'peek' ? [far, middle] : [far, middle, near])
      paintRelief(easel, [hero], { rig, lift: 0.02, shadow, room: 0.14, fineness: 0.55 })
      lay([front])
    },
    drawAdded: addedInLight(rig, () => softCast(scene), mix(palette.deep, '#000000', 0.3)),
    grain: 0.12,
    vignette: 0.08,
  }
}

export const feltWorld: Family = {
  id: 'felt-world',
  name: 'Felt World',
  look: 'collage',
  templateType: 'illustrated',
  genreBuckets: ["Children's:picture-book", "Children's:early-reader", "Children's:other", "Children's:chapter-book"],
  moods: ['uplifting', 'romantic', 'mysterious'],
  technique: 'a scene cut and sewn from felt, photographed in soft light',
  lettering: 'round felt letters',
  palettes,
  pairings: [
    { title: 'baloo', text: 'baloo' },
    { title: 'fredoka', text: 'fredoka' },
    { title: 'luckiest-guy', text: 'baloo' },
    { title: 'berkshire-swash', text: 'patrick-hand' },
    { title: 'comfortaa', text: 'comfortaa' },
  ],
  layouts: [
    { id: 'hills', phrase: 'the hero on sewn hills under felt clouds, the title in the sky', isEndless: true },
    { id: 'night', phrase: 'the hero on sewn hills under felt stars, the title in the sky', isEndless: true },
    {
      id: 'peek',
      phrase: 'the hero far larger than the hills and looking out over them, the title above',
      isEndless: true,
    },
  ],
  heroes: [
    'elephant',
    'bear',
    'rabbit',
    'fox',
    'owl',
    'cat',
    'whale',
    'lion',
    'dinosaur',
    'dog',
    'mouse',
    'turtle',
    'bird',
    'unicorn',
  ],
  sample: {
    title: 'A Very Big Hello',
    subtitle: null,
    author: 'Lily Green',
    summary: 'A small elephant practises saying hello to everybody on the hill, and one of them says it back.',
  },
  shows: (motif) =>
    isFirm(motif) &&
    !isGrim(motif) &&
    !isWeapon(motif) &&
    motif.width < 2.2 &&
    (isOfKind(motif, 'creature', 'vehicle', 'plant', 'sky', 'symbol') ||
      isBuilding(motif) ||
      (motif.kind === 'object' && (isMass(motif) || isLively(motif) || isHomely(motif)))),
  design,
}
