// From the strokes of a drawing to the solid pieces of a thing, each a mask. Painted light and painted seams are left out: real light finds
// them again.
import { createCanvas } from '@napi-rs/canvas'
import { type Colour, lchOf } from '../colour/colour.ts'
import { freeCanvas } from '../paint/free-canvas.ts'
import type { PartName } from '../paint/part-names.ts'
import type { Sketch, Stroke } from '../paint/pen.ts'
import { boundsOf, type Place, placedIn } from './place.ts'

export interface Piece {
  /** Where its mask is on the work sheet. */
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  /** Cover of each pixel, 0 to 255, with an empty border. */
  readonly mask: Uint8Array
  readonly tone: Stroke['tone']
  readonly name: PartName | null
  /** Its natural colour, where that is known. */
  readonly natural: Colour | null
  /** Cut into what is there; a solid is laid on it. */
  readonly isGroove: boolean
  /** A solid that lies wholly on others follows their surface; one that sticks out has a base of its own. */
  readonly isInlay: boolean
  /** Radians of its longest direction, along which its grain runs. */
  readonly along: number
}

interface Cell {
  readonly stroke: Stroke
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  /** Where it lies on the atlas. */
  readonly left: number
  readonly top: number
  /** A gap was painted before it, so that it stands apart from what lies behind. */
  readonly isApart: boolean
}

/** Shapes of fewer pixels than this either way are dust. */
const smallest = 4

const cellsOf = (sketch: Sketch, place: Place, w: number, h: number): { cells: Cell[]; height: number } => {
  const cells: Cell[] = []
  let [left, top, shelf, isApart] = [0, 0, 0, false]
  for (const stroke of sketch) {
    if (stroke.isEdge) {
      isApart = true
      continue
    }
    const bounds = boundsOf(stroke, place)
    // A groove is softened beyond its line.
    const pad = stroke.tone === 'line' ? Math.ceil(h * 0.008) + 2 : 2
    const x = Math.max(0, Math.floor(bounds.x) - pad)
    const y = Math.max(0, Math.floor(bounds.y) - pad)
    const wide = Math.min(w, Math.ceil(bounds.x + bounds.w) + pad) - x
    const high = Math.min(h, Math.ceil(bounds.y + bounds.h) + pad) - y
    if (wide < smallest || high < smallest) continue
    if (left + wide > w) [left, top, shelf] = [0, top + shelf, 0]
    cells.push({ stroke, x, y, w: wide, h: high, left, top, isApart })
    left += wide
    shelf = Math.max(shelf, high)
    isApart = false
  }
  return { cells, height: top + shelf }
}

/** All masks share one atlas, so that pixels are read back once: a read for each would cost more than all else. */
const atlasOf = (cells: readonly Cell[], place: Place, w: number, height: number): Uint8ClampedArray => {
  const canvas = createCanvas(w, height)
  const ctx = canvas.getContext('2d')
  ctx.lineCap = 'round'
  ctx.lineJoin = 'round'
  for (const cell of cells) {
    ctx.save()
    ctx.beginPath()
    ctx.rect(cell.left, cell.top, cell.w, cell.h)
    ctx.clip()
    ctx.translate(cell.left - cell.x, cell.top - cell.y)
    placedIn(ctx, cell.stroke, place)
    ctx.restore()
  }
  const { data } = ctx.getImageData(0, 0, w, height)
  freeCanvas(canvas)
  return data
}

interface Seen {
  readonly mask: Uint8Array
  readonly area: number
  /** Pixels on nothing, on gaps, and at its own edge with another owner beyond. */
  readonly bare: number
  readonly gaps: number
  readonly along: number
  /** The piece that most of it lies on, and how much of it does. */
  readonly host: number
  readonly onHost: number
}

const see = (cell: Cell, atlas: Uint8ClampedArray, atlasWidth: number, owner: Int16Array, w: number): Seen => {
  const mask = new Uint8Array(cell.w * cell.h)
  const under = new Map<number, number>()
  let [area, bare, gaps, sx, sy, xx, yy, xy] = [0, 0, 0, 0, 0, 0, 0, 0]
  for (let row = 1; row < cell.h - 1; row++) {
    let from = ((cell.top + row) * atlasWidth + cell.left + 1) * 4 + 3
    let at = (cell.y + row) * w + cell.x + 1
    let run = 0
    let runner = 0
    for (let column = 1, to = row * cell.w + 1; column < cell.w - 1; column++, to++, at++, from += 4) {
      const cover = atlas[from] ?? 0
      if (cover === 0) continue
      mask[to] = cover
      if (cover < 128) continue
      area++
      sx += column
      sy += row
      xx += column * column
      yy += row * row
      xy += column * row
      const who = owner[at] ?? 0
      if (who === 0) bare++
      else if (who < 0) gaps++
      else if (who === runner) run++
      else {
        if (run > 0) under.set(runner, (under.get(runner) ?? 0) + run)
        runner = who
        run = 1
      }
    }
    if (run > 0) under.set(runner, (under.get(runner) ?? 0) + run)
  }
  const [mx, my] = [sx / Math.max(1, area), sy / Math.max(1, area)]
  const along = 0.5 * Math.atan2(2 * (xy / area - mx * my), xx / area - mx * mx - (yy / area - my * my))
  const [host, onHost] = [...under].reduce((most, each) => (each[1] > most[1] ? each : most), [0, 0])
  return { mask, area, bare, gaps, along: area > 0 ? along : 0, host, onHost }
}

