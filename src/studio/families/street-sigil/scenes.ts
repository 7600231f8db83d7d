// Three scenes of the sigil: in an alley, on a roof under the moon, burning on a wall.
import { mix } from '../../colour/colour.ts'
import type { Palette } from '../../colour/palette.ts'
import { paintEmbers } from '../../paint/atmosphere/embers.ts'
import { paintFog } from '../../paint/atmosphere/fog.ts'
import { paintGlow } from '../../paint/atmosphere/glow.ts'
import { paintMoon } from '../../paint/atmosphere/moon.ts'
import { paintRain } from '../../paint/atmosphere/rain.ts'
import { paintSky } from '../../paint/atmosphere/sky.ts'
import { paintSnowfall } from '../../paint/atmosphere/snowfall.ts'
import type { Easel } from '../../paint/easel.ts'
import { paintLitMotif } from '../../paint/lit-motif.ts'
import { paintReflection } from '../../paint/scenery/reflection.ts'
import { paintSkyline } from '../../paint/scenery/skyline.ts'
import type { Scene } from '../family.ts'
import { paintSigil, sigilInks } from './sigil.ts'
import { drawParapet, nightOf, paintAlley, paintBrickNight } from './streets.ts'

const paintBearer = (
  easel: Easel,
  { hero, palette }: Scene,
  x: number,
  foot: number,
  tall: number,
  broad: number,
): void => {
  const height = Math.min(tall, broad / hero.width)
  const lift = hero.rests === 'air' ? height * 0.22 : 0
  paintLitMotif(
    easel,
    hero,
    {
      x,
      // Hems and boots end below the water line, so that no gap shows between the hero and its mirror.
      y: foot - lift + (lift > 0 ? 0 : height * 0.02),
      height,
      tones: {
        body: mix(palette.deep, palette.dark, 0.35),
        shade: mix(palette.deep, '#000000', 0.55),
        light: mix(palette.dark, palette.mid, 0.4),
        accent: mix(palette.accent, palette.light, 0.35),
        line: mix(palette.deep, '#000000', 0.6),
      },
      random: easel.random.sub('hero'),
    },
    {
      rim: mix(palette.accent, palette.light, 0.5),
      towards: -Math.PI / 2 - 0.5,
      width: Math.max(4, height * 0.011),
      softness: 1.4,
      falloff: mix(palette.deep, '#000000', 0.3),
    },
  )
}

const floodGround = (easel: Easel, palette: Palette, shore: number): void =>
  paintReflection(easel, {
    y: shore,
    tint: nightOf(palette),
    tintFar: 0.2,
    tintNear: 0.93,
    ripple: 0.6,
    glint: mix(palette.accent, palette.light, 0.4),
    blur: 4,
  })

const alley = (easel: Easel, scene: Scene): void => {
  const { w, h, ctx } = easel
  const { palette } = scene
  const m = Math.min(w, h * 0.625)
  const shore = h * 0.8
  const at = { x: w / 2, y: h * 0.555 }
  const sky = ctx.createLinearGradient(0, 0, 0, shore)
  sky.addColorStop(0, nightOf(palette))
  sky.addColorStop(0.4, mix(palette.deep, palette.dark, 0.8))
  sky.addColorStop(1, mix(palette.mid, palette.accent, 0.3))
  easel.part('sky', () => easel.fill(sky))
  paintSkyline(easel, {
    air: {
      far: mix(palette.mid, palette.accent, 0.2),
      middle: mix(palette.dark, palette.mid, 0.3),
      near: palette.deep,
    },
    from: shore,
    to: shore,
    layers: 2,
    height: h * 0.3,
    age: 'modern',
    windows: [mix(palette.counter, palette.light, 0.3)],
    lit: 0.25,
    haze: palette.mid,
  })
  paintAlley(easel, palette, at, shore, easel.random.sub('alley'))
  paintFog(easel, {
    colour: mix(palette.mid, palette.accent, 0.35),
    from: h * 0.5,
    to: shore + 30,
    strength: 0.5,
    thickest: 0.85,
  })
  paintSigil(easel, { at, radius: m * 0.27, ...sigilInks(palette) })
  paintBearer(easel, scene, w / 2, shore + 4, h * 0.31, m * 0.62)
  floodGround(easel, palette, shore)
}

