// The pictures of the Swiss grid: tiles, rings, stairs, dots and one great disc, each built around the hero.
import { type Colour, mix } from '../../colour/colour.ts'
import type { Palette } from '../../colour/palette.ts'
import type { Motif } from '../../motifs/motif.ts'
import { tau } from '../../paint/curves.ts'
import type { Box, Easel } from '../../paint/easel.ts'
import { flatTones, inkOn, standingOut } from '../../paint/flat-tones.ts'
import { stampMotif } from '../../paint/stamp.ts'
import { isBroad } from '../zones.ts'
import { paintDotMatrix } from './dot-matrix.ts'
import { drawTile, type Module } from './tiles.ts'

export interface Picture {
  readonly hero: Motif
  readonly palette: Palette
  readonly ground: Colour
  /** What the type leaves free: the sheet below it or, for dots, above it. */
  readonly room: Box
  readonly zones: readonly Box[]
}

/** Puts the hero into a box, standing on its foot or, where it needs no ground, in its middle. */
const heroIn = (motif: Motif, box: Box, share = 0.8): { x: number; y: number; height: number } => {
  const height = Math.min(box.h * share, (box.w * share) / motif.width)
  const stands = motif.rests === 'ground' || motif.rests === 'water'
  return { x: box.x + box.w / 2, y: stands ? box.y + box.h : box.y + (box.h + height) / 2, height }
}

const disc = (easel: Easel, x: number, y: number, radius: number, colour: Colour): void => {
  easel.ctx.fillStyle = colour
  easel.ctx.beginPath()
  easel.ctx.arc(x, y, radius, 0, tau)
  easel.ctx.fill()
}

const stampHero = (easel: Easel, hero: Motif, box: Box, ground: Colour, palette: Palette, share?: number): void =>
  stampMotif(easel, hero, {
    ...heroIn(hero, box, share),
    tones: flatTones(ground, palette),
    random: easel.random.sub('hero'),
  })

const motley = ({ palette, ground }: Picture): Colour[] => [
  palette.deep,
  palette.accent,
  palette.counter,
  palette.light,
  ground,
  palette.hues[0],
]

/** A full-bleed field of modules with the hero on a plate of nine (or four) squares. */
export const paintTiles = (easel: Easel, picture: Picture): void => {
  const { hero, palette, ground, room } = picture
  const random = easel.random.sub('tiles')
  const columns = isBroad(easel) ? 7 : 5
  const size = easel.w / columns
  const rows = Math.max(2, Math.floor(room.h / size))
  const top = easel.h - rows * size
  const span = rows >= 3 ? 3 : 2
  const plateColumn = random.chance(0.5) ? columns - span : random.whole(0, columns - span)
  const plateRow = rows - span - (rows > span ? random.whole(0, 1) : 0)
  const colours = motley(picture)
  const drawn: Module[] = []
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const isPlate = column >= plateColumn && column < plateColumn + span && row >= plateRow && row < plateRow + span
      if (isPlate) continue
      const [base = ground] = random.shuffled(colours)
      const [ink = palette.deep] = random.shuffled(standingOut(colours, base, 30))
      const square = { x: column * size, y: top + row * size, size }
      drawn.push(
        drawTile(
          easel.ctx,
          square,
          { ground: base, ink },
          drawn.slice(-2).concat(drawn.slice(-columns, -columns + 1)),
          random,
        ),
      )
    }
  const beyond = random.sub('beyond')
  for (let row = 0; row < rows; row++)
    for (let x = -size; x > easel.extent.x - size; x -= size) {
      const [base = ground] = beyond.shuffled(colours)
      const [ink = palette.deep] = beyond.shuffled(standingOut(colours, base, 30))
      const square = { x, y: top + row * size, size }
      drawn.push(drawTile(easel.ctx, square, { ground: base, ink }, drawn.slice(-2), beyond))
    }
  const plate = { x: plateColumn * size, y: top + plateRow * size, w: span * size, h: span * size }
  const [base = palette.accent] = standingOut([palette.accent, palette.counter, palette.deep], ground, 15)
  easel.ctx.fillStyle = base
  easel.part('panel', () => easel.ctx.fillRect(plate.x - 0.6, plate.y - 0.6, plate.w + 1.2, plate.h + 1.2))
  const [sun = palette.light] = standingOut([palette.light, palette.soft], base, 25)
  easel.part('disc', () => disc(easel, plate.x + plate.w / 2, plate.y + plate.h / 2, plate.w * 0.44, sun))
  const stands = hero.rests === 'ground' || hero.rests === 'water'
  const inset = plate.w * (stands ? 0.1 : 0.06)
  stampHero(easel, hero, { ...plate, h: plate.h - inset, y: plate.y + (stands ? 0 : inset / 2) }, sun, palette, 0.8)
}

/** How far a circle around a lower corner may reach before it meets type. */
const reachFrom = (easel: Easel, x: number, zones: readonly Box[]): number => {
  const gaps = zones.map((zone) => Math.hypot(x > 0 ? x - zone.x - zone.w : zone.x, easel.h - zone.y - zone.h))
  return Math.min(...gaps) - easel.w * 0.05
}

