// The four pictures of deep space: a limb, a ringed giant, a star, two suns over a foreign land.
import { mix, withAlpha } from '../../colour/colour.ts'
import type { Palette } from '../../colour/palette.ts'
import { findMotif } from '../../motifs/find-motif.ts'
import { drawGlow } from '../../paint/atmosphere/glow.ts'
import { paintSky } from '../../paint/atmosphere/sky.ts'
import { tau } from '../../paint/curves.ts'
import type { Easel } from '../../paint/easel.ts'
import { paintMountains } from '../../paint/scenery/mountains.ts'
import { paintPlanet } from '../../paint/scenery/planet.ts'
import type { SetType } from '../../type/set-type.ts'
import type { Scene } from '../family.ts'
import { paintFlight, paintStand, stands } from './hero.ts'
import { darkenTowards, paintGas, paintStarField } from './sky.ts'
import { paintStarDisc } from './star-disc.ts'

type Composition = (easel: Easel, scene: Scene, type: SetType) => void

/** The height that type leaves free in the middle of the sheet. */
const freeHeights = ({ h }: Easel, { zones }: SetType): { top: number; bottom: number } => ({
  top: Math.max(0, ...zones.filter((zone) => zone.y + zone.h / 2 < h / 2).map((zone) => zone.y + zone.h)) + h * 0.02,
  bottom: Math.min(h, ...zones.filter((zone) => zone.y + zone.h / 2 >= h / 2).map((zone) => zone.y)) - h * 0.02,
})

const surfaceStops = ({ dark, mid, soft, light }: Palette): string[] => [
  mix(dark, '#000000', 0.2),
  mix(dark, mid, 0.7),
  mix(mid, soft, 0.5),
  soft,
  mix(soft, light, 0.75),
]

const warmStops = ({ dark, mid, accent, light }: Palette): string[] => [
  mix(dark, '#000000', 0.3),
  mix(mid, accent, 0.25),
  mix(accent, mid, 0.35),
  mix(accent, light, 0.3),
  mix(accent, light, 0.7),
]

/** A far ship that gives a lone world its size. */
const paintPasser = (easel: Easel, palette: Palette, type: SetType, side: number): void => {
  const ship = findMotif('spaceship')
  if (!ship) return
  const free = freeHeights(easel, type)
  const at = { x: easel.w * (0.5 - side * 0.2), y: free.top + (free.bottom - free.top) * 0.7 }
  paintFlight(
    easel,
    ship,
    { ...free, at, size: Math.min(easel.w, easel.h) * 0.24, flip: side < 0, towards: -1.2 },
    palette,
  )
}

const limb: Composition = (easel, { hero, palette, random }, type) => {
  const { zones } = type
  const { w, h, ctx } = easel
  const m = Math.min(w, h)
  const side = random.sub('side').chance(0.5) ? 1 : -1
  const at = (share: number): number => w * (0.5 + side * (share - 0.5))
  const towards = side > 0 ? -0.85 : Math.PI + 0.85
  paintGas(easel, palette, { heart: { x: at(0.66), y: h * 0.45 }, lean: side * -0.7, breadth: m * 0.3 })
  darkenTowards(easel, palette, 'top', h * 0.46, 0.8)
  paintStarField(easel, palette, zones)
  const radius = m * 0.98
  const planet = { x: at(0.3), y: h * 0.69 + radius * 0.98 }
  paintPlanet(easel, {
    ...planet,
    radius,
    stops: surfaceStops(palette),
    rim: mix(palette.soft, palette.light, 0.35),
    kind: random.sub('kind').pick(['clouded', 'banded', 'barren']),
    towards,
    facing: -0.12,
    tilt: side * 0.5,
  })
  const flare = { x: planet.x + Math.cos(towards) * radius, y: planet.y + Math.sin(towards) * radius }
  drawGlow(ctx, { ...flare, radius: m * 0.75, colour: mix(palette.light, palette.soft, 0.3), strength: 0.85 })
  drawGlow(ctx, { ...flare, radius: m * 0.16, colour: '#ffffff', strength: 0.9 })
  darkenTowards(easel, palette, 'bottom', h * 0.24, 0.85)
  if (hero.kind === 'sky') return paintPasser(easel, palette, type, side)
  if (stands(hero))
    return paintStand(easel, hero, { x: at(0.4), ground: h * 0.83, height: h * 0.25, towards, light: flare }, palette)
  paintFlight(
    easel,
    hero,
    {
      ...freeHeights(easel, type),
      at: { x: at(0.46), y: h * 0.57 },
      size: m * 0.55,
      flip: side < 0,
      towards: -1.2,
    },
    palette,
  )
}

