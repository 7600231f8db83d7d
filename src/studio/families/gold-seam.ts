// Gold seam: polished stone that has broken and been mended with gold, and the hero of the same gold in it.

import { lchOf, mix } from '../colour/colour.ts'
import type { Metal } from '../colour/palette.ts'
import { paintBloom } from '../light/bloom.ts'
import { castIn } from '../light/cast.ts'
import { type CrackLine, traceCrack } from '../light/crack.ts'
import { pool } from '../light/gobo.ts'
import { paintGround } from '../light/ground.ts'
import { paintLitShape } from '../light/lit-shape.ts'
import { type Material, type MaterialName, worked } from '../light/material.ts'
import { addedInLight } from '../light/paint-added.ts'
import { paintRelief } from '../light/paint-relief.ts'
import { type Rig, rigOf } from '../light/rig.ts'
import { lying, type Spot } from '../light/still.ts'
import { isGrim, isLively, isModern, isNoble, isOfKind, isOneThing, isSomebody, isWeapon } from '../motifs/suits.ts'
import { tau } from '../paint/curves.ts'
import type { Context, Easel } from '../paint/easel.ts'
import { sunburst } from '../paint/ornament/rays.ts'
import type { Design, Family, Scene } from './family.ts'
import { palettes } from './gold-seam/palettes.ts'
import { litTitle, quietLine, stackAt } from './lit-type.ts'
import { isBroad } from './zones.ts'

const castings: Readonly<Record<Metal, MaterialName>> = {
  gold: 'gold',
  rose: 'copper',
  silver: 'silver',
  copper: 'bronze',
  bone: 'brass',
  blood: 'copper',
}

const rigFor = ({ palette }: Scene): Rig =>
  rigOf({
    from: 126,
    height: 0.58,
    key: '#fff2dc',
    power: 2,
    size: 0.5,
    rim: palette.light,
    rimPower: 0.4,
    sky: mix(palette.counter, '#ffffff', 0.3),
    ground: mix(palette.mid, '#6a5a44', 0.4),
    fill: 0.7,
    exposure: 0.55,
    bend: 0.25,
  })

const goldOf = ({ palette }: Scene, more: Partial<Material> = {}): Material =>
  worked(castings[palette.metal], undefined, { rough: 0.24, mottle: 0.45, ...more })

const spotOf = (scene: Scene): Spot => {
  const { w, h, layout } = scene
  const m = Math.min(w, h)
  const wide = isBroad(scene)
  if (layout === 'sun') return { x: w / 2, y: h * (wide ? 0.66 : 0.655), w: m * 0.46, h: h * 0.27 }
  if (layout === 'mended') return { x: w * 0.34, y: h * (wide ? 0.66 : 0.67), w: m * 0.62, h: h * 0.36 }
  return { x: w / 2, y: h * (wide ? 0.34 : 0.325), w: m * 0.46, h: m * 0.46 }
}

/** Rays, a ring or seams: all that is of gold besides the hero. */
const traceGold = (ctx: Context, easel: Easel, scene: Scene): void => {
  const { w, h, layout } = scene
  const { x, y } = spotOf(scene)
  const m = Math.min(w, h)
  if (layout === 'halo') {
    sunburst(ctx, { x, y, inner: m * 0.335, outer: m * 0.42, rays: 48, share: 0.26 })
    for (const [outer, inner] of [
      [0.32, 0.312],
      [0.44, 0.433],
    ] as const) {
      ctx.beginPath()
      ctx.arc(x, y, m * outer, 0, tau)
      ctx.arc(x, y, m * inner, 0, tau, true)
      ctx.fill()
    }
    return
  }
  if (layout === 'sun') {
    const foot = h * 0.82
    sunburst(ctx, { x, y: foot, inner: m * 0.47, outer: Math.min(h * 0.43, Math.hypot(w, h)), rays: 56, share: 0.12 })
    ctx.beginPath()
    ctx.arc(x, foot, m * 0.44, 0, tau)
    ctx.arc(x, foot, m * 0.428, 0, tau, true)
    ctx.fill()
    return
  }
  const random = easel.random.sub('seams')
  const { extent } = easel
  const knot = [w * 0.62, h * 0.5] as const
  const lines: CrackLine[] = [
    { from: [extent.x - 40, h * 0.36], to: knot, open: 11, jag: h * 0.014 },
    { from: knot, to: [w * 1.08, h * 0.42], open: 12, jag: h * 0.012 },
    { from: knot, to: [w * 0.78, h * 1.04], open: 12, jag: h * 0.014 },
    { from: [w * 0.2, h * 0.41], to: [w * 0.12, h * 1.03], open: 7, jag: h * 0.012 },
    { from: [w * 0.71, h * 0.78], to: [w * 1.06, h * 0.86], open: 7, jag: h * 0.01 },
  ]
  for (const line of lines) traceCrack(ctx, random, line)
}

