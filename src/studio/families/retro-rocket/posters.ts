// Three posters of the space age: a launch, a parade of worlds, a landing under a striped sun.

import { type Colour, mix } from '../../colour/colour.ts'
import type { Palette } from '../../colour/palette.ts'
import { asPart } from '../../paint/as-part.ts'
import { grown } from '../../paint/boxes.ts'
import { lerp, tau } from '../../paint/curves.ts'
import type { Context, Easel } from '../../paint/easel.ts'
import type { SetType } from '../../type/set-type.ts'
import type { Scene } from '../family.ts'
import { type Disc, drawFlecks, fillBeams, fillDisc, fillStars, printDisc, printMotif } from './print.ts'

/** The colours of one print: on cream by day, on ink by night. */
export interface Inks {
  readonly ground: Colour
  readonly second: Colour
  readonly key: Colour
  readonly type: Colour
  readonly star: Colour
}

export const inksOf = (palette: Palette, isNight: boolean): Inks =>
  isNight
    ? {
        ground: palette.dark,
        second: mix(palette.dark, palette.mid, 0.55),
        key: palette.deep,
        type: palette.ink,
        star: palette.light,
      }
    : {
        ground: palette.light,
        second: mix(palette.light, palette.soft, 0.5),
        key: palette.deep,
        type: palette.deep,
        star: palette.accent,
      }

interface Free {
  readonly top: number
  readonly bottom: number
}

const freeOf = ({ h }: Easel, { zones }: SetType): Free => ({
  top: Math.max(h * 0.04, ...zones.filter((zone) => zone.y < h * 0.45).map((zone) => zone.y + zone.h)) + h * 0.02,
  bottom: Math.min(h * 0.96, ...zones.filter((zone) => zone.y >= h * 0.45).map((zone) => zone.y)) - h * 0.02,
})

const scatterStars = asPart(
  'stars',
  (easel: Easel, inks: Inks, palette: Palette, type: SetType, below: number): void => {
    const quiet = type.zones.map((zone) => grown(zone, 40))
    const colours = [inks.star, inks.star, palette.counter] as const
    const random = easel.random.sub('stars')
    fillStars(
      easel.ctx,
      70,
      (stream) => {
        const [x, y] = [stream.next() * easel.w, stream.next() * below]
        return quiet.some((zone) => x > zone.x && x < zone.x + zone.w && y > zone.y && y < zone.y + zone.h)
          ? null
          : [x, y]
      },
      colours,
      random,
    )
    const { x: open } = easel.extent
    const count = (36 * -open) / easel.w
    fillStars(
      easel.ctx,
      count,
      (stream) => [open * stream.between(0.04, 1), stream.next() * below],
      colours,
      random.sub('beyond'),
    )
  },
)

const heroInks = (palette: Palette, isNight: boolean) => ({
  body: mix(palette.counter, palette.deep, 0.12),
  shade: mix(palette.dark, palette.mid, 0.35),
  light: isNight ? mix(palette.light, palette.soft, 0.1) : mix(palette.light, '#ffffff', 0.45),
  accent: palette.accent,
})

/** A tail of three inks that swings from the edge of the sheet to the hero's foot. */
const fillTrail = ({ ctx, w, h }: Easel, palette: Palette, x: number, y: number, wide: number, side: number): void => {
  for (const [share, colour] of [
    [1, palette.accent],
    [0.64, mix(palette.accent, palette.light, 0.55)],
    [0.3, palette.light],
  ] as const) {
    const half = wide * share
    const root = w * (0.5 - side * 0.54)
    ctx.fillStyle = colour
    ctx.beginPath()
    ctx.moveTo(x - half * 0.16, y)
    ctx.bezierCurveTo(x - side * w * 0.1 - half * 0.3, y + h * 0.14, root - half * 0.7, h * 0.84, root - half, h + 10)
    ctx.lineTo(root + half, h + 10)
    ctx.bezierCurveTo(root + half * 0.7, h * 0.84, x - side * w * 0.1 + half * 0.3, y + h * 0.14, x + half * 0.16, y)
    ctx.fill()
  }
}

