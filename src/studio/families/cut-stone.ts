// Cut stone: the title cut into a slab and gilded, and the hero of metal set into it.

import { mix } from '../colour/colour.ts'
import type { Metal } from '../colour/palette.ts'
import { paintBloom } from '../light/bloom.ts'
import { castIn } from '../light/cast.ts'
import { type CrackLine, traceCrack } from '../light/crack.ts'
import { pool } from '../light/gobo.ts'
import { paintGround } from '../light/ground.ts'
import { paintLitShape } from '../light/lit-shape.ts'
import { type Material, type MaterialName, material, worked } from '../light/material.ts'
import { addedInLight } from '../light/paint-added.ts'
import { paintRelief } from '../light/paint-relief.ts'
import { type Rig, rigOf } from '../light/rig.ts'
import { lying, type Spot } from '../light/still.ts'
import { isGrim, isMass, isModern, isNoble, isOfKind, isOneThing, isTimeless } from '../motifs/suits.ts'
import { tau } from '../paint/curves.ts'
import type { Context, Easel } from '../paint/easel.ts'
import { sunburst } from '../paint/ornament/rays.ts'
import { palettes } from './cut-stone/palettes.ts'
import type { Design, Family, Scene } from './family.ts'
import { litTitle, quietLine, stackAt } from './lit-type.ts'
import { isBroad } from './zones.ts'

const stuffOf: Readonly<Record<Metal, MaterialName>> = {
  gold: 'brass',
  rose: 'copper',
  silver: 'steel',
  copper: 'bronze',
  bone: 'bone',
  blood: 'bronze',
}

const rigFor = ({ palette }: Scene): Rig =>
  rigOf({
    from: 118,
    height: 0.42,
    key: mix('#ffe6c4', palette.light, 0.3),
    power: 2.9,
    size: 0.34,
    rim: palette.counter,
    rimPower: 0.7,
    sky: mix(palette.counter, '#7a8494', 0.5),
    ground: mix(palette.mid, '#2a2420', 0.5),
    fill: 0.62,
    exposure: 0.54,
    bend: 0.2,
  })

const stoneOf = ({ palette }: Scene, more: Partial<Material> = {}): Material =>
  worked('stone', mix(mix(palette.mid, '#77746e', 0.45), palette.deep, 0.3), {
    grainSize: 1,
    bump: 0.42,
    mottle: 0.55,
    ...more,
  })

const spotOf = (scene: Scene): Spot => {
  const { w, h, layout, hero } = scene
  const m = Math.min(w, h)
  const wide = isBroad(scene)
  if (layout === 'stele') return { x: w / 2, y: h * 0.3, w: m * 1.06, h: h * (hero.width < 0.6 ? 0.66 : 0.54) }
  if (layout === 'rift') return { x: w * 0.62, y: h * 0.73, w: m * 0.78, h: h * 0.46, turn: 0.14 }
  return { x: w / 2, y: h * (wide ? 0.7 : 0.685), w: m * (wide ? 0.42 : 0.5), h: h * (wide ? 0.4 : 0.36) }
}

/** Rings cut around the hero, and short rays between them. */
const traceRings = (ctx: Context, { x, y }: Spot, r: number): void => {
  for (const [outer, inner] of [
    [1, 0.975],
    [0.8, 0.788],
  ] as const) {
    ctx.beginPath()
    ctx.arc(x, y, r * outer, 0, tau)
    ctx.arc(x, y, r * inner, 0, tau, true)
    ctx.fill()
  }
  sunburst(ctx, { x, y, inner: r * 0.83, outer: r * 0.935, rays: 40, share: 0.3 })
}

const crackOver = ({ w, h, extent }: Easel): CrackLine => ({
  from: [extent.x - w * 0.1, h * 0.62],
  to: [w * 1.1, h * 0.36],
  open: 13,
  jag: h * 0.016,
})

const paintSlab = (easel: Easel, scene: Scene, rig: Rig): void => {
  const { w, h, layout, palette } = scene
  const { noise } = easel
  const spot = spotOf(scene)
  easel.part('rock', () =>
    paintGround(easel, {
      stuff: stoneOf(scene),
      rig,
      folds: (x, y) => noise.fractal(x / 300, y / 300, 5) * 58 + noise.ridged(x / 700, y / 700, 3) * 24,
      light: (x, y) => 1.1 * pool(w * 0.42, h * 0.4, Math.hypot(w, h) * 0.52)(x, y),
      fill: pool(w * 0.5, h * 0.45, Math.hypot(w, h) * 0.75),
      grain: 520,
    }),
  )
  const cut = {
    stuff: stoneOf(scene, { colour: mix(palette.mid, '#000000', 0.35), form: 'round', cap: 0.06 }),
    rig,
    isSunk: true,
  }
  const m = Math.min(w, h)
  if (layout === 'slab') {
    const r = m * (isBroad(scene) ? 0.29 : 0.385)
    easel.part('rings', () =>
      paintLitShape(
        easel,
        (ctx) => traceRings(ctx, spot, r),
        { x: spot.x - r, y: spot.y - r, w: r * 2, h: r * 2 },
        m * 0.4,
        cut,
      ),
    )
  }
  if (layout === 'rift')
    paintLitShape(
      easel,
      (ctx) => traceCrack(ctx, easel.random.sub('crack'), crackOver(easel)),
      { ...easel.extent, y: h * 0.28, h: h * 0.42 },
      m * 0.5,
      cut,
    )
}

