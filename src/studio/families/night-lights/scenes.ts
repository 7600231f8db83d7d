// The three nights: a wet avenue, an arena, a skyline.
import { mix, withAlpha } from '../../colour/colour.ts'
import type { Palette } from '../../colour/palette.ts'
import { type Night, paintAtNight } from '../../light/paint-at-night.ts'
import { paintGlow } from '../../paint/atmosphere/glow.ts'
import type { Easel } from '../../paint/easel.ts'
import { paintReflection } from '../../paint/scenery/reflection.ts'
import type { Scene } from '../family.ts'
import { paintArena, paintBlurredCity, paintLights, paintNight } from './city-lights.ts'

/** One lamp of the street, and the lights of the city behind. */
const nightOf = ({ deep, dark, mid, soft, light, accent }: Palette, towards: number): Night => ({
  towards,
  key: mix(light, accent, 0.3),
  power: 2.6,
  rim: mix(light, accent, 0.5),
  sky: mix(dark, mid, 0.7),
  ground: mix(deep, accent, 0.35),
  dusk: mix(deep, dark, 0.6),
  depth: 0.4,
  tints: { accent: mix(accent, dark, 0.2), light: mix(soft, light, 0.5) },
})

const paintFigure = (
  easel: Easel,
  { hero, palette }: Scene,
  x: number,
  foot: number,
  high: number,
  wide: number,
  towards: number,
): void => {
  const height = Math.min(high, wide / hero.width)
  const lift = hero.rests === 'air' ? high * 0.2 : 0
  const y = foot - lift
  const place = { x, y, height, random: easel.random.sub('hero') }
  paintGlow(easel, {
    x,
    y: y - height * 0.55,
    radius: height * 0.75,
    colour: mix(palette.accent, palette.light, 0.25),
    strength: 0.6,
  })
  paintAtNight(easel, hero, place, nightOf(palette, towards))
}

/** The foot of the sheet sinks into the dark, where the title stands. */
const sinkFoot = ({ ctx, w, h }: Easel, { deep }: Palette, from: number): void => {
  const shade = mix(deep, '#000000', 0.35)
  const dusk = ctx.createLinearGradient(0, h * from, 0, h)
  dusk.addColorStop(0, withAlpha(shade, 0))
  dusk.addColorStop(0.35, withAlpha(shade, 0.82))
  dusk.addColorStop(1, shade)
  ctx.fillStyle = dusk
  ctx.fillRect(0, h * from, w, h * (1 - from))
}

const avenue = (easel: Easel, scene: Scene): void => {
  const { w, h } = easel
  const { palette } = scene
  const m = Math.min(w, h)
  const ground = h * 0.64
  paintNight(easel, palette, { x: w / 2, y: ground - h * 0.12 }, m * 0.95)
  paintBlurredCity(easel, palette, ground, h * 0.48)
  paintFigure(easel, scene, w / 2, ground, h * 0.46, m * 0.72, -0.9)
  paintReflection(easel, {
    y: ground,
    tint: mix(palette.deep, '#000000', 0.2),
    tintFar: 0.25,
    tintNear: 0.9,
    ripple: 0.5,
    glint: mix(palette.accent, palette.light, 0.4),
    blur: 5,
  })
  sinkFoot(easel, palette, 0.58)
}

const arena = (easel: Easel, scene: Scene): void => {
  const { w, h } = easel
  const { palette } = scene
  const m = Math.min(w, h)
  const ground = h * 0.645
  paintNight(easel, palette, { x: w / 2, y: h * 0.36 }, m)
  paintArena(easel, palette, ground)
  paintFigure(easel, scene, w / 2, ground, h * 0.45, m * 0.74, -Math.PI / 2 + 0.4)
  paintReflection(easel, {
    y: ground,
    tint: mix(palette.dark, palette.deep, 0.4),
    tintFar: 0.3,
    tintNear: 0.92,
    ripple: 0.2,
    blur: 6,
  })
  sinkFoot(easel, palette, 0.6)
}

const skyline = (easel: Easel, scene: Scene): void => {
  const { w, h } = easel
  const { palette } = scene
  const m = Math.min(w, h)
  paintNight(easel, palette, { x: w * 0.5, y: h * 0.62 }, m * 0.9)
  paintBlurredCity(easel, palette, h * 0.9, h * 0.46)
  paintLights(easel, palette, {
    box: { x: 0, y: h * 0.44, w, h: h * 0.42 },
    count: 60,
    size: m * 0.095,
    strength: 0.5,
    seed: 'near lights',
  })
  paintFigure(easel, scene, w / 2, h * 0.905, h * 0.5, m * 0.8, -0.8)
  sinkFoot(easel, palette, 0.8)
}

const compositions: Readonly<Record<string, (easel: Easel, scene: Scene) => void>> = { avenue, arena, skyline }

export const paintNightScene = (easel: Easel, scene: Scene): void =>
  (compositions[scene.layout] ?? avenue)(easel, scene)