/** A globe at the foot of the sheet for those who stand. */
const printGlobe = asPart('planet', (easel: Easel, palette: Palette, top: number): void => {
  const radius = easel.w * 0.9
  printDisc(easel, { x: easel.w / 2, y: top + radius, radius }, palette.mid, mix(palette.dark, palette.deep, 0.4), -1.2)
  easel.ctx.strokeStyle = mix(palette.deep, palette.dark, 0.5)
  easel.ctx.lineWidth = 4
  for (const [x, y, size] of [
    [0.2, 0.052, 0.045],
    [0.76, 0.044, 0.07],
    [0.9, 0.082, 0.04],
  ] as const) {
    easel.ctx.beginPath()
    easel.ctx.ellipse(easel.w * x, top + easel.h * y, easel.w * size, easel.w * size * 0.26, 0, 0, tau)
    easel.ctx.stroke()
  }
})

type Poster = (easel: Easel, scene: Scene, type: SetType, inks: Inks, isNight: boolean) => void

const launch: Poster = (easel, { hero, palette, random }, type, inks, isNight) => {
  const { ctx, w, h } = easel
  const m = Math.min(w, h)
  const side = random.sub('side').chance(0.5) ? 1 : -1
  const free = freeOf(easel, type)
  const room = free.bottom - free.top
  const sun = { x: w * (0.5 + side * 0.12), y: free.top + room * 0.46, radius: Math.min(m * 0.4, room * 0.5) }
  easel.fill(inks.ground)
  easel.part('rays', () => fillBeams(ctx, sun.x, sun.y, h * 1.2 - easel.extent.x, 26, inks.second, 0.05))
  scatterStars(easel, inks, palette, type, h)
  printDisc(
    easel,
    sun,
    isNight ? palette.accent : mix(palette.accent, palette.light, 0.12),
    mix(palette.accent, palette.deep, 0.42),
    -2.2,
  )
  const isStanding = hero.rests !== 'air'
  const height = Math.min(room * (isStanding ? 0.7 : 0.86), (w * 0.74) / hero.width)
  const x = w / 2 + (isStanding ? 0 : side * w * 0.03)
  if (isStanding) {
    const ground = free.top + room * 0.86
    printGlobe(easel, palette, ground - 14)
    return printMotif(easel, hero, { x, y: ground, height, flip: side < 0 }, heroInks(palette, isNight), inks.key)
  }
  const foot = free.top + room / 2 + height / 2
  easel.part('ribbons', () =>
    fillTrail(easel, palette, x - side * height * hero.width * 0.18, foot - height * 0.1, m * 0.2, side),
  )
  printMotif(easel, hero, { x, y: foot, height, flip: side < 0 }, heroInks(palette, isNight), inks.key)
}

/** Two rings about a globe, from the near side round by so many radians. */
const strokeRings = (
  ctx: Context,
  { x, y, radius }: Disc,
  [outer, inner]: readonly [Colour, Colour],
  lean: number,
  round: number,
): void => {
  ctx.save()
  ctx.translate(x, y)
  ctx.rotate(lean)
  for (const [reach, width, colour] of [
    [1.62, 0.1, outer],
    [1.42, 0.06, inner],
  ] as const) {
    ctx.strokeStyle = colour
    ctx.lineWidth = radius * width
    ctx.beginPath()
    ctx.ellipse(0, 0, radius * reach, radius * reach * 0.24, 0, 0, round)
    ctx.stroke()
  }
  ctx.restore()
}