const design = (scene: Scene): Design => {
  const { palette, layout } = scene
  const rig = rigFor(scene)
  const wide = isBroad(scene)
  const metal = stuffOf[palette.metal]
  // Leaf is paler than the metal that it is beaten from.
  const leaf = worked(metal, mix(material(metal).colour, palette.ink, 0.45), {
    form: 'plate',
    swell: 0.8,
    cap: 0.014,
    rough: 0.4,
    mottle: 0.6,
    bump: 0.16,
  })
  const title = litTitle(scene, {
    colour: mix(palette.ink, palette.accent, 0.2),
    letters: { stuff: leaf, rig, isSunk: true },
    maxSize: 420,
    shadow: '#000000',
    lockup: 'block',
    leading: 0.98,
  })
  const subtitle = quietLine(scene, 'subtitle', { ink: palette.ink, size: 50, case: 'upper', shadow: '#000000' })
  const author = quietLine(scene, 'author', { ink: palette.ink, size: 76, shadow: '#000000' })
  const low = layout === 'stele'
  const stacks = low
    ? [
        stackAt(scene, [wide ? 0.58 : 0.6, 0.875], [title, subtitle], { anchor: 'bottom' }),
        stackAt(scene, [0.9, 0.95], [author], { anchor: 'bottom' }),
      ]
    : [
        stackAt(scene, [0.055, wide ? 0.42 : 0.42], [title, subtitle], {
          anchor: 'top',
          align: layout === 'rift' ? 'left' : 'center',
        }),
        stackAt(scene, [0.9, 0.95], [author], { anchor: 'bottom', align: layout === 'rift' ? 'left' : 'center' }),
      ]
  return {
    type: { stacks },
    back: (easel) => {
      paintSlab(easel, scene, rig)
      const cast = worked(metal, undefined, { cap: 0.07, wear: 1.1, mottle: 0.5 })
      const jewel = worked('crystal', palette.accent)
      paintRelief(
        easel,
        [
          {
            motif: scene.hero,
            placing: lying(scene.hero, spotOf(scene), easel.random.sub('hero')),
            cast: castIn(cast, jewel),
          },
        ],
        {
          rig,
          lift: 0.022,
          shadow: { colour: '#000000', strength: 0.9, blur: 10 },
        },
      )
      if (low) {
        const { ctx, h } = easel
        const dusk = ctx.createLinearGradient(0, h * 0.45, 0, h * 0.66)
        dusk.addColorStop(0, `${mix(palette.deep, '#000000', 0.3)}00`)
        dusk.addColorStop(1, `${mix(palette.deep, '#000000', 0.3)}8c`)
        easel.fill(dusk)
      }
      paintBloom(easel, 0.28)
    },
    drawAdded: addedInLight(rig, () =>
      castIn(worked(metal, undefined, { cap: 0.07, wear: 1.1, mottle: 0.5 }), worked('crystal', palette.accent)),
    ),
    grain: 0.4,
    vignette: 0.42,
  }
}

export const cutStone: Family = {
  id: 'cut-stone',
  name: 'Cut Stone',
  look: 'emblem',
  templateType: 'ornamental',
  genreBuckets: [
    'Fantasy:epic-fantasy',
    'Fantasy:grimdark',
    'Fantasy:myth-folklore',
    'Fantasy:dark-fantasy',
    'Fantasy:litrpg',
    'Historical Fiction:historical-fiction',
  ],
  moods: ['epic', 'intense', 'mysterious'],
  technique: 'metal set into a weathered slab under a low light',
  lettering: 'gilded capitals cut into the stone',
  palettes,
  pairings: [
    { title: 'cinzel-black', text: 'cinzel-medium' },
    { title: 'cormorant-sc', text: 'cormorant-sc' },
    { title: 'uncial-antiqua', text: 'cinzel-medium' },
    { title: 'cinzel-bold', text: 'forum' },
    { title: 'grenze-gotisch', text: 'cinzel-medium' },
  ],
  layouts: [
    { id: 'slab', phrase: 'the title cut across the upper half and the hero set in carved rings below' },
    { id: 'stele', phrase: 'the hero filling the upper sheet and leaving it, the title cut at its foot' },
    { id: 'rift', phrase: 'a crack running over the slab between the title and the hero', isEndless: true },
  ],
  heroes: [
    'sword',
    'dragon',
    'crown',
    'axe',
    'shield',
    'wolf',
    'key',
    'raven',
    'skull',
    'stag',
    'tower',
    'bow',
    'crossed-swords',
    'tree',
  ],
  sample: {
    title: 'The Oath Beneath',
    subtitle: 'Book One of the Standing Stones',
    author: 'K. D. Aldermere',
    summary: 'Under the broken stone lies a sword, and a promise nobody alive remembers making.',
  },
  shows: (motif) =>
    isOneThing(motif) &&
    (isTimeless(motif) || isGrim(motif)) &&
    !isModern(motif) &&
    motif.width < 2 &&
    (isOfKind(motif, 'object', 'creature', 'symbol', 'plant', 'sky') ||
      (isNoble(motif) && (isMass(motif) || motif.kind === 'person'))),
  design,
}
