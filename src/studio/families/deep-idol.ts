// Deep idol: an old image of the hero, far too large, lit from below by what it guards.

import { mix } from '../colour/colour.ts'
import { paintBloom } from '../light/bloom.ts'
import { castIn } from '../light/cast.ts'
import { pool } from '../light/gobo.ts'
import { paintGround } from '../light/ground.ts'
import { linear, scaled } from '../light/linear.ts'
import { worked } from '../light/material.ts'
import { addedInLight } from '../light/paint-added.ts'
import { paintRelief } from '../light/paint-relief.ts'
import { type Rig, rigOf } from '../light/rig.ts'
import { beads, cutRays, disc, drawnAt, lying, ring, type Spot } from '../light/still.ts'
import { isGrim, isHands, isModern, isNoble, isOfKind, isOneThing, isTimeless } from '../motifs/suits.ts'
import { paintGlow } from '../paint/atmosphere/glow.ts'
import { paintMotes } from '../paint/atmosphere/motes.ts'
import type { Easel } from '../paint/easel.ts'
import { silhouette } from '../paint/pen.ts'
import { drawMotif } from '../paint/stamp.ts'
import { palettes } from './deep-idol/palettes.ts'
import type { Design, Family, Scene } from './family.ts'
import { litTitle, quietLine, stackAt } from './lit-type.ts'
import { isBroad } from './zones.ts'

const rigFor = ({ palette, layout }: Scene): Rig =>
  rigOf({
    from: layout === 'looming' ? 268 : 250,
    height: 0.34,
    key: mix(palette.accent, '#ffffff', 0.5),
    power: 2.7,
    size: 0.42,
    rim: palette.counter,
    rimPower: 1.1,
    sky: mix(palette.mid, '#000000', 0.55),
    ground: mix(palette.accent, '#000000', 0.6),
    fill: 0.7,
    exposure: 0.52,
    bend: 0.34,
  })

const spotOf = (scene: Scene): Spot => {
  const { w, h, layout, hero } = scene
  const m = Math.min(w, h)
  const wide = isBroad(scene)
  if (layout === 'looming')
    return { x: w * 0.5, y: h * (wide ? 0.72 : 0.68), w: m * 1.5, h: h * (hero.width < 0.7 ? 0.96 : 0.72) }
  if (layout === 'seal') return { x: w * 0.5, y: h * (wide ? 0.38 : 0.36), w: m * 0.56, h: m * 0.56 }
  return { x: w * 0.52, y: h * (wide ? 0.36 : 0.35), w: m * 1.02, h: h * 0.54 }
}

/** Where the light comes from. */
const sourceOf = ({ w, h, layout }: Scene): { x: number; y: number } =>
  layout === 'looming'
    ? { x: w * 0.5, y: h * 1.04 }
    : layout === 'seal'
      ? { x: w * 0.5, y: h * 0.66 }
      : { x: w * 0.46, y: h * 0.7 }

const paintDeep = (easel: Easel, scene: Scene, rig: Rig): void => {
  const { palette, w, h, layout } = scene
  const { noise } = easel
  const source = sourceOf(scene)
  const near = pool(source.x, source.y, Math.hypot(w, h) * 0.4)
  easel.part(layout === 'seal' ? 'rock' : 'fog', () =>
    paintGround(easel, {
      stuff: worked('stone', mix(palette.mid, palette.deep, 0.45), {
        bump: layout === 'seal' ? 0.4 : 0.06,
        mottle: layout === 'seal' ? 0.5 : 0.2,
      }),
      rig,
      folds: (x, y) =>
        layout === 'seal' ? noise.fractal(x / 280, y / 280, 5) * 70 : noise.warped(x / 700, y / 900, 1.6, 3) * 240,
      light: (x, y) => 1.1 * near(x, y),
      fill: (x, y) => 0.25 + near(x, y),
      step: layout === 'seal' ? 2 : 4,
      grain: 520,
    }),
  )
  easel.shine('fog', () =>
    paintGlow(easel, {
      ...source,
      radius: Math.hypot(w, h) * 0.5,
      colour: palette.accent,
      strength: layout === 'seal' ? 0.12 : 0.5,
      flatten: 0.7,
    }),
  )
}

/** The light behind the idol, cut by it: a second, fainter one further back. */
const paintBehind = (easel: Easel, { hero, palette }: Scene, { x, y, w, h }: Spot): void => {
  if (easel.without.has(hero.id) || easel.flood !== null || hero.flood !== undefined) return
  easel.soft(
    70,
    (ctx) =>
      drawMotif(ctx, hero, {
        ...lying(hero, { x, y, w: w * 1.06, h: h * 1.06 }, easel.random.sub('hero')),
        tones: silhouette(mix(palette.accent, '#ffffff', 0.1)),
      }),
    { alpha: 0.3, blend: 'screen' },
  )
}

