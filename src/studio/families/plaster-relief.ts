// Plaster relief: the hero modelled in the wall itself, by raking light, the title pressed into it and stained.
import { mix } from '../colour/colour.ts'
import { paintBloom } from '../light/bloom.ts'
import { castIn } from '../light/cast.ts'
import { panes, pool } from '../light/gobo.ts'
import { paintGround } from '../light/ground.ts'
import { type Material, worked } from '../light/material.ts'
import { addedInLight } from '../light/paint-added.ts'
import { type Drawn, paintRelief, type Standing } from '../light/paint-relief.ts'
import { type Rig, rigOf } from '../light/rig.ts'
import { drawnAt, lying, type Spot } from '../light/still.ts'
import type { Easel } from '../paint/easel.ts'
import type { Design, Family, Scene } from './family.ts'
import { litTitle, quietLine, stackAt } from './lit-type.ts'
import { palettes } from './plaster-relief/palettes.ts'
import { isBroad } from './zones.ts'

const rigFor = ({ palette }: Scene): Rig =>
  rigOf({
    from: 152,
    height: 0.4,
    key: '#fff0da',
    power: 2.5,
    size: 0.3,
    rim: palette.light,
    rimPower: 0.12,
    sky: mix('#a8b4c8', palette.light, 0.3),
    ground: mix(palette.mid, '#c9a27a', 0.4),
    fill: 0.75,
    exposure: 0.5,
    bend: 0,
  })

const plasterOf = ({ palette }: Scene, more: Partial<Material> = {}): Material =>
  worked('plaster', mix(palette.light, palette.mid, 0.08), { cap: 0.05, swell: 0.7, bump: 0.16, wear: 0.25, ...more })

const spotOf = ({ w, h, layout, hero, random }: Scene): Spot => {
  const m = Math.min(w, h)
  const side = random.sub('side').chance(0.5) ? 1 : -1
  if (layout === 'crop') {
    const tall = hero.width < 1
    return {
      x: w * (0.5 + side * (tall ? 0.2 : 0.28)),
      y: h * 0.7,
      w: m * 1.5,
      h: h * (tall ? 0.86 : 0.6),
      turn: side * 0.08,
    }
  }
  if (layout === 'niche') return { x: w / 2, y: h * 0.4, w: m * 0.52, h: h * 0.4 }
  return { x: w / 2, y: h * 0.62, w: m * 0.8, h: h * 0.36 }
}

/** A moulding: an arch around the hero, or two bands above and below it. */
const mouldingOf = (scene: Scene): Drawn | null => {
  const { w, h, layout } = scene
  const stuff = castIn(plasterOf(scene, { cap: 0.012, swell: 0.9 }))
  const m = Math.min(w, h)
  if (layout === 'niche') {
    const [half, top, foot] = [m * 0.34, h * 0.14, h * 0.655]
    return drawnAt(0, 0, h, stuff, (pen) => {
      for (const [grown, thick] of [
        [0, 26],
        [46, 12],
      ] as const) {
        const r = (half + grown) / h
        const inner = (half + grown - thick) / h
        const [cx, spring] = [w / 2 / h, (top + half) / h]
        pen.fill('body', (path) => {
          path.moveTo(cx - r, foot / h)
          path.lineTo(cx - r, spring)
          path.arc(cx, spring, r, Math.PI, 0)
          path.lineTo(cx + r, foot / h)
          path.lineTo(cx + inner, foot / h)
          path.lineTo(cx + inner, spring)
          path.arc(cx, spring, inner, 0, Math.PI, true)
          path.lineTo(cx - inner, foot / h)
          path.closePath()
        })
      }
      pen.fill('body', (path) =>
        path.roundRect((w / 2 - half - 90) / h, (foot - 6) / h, (2 * half + 180) / h, 34 / h, 8 / h),
      )
    })
  }
  if (layout !== 'frieze') return null
  return drawnAt(0, 0, h, stuff, (pen) => {
    for (const [y, thick] of [
      [0.415, 30],
      [0.44, 10],
      [0.812, 10],
      [0.826, 30],
    ] as const)
      pen.fill('body', (path) => path.rect(-2, y, 6, thick / h))
  })
}

const heroesOf = (scene: Scene, easel: Easel): Standing[] => {
  const { hero, companions, layout, w, h } = scene
  const cast = castIn(
    plasterOf(scene, { cap: layout === 'crop' ? 0.06 : 0.075, swell: layout === 'crop' ? 0.7 : 0.85 }),
  )
  const random = easel.random.sub('hero')
  if (layout !== 'frieze') return [{ motif: hero, placing: lying(hero, spotOf(scene), random), cast }]
  const row = [companions[0] ?? hero, hero, companions[1] ?? companions[0] ?? hero]
  return row.map((motif, at) => ({
    motif,
    cast,
    placing: lying(
      motif,
      {
        x: w * (0.5 + (at - 1) * 0.42),
        y: h * 0.63,
        w: w * (at === 1 ? 0.4 : 0.34),
        h: h * (at === 1 ? 0.31 : 0.25),
        flip: at === 2,
      },
      random.sub(`${at}`),
    ),
  }))
}