const worlds: Poster = (easel, { hero, palette, random }, type, inks, isNight) => {
  const { ctx, w, h } = easel
  const m = Math.min(w, h)
  const side = random.sub('side').chance(0.5) ? 1 : -1
  const free = freeOf(easel, type)
  const room = free.bottom - free.top
  const at = (share: number): number => w * (0.5 + side * (share - 0.5))
  easel.fill(inks.ground)
  const radius = Math.min(m * 0.34, room * 0.36)
  const giant = { x: at(0.74), y: free.top + radius * 1.02, radius }
  ctx.lineWidth = 7
  ctx.strokeStyle = inks.second
  for (let orbit = 1; orbit < 9; orbit++) {
    ctx.beginPath()
    ctx.ellipse(giant.x, giant.y, giant.radius * (1 + orbit * 0.32), giant.radius * (1 + orbit * 0.32), 0, 0, tau)
    ctx.stroke()
  }
  scatterStars(easel, inks, palette, type, h)
  const band = isNight ? palette.light : palette.counter
  strokeRings(ctx, giant, [palette.soft, band], -0.32 * side, tau)
  printDisc(easel, giant, palette.accent, mix(palette.accent, palette.deep, 0.45), side > 0 ? -2.4 : -0.7)
  strokeRings(ctx, giant, [palette.soft, band], -0.32 * side, Math.PI)
  printDisc(
    easel,
    { x: at(0.13), y: free.top + room * 0.2, radius: m * 0.1 },
    palette.counter,
    mix(palette.counter, palette.deep, 0.5),
    -2.2,
  )
  printDisc(
    easel,
    { x: at(0.9), y: free.top + room * 0.83, radius: m * 0.065 },
    palette.soft,
    mix(palette.mid, palette.deep, 0.3),
    -2.2,
  )
  const isStanding = hero.rests !== 'air'
  const height = Math.min(room * (isStanding ? 0.6 : 0.72), (w * 0.66) / hero.width)
  if (isStanding) {
    const ground = free.top + room * 0.9
    printGlobe(easel, palette, ground - 12)
    return printMotif(
      easel,
      hero,
      { x: at(0.36), y: ground + 4, height, flip: side < 0 },
      heroInks(palette, isNight),
      inks.key,
    )
  }
  printMotif(
    easel,
    hero,
    { x: at(0.4), y: free.top + room * 0.56 + height / 2, height, flip: side < 0 },
    heroInks(palette, isNight),
    inks.key,
  )
}

/** Hills of one ink along a line that rolls. */
const fillHills = (
  { ctx, w, h, noise, extent }: Easel,
  base: number,
  rise: number,
  span: number,
  seed: number,
  colour: Colour,
): void => {
  ctx.fillStyle = colour
  ctx.beginPath()
  const start = -10 - Math.ceil(-extent.x / 8) * 8
  ctx.moveTo(start, h + 10)
  for (let x = start; x <= w + 10; x += 8) ctx.lineTo(x, base - rise * noise.fractal(x / span + seed * 7, seed, 3))
  ctx.lineTo(w + 10, h + 10)
  ctx.fill()
}

const landing: Poster = (easel, { hero, palette, random }, type, inks, isNight) => {
  const { ctx, w, h } = easel
  const m = Math.min(w, h)
  const side = random.sub('side').chance(0.5) ? 1 : -1
  const free = freeOf(easel, type)
  const room = free.bottom - free.top
  const ground = free.top + room * 0.83
  easel.fill(inks.ground)
  scatterStars(easel, inks, palette, type, ground)
  const sun = { x: w * (0.5 + side * 0.08), y: ground - room * 0.3, radius: Math.min(m * 0.46, room * 0.55) }
  const rings = 6
  for (let ring = 0; ring < rings; ring++) {
    const share = ring / (rings - 1)
    const colour =
      ring % 2 === 0
        ? mix(palette.accent, inks.ground, lerp(0.72, 0, share))
        : mix(palette.accent, palette.light, lerp(0.75, 0.55, share))
    fillDisc(ctx, { ...sun, radius: sun.radius * lerp(1, 0.42, share) }, colour)
  }
  fillHills(easel, ground - room * 0.03, room * 0.26, 300, 1, isNight ? palette.mid : palette.soft)
  fillHills(easel, ground + room * 0.03, room * 0.2, 460, 2, mix(palette.mid, palette.dark, isNight ? 0.75 : 0.25))
  fillHills(easel, ground + room * 0.08, room * 0.06, 700, 3, mix(palette.dark, palette.deep, 0.5))
  const lift = hero.rests === 'air' && hero.id !== 'rocket' ? room * 0.2 : 0
  const height = Math.min(room * 0.78 - lift * 0.5, (w * 0.72) / hero.width)
  ctx.fillStyle = mix(palette.deep, '#000000', 0.2)
  if (lift === 0) {
    ctx.beginPath()
    ctx.ellipse(w / 2, ground + room * 0.075, height * hero.width * 0.42, 15, 0, 0, tau)
    ctx.fill()
  }
  printMotif(
    easel,
    hero,
    { x: w / 2, y: ground + room * 0.075 - lift, height, flip: side < 0 },
    heroInks(palette, isNight),
    inks.key,
  )
}

const posters: Readonly<Record<string, Poster>> = { launch, worlds, landing }

export const printPoster: Poster = (easel, scene, type, inks, isNight) => {
  ;(posters[scene.layout] ?? launch)(easel, scene, type, inks, isNight)
  drawFlecks(easel, inks.ground)
}