const rings: Composition = (easel, { hero, palette, random }, type) => {
  const { zones } = type
  const { w, h } = easel
  const m = Math.min(w, h)
  const side = random.sub('side').chance(0.5) ? 1 : -1
  const at = (share: number): number => w * (0.5 + side * (share - 0.5))
  paintGas(easel, palette, { heart: { x: at(0.3), y: h * 0.42 }, lean: side * 0.6, breadth: m * 0.24 })
  paintStarField(easel, palette, zones)
  const free = freeHeights(easel, type)
  const radius = Math.min(m * 0.36, (free.bottom - free.top) * 0.4)
  const planet = { x: at(0.58), y: Math.max(h * 0.36, free.top + radius) }
  const towards = side > 0 ? Math.PI + 0.75 : -0.75
  const isWarm = random.sub('warm').chance(0.5)
  paintPlanet(easel, {
    ...planet,
    radius,
    stops: isWarm ? warmStops(palette) : surfaceStops(palette),
    rim: isWarm ? mix(palette.accent, palette.light, 0.5) : mix(palette.soft, palette.light, 0.4),
    kind: 'banded',
    towards,
    facing: 0.42,
    tilt: side * 0.3,
    rings: { colour: mix(palette.light, isWarm ? palette.accent : palette.soft, 0.3), slant: 0.2, lean: side * -0.38 },
  })
  if (!easel.without.has('further planet'))
    paintPlanet(easel, {
      x: at(0.14),
      y: h * 0.2,
      radius: m * 0.045,
      stops: surfaceStops(palette),
      rim: palette.soft,
      kind: 'barren',
      towards,
      facing: 0.3,
    })
  darkenTowards(easel, palette, 'bottom', h * 0.5, 0.92)
  darkenTowards(easel, palette, 'top', h * 0.16, 0.6)
  if (hero.kind === 'sky') return paintPasser(easel, palette, type, side)
  if (stands(hero))
    return paintStand(
      easel,
      hero,
      { x: at(0.3), ground: h * 0.64, height: h * 0.27, towards: -0.6, light: { x: at(0.1), y: h * 0.1 } },
      palette,
    )
  paintFlight(
    easel,
    hero,
    {
      ...freeHeights(easel, type),
      at: { x: at(0.36), y: h * 0.555 },
      size: m * 0.6,
      turn: side * -0.05,
      flip: side < 0,
      towards,
    },
    palette,
  )
}

const star: Composition = (easel, { hero, palette, random }, type) => {
  const { zones } = type
  const { w, h } = easel
  const m = Math.min(w, h)
  const side = random.sub('side').chance(0.5) ? 1 : -1
  const x = w * (0.5 + side * 0.05)
  const free = freeHeights(easel, type)
  const radius = Math.min(m * 0.36, (free.bottom - free.top) * 0.5)
  const y = Math.max(h * 0.6, free.top + radius)
  paintGas(easel, palette, { heart: { x, y: h * 0.62 }, lean: side * 0.25, breadth: m * 0.22 })
  paintStarField(easel, palette, zones)
  easel.part('sun', () => paintStarDisc(easel, palette, x, y, radius))
  darkenTowards(easel, palette, 'top', h * 0.44, 0.7)
  darkenTowards(easel, palette, 'bottom', h * 0.26, 0.85)
  if (hero.kind === 'sky') return paintPasser(easel, palette, type, side)
  if (stands(hero))
    return paintStand(easel, hero, { x, ground: h * 0.79, height: h * 0.27, towards: -1.2, light: { x, y } }, palette)
  paintFlight(
    easel,
    hero,
    {
      ...freeHeights(easel, type),
      at: { x: w / 2, y },
      size: Math.min(m * 0.66, radius * 2.1),
      flip: side < 0,
      towards: -Math.PI / 2,
    },
    palette,
  )
}

