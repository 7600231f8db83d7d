// The ideas themselves: one object and one twist.
import { type Colour, mix, withAlpha } from '../../colour/colour.ts'
import type { Palette } from '../../colour/palette.ts'
import type { Motif } from '../../motifs/motif.ts'
import { tau } from '../../paint/curves.ts'
import type { Box, Easel } from '../../paint/easel.ts'
import { contrastOf, inShade, standingOut } from '../../paint/flat-tones.ts'
import { silhouette, type Tones } from '../../paint/pen.ts'
import { drawMotif, stampMotif } from '../../paint/stamp.ts'
import { sweepShadow, throwShadow } from './cast-shadow.ts'

export interface Idea {
  readonly hero: Motif
  readonly palette: Palette
  readonly ground: Colour
  /** The second flat colour of the sheet. */
  readonly other: Colour
  /** Free of type. */
  readonly room: Box
}

const standsUp = ({ rests }: Motif): boolean => rests === 'ground' || rests === 'water'

/** A coloured object: its own light and shade, an accent, and drawn lines. */
const objectTones = (ground: Colour, palette: Palette): Tones => {
  const { deep, light, accent, counter } = palette
  const [body = light] = standingOut([light, accent, deep], ground, 34)
  const isPale = contrastOf(body, deep) > contrastOf(body, light)
  const [spark = counter] = standingOut(
    [accent, counter, palette.hues[0]].filter((colour) => colour !== body && colour !== ground),
    body,
    18,
  )
  return {
    body,
    shade: mix(body, isPale ? deep : '#000000', isPale ? 0.3 : 0.35),
    light: isPale ? mix(body, '#ffffff', 0.7) : mix(body, light, 0.3),
    accent: spark,
    line: isPale ? mix(deep, body, 0.1) : mix(body, light, 0.75),
  }
}

/** Deep enough to be a shape of its own, near enough to be the same wall. */
const shadowOn = (ground: Colour): Colour => inShade(ground, 0.15)

const fit = (hero: Motif, box: Box, share = 1): { x: number; y: number; height: number } => {
  const height = Math.min(box.h * share, (box.w * share) / hero.width)
  return { x: box.x + box.w / 2, y: box.y + (box.h + height) / 2, height }
}

/** The object stands in hard light and throws itself over the floor; what cannot stand gets the graphic long shadow. */
export const paintLongShadow = (easel: Easel, { hero, palette, ground, room }: Idea): void => {
  const colour = shadowOn(ground)
  const place = fit(hero, { ...room, x: room.x + room.w * 0.05, w: room.w * 0.8, h: room.h * 0.86 })
  const placed = { ...place, x: room.x > 0 ? place.x : Math.min(place.x, easel.w * 0.46) }
  if (standsUp(hero)) throwShadow(easel, { motif: hero, ...placed, colour, towards: { x: 1.15, y: 0.34 }, farEnd: 0.1 })
  else sweepShadow(easel, { motif: hero, ...placed, colour, length: easel.h * 0.9 })
  stampMotif(easel, hero, { ...placed, tones: objectTones(ground, palette), random: easel.random.sub('hero') })
}

/** A small thing before a wall, and on the wall what it means to be. */
export const paintGreatShadow = (easel: Easel, { hero, palette, ground, other, room }: Idea): void => {
  const { ctx, w, h } = easel
  const floor = h * 0.82
  ctx.fillStyle = other
  ctx.fillRect(0, floor, w, h - floor)
  const great = Math.min((floor - room.y) * 0.98, (room.w * 0.82) / hero.width)
  const small = great * 0.3
  const wallX = room.x > 0 ? w * 0.74 : w * 0.55
  const x = wallX - w * (room.x > 0 ? 0.17 : 0.21)
  const wall = shadowOn(ground)
  stampMotif(easel, hero, {
    x: wallX,
    y: floor + 1,
    height: great,
    tones: { ...silhouette(wall), line: mix(wall, ground, 0.4) },
    random: easel.random.sub('hero'),
  })
  const foot = floor + (h - floor) * 0.2
  ctx.fillStyle = inShade(other, 0.12)
  ctx.beginPath()
  ctx.moveTo(x - small * hero.width * 0.42, foot)
  ctx.lineTo(x + small * hero.width * 0.42, foot)
  ctx.lineTo(wallX + great * hero.width * 0.4, floor)
  ctx.lineTo(wallX - great * hero.width * 0.34, floor)
  ctx.fill()
  stampMotif(easel, hero, {
    x,
    y: foot,
    height: small,
    tones: objectTones(wall, palette),
    random: easel.random.sub('hero'),
  })
}