/** Quarter rings that spread from a lower corner; the hero stands in their heart. */
export const paintArcs = (easel: Easel, { hero, palette, ground, zones }: Picture): void => {
  const isRight = isBroad(easel) || easel.random.sub('arcs').chance(0.65)
  const x = isRight ? easel.w : 0
  const reach = Math.min(easel.w * 1.02, Math.max(reachFrom(easel, x, zones), easel.w * 0.55))
  const [first = palette.accent, second = palette.deep] = standingOut(
    [palette.accent, palette.counter, palette.deep],
    ground,
    15,
  )
  const bands = [first, ground, second, ground, palette.counter, ground]
  easel.part('rings', () =>
    bands.forEach((colour, at) => {
      disc(easel, x, easel.h, reach * (1 - at * 0.058), colour)
    }),
  )
  const heart = reach * (1 - bands.length * 0.058)
  easel.part('disc', () => disc(easel, x, easel.h, heart, first))
  const left = isRight ? x - heart * 0.83 : heart * 0.06
  const box = { x: left, y: easel.h - heart * 0.82, w: heart * 0.77, h: heart * 0.77 }
  stampHero(easel, hero, box, first, palette, 0.97)
}

/** Columns that climb; the last two carry the hero. */
export const paintStairs = (easel: Easel, { hero, palette, ground, room }: Picture): void => {
  const columns = 5
  const wide = easel.w / columns
  const height = Math.min(room.h * 0.52, (wide * 2.5) / hero.width, Math.max(easel.w, easel.h) * 0.4)
  const summit = room.y > 0 ? room.y + height : easel.h * 0.6
  const ink = inkOn(ground, palette)
  const [loud = ink] = standingOut([palette.accent, palette.counter], ground, 15)
  const foot = easel.h - wide * 0.3
  for (let column = 0; column < columns; column++) {
    const climb = Math.min(1, column / (columns - 2)) ** 1.25
    const top = foot + (summit - foot) * climb
    easel.ctx.fillStyle = column >= columns - 2 ? loud : mix(ink, ground, 0.5 - climb * 0.5)
    easel.part('stairs', () => easel.ctx.fillRect(column * wide - 0.6, top, wide + 1.2, easel.h - top))
  }
  stampMotif(easel, hero, {
    x: easel.w - Math.max(wide, (hero.width * height) / 2 + wide * 0.12),
    y: summit + 1,
    height,
    tones: flatTones(ground, palette),
    random: easel.random.sub('hero'),
  })
}

/** One screen of dots, in which the hero appears. */
export const paintDots = (easel: Easel, { hero, palette, ground, room }: Picture): void => {
  const pitch = Math.min(easel.w, easel.h) / 58
  const columns = Math.floor(room.w / pitch + 0.01)
  const rows = Math.floor(room.h / pitch + 0.01)
  const box = { x: easel.w - columns * pitch, y: room.y, w: columns * pitch, h: rows * pitch }
  const ink = inkOn(ground, palette)
  const [accent = ink] = standingOut([palette.accent, palette.counter], ground, 22)
  const height = Math.min(box.h - pitch * 7, (box.w * 0.88) / hero.width)
  const matrix = {
    box,
    pitch,
    hero: { x: box.x + box.w / 2, y: box.y + (box.h + height) / 2, height },
    ink,
    accent,
    bare: mix(ground, ink, 0.42),
    random: easel.random.sub('hero'),
  }
  easel.part('dots', () => paintDotMatrix(easel, hero, matrix))
}

/** The heavy bar at the foot of the disc layout, on which the author stands. */
const baseHeight = ({ w, h }: { readonly w: number; readonly h: number }): number => Math.min(w, h) * 0.14

/** Where the author stands on the bar: two lines of a long name must not come down to the edge of the sheet. */
export const heightsOnBase = (sheet: { readonly w: number; readonly h: number }): { y: number; h: number } => {
  const air = Math.min(sheet.w, sheet.h) * 0.0315
  return { y: sheet.h - baseHeight(sheet) + air, h: baseHeight(sheet) - 2 * air }
}

export const baseColour = (ground: Colour, palette: Palette): Colour =>
  standingOut([palette.deep, palette.light], ground, 30)[0] ?? palette.deep

/** One disc larger than the sheet is wide; the hero stands before it on the base. */
export const paintDisc = (easel: Easel, { hero, palette, ground, room }: Picture): void => {
  const floor = easel.h - baseHeight(easel)
  const isBeside = room.x > 0
  const radius = isBeside ? room.w * 0.78 : Math.min(easel.w * 0.62, room.h * 0.66)
  const [colour = palette.accent] = standingOut([palette.accent, palette.counter, palette.deep], ground, 15)
  const isRight = isBeside || easel.random.sub('disc').chance(0.6)
  const x = isRight ? easel.w - radius * 0.72 : radius * 0.72
  const y = isBeside ? floor - radius * 0.62 : room.y + radius
  easel.part('disc', () => disc(easel, x, y, radius, colour))
  easel.ctx.fillStyle = baseColour(ground, palette)
  easel.part('banner', () => easel.ctx.fillRect(0, floor, easel.w, easel.h - floor))
  const top = y - radius * 0.74
  const wide = radius * 1.5
  const left = Math.max(easel.w * 0.05, Math.min(x - wide * 0.57, easel.w * 0.96 - wide))
  stampHero(easel, hero, { x: left, y: top, w: wide, h: floor - top }, colour, palette, 0.94)
}
