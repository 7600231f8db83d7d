// Arrangements of soft shapes around the hero: an arch, drifting pebbles, low hills, terrazzo.

import { type Colour, mix } from '../../colour/colour.ts'
import type { Palette } from '../../colour/palette.ts'
import type { Motif } from '../../motifs/motif.ts'
import { asPart } from '../../paint/as-part.ts'
import type { Box, Easel } from '../../paint/easel.ts'
import { contrastOf, flatTones } from '../../paint/flat-tones.ts'
import { groundPath, ridgeLine } from '../../paint/scenery/ridge-line.ts'
import { stampMotif } from '../../paint/stamp.ts'
import {
  archPath,
  boxAround,
  drawSprig,
  drawSun,
  fillStippled,
  paintTerrazzo,
  pebble,
  type Sprig,
  stipple,
} from './shapes.ts'

export interface Arrangement {
  readonly hero: Motif
  readonly palette: Palette
  readonly ground: Colour
  /** Free of type. */
  readonly room: Box
}

const standsUp = ({ rests, kind }: Motif): boolean => rests === 'ground' || rests === 'water' || kind === 'plant'

const stampHero = (
  easel: Easel,
  { hero, palette }: Arrangement,
  place: { x: number; y: number; height: number },
  behind: Colour,
): void => stampMotif(easel, hero, { ...place, tones: flatTones(behind, palette), random: easel.random.sub('hero') })

const sprigsOf = asPart('leaves', (easel: Easel, sprigs: readonly Sprig[]): void => {
  sprigs.forEach((sprig, at) => {
    drawSprig(easel.ctx, sprig, easel.random.sub(`sprig ${at}`))
  })
})

const fillShape = asPart('shapes', fillStippled)
const fillHill = asPart('hills', fillStippled)
const paintSun = asPart('sun', drawSun)

/** Nested arches that rise from the foot; the hero lives in the innermost. */
export const paintArches = (easel: Easel, arrangement: Arrangement): void => {
  const { palette, hero, room } = arrangement
  const { w, h } = easel
  const [one, two, three, four] = palette.hues
  const random = easel.random.sub('arches')
  const wide = Math.min(w * 0.86, room.h * 0.9)
  const high = Math.min(room.h * 0.97, wide * 1.22)
  const x = w / 2
  const bands: readonly Colour[] = [
    one,
    mix(palette.light, palette.soft, 0.25),
    two,
    mix(palette.light, palette.soft, 0.25),
    three,
  ]
  bands.forEach((colour, at) => {
    const inset = (at * wide) / 21
    const path = archPath(x, h + 10, wide - inset * 2, high - inset)
    fillShape(easel, path, { x: x - wide / 2, y: h - high, w: wide, h: high }, colour, random.sub(`${at}`), 0.14)
  })
  const within = wide - (bands.length * wide * 2) / 21
  const inside = mix(palette.light, palette.soft, 0.12)
  const innerHigh = high - (bands.length * wide) / 21
  fillShape(
    easel,
    archPath(x, h + 10, within, innerHigh),
    { x: x - within / 2, y: h - innerHigh, w: within, h: innerHigh },
    inside,
    random.sub('in'),
    0.08,
  )
  const floor = h - innerHigh * 0.2
  easel.ctx.save()
  easel.ctx.clip(archPath(x, h + 10, within, innerHigh))
  paintSun(easel, x + within * 0.14, h - innerHigh * 0.62, within * 0.2, four, random.sub('sun'))
  const hill = ridgeLine(easel, {
    base: floor + 14,
    height: within * 0.1,
    span: within * 0.9,
    sharpness: 0,
    seed: random.between(0, 9),
  })
  fillHill(
    easel,
    groundPath(easel, (at) => hill(at) - within * 0.02),
    { x: x - within / 2, y: floor - within * 0.15, w: within, h: innerHigh * 0.4 },
    three,
    random.sub('hill'),
    0.16,
  )
  easel.ctx.restore()
  const height = Math.min(innerHigh * 0.6, (within * 0.8) / hero.width)
  const y = standsUp(hero) ? floor + 6 : h - innerHigh * 0.5 + height / 2
  stampHero(easel, arrangement, { x, y, height }, inside)
  sprigsOf(easel, [
    { x: x - wide * 0.53, y: h + 10, turn: -0.12, length: high * 0.5, colour: palette.dark, kind: 'olive' },
    {
      x: x + wide * 0.53,
      y: h + 10,
      turn: 0.14,
      length: high * 0.42,
      colour: mix(palette.dark, two, 0.3),
      kind: 'fern',
    },
  ])
}