/** Ranks of the same, and one that is not. */
export const paintOddOne = (easel: Easel, { hero, palette, ground, room }: Idea): void => {
  const { w } = easel
  const columns = hero.width > 1 ? 3 : hero.width > 0.6 ? 4 : 5
  const wide = (w * 0.86) / columns
  const rows = Math.max(2, Math.min(5, Math.floor(room.h / Math.min(wide * 1.1, (wide / hero.width) * 1.02))))
  const high = room.h / rows
  const random = easel.random.sub('odd')
  const odd = { column: random.whole(1, columns - 2), row: random.whole(rows > 2 ? 1 : 0, rows - 1) }
  const height = Math.min(high * 0.84, (wide * 0.84) / hero.width)
  const quiet = inShade(ground, 0.18)
  const [loud = palette.deep] = standingOut(
    [palette.accent, palette.counter, palette.light, palette.deep].filter((colour) => colour !== ground),
    ground,
    34,
  )
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const isOdd = row === odd.row && column === odd.column
      const tones: Tones = isOdd
        ? {
            body: loud,
            shade: mix(loud, palette.deep, 0.35),
            light: mix(loud, '#ffffff', 0.3),
            accent: palette.light,
            line: mix(ground, loud, 0.08),
          }
        : { ...silhouette(quiet), light: mix(quiet, ground, 0.3), line: ground }
      stampMotif(easel, hero, {
        x: w * 0.07 + (column + 0.5) * wide,
        y: room.y + (row + 0.5) * high + height / 2,
        height: isOdd ? height * 1.12 : height,
        flip: isOdd,
        tones,
        random: easel.random.sub('hero'),
      })
    }
}

/** Two colours meet at a line; the object is the one in the other. */
export const paintInversion = (easel: Easel, { hero, ground, other, room }: Idea): void => {
  const { w, h, ctx } = easel
  const place = fit(hero, { x: w * 0.08, y: room.y, w: w * 0.84, h: room.h * 0.96 })
  const line = place.y - place.height * 0.5
  ctx.fillStyle = other
  ctx.fillRect(0, line, w, h - line)
  for (const [colour, from, to] of [
    [other, 0, line],
    [ground, line, h],
  ] as const) {
    using half = easel.layer((each) => {
      each.beginPath()
      each.rect(0, from, w, to - from)
      each.clip()
      drawMotif(each, hero, {
        ...place,
        tones: { ...silhouette(colour), line: 'erase' },
        random: easel.random.sub('hero'),
      })
    })
    easel.lay(half)
  }
}

/** A cone of light from above, and in its pool the object. */
export const paintSpotlight = (easel: Easel, { hero, palette, ground, room }: Idea): void => {
  const { ctx, w } = easel
  const floor = room.y + room.h * 0.9
  const reach = Math.min(w * 0.4, room.h * 0.5)
  const beam = ctx.createLinearGradient(0, room.y, 0, floor)
  beam.addColorStop(0, withAlpha(palette.light, 0.5))
  beam.addColorStop(1, withAlpha(palette.light, 0.1))
  const [pool = palette.accent] = standingOut([palette.accent, palette.light], ground, 30)
  ctx.fillStyle = beam
  ctx.beginPath()
  ctx.moveTo(w / 2 - reach * 0.14, room.y - 20)
  ctx.lineTo(w / 2 + reach * 0.14, room.y - 20)
  ctx.lineTo(w / 2 + reach, floor)
  ctx.ellipse(w / 2, floor, reach, reach * 0.17, 0, 0, tau / 2)
  easel.part('rays', () => ctx.fill())
  ctx.fillStyle = pool
  ctx.beginPath()
  ctx.ellipse(w / 2, floor, reach, reach * 0.17, 0, 0, tau)
  easel.part('disc', () => ctx.fill())
  const height = Math.min((floor - room.y) * 0.72, (reach * 1.45) / hero.width)
  const y = standsUp(hero) ? floor + reach * 0.03 : floor - reach * 0.14
  ctx.fillStyle = mix(pool, palette.deep, 0.55)
  ctx.beginPath()
  ctx.ellipse(w / 2, floor + reach * 0.03, height * hero.width * 0.44, reach * 0.07, 0, 0, tau)
  ctx.fill()
  stampMotif(easel, hero, {
    x: w / 2,
    y,
    height,
    tones: objectTones(ground, palette),
    random: easel.random.sub('hero'),
  })
}
