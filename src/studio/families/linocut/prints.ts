// The four prints: a hill before the sun, a valley of fields, a night with pines, and the hero alone in a halo of cuts.

import { type Colour, mix, withAlpha } from '../../colour/colour.ts'
import { asPart } from '../../paint/as-part.ts'
import { alteredLight, type Light } from '../../paint/atmosphere/altered-light.ts'
import { lerp, tau } from '../../paint/curves.ts'
import type { Context, Easel } from '../../paint/easel.ts'
import { paintPineEdge } from '../../paint/scenery/pines.ts'
import { groundPath, type Line, ridgeLine } from '../../paint/scenery/ridge-line.ts'
import { dot } from '../../paint/shapes/lay.ts'
import type { Scene } from '../family.ts'
import { cutBlock, grey, printHero } from './block.ts'

export interface Inks {
  readonly paper: Colour
  readonly ink: Colour
  readonly sky: Colour
  readonly land: Colour
  readonly sun: Colour
}

/** The disc of the sun or moon, as an edit wants it. */
const shine = (easel: Easel, name: Light, x: number, y: number, radius: number, ink: Colour): void => {
  const { scale, colour } = alteredLight(easel, name)
  if (!easel.without.has(name)) easel.part(name, () => dot(easel.ctx, x, y, radius * scale, colour ?? ink))
}

/** Colour blocks are never quite in register with the key. */
const slip = 7

/** A ridge is asked for at every sample of a cut: looked up from a table it costs nothing. */
const tabled = (line: Line, w: number): Line => {
  const step = 8
  const heights = Array.from({ length: Math.ceil(w / step) + 12 }, (_, at) => line((at - 5) * step))
  return (x) => {
    const place = Math.min(heights.length - 1.001, Math.max(0, x / step + 5))
    const at = Math.floor(place)
    return lerp(heights[at] ?? 0, heights[at + 1] ?? 0, place - at)
  }
}

const heroHeight = ({ hero }: Scene, high: number, wide: number): number => Math.min(high, wide / hero.width)

const printLand = asPart('fields', (easel: Easel, line: Line, colour: Colour): void => {
  easel.ctx.fillStyle = colour
  easel.ctx.fill(groundPath(easel, (x) => line(x - slip) + slip))
})

export const printSun = (easel: Easel, scene: Scene, inks: Inks): void => {
  const { w, h } = easel
  const short = Math.min(w, h)
  const sun = { x: w / 2, y: h * 0.57, radius: Math.min(short * 0.29, h * 0.18) }
  const top = w * scene.random.sub('top').between(0.46, 0.54)
  const line: Line = (x) => h * 0.745 + ((x - top) / w) ** 2 * h * 0.3 + Math.sin(x / 210) * h * 0.004
  easel.part('sky', () => easel.fill(inks.sky))
  shine(easel, 'sun', sun.x + slip, sun.y - slip, sun.radius, inks.sun)
  printLand(easel, line, inks.land)
  const around = (x: number, y: number): number => Math.hypot(x - sun.x, y - sun.y)
  cutBlock(
    easel,
    inks.ink,
    (on) => {
      const sky = on.createRadialGradient(sun.x, sun.y, sun.radius, sun.x, sun.y, Math.max(h * 0.25, sun.radius * 1.4))
      sky.addColorStop(0, grey(0.06))
      sky.addColorStop(0.35, grey(0.4))
      sky.addColorStop(0.85, grey(0.8))
      sky.addColorStop(1, grey(1))
      on.fillStyle = sky
      on.fillRect(0, 0, w, h)
      dot(on, sun.x, sun.y, sun.radius, grey(0))
      const land = on.createLinearGradient(0, line(top), 0, h * 0.9)
      land.addColorStop(0, grey(0.35))
      land.addColorStop(0.6, grey(0.72))
      land.addColorStop(1, grey(1))
      on.fillStyle = land
      on.fill(groundPath(easel, line))
    },
    { flow: (x, y) => (y < line(x) ? around(x, y) : (y - line(x)) * 0.9 + Math.abs(x - top) * 0.32), spacing: 24 },
  )
  printHero(easel, scene, { x: top, y: line(top) + 8, height: heroHeight(scene, h * 0.36, short * 0.74) }, inks)
}

/** Furrows along one hill and across the next. */
const furrows =
  (hills: readonly Line[], side: number) =>
  (x: number, y: number): number => {
    const at = hills.findLastIndex((line) => y >= line(x))
    const rise = y - (hills[at]?.(x) ?? 0)
    return at % 2 ? rise * 0.7 + x * 0.42 * side : rise
  }

const drawCrest = (ctx: Context, line: Line, w: number, ink: Colour, weight: number): void => {
  ctx.strokeStyle = ink
  ctx.lineWidth = weight
  ctx.beginPath()
  for (let x = -20; x <= w + 20; x += 12) ctx.lineTo(x, line(x))
  ctx.stroke()
}