const wall = (easel: Easel, scene: Scene): void => {
  const { w, h } = easel
  const { palette } = scene
  const m = Math.min(w, h * 0.625)
  const side = scene.random.sub('side').chance(0.5) ? 1 : -1
  const shore = h * 0.815
  const at = { x: w * (0.5 + side * 0.04), y: h * 0.56 }
  paintBrickNight(easel, palette, at, m * 0.5, shore)
  paintSigil(easel, { at, radius: m * 0.3, ...sigilInks(palette) })
  paintBearer(easel, scene, w * (0.5 - side * 0.07), shore + 6, h * 0.32, m * 0.66)
  floodGround(easel, palette, shore)
  paintEmbers(easel, {
    hot: mix(palette.accent, palette.light, 0.5),
    cool: palette.accent,
    x: at.x,
    y: shore,
    width: m * 0.8,
    height: h * 0.4,
    count: 110,
    size: 3.4,
  })
}

const rooftop = (easel: Easel, scene: Scene): void => {
  const { w, h } = easel
  const { palette } = scene
  const m = Math.min(w, h * 0.625)
  const side = scene.random.sub('side').chance(0.5) ? 1 : -1
  const ledge = h * 0.635
  const at = { x: w * (0.5 + side * 0.05), y: h * 0.385 }
  paintSky(easel, {
    stops: [
      nightOf(palette),
      [0.4, mix(palette.deep, palette.dark, 0.8)],
      [0.75, mix(palette.dark, palette.mid, 0.6)],
      mix(palette.mid, palette.accent, 0.3),
    ],
    horizon: ledge,
    cloudiness: 0.55,
    light: at,
  })
  paintMoon(easel, {
    ...at,
    radius: m * 0.185,
    light: mix(palette.light, palette.accent, 0.15),
    shade: mix(palette.soft, palette.mid, 0.4),
    glow: palette.accent,
    glowStrength: 0.6,
  })
  paintSigil(easel, { at, radius: m * 0.33, ...sigilInks(palette) })
  paintSkyline(easel, {
    air: {
      far: mix(palette.mid, palette.accent, 0.2),
      middle: mix(palette.dark, palette.mid, 0.3),
      near: palette.deep,
    },
    from: ledge - h * 0.005,
    to: ledge + h * 0.05,
    layers: 3,
    height: h * 0.17,
    age: 'modern',
    windows: [mix(palette.counter, palette.light, 0.3), palette.counter],
    lit: 0.3,
    haze: mix(palette.dark, palette.mid, 0.6),
    hazeStrength: 0.5,
  })
  drawParapet(easel, palette, ledge, easel.random.sub('roofs'))
  paintBearer(easel, scene, w * (0.5 - side * 0.1), ledge - 16, h * 0.33, m * 0.68)
  paintGlow(easel, { ...at, radius: m * 0.7, colour: palette.accent, strength: 0.18 })
}

const compositions: Readonly<Record<string, (easel: Easel, scene: Scene) => void>> = { alley, wall, rooftop }

export const compose = (easel: Easel, scene: Scene): void => {
  ;(compositions[scene.layout] ?? alley)(easel, scene)
  const { weather } = scene.setting
  const pale = mix(scene.palette.light, scene.palette.soft, 0.4)
  if (weather === 'snow') paintSnowfall(easel, { colour: pale, weight: 0.5, strength: 0.8 })
  if (weather === 'rain' || weather === 'storm') paintRain(easel, { colour: pale, weight: 0.6 })
}
