// Repeats for stationery: the hero scattered with sprinkles, geometry in tiles, bold stripes of scallops, a checked board with heroes.
import { type Colour, mix, shift } from '../../colour/colour.ts'
import type { Motif } from '../../motifs/motif.ts'
import { tau } from '../../paint/curves.ts'
import type { Context, Easel } from '../../paint/easel.ts'
import type { Tones } from '../../paint/pen.ts'
import type { Random } from '../../paint/random.ts'
import { drawMotif } from '../../paint/stamp.ts'

export interface Inks {
  readonly ground: Colour
  readonly dark: Colour
  readonly light: Colour
  /** The colours things are printed in. */
  readonly hues: readonly [Colour, ...Colour[]]
}

const tonesOf = (hue: Colour, { dark, light }: Inks): Tones => ({
  body: hue,
  shade: shift(hue, { l: -0.1 }),
  light: mix(light, hue, 0.12),
  accent: mix(light, hue, 0.35),
  line: mix(dark, hue, 0.2),
})

const hueAt = ({ hues }: Inks, at: number): Colour => hues[Math.abs(at) % hues.length] ?? hues[0]

const drawThing = (
  easel: Easel,
  motif: Motif,
  x: number,
  y: number,
  size: number,
  turn: number,
  tones: Tones,
): void => {
  const { ctx } = easel
  const height = Math.min(size, size / motif.width)
  ctx.save()
  ctx.translate(x, y)
  ctx.rotate(turn)
  // All repeats share one sketch, as a printed pattern does.
  drawMotif(ctx, motif, { x: 0, y: height / 2, height, tones, random: easel.random.sub('thing') })
  ctx.restore()
}

const sprinkle = (ctx: Context, x: number, y: number, size: number, colour: Colour, random: Random): void => {
  const kind = random.whole(0, 3)
  ctx.save()
  ctx.translate(x, y)
  ctx.rotate(random.next() * tau)
  ctx.fillStyle = colour
  ctx.strokeStyle = colour
  ctx.lineCap = 'round'
  ctx.lineWidth = size * 0.26
  ctx.beginPath()
  if (kind === 0) ctx.arc(0, 0, size * 0.36, 0, tau)
  else if (kind === 1) {
    ctx.moveTo(-size * 0.5, 0)
    ctx.lineTo(size * 0.5, 0)
  } else if (kind === 2) {
    ctx.moveTo(-size * 0.4, 0)
    ctx.lineTo(size * 0.4, 0)
    ctx.moveTo(0, -size * 0.4)
    ctx.lineTo(0, size * 0.4)
  } else ctx.arc(0, 0, size * 0.36, 0, tau * 0.55)
  if (kind === 0) ctx.fill()
  else ctx.stroke()
  ctx.restore()
}

export type Repeat = (easel: Easel, motifs: readonly [Motif, ...Motif[]], inks: Inks) => void

const pitchOf = ({ w, h }: Easel): number => Math.min(w, h) / 4.6

/** The columns of a repeat from `first` on, and those that are seen before the sheet, from the sheet outwards. */
const columnsOf = ({ w, extent }: Easel, size: number, first: number, reach: number): readonly [number[], number[]] => {
  const count = Math.ceil((w + reach) / size - 0.001) - first
  const before = extent.x < 0 ? Math.ceil(-extent.x / size) + first + 1 : 0
  return [
    Array.from({ length: count }, (_, at) => first + at),
    Array.from({ length: before }, (_, at) => first - 1 - at),
  ]
}

/** Half-drop rows of things, tossed a little, with sprinkles between. */
const toss: Repeat = (easel, motifs, inks) => {
  const { ctx, h } = easel
  const random = easel.random.sub('toss')
  const pitch = pitchOf(easel)
  easel.fill(inks.ground)
  for (const column of columnsOf(easel, pitch, -1, pitch).flat())
    for (let row = -1; row * pitch < h + pitch; row++) {
      const x = (column + 0.5) * pitch
      const y = (row + 0.5 + (column % 2 ? 0.5 : 0)) * pitch
      const motif = motifs[Math.abs(column + row * 2) % motifs.length] ?? motifs[0]
      const hue = hueAt(inks, Math.abs(column * 2 + row * 3))
      drawThing(easel, motif, x, y, pitch * 0.66, random.between(-0.3, 0.3), tonesOf(hue, inks))
      for (const [dx, dy] of [
        [0.5, 0],
        [0.47, 0.5],
        [0, 0.5],
      ] as const)
        sprinkle(
          ctx,
          x + (dx + random.between(-0.05, 0.05)) * pitch,
          y + (dy + random.between(-0.04, 0.04)) * pitch,
          pitch * 0.1,
          hueAt(inks, random.whole(0, 9)),
          random,
        )
    }
}

