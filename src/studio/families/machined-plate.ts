// Machined plate: the hero pressed into a hull, seams and bolts around it, light leaking through the cuts.

import { mix } from '../colour/colour.ts'
import { paintBloom } from '../light/bloom.ts'
import { castIn } from '../light/cast.ts'
import { pool } from '../light/gobo.ts'
import { paintGround } from '../light/ground.ts'
import { paintLitShape } from '../light/lit-shape.ts'
import { type Material, worked } from '../light/material.ts'
import { addedInLight } from '../light/paint-added.ts'
import { paintRelief } from '../light/paint-relief.ts'
import { type Rig, rigOf } from '../light/rig.ts'
import { beads, drawnAt, lying, ring, type Spot } from '../light/still.ts'
import { isBuilding, isHomely, isModern, isNoble, isOfKind, isOneThing, isPlain } from '../motifs/suits.ts'
import { tau } from '../paint/curves.ts'
import type { Context, Easel } from '../paint/easel.ts'
import { silhouette } from '../paint/pen.ts'
import { drawMotif } from '../paint/stamp.ts'
import type { Design, Family, Scene } from './family.ts'
import { litTitle, quietLine, stackAt } from './lit-type.ts'
import { palettes } from './machined-plate/palettes.ts'
import { isBroad } from './zones.ts'

const rigFor = ({ palette }: Scene): Rig =>
  rigOf({
    from: 112,
    height: 0.46,
    key: mix('#e8f2ff', palette.light, 0.4),
    power: 2.3,
    size: 0.5,
    rim: palette.accent,
    rimPower: 1.4,
    sky: mix('#8a98a8', palette.mid, 0.4),
    ground: mix(palette.accent, '#000000', 0.65),
    fill: 0.8,
    exposure: 0.5,
    bend: 0.3,
  })

const hullOf = ({ palette }: Scene, more: Partial<Material> = {}): Material =>
  worked('steel', mix(palette.mid, '#8a929c', 0.4), {
    rough: 0.42,
    mottle: 0.16,
    bump: 0.05,
    cap: 0.05,
    wear: 1,
    ...more,
  })

const spotOf = (scene: Scene): Spot => {
  const { w, h, layout, hero } = scene
  const m = Math.min(w, h)
  const wide = isBroad(scene)
  if (layout === 'hull')
    return { x: w * 0.56, y: h * 0.7, w: m * 1.36, h: h * (hero.width < 0.8 ? 0.8 : 0.6), turn: -0.22 }
  if (layout === 'breach') return { x: w * 0.5, y: h * (wide ? 0.62 : 0.61), w: m * 0.86, h: h * 0.38 }
  return { x: w * 0.5, y: h * (wide ? 0.38 : 0.36), w: m * 0.56, h: m * 0.56 }
}

/** Seams between plates, a few of them broken at right angles. */
const traceSeams = (ctx: Context, { w, h, extent }: Easel, { random, layout }: Scene): void => {
  const seams = random.sub('seams')
  const [left, right] = [extent.x - 20, w + 20]
  const heights = layout === 'breach' ? [0.395, 0.83] : layout === 'hull' ? [0.4, 0.86] : [0.64, 0.895]
  for (const share of heights) {
    const y = share * h
    const at = w * seams.between(0.2, 0.8)
    const step = h * 0.018
    ctx.fillRect(left, y, at - left, 7)
    ctx.fillRect(at, y, 7, step)
    ctx.fillRect(at, y + step, right - at, 7)
    for (let x = left + 60; x < right; x += 150) {
      ctx.beginPath()
      ctx.arc(x, y - 34, 10, 0, tau)
      ctx.fill()
    }
  }
  for (const share of [seams.between(0.1, 0.3), seams.between(0.7, 0.9)])
    ctx.fillRect(share * w, 0, 6, h * (heights[0] ?? 0.1))
}

const paintHull = (easel: Easel, scene: Scene, rig: Rig): void => {
  const { w, h, palette } = scene
  const { noise } = easel
  easel.part('panel', () =>
    paintGround(easel, {
      stuff: hullOf(scene),
      rig,
      folds: (x, y) => noise.fractal(x / 900, y / 900, 3) * 70,
      light: (x, y) => 0.25 + pool(w * 0.4, h * 0.34, Math.hypot(w, h) * 0.5)(x, y),
      fill: (x, y) => 0.3 + 0.8 * pool(w * 0.5, h * 0.4, Math.hypot(w, h) * 0.6)(x, y),
      grain: 760,
    }),
  )
  const groove = worked('iron', mix(palette.deep, '#000000', 0.3), { cap: 0.03, rough: 0.6 })
  easel.part('lines', () =>
    paintLitShape(
      easel,
      (ctx) => traceSeams(ctx, easel, scene),
      { x: easel.extent.x, y: 0, w: easel.extent.w, h },
      300,
      { stuff: groove, rig, isSunk: true },
    ),
  )
}

/** Light behind the hero, through the gap around it. */
const paintLeak = (easel: Easel, { hero, palette }: Scene, spot: Spot): void => {
  if (easel.without.has(hero.id) || easel.flood !== null || hero.flood !== undefined) return
  const random = easel.random.sub('hero')
  for (const [blur, grown, alpha] of [
    [60, 1.05, 0.7],
    [14, 1.035, 1],
  ] as const)
    easel.soft(
      blur,
      (ctx) =>
        drawMotif(ctx, hero, {
          ...lying(hero, { ...spot, w: spot.w * grown, h: spot.h * grown }, random),
          tones: silhouette(mix(palette.accent, '#ffffff', blur < 20 ? 0.45 : 0)),
        }),
      { alpha, blend: 'screen' },
    )
}

