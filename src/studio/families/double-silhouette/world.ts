// The world inside the head: forest, city, mountains or sea in layered air, from a pale sky down to a dark foot, the hero small within it.

import { findGenre } from '../../../catalog/genres.ts'
import { mix } from '../../colour/colour.ts'
import { asPart } from '../../paint/as-part.ts'
import { paintFlock } from '../../paint/atmosphere/birds.ts'
import { paintFog } from '../../paint/atmosphere/fog.ts'
import { paintSky } from '../../paint/atmosphere/sky.ts'
import { paintSun } from '../../paint/atmosphere/sun.ts'
import type { Easel } from '../../paint/easel.ts'
import { silhouette } from '../../paint/pen.ts'
import { type Aerial, aerialColour } from '../../paint/scenery/aerial.ts'
import { paintPineEdge } from '../../paint/scenery/pines.ts'
import { groundPath, type Line, ridgeLine } from '../../paint/scenery/ridge-line.ts'
import { paintSea } from '../../paint/scenery/sea.ts'
import { paintSkyline } from '../../paint/scenery/skyline.ts'
import { stampMotif } from '../../paint/stamp.ts'
import type { Scene } from '../family.ts'

export type WorldKind = 'forest' | 'city' | 'peaks' | 'sea'

const kinds: readonly [WorldKind, ...WorldKind[]] = ['forest', 'city', 'peaks', 'sea']

const byPlace: Readonly<Record<string, WorldKind>> = {
  forest: 'forest',
  countryside: 'forest',
  village: 'forest',
  city: 'city',
  school: 'city',
  house: 'city',
  mountains: 'peaks',
  desert: 'peaks',
  sea: 'sea',
  river: 'sea',
}

type Told = Pick<Scene, 'setting' | 'brief' | 'random'>

/** Towers of glass would date a book of the past wrong. */
const isOfThePast = ({ setting, brief }: Told): boolean =>
  setting.era === null
    ? findGenre(brief.book.genre)?.slug === 'historical-fiction'
    : setting.era !== 'modern' && setting.era !== 'future'

const openCountry: readonly [WorldKind, ...WorldKind[]] = ['forest', 'peaks', 'sea']

export const worldOf = (scene: Told): WorldKind => {
  const random = scene.random.sub('world')
  const world = byPlace[scene.setting.place ?? ''] ?? random.pick(kinds)
  return world === 'city' && isOfThePast(scene) ? random.pick(openCountry) : world
}

export interface Stage {
  /** Middle of the head, where the light is. */
  readonly x: number
  readonly y: number
  readonly reach: number
  /** Ground on which the small hero stands, and how tall it is. */
  readonly ground: number
  readonly small: number
}

export const paintWorld = (easel: Easel, scene: Scene, kind: WorldKind, stage: Stage): void => {
  const air = airOf(scene)
  paintLight(easel, scene, stage)
  if (kind === 'city') paintTown(easel, scene, stage, air)
  if (kind === 'sea') paintBay(easel, scene, stage, air)
  const nearest = paintRidges(easel, scene, kind, stage, air)
  standHero(easel, scene, nearest, stage)
  paintFlock(easel, {
    x: stage.x,
    y: stage.y - stage.reach + stage.reach * 0.75,
    colour: mix(scene.palette.deep, scene.palette.dark, 0.4),
    count: 9,
    spread: stage.reach * 0.6,
    size: stage.reach * 0.05,
    random: easel.random.sub('birds'),
  })
  darkenFoot(easel, scene, stage, air)
}

const airOf = ({ palette: { deep, dark, mid, soft } }: Scene): Aerial => ({
  far: mix(soft, mid, 0.5),
  middle: mix(mid, dark, 0.4),
  near: mix(deep, '#000000', 0.25),
})

const paintLight = (easel: Easel, { palette }: Scene, { x, y, reach, ground }: Stage): void => {
  const { deep, dark, mid, soft, light, accent } = palette
  paintSky(easel, {
    stops: [
      mix(deep, dark, 0.7),
      mix(dark, mid, 0.75),
      mix(mid, accent, 0.42),
      mix(mix(soft, light, 0.4), accent, 0.3),
    ],
    horizon: ground,
    cloudiness: 0.55,
    light: { x, y },
  })
  paintSun(easel, {
    x,
    y,
    radius: reach * 0.36,
    light: mix(accent, light, 0.3),
    low: accent,
    glow: accent,
    glowStrength: 0.6,
  })
}

