// Great coin: the hero struck in a coin far larger than the sheet, or on the one that lies on a hoard.
import { mix } from '../colour/colour.ts'
import type { Metal } from '../colour/palette.ts'
import { paintBloom } from '../light/bloom.ts'
import { type Cast, castIn } from '../light/cast.ts'
import { pool } from '../light/gobo.ts'
import { paintGround } from '../light/ground.ts'
import { type Material, type MaterialName, worked } from '../light/material.ts'
import { addedInLight } from '../light/paint-added.ts'
import { type Drawn, paintRelief, type Standing } from '../light/paint-relief.ts'
import { type Rig, rigOf } from '../light/rig.ts'
import { beads, cutRays, disc, drawnAt, lying, ring } from '../light/still.ts'
import type { Easel } from '../paint/easel.ts'
import type { Design, Family, Scene } from './family.ts'
import { palettes } from './great-coin/palettes.ts'
import { litTitle, quietLine, stackAt } from './lit-type.ts'
import { isBroad } from './zones.ts'

const stuffOf: Readonly<Record<Metal, MaterialName>> = {
  gold: 'gold',
  rose: 'copper',
  silver: 'silver',
  copper: 'bronze',
  bone: 'silver',
  blood: 'copper',
}

const rigFor = ({ palette }: Scene): Rig =>
  rigOf({
    from: 122,
    height: 0.5,
    key: '#ffeccf',
    power: 2.5,
    size: 0.4,
    rim: mix(palette.mid, '#ffffff', 0.4),
    rimPower: 0.5,
    sky: '#6a7180',
    ground: mix(palette.mid, '#5a4a34', 0.5),
    fill: 0.7,
    exposure: 0.52,
    bend: 0.3,
  })

interface Seat {
  readonly x: number
  readonly y: number
  readonly radius: number
}

const seatOf = (scene: Scene): Seat => {
  const { w, h, layout } = scene
  const m = Math.min(w, h)
  const wide = isBroad(scene)
  if (layout === 'edge')
    return { x: w * (wide ? 0.84 : 0.78), y: h * (wide ? 0.7 : 0.65), radius: m * (wide ? 0.42 : 0.56) }
  if (layout === 'hoard') return { x: w * 0.5, y: h * (wide ? 0.68 : 0.66), radius: m * (wide ? 0.24 : 0.31) }
  return { x: w * 0.5, y: h * (wide ? 0.98 : 0.82), radius: m * (wide ? 0.52 : 0.62) }
}

const metalOf = ({ palette }: Scene, more: Partial<Material> = {}): Material =>
  worked(stuffOf[palette.metal], undefined, { rough: 0.26, mottle: 0.5, bump: 0.12, wear: 0.9, ...more })

/** A coin by its flat field, its rim and a circle of pearls. */
const coinAt = (cast: Cast, { x, y, radius }: Seat, isPlain: boolean, turn = 0): Drawn[] => [
  drawnAt(x, y, radius * 2, cast, (pen) => disc(pen, 'shade'), turn),
  drawnAt(
    x,
    y,
    radius * 2,
    cast,
    (pen) => {
      ring(pen, 'body', 0.5, 0.452)
      if (!isPlain) beads(pen, 'body', 0.432, 0.0085, 96)
      ring(pen, 'body', isPlain ? 0.36 : 0.412, isPlain ? 0.345 : 0.405)
    },
    turn,
  ),
]

const hoardOf = (easel: Easel, cast: Cast, seat: Seat): Drawn[] => {
  const random = easel.random.sub('hoard')
  const { w, h } = easel
  return Array.from({ length: 15 }, (_, at) => {
    const radius = seat.radius * random.between(0.36, 0.56)
    const x = random.between(-0.06, 1.06) * w
    const y = h * random.between(0.66, 1.04) + (Math.abs(x / w - 0.5) < 0.2 ? h * 0.14 : 0) - at * 2
    return { x, y, radius }
  })
    .toSorted((one, other) => one.y - other.y)
    .flatMap((each) => coinAt(cast, each, true))
}

const heroOn = (easel: Easel, { hero, layout }: Scene, cast: Cast, { x, y, radius }: Seat): Standing => {
  const size = radius * (hero.width > 0.6 && hero.width < 1.6 ? 1.26 : 1.42)
  // Of a coin that leaves the sheet the hero is seen where the sheet is.
  const [dx, dy] = layout === 'edge' ? [-radius * 0.2, 0] : layout === 'rising' ? [0, -radius * 0.12] : [0, 0]
  return {
    motif: hero,
    cast,
    placing: lying(hero, { x: x + dx, y: y + dy, w: size, h: size }, easel.random.sub('hero')),
  }
}

