// Frozen title: letters of ice under a northern sky, and somebody small on the snow below them.

import { mix, withAlpha } from '../colour/colour.ts'
import { inksOf } from '../compositions/inks.ts'
import { planLettered, roomBetween } from '../compositions/lettered.ts'
import { palettesOf } from '../compositions/palettes.ts'
import { heightIn, shapeOf, standThing } from '../compositions/things.ts'
import { isHot, isOfKind, isOneThing, sizeOf } from '../motifs/suits.ts'
import { paintGlow } from '../paint/atmosphere/glow.ts'
import { paintSky } from '../paint/atmosphere/sky.ts'
import { paintSnowfall } from '../paint/atmosphere/snowfall.ts'
import type { Easel } from '../paint/easel.ts'
import { paintMountains } from '../paint/scenery/mountains.ts'
import { blend, fillBelow } from '../paint/shapes/lay.ts'
import type { SetType } from '../type/set-type.ts'
import type { SurfaceFilling } from '../type/surfaces/surface-names.ts'
import type { Design, Family, Scene } from './family.ts'

const iceOf = ({ palette }: Scene): SurfaceFilling => {
  const { ground, deep, light } = inksOf(palette)
  return {
    kind: 'surface',
    surface: 'ice',
    colour: mix(light, '#ffffff', 0.35),
    second: mix(ground, light, 0.3),
    deep: mix(deep, '#000000', 0.3),
  }
}

const paintBack = (easel: Easel, scene: Scene, type: SetType): void => {
  const { w, h, ctx, noise } = easel
  const { ground, deep, light, accent } = inksOf(scene.palette)
  const room = roomBetween(scene, type)
  const isLow = scene.layout !== 'head'
  const horizon = isLow ? room.y + room.h * 0.86 : room.y + room.h * 0.5
  const sun = { x: w * 0.62, y: horizon - h * 0.03 }
  paintSky(easel, {
    stops: [mix(deep, '#000000', 0.25), deep, ground, mix(light, accent, 0.3)],
    horizon,
    cloudiness: 0.55,
    light: sun,
  })
  paintGlow(easel, { ...sun, radius: w * 0.8, colour: mix(accent, light, 0.4), strength: 0.5, flatten: 0.4 })
  paintMountains(easel, {
    air: { far: mix(light, ground, 0.5), middle: ground, near: mix(deep, ground, 0.3) },
    light: sun,
    lit: mix(light, accent, 0.25),
    from: horizon - h * 0.005,
    to: horizon + h * 0.05,
    count: 3,
    height: h * (isLow ? 0.13 : 0.16),
    snow: mix(light, '#ffffff', 0.5),
    mist: mix(light, ground, 0.4),
  })
  const foot = horizon + (h - horizon) * (isLow ? 0.08 : 0.3)
  easel.part('hills', () => {
    fillBelow(
      ctx,
      easel,
      (x) => foot - h * 0.012 * noise.fractal(x / 460, 4, 3) - h * 0.02 * Math.sin(x / (w * 0.3)),
      blend(
        ctx,
        [0, foot - h * 0.02],
        [0, h],
        [0, mix(light, '#ffffff', 0.2)],
        [0.25, mix(light, ground, 0.5)],
        [1, deep],
      ),
    )
  })
  const { hero } = scene
  const high = heightIn(hero, w * 0.5, Math.min(h * 0.16, (foot - room.y) * 0.62))
  const at = { x: w * (isLow ? 0.36 : 0.4), y: foot + h * 0.004, height: high }
  easel.soft(10, (on) => {
    on.fillStyle = withAlpha(deep, 0.7)
    on.beginPath()
    on.ellipse(at.x, at.y + high * 0.01, high * 0.46 * Math.max(0.5, hero.width), high * 0.035, 0, 0, 7)
    on.fill()
  })
  standThing(easel, hero, at, { ...shapeOf(mix(deep, '#000000', 0.5)), accent })
  paintSnowfall(easel, { colour: '#ffffff', weight: 0.45, strength: 0.7 })
}

export const frozenTitle: Family = {
  id: 'frozen-title',
  name: 'Frozen Title',
  look: 'landscape',
  templateType: 'atmospheric',
  genreBuckets: [
    'Thriller:procedural',
    'Mystery:procedural',
    'Thriller:rural',
    'Mystery:rural',
    'Thriller:*',
    'Mystery:*',
    'Horror:folk',
    'Fantasy:grimdark',
    'Science Fiction:dystopian',
    'Young Adult:*',
  ],
  moods: ['intense', 'mysterious', 'melancholic', 'epic'],
  technique: 'colossal letters of ice with snow and icicles over a winter range',
  lettering: 'tall condensed capitals of ice',
  palettes: palettesOf('frozen-title'),
  pairings: [
    { title: 'bebas-neue', text: 'jost' },
    { title: 'anton', text: 'oswald-medium' },
    { title: 'oswald-bold', text: 'oswald-medium' },
    { title: 'cinzel-black', text: 'cinzel-medium' },
  ],
  layouts: [
    { id: 'head', phrase: 'letters of ice in the sky above a range and a small figure on the snow', isEndless: true },
    { id: 'foot', phrase: 'the range above and letters of ice standing on the snow below', isEndless: true },
    { id: 'name', phrase: 'the name across the sky, the range, and letters of ice below', isEndless: true },
  ],
  heroes: [
    'man-in-coat',
    'wolf',
    'cabin',
    'detective',
    'hooded-figure',
    'bear',
    'fox',
    'stag',
    'soldier',
    'church',
    'raven',
    'woman-standing',
    'lighthouse',
  ],
  sample: {
    title: 'The Winter Nobody Came Home',
    subtitle: 'An Inspector Dahl thriller',
    author: 'Lars Andersson',
    summary: 'A snowed-in village above the tree line, four sets of footprints, and only three of them come back.',
  },
  shows: (motif) =>
    isOneThing(motif) &&
    motif.rests === 'ground' &&
    motif.width < 2.4 &&
    sizeOf(motif) >= 0.3 &&
    !isHot(motif) &&
    (isOfKind(motif, 'creature', 'person', 'place', 'vehicle') || (motif.kind === 'plant' && sizeOf(motif) >= 2)),
  design: (scene): Design => ({
    type: planLettered(scene, {
      fill: iceOf(scene),
      ink: mix(scene.palette.light, '#ffffff', 0.6),
      title: { leading: 0.7, maxSize: 900, minor: { scale: 0.5 }, gap: 90 },
      author: { size: 116 },
    }),
    back: (easel, type) => paintBack(easel, scene, type),
    grain: 0.4,
    vignette: 0.25,
  }),
}