const twins: Composition = (easel, { hero, palette, random }, type) => {
  const { zones } = type
  const { w, h, ctx } = easel
  const m = Math.min(w, h)
  const side = random.sub('side').chance(0.5) ? 1 : -1
  const at = (share: number): number => w * (0.5 + side * (share - 0.5))
  const horizon = h * 0.68
  const near = hero.kind === 'sky' ? 1.6 : 1
  const light = { x: at(0.66), y: h * 0.52 }
  paintSky(easel, {
    stops: [
      palette.deep,
      [0.3, mix(palette.deep, palette.dark, 0.85)],
      [0.6, mix(palette.dark, palette.mid, 0.7)],
      [0.85, mix(palette.mid, palette.soft, 0.65)],
      mix(palette.soft, palette.light, 0.45),
    ],
    horizon,
    cloudiness: 0.35,
    light,
  })
  paintStarField(easel, palette, zones, h * 0.5)
  const suns = [
    [light, 0.17 * near],
    [{ x: at(0.36 - (near - 1) * 0.2), y: h * 0.455 }, 0.07 * near],
  ] as const
  const shown = easel.without.has('sun') ? 0 : easel.without.has('further sun') ? 1 : suns.length
  for (const [sun, radius] of suns.slice(0, shown)) {
    drawGlow(ctx, { ...sun, radius: m * radius * 4, colour: palette.accent, strength: 0.5 })
    const disc = ctx.createLinearGradient(0, sun.y - m * radius, 0, sun.y + m * radius)
    disc.addColorStop(0, mix(palette.light, palette.accent, 0.1))
    disc.addColorStop(0.6, mix(palette.accent, palette.light, 0.45))
    disc.addColorStop(1, withAlpha(palette.accent, 0.75))
    ctx.fillStyle = disc
    ctx.beginPath()
    ctx.arc(sun.x, sun.y, m * radius, 0, tau)
    easel.part('sun', () => ctx.fill())
  }
  paintMountains(easel, {
    air: {
      far: mix(palette.soft, palette.mid, 0.35),
      middle: mix(palette.mid, palette.dark, 0.35),
      near: mix(palette.deep, palette.dark, 0.4),
    },
    light,
    lit: mix(palette.light, palette.accent, 0.5),
    from: h * 0.68,
    to: h * 0.88,
    count: 4,
    height: h * 0.1,
    sharpness: 0.9,
    wooded: 0,
    mist: mix(palette.soft, palette.mid, 0.3),
    mistStrength: 0.5,
  })
  darkenTowards(easel, palette, 'bottom', h * 0.2, 0.9)
  if (hero.kind === 'sky') return paintPasser(easel, palette, type, side)
  if (stands(hero))
    return paintStand(
      easel,
      hero,
      { x: at(0.6), ground: h * 0.83, height: h * 0.26, towards: side > 0 ? -0.9 : -2.2, light },
      palette,
    )
  paintFlight(
    easel,
    hero,
    {
      ...freeHeights(easel, type),
      at: { x: at(0.45), y: h * 0.575 },
      size: m * 0.52,
      flip: side < 0,
      towards: -1.2,
    },
    palette,
  )
}

const compositions: Readonly<Record<string, Composition>> = { limb, rings, star, twins }

export const composeSpace: Composition = (easel, scene, type) =>
  (compositions[scene.layout] ?? limb)(easel, scene, type)