/** A quarter circle, a disc, two half circles, a triangle or bars, around the middle of a tile. */
const fillShape = (ctx: Context, kind: number, size: number, front: Colour, third: Colour): void => {
  ctx.fillStyle = front
  ctx.beginPath()
  if (kind === 0) {
    ctx.moveTo(-size / 2, -size / 2)
    ctx.arc(-size / 2, -size / 2, size, 0, tau / 4)
    ctx.fill()
    ctx.fillStyle = third
    ctx.beginPath()
    ctx.moveTo(-size / 2, -size / 2)
    ctx.arc(-size / 2, -size / 2, size * 0.5, 0, tau / 4)
  } else if (kind === 1) ctx.arc(0, 0, size * 0.34, 0, tau)
  else if (kind === 2) {
    ctx.arc(0, -size / 2, size / 2, 0, tau / 2)
    ctx.moveTo(size / 2, 0)
    ctx.arc(0, 0, size / 2, 0, tau / 2)
  } else if (kind === 3) {
    ctx.moveTo(-size / 2, -size / 2)
    ctx.lineTo(size / 2, -size / 2)
    ctx.lineTo(-size / 2, size / 2)
  } else for (let bar = 0; bar < 3; bar++) ctx.rect(-size / 2, -size / 2 + (bar * size) / 3, size, size / 6)
  ctx.fill()
}

/** Bold tiles of quarter circles, discs and steps, the hero in some of them. */
const tiles: Repeat = (easel, motifs, inks) => {
  const { ctx, w, h } = easel
  const random = easel.random.sub('tiles')
  const size = w / 5
  const rows = Array.from({ length: Math.ceil(h / size) }, (_, row) => row)
  // The tiles of the sheet are drawn by lot first: they are the same whatever is seen before it.
  const places = columnsOf(easel, size, 0, 0).flatMap((columns) =>
    rows.flatMap((row) => columns.map((column) => [column, row] as const)),
  )
  for (const [column, row] of places) {
    const [x, y] = [column * size, row * size]
    const shuffled = random.shuffled([inks.ground, inks.light, ...inks.hues])
    const [back = inks.ground, front = inks.dark, third = inks.light] = shuffled
    ctx.fillStyle = back
    easel.part('tiles', () => ctx.fillRect(x, y, size + 1, size + 1))
    ctx.save()
    ctx.translate(x + size / 2, y + size / 2)
    const kind = (column + row * 2) % 5 === 0 ? 5 : random.whole(0, 4)
    const quarter = random.whole(0, 3) * (tau / 4)
    if (kind < 5) ctx.rotate(quarter)
    if (kind < 5)
      easel.part(kind === 1 ? 'disc' : kind === 4 ? 'ribbons' : 'shapes', () =>
        fillShape(ctx, kind, size, front, third),
      )
    else drawThing(easel, motifs[0], 0, 0, size * 0.7, 0, tonesOf(front === back ? inks.dark : front, inks))
    ctx.restore()
  }
}

/** Overlapping scallops, each with bands of colour. */
const scales: Repeat = (easel, motifs, inks) => {
  const { ctx, w, h } = easel
  const size = Math.min(w, h) / 4
  easel.fill(inks.ground)
  const rows = Math.ceil(h / (size * 0.5)) + 2
  for (let row = rows; row >= -1; row--)
    for (const column of columnsOf(easel, size, -1, size).flat()) {
      const x = (column + (row % 2 ? 0.5 : 0)) * size
      const y = h - (rows - row) * size * 0.5 + size
      const hue = hueAt(inks, Math.abs(column + row * 2))
      for (const [share, tone] of [
        [0.5, inks.light],
        [0.475, hue],
        [0.36, mix(hue, inks.light, 0.45)],
        [0.25, inks.light],
      ] as const) {
        ctx.fillStyle = tone
        ctx.beginPath()
        ctx.arc(x, y, size * share, 0, tau)
        ctx.fill()
      }
      drawThing(easel, motifs[0], x, y - size * 0.1, size * 0.26, 0, tonesOf(hue, inks))
    }
}

/** A board of squares in two tones, a thing in every other one. */
const board: Repeat = (easel, motifs, inks) => {
  const { ctx, w, h } = easel
  const size = w / 5
  for (let row = 0; row * size < h; row++)
    for (const column of columnsOf(easel, size, 0, 0).flat()) {
      const isDark = (row + column) % 2 === 0
      const hue = hueAt(inks, row + column * 2)
      ctx.fillStyle = isDark ? hue : inks.ground
      ctx.fillRect(column * size, row * size, size + 1, size + 1)
      const tones = isDark ? { ...tonesOf(inks.ground, inks), light: inks.light } : tonesOf(hue, inks)
      drawThing(
        easel,
        motifs[Math.abs(row + column) % motifs.length] ?? motifs[0],
        (column + 0.5) * size,
        (row + 0.5) * size,
        size * 0.68,
        0,
        tones,
      )
    }
}

export const repeats: Readonly<Record<string, Repeat>> = { toss, tiles, scales, board }