const paintCoins = (easel: Easel, scene: Scene, rig: Rig): void => {
  const seat = seatOf(scene)
  const { layout, palette } = scene
  const field = castIn(metalOf(scene, { form: 'plate', cap: 0.012 }), metalOf(scene))
  const struck = castIn(metalOf(scene, { cap: 0.05, swell: 0.75 }))
  const shadow = { colour: '#000000', strength: 0.9, blur: 12 }
  if (layout === 'hoard') paintRelief(easel, hoardOf(easel, field, seat), { rig, lift: 0.03, shadow })
  const rays = drawnAt(seat.x, seat.y, seat.radius * 2, field, (pen) => {
    disc(pen, 'shade', 0.4)
    cutRays(pen, 0.31, 0.385, 0.006, 72)
  })
  const items = [...coinAt(field, seat, false), rays, heroOn(easel, scene, struck, seat)]
  const air = { colour: [0, 0, 0], depth: 0, foot: 0 } as const
  paintRelief(easel, items, { rig, lift: 0.03, shadow, air })
  if (layout === 'hoard') return
  const dark = easel.ctx.createLinearGradient(0, easel.h * 0.8, 0, easel.h)
  dark.addColorStop(0, `${mix(palette.deep, '#000000', 0.4)}00`)
  dark.addColorStop(1, `${mix(palette.deep, '#000000', 0.4)}d0`)
  easel.fill(dark)
}

const design = (scene: Scene): Design => {
  const { palette, layout, w, h } = scene
  const rig = rigFor(scene)
  const wide = isBroad(scene)
  const letters = {
    stuff: metalOf(scene, { form: 'plate', swell: 0.8, cap: 0.014, rough: 0.22, bump: 0.05, mottle: 0.3 }),
    rig,
    shadow: 0.9,
  }
  const title = litTitle(scene, {
    colour: palette.ink,
    letters,
    maxSize: 400,
    lockup: layout === 'edge' ? 'even' : 'block',
  })
  const subtitle = quietLine(scene, 'subtitle', { ink: palette.ink, size: 50, shadow: '#000000' })
  const author = quietLine(scene, 'author', { ink: palette.ink, size: 72, shadow: '#000000' })
  const stacks =
    layout === 'edge'
      ? [
          stackAt(scene, [0.06, wide ? 0.36 : 0.33], [title, subtitle], { align: 'left', anchor: 'top' }),
          stackAt(scene, [0.88, 0.95], [author], { align: 'left', anchor: 'bottom' }),
        ]
      : [
          stackAt(scene, [0.055, wide ? 0.4 : layout === 'hoard' ? 0.4 : 0.41], [title, subtitle], { anchor: 'top' }),
          stackAt(scene, [0.9, 0.955], [author], { anchor: 'bottom' }),
        ]
  return {
    type: { stacks },
    back: (easel) => {
      const { noise } = easel
      const stuff = worked('leather', mix(palette.deep, palette.mid, 0.55), { bump: 0.34, mottle: 0.5 })
      easel.part('wall', () =>
        paintGround(easel, {
          stuff,
          rig,
          folds: (x, y) => noise.fractal(x / 600, y / 600, 3) * 60,
          light: pool(w * 0.4, h * 0.4, Math.hypot(w, h) * 0.5),
          fill: pool(w * 0.5, h * 0.5, Math.hypot(w, h) * 0.7),
        }),
      )
      paintCoins(easel, scene, rig)
      paintBloom(easel, 0.3)
    },
    drawAdded: addedInLight(rig, () => castIn(metalOf(scene, { cap: 0.05, swell: 0.75 }))),
    grain: 0.35,
    vignette: 0.4,
  }
}

export const greatCoin: Family = {
  id: 'great-coin',
  name: 'Great Coin',
  look: 'object',
  templateType: 'ornamental',
  genreBuckets: [
    'Historical Fiction:historical-fiction',
    'Fantasy:epic-fantasy',
    'Fantasy:grounded-low',
    'Business & Economics:business',
    'Thriller:political',
    'Thriller:espionage',
    'Biography & Memoir:historical',
  ],
  moods: ['epic', 'intense', 'intellectual', 'mysterious'],
  technique: 'a struck coin lit like a treasure, larger than the sheet',
  lettering: 'roman capitals cast in the metal of the coin',
  palettes,
  pairings: [
    { title: 'cinzel-bold', text: 'cinzel-medium' },
    { title: 'forum', text: 'forum' },
    { title: 'cormorant-sc', text: 'cormorant-sc' },
    { title: 'playfair-black', text: 'montserrat' },
    { title: 'oswald-bold', text: 'oswald-light' },
  ],
  layouts: [
    {
      id: 'rising',
      phrase: 'a great coin rising from the foot of the sheet, the title in the dark above',
      isEndless: true,
    },
    { id: 'edge', phrase: 'a great coin leaving the sheet at the right, the title at the upper left' },
    { id: 'hoard', phrase: 'one coin upright on a hoard of others, the title above', isEndless: true },
  ],
  heroes: [
    'lion',
    'eagle',
    'horse',
    'crown',
    'tall-ship',
    'profile-man',
    'dragon',
    'sword',
    'temple',
    'stag',
    'scales',
    'wolf',
    'anchor',
    'tree',
  ],
  sample: {
    title: 'The Debt of Kings',
    subtitle: 'A Novel of the Mint',
    author: 'Marcus Thale',
    summary:
      'When the treasury of a bankrupt kingdom melts its last crown, an engraver hides a message in the new coin.',
  },
  shows: ({ kind, width }) => kind !== 'sky' && width < 2.2,
  design,
}