export const printValley = (easel: Easel, scene: Scene, inks: Inks): void => {
  const { w, h, palette } = scene
  const short = Math.min(w, h)
  easel.part('sky', () => easel.fill(mix(inks.paper, palette.soft, 0.45)))
  const side = scene.random.sub('side').chance(0.5) ? 1 : -1
  const sun = { x: w * (0.5 - side * 0.22), y: h * 0.5, radius: short * 0.12 }
  shine(easel, 'sun', sun.x, sun.y, sun.radius, inks.sun)
  const hills = [0.53, 0.6, 0.68, 0.77].map((base, at) =>
    tabled(ridgeLine(easel, { base: h * base, height: h * 0.055, span: w * 0.62, seed: at + 3 }), w),
  )
  const colours = [
    mix(palette.soft, palette.mid, 0.45),
    palette.hues[1],
    palette.mid,
    mix(palette.hues[3], palette.dark, 0.2),
  ]
  for (const [at, line] of hills.entries()) printLand(easel, line, colours[at] ?? inks.land)
  cutBlock(
    easel,
    inks.ink,
    (on) => {
      for (const [at, line] of hills.entries()) {
        const foot = hills[at + 1]?.(w / 2) ?? h * 0.92
        const isNear = at === hills.length - 1
        const shade = on.createLinearGradient(0, line(w / 2) - h * 0.03, 0, foot + h * 0.02)
        shade.addColorStop(0, grey(isNear ? 0.4 : 0.16))
        shade.addColorStop(0.6, grey(isNear ? 0.85 : 0.5))
        shade.addColorStop(1, grey(isNear ? 1 : 0.74))
        on.fillStyle = shade
        on.fill(groundPath(easel, line))
      }
    },
    { flow: furrows(hills, side), spacing: 20 },
  )
  for (const [at, line] of hills.entries()) drawCrest(easel.ctx, line, w, inks.ink, 9 + at * 2)
  const [, wooded] = hills
  if (wooded)
    paintPineEdge(easel, {
      line: wooded,
      colour: inks.ink,
      height: h * 0.05,
      density: 0.35,
      random: easel.random.sub('copse'),
    })
  const near = hills[3] ?? (() => h * 0.78)
  const x = w * (0.5 + side * 0.12)
  printHero(
    easel,
    scene,
    { x, y: near(x) + h * 0.045, height: heroHeight(scene, h * 0.34, short * 0.7), flip: side < 0 },
    { ...inks, halo: mix(inks.paper, palette.soft, 0.2) },
  )
}

export const printNight = (easel: Easel, scene: Scene, inks: Inks): void => {
  const { w, h, palette } = scene
  const short = Math.min(w, h)
  const side = scene.random.sub('side').chance(0.5) ? 1 : -1
  const moon = { x: w * (0.5 + side * 0.2), y: h * 0.27, radius: short * 0.15 }
  const line = tabled(ridgeLine(easel, { base: h * 0.6, height: h * 0.03, span: w * 0.8, seed: 6 }), w)
  const shore: Line = (x) => line(x) + h * 0.01
  easel.fill(mix(palette.mid, palette.dark, 0.35))
  shine(easel, 'moon', moon.x + slip, moon.y + slip, moon.radius, mix(inks.paper, inks.sun, 0.3))
  printLand(easel, shore, inks.land)
  const around = (x: number, y: number): number => Math.hypot(x - moon.x, y - moon.y)
  cutBlock(
    easel,
    inks.ink,
    (on) => {
      const sky = on.createRadialGradient(moon.x, moon.y, moon.radius, moon.x, moon.y, h * 0.5)
      sky.addColorStop(0, grey(0.1))
      sky.addColorStop(0.4, grey(0.52))
      sky.addColorStop(1, grey(0.84))
      on.fillStyle = sky
      on.fillRect(0, 0, w, h)
      dot(on, moon.x, moon.y, moon.radius, grey(0))
      const land = on.createLinearGradient(0, h * 0.59, 0, h * 0.67)
      land.addColorStop(0, grey(0.45))
      land.addColorStop(1, grey(1))
      on.fillStyle = land
      on.fill(groundPath(easel, shore))
    },
    { flow: (x, y) => (y < shore(x) ? around(x, y) : y - shore(x)), spacing: 23 },
  )
  paintPineEdge(easel, { line, colour: inks.ink, height: h * 0.17, density: 0.7, random: easel.random.sub('pines') })
  const height = heroHeight(scene, h * 0.32, short * 0.68)
  printHero(
    easel,
    scene,
    { x: w * (0.5 - side * 0.1), y: h * 0.632, height, flip: side < 0 },
    { ...inks, halo: mix(inks.paper, palette.soft, 0.35) },
  )
}

/** Leaves the block uncut beyond `solid`, and fades the cuts out from `open` on. */
const solidBetween = (on: Context, w: number, solid: number, open: number): void => {
  const fade = on.createLinearGradient(0, solid, 0, open)
  fade.addColorStop(0, withAlpha('#000000', 1))
  fade.addColorStop(1, withAlpha('#000000', 0))
  on.fillStyle = fade
  const isAbove = solid < open
  on.fillRect(0, isAbove ? 0 : open, w, isAbove ? open : open * 2)
}

export const printHalo = (easel: Easel, scene: Scene, inks: Inks): void => {
  const { w, h } = easel
  const short = Math.min(w, h)
  const middle = { x: w / 2, y: h * 0.605 }
  const height = heroHeight(scene, h * 0.44, short * 0.8)
  easel.fill(inks.sun)
  const reach = Math.max(height, height * scene.hero.width) * 0.62
  cutBlock(
    easel,
    inks.ink,
    (on) => {
      const burst = on.createRadialGradient(middle.x, middle.y, reach * 0.3, middle.x, middle.y, reach * 1.3)
      burst.addColorStop(0, grey(0.02))
      burst.addColorStop(0.45, grey(0.3))
      burst.addColorStop(0.8, grey(0.7))
      burst.addColorStop(1, grey(1))
      on.fillStyle = burst
      on.fillRect(0, 0, w, h)
      solidBetween(on, w, h * 0.3, h * 0.42)
      solidBetween(on, w, h * 0.9, h * 0.8)
    },
    { flow: (x, y) => (Math.atan2(y - middle.y, x - middle.x) / tau) * 24 * 64, spacing: 24, chatter: 0.3 },
  )
  printHero(easel, scene, { x: middle.x, y: middle.y + height / 2, height }, { ...inks, halo: inks.paper })
}