const design = (scene: Scene): Design => {
  const { palette, layout, hero } = scene
  const rig = rigFor(scene)
  const wide = isBroad(scene)
  const glow = worked('flame', mix(palette.accent, '#ffffff', 0.35), { glow: 1.7, form: 'plate', cap: 0.014 })
  const title = litTitle(scene, {
    colour: mix(palette.accent, '#ffffff', 0.55),
    letters: { stuff: glow, rig, shadow: 0.6, lift: 0.004 },
    maxSize: 330,
    tracking: 0.06,
  })
  const subtitle = quietLine(scene, 'subtitle', {
    ink: palette.ink,
    size: 46,
    case: 'upper',
    tracking: 0.2,
    shadow: '#000000',
  })
  const author = quietLine(scene, 'author', { ink: palette.ink, size: 70, tracking: 0.26, shadow: '#000000' })
  const high = layout !== 'hatch'
  return {
    type: {
      stacks: high
        ? [
            stackAt(scene, [layout === 'hull' ? 0.06 : 0.06, wide ? 0.37 : 0.36], [title, subtitle], {
              anchor: layout === 'breach' ? 'middle' : 'top',
            }),
            stackAt(scene, [0.875, 0.945], [author], { anchor: 'bottom' }),
          ]
        : [
            stackAt(scene, [0.66, 0.88], [title, subtitle]),
            stackAt(scene, [0.91, 0.95], [author], { anchor: 'bottom' }),
          ],
    },
    back: (easel) => {
      const spot = spotOf(scene)
      paintHull(easel, scene, rig)
      const radius = spot.w * 0.72
      const rim = drawnAt(spot.x, spot.y, radius * 2, castIn(hullOf(scene, { cap: 0.02, rough: 0.3 })), (pen) => {
        ring(pen, 'body', 0.5, 0.41)
        beads(pen, 'light', 0.455, 0.016, 18)
        ring(pen, 'body', 0.39, 0.378)
      })
      if (layout === 'hatch')
        easel.part('rings', () =>
          paintRelief(easel, [rim], { rig, lift: 0.01, shadow: { colour: '#000000', strength: 0.9, blur: 8 } }),
        )
      paintLeak(easel, scene, spot)
      const cast = castIn(hullOf(scene, { cap: 0.07, rough: 0.3 }), worked('flame', palette.accent, { glow: 2 }))
      paintRelief(easel, [{ motif: hero, placing: lying(hero, spot, easel.random.sub('hero')), cast }], {
        rig,
        lift: 0.006,
        shadow: { colour: '#000000', strength: 0.6, blur: 6 },
      })
      paintBloom(easel, 0.5)
    },
    drawAdded: addedInLight(rig, () =>
      castIn(hullOf(scene, { cap: 0.07, rough: 0.3 }), worked('flame', palette.accent, { glow: 2 })),
    ),
    grain: 0.36,
    vignette: 0.45,
  }
}

export const machinedPlate: Family = {
  id: 'machined-plate',
  name: 'Machined Plate',
  look: 'emblem',
  templateType: 'graphic',
  genreBuckets: [
    'Science Fiction:space-opera',
    'Science Fiction:hard-sf',
    'Science Fiction:dystopian',
    'Science Fiction:litrpg',
    'Science Fiction:cyberpunk',
    'Thriller:techno',
    'Fantasy:dystopian',
  ],
  moods: ['epic', 'intense', 'mysterious'],
  technique: 'a pressed steel hull with light leaking through its seams',
  lettering: 'wide technical capitals of light',
  palettes,
  pairings: [
    { title: 'michroma', text: 'exo-light' },
    { title: 'orbitron-bold', text: 'exo-light' },
    { title: 'rajdhani', text: 'rajdhani' },
    { title: 'exo-bold', text: 'exo-light' },
    { title: 'unbounded', text: 'space-grotesk' },
  ],
  layouts: [
    { id: 'hatch', phrase: 'the emblem in a bolted hatch, the title below' },
    {
      id: 'hull',
      phrase: 'the emblem far larger than the sheet, pressed into the hull aslant, the title above',
      isEndless: true,
    },
    {
      id: 'breach',
      phrase: 'the emblem on the middle plate between two seams, the title on the plate above',
      isEndless: true,
    },
  ],
  heroes: [
    'rocket',
    'spaceship',
    'eagle',
    'satellite',
    'planet',
    'astronaut',
    'skull',
    'gear',
    'ufo',
    'circuit',
    'shield',
    'eye',
    'wolf',
    'star',
    'lightning',
  ],
  sample: {
    title: 'Hull Breach',
    subtitle: 'The Ardent Fleet, Book Two',
    author: 'Soren Achterberg',
    summary: 'The last warship of a beaten fleet picks up a signal in its own voice.',
  },
  shows: (motif) =>
    isOneThing(motif) &&
    !isHomely(motif) &&
    !(isPlain(motif) && !isModern(motif)) &&
    motif.width < 2.2 &&
    (isOfKind(motif, 'object', 'vehicle', 'creature', 'symbol') ||
      (motif.kind === 'sky' && isNoble(motif)) ||
      (motif.kind === 'person' && isModern(motif)) ||
      (motif.kind === 'place' && isModern(motif) && isBuilding(motif)) ||
      motif.id === 'mountain'),
  design,
}
