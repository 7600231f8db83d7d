// The views: the straight road with its poles, the building across a field and the lane over the hills.
import { mix } from '../../colour/colour.ts'
import { findMotif } from '../../motifs/find-motif.ts'
import { paintFlock } from '../../paint/atmosphere/birds.ts'
import { paintFog } from '../../paint/atmosphere/fog.ts'
import { paintGlow } from '../../paint/atmosphere/glow.ts'
import { paintSky } from '../../paint/atmosphere/sky.ts'
import type { Easel } from '../../paint/easel.ts'
import { drawBareTree } from '../../paint/scenery/bare-tree.ts'
import { paintTreeMass } from '../../paint/scenery/broadleaf.ts'
import { paintFields } from '../../paint/scenery/fields.ts'
import { paintGrass } from '../../paint/scenery/grass.ts'
import { paintPlain } from '../../paint/scenery/plain.ts'
import { ridgeLine } from '../../paint/scenery/ridge-line.ts'
import { paintRoad } from '../../paint/scenery/road.ts'
import type { Scene } from '../family.ts'
import { alongRoad, paintPoles, standOnGround } from './road.ts'

const sideOf = ({ random }: Scene): number => (random.sub('side').chance(0.5) ? 1 : -1)

/** A great sky of evening, deep above for the letters, a burning strip at the horizon. */
const paintGreatSky = (
  easel: Easel,
  scene: Scene,
  horizon: number,
  sun: { readonly x: number; readonly y: number },
): void => {
  const { palette, h, w } = scene
  const { deep, dark, mid, soft, light, accent } = palette
  paintSky(easel, {
    stops: [
      mix(deep, dark, 0.45),
      mix(dark, mid, 0.3),
      mix(mid, soft, 0.2),
      mix(soft, accent, 0.4),
      mix(light, accent, 0.28),
    ],
    horizon,
    cloudiness: 0.75,
    stretch: 3.2,
    light: sun,
  })
  if (easel.without.has('sun')) return
  paintGlow(easel, { ...sun, radius: Math.min(w, h) * 0.7, colour: accent, strength: 0.45, flatten: 0.6 })
  paintGlow(easel, { ...sun, radius: Math.min(w, h) * 0.24, colour: mix(light, accent, 0.2), strength: 0.85 })
}

const fieldStops = ({ palette }: Scene) => [
  mix(palette.soft, palette.accent, 0.4),
  mix(mix(palette.mid, palette.accent, 0.35), palette.dark, 0.25),
  mix(palette.dark, palette.deep, 0.5),
]

export const paintStraight = (easel: Easel, scene: Scene): void => {
  const { w, h, palette, hero } = scene
  const short = Math.min(w, h)
  const side = sideOf(scene)
  const horizon = h * 0.655
  const vanish = { x: w * (0.5 - side * 0.1), y: horizon }
  const lit = mix(palette.light, palette.accent, 0.35)
  paintGreatSky(easel, scene, horizon, { x: vanish.x + side * w * 0.03, y: horizon - h * 0.02 })
  const far = ridgeLine(easel, { base: horizon - h * 0.006, height: h * 0.02, span: w * 0.5, seed: 4 })
  paintTreeMass(easel, {
    line: far,
    foliage: {
      shade: mix(palette.dark, palette.mid, 0.3),
      body: mix(palette.dark, palette.mid, 0.5),
      light: mix(palette.mid, palette.accent, 0.3),
    },
    height: h * 0.018,
    random: easel.random.sub('far'),
    density: 0.5,
  })
  paintPlain(easel, {
    horizon,
    stops: fieldStops(scene),
    lit: mix(palette.soft, palette.accent, 0.5),
    shade: mix(palette.dark, palette.deep, 0.4),
    tufts: 0.9,
  })
  const road = { near: mix(palette.deep, palette.dark, 0.45), far: mix(palette.soft, palette.accent, 0.3) }
  paintRoad(easel, {
    from: vanish,
    to: { x: w * (0.5 + side * 0.06), y: h * 1.02 },
    farWidth: 6,
    nearWidth: short * 0.95,
    ...road,
    shade: mix(palette.deep, '#000000', 0.3),
    dashes: mix(palette.light, palette.accent, 0.35),
  })
  paintFog(easel, {
    colour: mix(palette.light, palette.accent, 0.4),
    from: horizon - h * 0.02,
    to: horizon + h * 0.05,
    strength: 0.45,
  })
  const view = { vanish, foot: h * 1.0 }
  paintPoles(
    easel,
    view,
    side > 0 ? -w * 0.62 : w * 1.62,
    h * 0.92,
    mix(palette.deep, '#000000', 0.3),
    mix(palette.soft, palette.accent, 0.4),
  )
  const isBig = hero.kind === 'place'
  const spot = isBig ? alongRoad(view, vanish.x + side * w * 1.6, 0.2) : alongRoad(view, w * (0.5 + side * 0.06), 0.42)
  const height = isBig
    ? Math.min(h * 0.17, (short * 0.42) / hero.width)
    : Math.min(h * 0.19, (short * 0.3) / hero.width)
  standOnGround(easel, scene, { ...spot, height, flip: side < 0 }, lit)
}