const design = (scene: Scene): Design => {
  const { palette, layout, w, h, hero } = scene
  const rig = rigFor(scene)
  const wide = isBroad(scene)
  const source = sourceOf(scene)
  const stuff = worked('bone', mix(palette.light, palette.accent, 0.35), {
    form: 'plate',
    cap: 0.014,
    rough: 0.6,
    mottle: 0.5,
  })
  const lamp = { ...source, reach: Math.hypot(w, h) * 0.6 }
  const title = litTitle(scene, {
    colour: palette.ink,
    letters: { stuff, rig, lamp, shadow: 0.8 },
    maxSize: 340,
    tracking: 0.03,
  })
  const subtitle = quietLine(scene, 'subtitle', { ink: palette.ink, size: 48, shadow: '#000000' })
  const author = quietLine(scene, 'author', { ink: palette.ink, size: 70, tracking: 0.24, shadow: '#000000' })
  return {
    type: {
      stacks:
        layout === 'looming'
          ? [
              stackAt(scene, [0.055, 0.3], [title, subtitle], { anchor: 'top' }),
              stackAt(scene, [0.9, 0.955], [author], { anchor: 'bottom' }),
            ]
          : [stackAt(scene, [wide ? 0.64 : 0.65, 0.95], [title, subtitle, author], { anchor: 'bottom' })],
    },
    back: (easel) => {
      const spot = spotOf(scene)
      paintDeep(easel, scene, rig)
      if (layout !== 'seal') paintBehind(easel, scene, spot)
      const body = worked('bronze', mix(palette.mid, '#8a8468', 0.72), {
        metal: 0.5,
        rough: 0.55,
        mottle: 0.8,
        bump: 0.45,
        wear: 1.2,
      })
      const eyes = worked('flame', palette.accent, { glow: 2.2 })
      const cast = castIn(body, eyes)
      const placing = lying(hero, spot, easel.random.sub('hero'))
      const disced = { ...body, form: 'plate' as const, cap: 0.012 }
      const plate = drawnAt(spot.x, spot.y, spot.w * 1.44, castIn(disced), (pen) => {
        disc(pen, 'shade')
        ring(pen, 'body', 0.5, 0.455)
        ring(pen, 'light', 0.415, 0.4)
        beads(pen, 'body', 0.435, 0.008, 64)
        cutRays(pen, 0.41, 0.3, 0.006, 48)
      })
      const items = layout === 'seal' ? [plate, { motif: hero, placing, cast }] : [{ motif: hero, placing, cast }]
      const air = {
        colour: scaled(linear(mix(palette.mid, palette.deep, 0.5)), 0.25),
        depth: layout === 'seal' ? 0 : 0.5,
        foot: layout === 'looming' ? 0.2 : 0.5,
      }
      paintRelief(easel, items, {
        rig,
        lift: 0.02,
        air,
        shadow: { colour: '#000000', strength: layout === 'seal' ? 0.9 : 0.35, blur: 18 },
      })
      if (layout !== 'looming') {
        const dusk = easel.ctx.createLinearGradient(0, h * 0.52, 0, h * 0.8)
        dusk.addColorStop(0, `${mix(palette.deep, '#000000', 0.5)}00`)
        dusk.addColorStop(1, `${mix(palette.deep, '#000000', 0.5)}c8`)
        easel.fill(dusk)
      }
      paintMotes(easel, {
        colour: mix(palette.accent, '#ffffff', 0.4),
        x: source.x,
        y: source.y,
        reach: w * 0.7,
        count: 150,
        size: 3,
        strength: 0.6,
      })
      paintBloom(easel, 0.4)
    },
    drawAdded: addedInLight(rig, () =>
      castIn(
        worked('bronze', mix(palette.mid, '#8a8468', 0.72), {
          metal: 0.5,
          rough: 0.55,
          mottle: 0.8,
          bump: 0.45,
          wear: 1.2,
        }),
        worked('flame', palette.accent, { glow: 2.2 }),
      ),
    ),
    grain: 0.45,
    vignette: 0.5,
  }
}

export const deepIdol: Family = {
  id: 'deep-idol',
  name: 'Deep Idol',
  look: 'emblem',
  templateType: 'atmospheric',
  genreBuckets: [
    'Horror:cosmic',
    'Horror:supernatural',
    'Horror:body',
    'Horror:folk',
    'Horror:dark-fantasy',
    'Fantasy:dark-fantasy',
    'Science Fiction:*',
  ],
  moods: ['intense', 'mysterious', 'epic'],
  technique: 'a corroded idol lit from below, out of black water',
  lettering: 'wide bone capitals in the light from below',
  palettes,
  pairings: [
    { title: 'cormorant-sc', text: 'cormorant-sc' },
    { title: 'forum', text: 'jost' },
    { title: 'cinzel-medium', text: 'cinzel-medium' },
    { title: 'cinzel-decorative', text: 'cinzel-medium' },
    { title: 'oswald-light', text: 'oswald-light' },
  ],
  layouts: [
    {
      id: 'idol',
      phrase: 'the idol filling the upper sheet in light from below, the title in the dark under it',
      isEndless: true,
    },
    {
      id: 'looming',
      phrase: 'the idol rising from the foot of the sheet and larger than it, the title in the dark above',
      isEndless: true,
    },
    { id: 'seal', phrase: 'the idol on a cast disc set into rock, the title below' },
  ],
  heroes: [
    'octopus',
    'eye',
    'skull',
    'snake',
    'moth',
    'stag',
    'spider',
    'raven',
    'dragon',
    'whale',
    'spiral',
    'crown',
    'anatomical-heart',
    'hand-reaching',
    'mask',
  ],
  sample: {
    title: 'What Sleeps Below',
    subtitle: 'A Novel of the Trench',
    author: 'J. M. Carrow',
    summary: 'The survey ship finds a statue at nine thousand metres. It is facing up, and it is warm.',
  },
  shows: (motif) =>
    isOneThing(motif) &&
    (isTimeless(motif) || isGrim(motif)) &&
    !isModern(motif) &&
    motif.width < 1.9 &&
    (isOfKind(motif, 'creature', 'symbol', 'object', 'plant') ||
      (isNoble(motif) && motif.kind === 'sky') ||
      isHands(motif) ||
      (motif.kind === 'person' && isGrim(motif))),
  design,
}