/** Whether a shape reaches the outline of what it lies on: shading does, a dial or a label does not. */
const meetsEdge = (cell: Cell, mask: Uint8Array, owner: Int16Array, w: number, host: number): boolean => {
  let [met, edge] = [0, 0]
  for (let row = 1; row < cell.h - 1; row++)
    for (let column = 1, at = row * cell.w + 1; column < cell.w - 1; column++, at++) {
      if ((mask[at] ?? 0) < 128) continue
      const beyond = (mask[at - 1] ?? 0) < 128 ? -1 : (mask[at + 1] ?? 0) < 128 ? 1 : 0
      if (beyond === 0) continue
      edge++
      if (owner[(cell.y + row) * w + cell.x + column + beyond * 2] !== host) met++
    }
  return met > edge * 0.12
}

/** Share of what it lies on from which a shape within it is a part of its own. */
const isPart = 0.3

/** Distance between hues, by how strong they are, from which two shapes are two things and not one in light and shade. */
const otherHue = 0.05

const isOtherThing = (one: Colour | null, other: Colour | null): boolean => {
  if (one === null || other === null) return false
  const [a, b] = [lchOf(one), lchOf(other)]
  const turn = ((a.h - b.h) * Math.PI) / 180
  return Math.sqrt(Math.max(0, a.c ** 2 + b.c ** 2 - 2 * a.c * b.c * Math.cos(turn))) > otherHue
}

/** Difference of lightness from which an island in a shape is a window or a print on it, and no shading. */
const otherLightness = 0.2

const isOtherLightness = (one: Colour | null, other: Colour | null): boolean =>
  one !== null && other !== null && Math.abs(lchOf(one).l - lchOf(other).l) > otherLightness

/** Rasterises each stroke for a work sheet of w x h and sorts it: solid, inlay, groove, or painted light, which is dropped. */
export const piecesOf = (sketch: Sketch, place: Place, w: number, h: number): Piece[] => {
  const { cells, height } = cellsOf(sketch, place, w, h)
  if (cells.length === 0) return []
  const atlas = atlasOf(cells, place, w, height)
  const owner = new Int16Array(w * h)
  const tones: string[] = ['']
  const areas: number[] = [0]
  const naturals: (Colour | null)[] = [null]
  const names: (PartName | null)[] = [null]
  const pieces: Piece[] = []
  for (const cell of cells) {
    const { tone, width, part: name, colour: natural } = cell.stroke
    const { mask, area, bare, gaps, along, host, onHost } = see(cell, atlas, w, owner, w)
    if (area < 6) continue
    const isGroove = tone === 'line'
    const isWithin = !isGroove && !cell.isApart && tone !== 'accent' && bare < area * 0.1 && gaps < area * 0.3
    // What a drawing names by itself is a part, however it is coloured.
    const isNamed = name !== null && name !== names[host]
    const isOther = isNamed || isOtherThing(natural, naturals[host] ?? null)
    if (isWithin && !isOther && onHost > area * 0.5 && !(tone === 'body' && tones[host] === 'body')) {
      const isLarge = area > (areas[host] ?? 0) * isPart
      const isIsland = isLarge || isOtherLightness(natural, naturals[host] ?? null)
      if (!isIsland || meetsEdge(cell, mask, owner, w, host)) continue
    }
    // A loose line on nothing is a whisker or a spark, not a cut.
    if (isGroove && width !== null && bare > area * 0.85) continue
    const id = isGroove ? -1 : tones.push(tone) - 1
    if (!isGroove) {
      areas.push(area)
      naturals.push(natural)
      names.push(name)
    }
    for (let row = 0; row < cell.h; row++)
      for (let at = row * cell.w, to = (cell.y + row) * w + cell.x, end = at + cell.w; at < end; at++, to++)
        if ((mask[at] ?? 0) > 127) owner[to] = id
    pieces.push({
      x: cell.x,
      y: cell.y,
      w: cell.w,
      h: cell.h,
      mask,
      tone,
      name,
      natural,
      isGroove,
      isInlay: bare < area * 0.15,
      along,
    })
  }
  return pieces
}