export const paintAcrossField = (easel: Easel, scene: Scene): void => {
  const { w, h, palette, hero } = scene
  const short = Math.min(w, h)
  const side = sideOf(scene)
  const horizon = h * 0.7
  const lit = mix(palette.light, palette.accent, 0.35)
  paintGreatSky(easel, scene, horizon, { x: w * (0.5 - side * 0.28), y: horizon - h * 0.02 })
  paintPlain(easel, {
    horizon,
    stops: fieldStops(scene),
    lit: mix(palette.soft, palette.accent, 0.5),
    shade: mix(palette.dark, palette.deep, 0.4),
    tufts: 1,
  })
  const building = hero.kind === 'place' ? hero : findMotif('barn')
  const x = w * (0.5 + side * 0.14)
  const random = easel.random.sub('trees')
  for (const offset of [-0.34, -0.27, 0.36])
    if (!easel.without.has('tree'))
      easel.part('trees', () =>
        drawBareTree(easel.ctx, {
          x: x - side * w * offset,
          y: horizon + h * 0.012,
          height: h * random.between(0.12, 0.2),
          colour: mix(palette.deep, palette.dark, 0.4),
          random,
          forks: 8,
        }),
      )
  if (building)
    standOnGround(
      easel,
      { ...scene, hero: building },
      { x, y: horizon + h * 0.014, height: Math.min(h * 0.22, (short * 0.6) / building.width), flip: side < 0 },
      lit,
    )
  paintFog(easel, {
    colour: mix(palette.light, palette.accent, 0.4),
    from: horizon - h * 0.01,
    to: horizon + h * 0.05,
    strength: 0.35,
  })
  paintRoad(easel, {
    from: { x: x - side * w * 0.06, y: horizon + h * 0.018 },
    to: { x: w * (0.5 - side * 0.2), y: h * 1.02 },
    farWidth: 10,
    nearWidth: short * 0.46,
    far: mix(palette.soft, palette.accent, 0.25),
    near: mix(palette.dark, palette.mid, 0.2),
    shade: mix(palette.deep, palette.dark, 0.5),
    winding: 0.5,
    bends: 1,
  })
  paintGrass(easel, {
    from: h * 0.86,
    far: mix(palette.mid, palette.dark, 0.5),
    near: mix(palette.deep, '#000000', 0.3),
    height: h * 0.1,
    density: 0.9,
    wind: 0.25,
  })
  if (hero.kind !== 'place')
    standOnGround(
      easel,
      scene,
      {
        x: w * (0.5 - side * 0.2),
        y: h * 0.885,
        height: Math.min(h * 0.25, (short * 0.4) / hero.width),
        flip: side > 0,
      },
      lit,
    )
  paintFlock(easel, {
    x: w * (0.5 - side * 0.2),
    y: horizon - h * 0.16,
    colour: palette.deep,
    count: 11,
    spread: short * 0.14,
    size: short * 0.012,
    random: easel.random.sub('birds'),
  })
}

export const paintHills = (easel: Easel, scene: Scene): void => {
  const { w, h, palette, hero } = scene
  const short = Math.min(w, h)
  const side = sideOf(scene)
  const sun = { x: w * (0.5 + side * 0.26), y: h * 0.5 }
  const lit = mix(palette.light, palette.accent, 0.35)
  paintGreatSky(easel, scene, h * 0.58, sun)
  const [one, two, three] = palette.hues
  paintFields(easel, {
    from: h * 0.57,
    to: h * 0.9,
    count: 5,
    crops: [
      mix(one, palette.mid, 0.35),
      mix(two, palette.mid, 0.4),
      mix(three, palette.dark, 0.3),
      mix(palette.soft, palette.accent, 0.3),
    ],
    hedge: mix(palette.dark, palette.deep, 0.4),
    haze: mix(palette.soft, palette.accent, 0.35),
    light: sun,
    lit,
    height: h * 0.06,
  })
  const crest = h * 0.77
  paintRoad(easel, {
    from: { x: w * (0.5 - side * 0.06), y: crest - h * 0.09 },
    to: { x: w * (0.5 - side * 0.1), y: h * 1.03 },
    farWidth: 12,
    nearWidth: short * 0.6,
    far: mix(palette.light, palette.accent, 0.3),
    near: mix(palette.dark, palette.mid, 0.35),
    shade: mix(palette.deep, palette.dark, 0.4),
    winding: 0.9,
    bends: 1.6,
  })
  paintGrass(easel, {
    from: h * 0.9,
    far: mix(palette.dark, palette.deep, 0.4),
    near: mix(palette.deep, '#000000', 0.3),
    height: h * 0.07,
    density: 0.8,
    wind: 0.2,
  })
  const high = hero.kind === 'place' || hero.kind === 'plant' ? h * 0.22 : h * 0.23
  standOnGround(
    easel,
    scene,
    { x: w * (0.5 + side * 0.2), y: h * 0.865, height: Math.min(high, (short * 0.5) / hero.width), flip: side < 0 },
    lit,
  )
}