/** Pebbles that drift in from the corners with sprigs over them; the hero sits on the largest. */
export const paintPebbles = (easel: Easel, arrangement: Arrangement): void => {
  const { palette, hero, room } = arrangement
  const { w, h } = easel
  const short = Math.min(w, h)
  const random = easel.random.sub('pebbles')
  const [one, two, three, four] = palette.hues
  const flip = random.chance(0.5)
  const at = (share: number): number => (flip ? w - w * share : w * share)
  const stones = [
    { x: at(1.0), y: h * 0.03, radius: short * 0.34, colour: two },
    { x: at(0.0), y: h * 0.12, radius: short * 0.2, colour: mix(three, palette.light, 0.35) },
    { x: at(0.02), y: h * 0.97, radius: short * 0.42, colour: mix(one, palette.light, 0.15) },
    { x: at(1.0), y: h * 0.82, radius: short * 0.27, colour: mix(four, palette.light, 0.3) },
  ]
  const beyond = easel.extent.x
  // On an open sheet two more drift in from the far corners.
  const further = [
    { x: beyond, y: h * 0.96, radius: short * 0.3, colour: mix(two, palette.light, 0.3) },
    { x: beyond + w * 0.04, y: h * 0.02, radius: short * 0.2, colour: mix(four, palette.light, 0.4) },
  ]
  for (const [nth, { x, y, radius, colour }] of (beyond < 0 ? further : []).entries()) {
    const chance = random.sub(`beyond ${nth}`)
    fillShape(easel, pebble(x, y, radius, chance), boxAround(x, y, radius * 1.3), colour, chance, 0.16)
  }
  stones.forEach(({ x, y, radius, colour }, nth) => {
    fillShape(
      easel,
      pebble(x, y, radius, random.sub(`stone ${nth}`)),
      boxAround(x, y, radius * 1.3),
      colour,
      random.sub(`dots ${nth}`),
      0.16,
    )
  })
  const isBeside = room.x > 0
  const size = Math.min(room.w * (isBeside ? 0.44 : 0.36), room.h * 0.46)
  const tall = short * (isBeside ? 0.3 : 0.5)
  const middle = { x: room.x + room.w / 2, y: room.y + room.h * 0.5 }
  fillShape(
    easel,
    pebble(middle.x, middle.y, size, random.sub('bed'), 0.1),
    boxAround(middle.x, middle.y, size * 1.2),
    three,
    random.sub('bed dots'),
    0.16,
  )
  const height = Math.min(size * 1.5, (size * 1.62) / hero.width)
  stampHero(easel, arrangement, { x: middle.x, y: middle.y + height / 2, height }, three)
  sprigsOf(easel, [
    { x: at(1.0), y: h * 0.995, turn: flip ? 0.35 : -0.35, length: tall, colour: palette.dark, kind: 'olive' },
    {
      x: at(0.08),
      y: h * 1.01,
      turn: flip ? -0.22 : 0.22,
      length: tall * 0.92,
      colour: mix(palette.deep, four, 0.4),
      isDrawn: true,
      kind: 'round',
    },
  ])
}

/** Low hills under a large sun, cut one behind the other. */
export const paintHills = (easel: Easel, arrangement: Arrangement): void => {
  const { palette, hero, room } = arrangement
  const { w, h } = easel
  const random = easel.random.sub('hills')
  const [one, two, three, four] = palette.hues
  const sunRadius = Math.min(w * 0.27, room.h * 0.26)
  const isLeft = random.chance(0.5)
  const sunX = w * (isLeft ? 0.36 : 0.64)
  const sunY = room.y + sunRadius * 1.35
  paintSun(easel, sunX, sunY, sunRadius * 0.8, four, random.sub('sun'))
  const colours = [
    mix(one, palette.light, 0.4),
    mix(two, palette.light, 0.2),
    one,
    three,
    mix(palette.dark, three, 0.25),
  ]
  const top = sunY + sunRadius * 0.1
  const heroAt = 3
  const heroX = w * (isLeft ? 0.6 : 0.4)
  colours.forEach((colour, nth) => {
    const base = top + ((h - top) * (nth + 0.35)) / colours.length
    const line = ridgeLine(easel, { base, height: h * 0.1, span: w * 0.75, sharpness: 0, seed: random.between(0, 30) })
    if (nth === heroAt) {
      const height = Math.min((line(heroX) - room.y) * 0.62, (w * 0.62) / hero.width)
      const y = standsUp(hero) ? line(heroX) + height * 0.03 : line(heroX) - height * 0.12
      stampHero(easel, arrangement, { x: heroX, y, height }, mix(one, palette.light, 0.2))
    }
    const box = { x: 0, y: base - h * 0.08, w, h: h * 0.32 }
    const hill = groundPath(easel, line)
    fillHill(easel, hill, box, colour, random.sub(`hill ${nth}`), 0.16)
    for (let x = -w; x > easel.extent.x - w; x -= w)
      stipple(easel, hill, { ...box, x }, colour, random.sub(`beyond ${nth} ${x}`), 0.16)
  })
  sprigsOf(easel, [
    { x: w * 0.1, y: h * 1.01, turn: 0.1, length: h * 0.2, colour: mix(palette.deep, palette.dark, 0.4), kind: 'fern' },
    { x: w * 0.93, y: h * 1.01, turn: -0.16, length: h * 0.23, colour: mix(palette.soft, two, 0.3), kind: 'olive' },
  ])
}

/** Terrazzo from edge to edge; the label is laid on it with the type. */
export const paintChips = asPart('shapes', (easel: Easel, { palette }: Arrangement): void => {
  const [one, two, three, four, five] = palette.hues
  paintTerrazzo(
    easel,
    [one, two, three, four, five, palette.dark],
    easel.random.sub('chips'),
    Math.min(easel.w, easel.h) * 0.085,
  )
})

/** The hero on a terrazzo cover: in an arched window above the label's words. */
export const paintMedallion = (easel: Easel, arrangement: Arrangement): void => {
  const { palette, hero, room } = arrangement
  const radius = Math.min(room.w * 0.3, room.h * 0.46)
  const [x, y] = [room.x + room.w / 2, room.y + room.h / 2]
  const { ctx } = easel
  const [, two, three] = palette.hues
  const colour = contrastOf(two, palette.light) > 30 ? two : three
  const disc = archPath(x, y + radius * 0.98, radius * 1.96, radius * 1.96)
  ctx.fillStyle = arrangement.ground
  ctx.fill(archPath(x, y + radius * 1.06, radius * 2.12, radius * 2.12))
  easel.part('arch', () =>
    fillStippled(easel, disc, boxAround(x, y, radius), colour, easel.random.sub('medallion'), 0.14),
  )
  const height = Math.min(radius * 1.5, (radius * 1.6) / hero.width)
  stampHero(easel, arrangement, { x, y: y + height / 2, height }, colour)
}