const paintTown = asPart('buildings', (easel: Easel, { palette }: Scene, { y, ground }: Stage, air: Aerial): void => {
  const { soft, light, accent } = palette
  const between = ground - y
  paintSkyline(easel, {
    air,
    from: ground - between * 0.25,
    to: ground + between * 0.14,
    layers: 4,
    height: between * 1.25,
    age: 'modern',
    windows: [mix(accent, light, 0.5)],
    lit: 0.22,
    haze: mix(soft, accent, 0.2),
    hazeStrength: 0.5,
  })
})

/** The sea, with a wooded shore beyond it. */
const paintBay = asPart('water', (easel: Easel, { w, palette }: Scene, { x, y, ground }: Stage, air: Aerial): void => {
  const { dark, mid, soft, light, accent } = palette
  const { ctx } = easel
  const between = ground - y
  const horizon = y + between * 0.42
  paintSea(easel, {
    horizon,
    to: ground + between * 0.2,
    stops: [mix(soft, accent, 0.25), mid, dark],
    crest: mix(light, soft, 0.3),
    trough: dark,
    swell: 0.6,
    path: { x, colour: mix(accent, light, 0.4), strength: 0.8 },
  })
  const shore = ridgeLine(easel, { base: horizon, height: between * 0.2, span: w * 0.4, sharpness: 0.3, seed: 9 })
  const colour = aerialColour(air, 0.4)
  ctx.fillStyle = colour
  ctx.save()
  ctx.beginPath()
  ctx.rect(0, 0, w, y + between * 0.425)
  ctx.clip()
  ctx.fill(groundPath(easel, shore))
  paintPineEdge(easel, {
    line: shore,
    colour,
    height: between * 0.2,
    density: 0.9,
    random: easel.random.sub('shore'),
  })
  ctx.restore()
  paintFog(easel, {
    colour: mix(soft, light, 0.4),
    from: y + between * 0.28,
    to: y + between * 0.56,
    strength: 0.7,
    evenness: 0.5,
  })
})

/** Land one ridge behind another; gives the line of the nearest. */
const paintRidges = asPart(
  'mountains',
  (easel: Easel, { w, palette }: Scene, kind: WorldKind, { y, ground }: Stage, air: Aerial): Line => {
    const between = ground - y
    const layers = kind === 'city' || kind === 'sea' ? 1 : 5
    let last: Line = () => ground
    for (let layer = 0; layer < layers; layer++) {
      const depth = layers > 1 ? layer / (layers - 1) : 1
      const base = ground - between * (kind === 'peaks' ? 0.62 : 0.42) * (1 - depth)
      const height = between * (kind === 'peaks' ? 0.6 - depth * 0.5 : 0.12)
      const line = ridgeLine(easel, {
        base,
        height,
        span: w * (0.3 + depth * 0.2),
        sharpness: kind === 'peaks' ? 0.75 * (1 - depth) : 0.2,
        seed: layer + 2,
      })
      const colour = aerialColour(air, 0.15 + depth * 0.85)
      easel.ctx.fillStyle = colour
      easel.ctx.fill(groundPath(easel, line))
      const isWooded = kind === 'forest' || (kind === 'peaks' && depth > 0.5)
      if (isWooded && depth < 1)
        paintPineEdge(easel, {
          line,
          colour,
          height: between * (kind === 'forest' ? 0.5 : 0.2) * (0.55 + depth * 0.6),
          density: 0.9,
          random: easel.random.sub(`pines ${layer}`),
        })
      if (depth < 1)
        paintFog(easel, {
          colour: mix(palette.soft, palette.light, 0.4),
          from: base - height * 0.4,
          to: base + between * 0.16,
          strength: 0.45,
          seed: layer,
        })
      last = line
    }
    return last
  },
)

const darkenFoot = ({ ctx }: Easel, { w, h }: Scene, { ground }: Stage, { near }: Aerial): void => {
  const foot = ctx.createLinearGradient(0, ground, 0, h)
  foot.addColorStop(0, `${near.slice(0, 7)}00`)
  foot.addColorStop(0.5, near)
  ctx.fillStyle = foot
  ctx.fillRect(0, ground, w, h)
}

const standHero = (easel: Easel, { hero, palette, random }: Scene, line: Line, { x, small }: Stage): void => {
  if (small <= 0) return
  const dark = mix(palette.deep, '#000000', 0.35)
  const isUp = hero.rests === 'air'
  stampMotif(easel, hero, {
    x,
    y: line(x) + (isUp ? -small * 0.6 : 6),
    height: small,
    tones: {
      ...silhouette(dark, mix(palette.accent, palette.light, 0.3)),
      light: mix(dark, palette.mid, 0.18),
      line: mix(dark, palette.mid, 0.3),
    },
    random: random.sub('hero'),
  })
}
