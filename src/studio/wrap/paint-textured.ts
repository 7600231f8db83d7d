// A back of cloth or endpaper: the front's own motifs as a quiet repeat on its ground.
import { type Colour, lchOf, mix, shift } from '../colour/colour.ts'
import type { Palette } from '../colour/palette.ts'
import type { Motif } from '../motifs/motif.ts'
import { paintGrain } from '../paint/atmosphere/grain.ts'
import type { Context, Easel } from '../paint/easel.ts'
import { sparkle } from '../paint/ornament/celestial.ts'
import { damask, lozenges, type Repeat, treasures } from '../paint/ornament/patterns.ts'
import { diamond, disc } from '../paint/ornament/taper.ts'
import type { Random } from '../paint/random.ts'
import { stampMotif } from '../paint/stamp.ts'

export interface Textile {
  readonly ground: Colour
  readonly palette: Palette
  /** The loudest first; none gives a repeat of ornament. */
  readonly motifs: readonly Motif[]
  readonly random: Random
}

interface Inks {
  /** A shade of the ground. */
  readonly quiet: Colour
  /** A little of the front's loud colour in it. */
  readonly tinged: Colour
}

/** Light on dark, dark on light, and never far from the ground: text stands on it. */
const inksOf = ({ ground, palette }: Textile): Inks => {
  const isDark = lchOf(ground).l < 0.6
  const quiet = shift(ground, { l: isDark ? 0.06 : -0.055, c: 1.1 })
  return { quiet, tinged: mix(quiet, palette.accent, isDark ? 0.2 : 0.14) }
}

type Filler = (ctx: Context, x: number, y: number, size: number) => void

const fillers: readonly [Filler, ...Filler[]] = [
  (ctx, x, y, size) => sparkle(ctx, x, y, size),
  (ctx, x, y, size) => diamond(ctx, x, y, size * 0.55, size * 0.8),
  (ctx, x, y, size) => disc(ctx, x, y, size * 0.34),
]

interface Cell {
  readonly x: number
  readonly y: number
  readonly column: number
  readonly row: number
}

/** A half drop: every second column stands half a step lower, as in wallpaper. */
const halfDrop = ({ w, h }: Easel, pitch: number, rise: number): Cell[] => {
  const columns = Math.ceil(w / pitch) + 1
  const rows = Math.ceil(h / rise) + 1
  return Array.from({ length: columns * rows }, (_, at) => {
    const [column, row] = [at % columns, Math.floor(at / columns)]
    return { column, row, x: column * pitch, y: row * rise + (column % 2) * (rise / 2) }
  })
}

/** Diagonals through the gaps of a half drop: each motif gets a diamond of its own. */
const drawTrellis = ({ ctx, w, h }: Easel, pitch: number, rise: number, ink: Colour): void => {
  ctx.strokeStyle = ink
  ctx.lineWidth = 2.4
  ctx.beginPath()
  const slope = rise / 2 / pitch
  const reach = Math.ceil((h + w * slope) / rise) + 1
  for (let at = -reach; at <= reach * 2; at++) {
    const start = at * rise + rise / 2
    ctx.moveTo(0, start)
    ctx.lineTo(w, start + w * slope)
    ctx.moveTo(0, start)
    ctx.lineTo(w, start - w * slope)
  }
  ctx.stroke()
}

const stampCells = (easel: Easel, cells: readonly Cell[], textile: Textile, pitch: number): void => {
  const { ground, motifs, random } = textile
  const { quiet, tinged } = inksOf(textile)
  for (const { x, y, column, row } of cells) {
    const motif = motifs[(row + (column % 2)) % motifs.length]
    if (!motif) continue
    const height = Math.min(pitch * 0.56, (pitch * 0.62) / motif.width)
    const tones = { body: quiet, shade: quiet, light: quiet, accent: tinged, line: ground }
    const flip = column % 2 === 1
    stampMotif(easel, motif, { x, y: y + height / 2, height, flip, tones, random: random.sub(`stamp ${motif.id}`) })
  }
}

const paintMotifs = (easel: Easel, textile: Textile): void => {
  const { random } = textile
  const { quiet, tinged } = inksOf(textile)
  const pitch = Math.min(easel.w, easel.h) / 5.5
  const rise = pitch * 1.5
  const cells = halfDrop(easel, pitch, rise)
  const isTrellised = random.sub('trellis').chance(0.5)
  if (isTrellised) drawTrellis(easel, pitch, rise, quiet)
  const filler = random.sub('filler').pick(fillers)
  easel.ctx.fillStyle = tinged
  for (const { x, y } of cells) filler(easel.ctx, x, y + rise / 2, pitch * (isTrellised ? 0.055 : 0.1))
  stampCells(easel, cells, textile, pitch)
}

const repeats: readonly [Repeat, ...Repeat[]] = [lozenges, treasures, damask]

/** Where the front shows nothing that could be repeated: ornament in its colours. */
const paintOrnament = (easel: Easel, textile: Textile): void => {
  easel.ctx.fillStyle = inksOf(textile).quiet
  textile.random.sub('repeat').pick(repeats)(easel.ctx, { x: 0, y: 0, w: easel.w, h: easel.h })
}

export const paintTextured = (easel: Easel, textile: Textile): void => {
  easel.fill(textile.ground)
  if (textile.motifs.length > 0) paintMotifs(easel, textile)
  else paintOrnament(easel, textile)
  paintGrain(easel, { strength: 0.1 })
}