const design = (scene: Scene): Design => {
  const { palette, layout, w, h, hero } = scene
  const rig = rigFor(scene)
  const wide = isBroad(scene)
  const isDark = lchOf(palette.mid).l < 0.6
  const letters = {
    stuff: goldOf(scene, { form: 'plate', swell: 0.7, cap: 0.012, rough: 0.3 }),
    rig,
    shadow: 0.5,
    lift: 0.008,
  }
  const title = litTitle(scene, {
    colour: palette.ink,
    ...(isDark ? { letters } : {}),
    case: layout === 'mended' ? 'as-given' : 'upper',
    maxSize: 300,
    tracking: layout === 'mended' ? 0 : 0.05,
  })
  const subtitle = quietLine(scene, 'subtitle', { ink: palette.ink, size: 50 })
  const author = quietLine(scene, 'author', { ink: palette.ink, size: 62, tracking: 0.22 })
  const low = layout === 'halo'
  return {
    type: {
      stacks: low
        ? [
            stackAt(scene, [wide ? 0.69 : 0.625, 0.87], [title, subtitle]),
            stackAt(scene, [0.9, 0.95], [author], { anchor: 'bottom' }),
          ]
        : [
            stackAt(scene, [0.06, wide ? 0.35 : 0.35], [title, subtitle], {
              anchor: 'top',
              align: layout === 'mended' ? 'left' : 'center',
            }),
            stackAt(scene, [0.9, 0.95], [author], { anchor: 'bottom', align: layout === 'mended' ? 'left' : 'center' }),
          ],
    },
    back: (easel) => {
      const { noise } = easel
      const vein = (x: number, y: number): number =>
        noise.ridged(x / 620 + noise.fractal(x / 300, y / 300, 3), y / 620, 4)
      const stone = worked('stone', mix(palette.mid, palette.light, isDark ? 0.02 : 0.25), {
        rough: 0.42,
        bump: 0.03,
        mottle: 0.16,
      })
      easel.part('marble', () =>
        paintGround(easel, {
          stuff: stone,
          rig,
          light: (x, y) =>
            (0.5 + 0.75 * pool(w * 0.35, h * 0.3, Math.hypot(w, h) * 0.8)(x, y)) *
            (0.86 + (isDark ? 0.7 : 0.22) * vein(x, y) ** 3),
          fill: (x, y) => 0.7 + 0.5 * vein(x, y) ** 3,
          grain: 900,
        }),
      )
      const inlay = goldOf(scene, { form: 'round', cap: 0.02, swell: 0.7 })
      easel.part(layout === 'mended' ? 'lines' : 'rays', () =>
        paintLitShape(
          easel,
          (ctx) => traceGold(ctx, easel, scene),
          { x: easel.extent.x, y: 0, w: easel.extent.w, h },
          360,
          { stuff: inlay, rig, shadow: 0.5, lift: 0.006 },
        ),
      )
      paintRelief(
        easel,
        [
          {
            motif: hero,
            placing: lying(hero, spotOf(scene), easel.random.sub('hero')),
            cast: castIn(goldOf(scene, { cap: 0.06 })),
          },
        ],
        {
          rig,
          lift: 0.012,
          shadow: { colour: mix(palette.deep, '#000000', 0.4), strength: 0.7, blur: 9 },
        },
      )
      if (layout === 'sun') {
        const dusk = easel.ctx.createLinearGradient(0, h * 0.8, 0, h)
        dusk.addColorStop(0, `${palette.mid}00`)
        dusk.addColorStop(0.35, `${mix(palette.mid, palette.deep, 0.25)}e8`)
        dusk.addColorStop(1, mix(palette.mid, palette.deep, 0.4))
        easel.fill(dusk)
      }
      paintBloom(easel, 0.22)
    },
    drawAdded: addedInLight(rig, () => castIn(goldOf(scene, { cap: 0.06 })), mix(palette.deep, '#000000', 0.3)),
    grain: 0.22,
    vignette: isDark ? 0.35 : 0.1,
  }
}

export const goldSeam: Family = {
  id: 'gold-seam',
  name: 'Gold Seam',
  look: 'emblem',
  templateType: 'ornamental',
  genreBuckets: [
    'Religion & Spirituality:religion',
    'Self-Help & Personal Development:self-help',
    'Biography & Memoir:inspirational',
    'Planner & Journal:faith',
    'Planner & Journal:wellness',
    'Contemporary Fiction:book-club',
    'Health & Fitness:health-fitness',
  ],
  moods: ['uplifting', 'romantic', 'intellectual', 'melancholic'],
  technique: 'polished stone mended and inlaid with gold',
  lettering: 'spaced capitals in gold leaf',
  palettes,
  pairings: [
    { title: 'forum', text: 'jost' },
    { title: 'cormorant-bold', text: 'cormorant' },
    { title: 'cinzel-medium', text: 'jost' },
    { title: 'playfair', text: 'montserrat' },
    { title: 'josefin', text: 'josefin-light' },
  ],
  layouts: [
    { id: 'halo', phrase: 'the emblem in a halo of gold rays, the title below' },
    {
      id: 'mended',
      phrase: 'seams of gold running over the stone, the emblem in one of its fields, the title at the upper left',
      isEndless: true,
    },
    {
      id: 'sun',
      phrase: 'a golden sun rising behind the emblem, its rays over all of the sheet, the title above',
      isEndless: true,
    },
  ],
  heroes: [
    'lotus',
    'dove',
    'tree',
    'heart',
    'hand-reaching',
    'sun',
    'meditating-figure',
    'feather',
    'candle',
    'butterfly',
    'swan',
    'key',
    'moon',
    'bird',
    'cross',
  ],
  sample: {
    title: 'The Mended Life',
    subtitle: 'On breaking, and what comes after',
    author: 'Tomasz Ayodele',
    summary: 'A hospice chaplain on the art of repair, in thirty quiet letters.',
  },
  shows: (motif) =>
    isOneThing(motif) &&
    !isGrim(motif) &&
    !isWeapon(motif) &&
    !isModern(motif) &&
    motif.width < 2 &&
    !(isLively(motif) && !isNoble(motif)) &&
    (isOfKind(motif, 'plant', 'symbol', 'sky', 'creature', 'object') || isNoble(motif) || isSomebody(motif)),
  design,
}