const paintWall = (easel: Easel, scene: Scene, rig: Rig): void => {
  const { w, h, layout } = scene
  const { noise } = easel
  const window = panes(
    w * -0.05,
    h * (layout === 'niche' ? 0.02 : 0.12),
    { w: w * 0.34, h: h * 0.24, columns: 2, rows: 3, lean: 0.32 },
    46,
  )
  const round = pool(w * 0.2, h * 0.35, Math.hypot(w, h) * 0.9)
  easel.part('wall', () =>
    paintGround(easel, {
      stuff: plasterOf(scene),
      rig,
      folds: (x, y) => noise.fractal(x / 420, y / 420, 4) * 34,
      light: (x, y) => round(x, y) * (0.62 + 0.5 * window(x, y)),
      grain: 640,
    }),
  )
}

const design = (scene: Scene): Design => {
  const { palette, layout } = scene
  const rig = rigFor(scene)
  const wide = isBroad(scene)
  const letters = { stuff: worked('plaster', palette.ink, { form: 'plate', cap: 0.03, bump: 0.1 }), rig, isSunk: true }
  const title = litTitle(scene, {
    colour: palette.ink,
    letters,
    case: 'as-given',
    maxSize: layout === 'crop' ? 360 : 300,
  })
  const subtitle = quietLine(scene, 'subtitle', { ink: palette.ink, size: 52 })
  const author = quietLine(scene, 'author', { ink: palette.ink, size: 62, tracking: 0.16 })
  const left = { align: 'left', anchor: 'top' } as const
  const stacks =
    layout === 'niche'
      ? [stackAt(scene, [wide ? 0.7 : 0.69, 0.945], [title, subtitle, author], { anchor: 'middle' })]
      : layout === 'crop'
        ? [stackAt(scene, [0.06, wide ? 0.36 : 0.34], [author, title, subtitle], left)]
        : [
            stackAt(scene, [0.05, 0.385], [title, subtitle]),
            stackAt(scene, [0.86, 0.945], [author], { anchor: 'bottom' }),
          ]
  return {
    type: { stacks },
    back: (easel) => {
      paintWall(easel, scene, rig)
      const shadow = { colour: mix(palette.deep, palette.mid, 0.15), strength: 0.62, blur: 7 }
      const moulding = mouldingOf(scene)
      if (moulding) easel.part('arch', () => paintRelief(easel, [moulding], { rig, lift: 0, shadow }))
      paintRelief(easel, heroesOf(scene, easel), { rig, lift: 0.002, shadow })
      paintBloom(easel, 0.16)
    },
    drawAdded: addedInLight(
      rig,
      () => castIn(plasterOf(scene, { cap: 0.075, swell: 0.85 })),
      mix(palette.deep, '#000000', 0.3),
    ),
    grain: 0.3,
    vignette: 0.16,
  }
}

export const plasterRelief: Family = {
  id: 'plaster-relief',
  name: 'Plaster Relief',
  look: 'object',
  templateType: 'illustrated',
  genreBuckets: [
    'Contemporary Fiction:book-club',
    'Contemporary Fiction:family-saga',
    'Biography & Memoir:literary',
    'Biography & Memoir:cultural',
    'Historical Fiction:historical-fiction',
    'Fantasy:myth-folklore',
    'Non-Fiction:*',
  ],
  moods: ['intellectual', 'melancholic', 'romantic', 'uplifting'],
  technique: 'a low relief in plaster under raking light',
  lettering: 'book romans pressed into the wall and stained',
  palettes,
  pairings: [
    { title: 'cormorant-bold', text: 'cormorant' },
    { title: 'forum', text: 'jost' },
    { title: 'garamond', text: 'garamond' },
    { title: 'dm-serif', text: 'dm-sans' },
    { title: 'gloock', text: 'jost' },
  ],
  layouts: [
    {
      id: 'crop',
      phrase: 'the relief far larger than the sheet and leaving it below, the title in the quiet above',
      isEndless: true,
    },
    { id: 'niche', phrase: 'the relief under a moulded arch, the title below it' },
    { id: 'frieze', phrase: 'a frieze of three reliefs between mouldings, the title above', isEndless: true },
  ],
  heroes: [
    'horse',
    'swan',
    'hands-holding',
    'profile-woman',
    'dove',
    'stag',
    'violin',
    'tree',
    'feather',
    'tall-ship',
    'apple',
    'lotus',
    'bird',
    'key',
  ],
  sample: {
    title: 'What the Hands Remember',
    subtitle: 'A Novel',
    author: 'Ilse Marchetti',
    summary: 'Two sisters restore the friezes of a drowned town, and find their mother among the dancers.',
  },
  shows: ({ kind }) => kind !== 'sky',
  design,
}
