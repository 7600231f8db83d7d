// Letters and ornaments in the light of the picture: raised like cast metal, cut into the ground, or laid on it.
import { createCanvas } from '@napi-rs/canvas'
import type { Colour } from '../colour/colour.ts'
import { grown } from '../paint/boxes.ts'
import type { Box, Context, Easel } from '../paint/easel.ts'
import { freeCanvas } from '../paint/free-canvas.ts'
import { exposeLetters } from './expose-letters.ts'
import { Lots } from './lots.ts'
import type { Material } from './material.ts'
import { occlusionOf } from './occlusion.ts'
import type { Piece } from './pieces.ts'
import { type Rig, turnedTo } from './rig.ts'
import { shade } from './shade.ts'
import { wallShadow } from './shadows.ts'
import { sharpened, spread } from './sharpen.ts'
import { type Relief, stacked } from './stack.ts'

export interface LitShape {
  readonly stuff: Material
  readonly rig: Rig
  /** Cut into the ground instead of standing on it. */
  readonly isSunk?: boolean
  /** 0 to 1: how dark its shadow on the ground is. */
  readonly shadow?: number
  /** A lamp on the sheet, in units: letters are lit from where it stands, and less the further they are from it. */
  readonly lamp?: { readonly x: number; readonly y: number; readonly reach: number }
  /** The colour that letters are measured by: they are made as light or as dark as it. */
  readonly reads?: Colour
  /** How far letters stand off the ground, as a share of their size. */
  readonly lift?: number
  /** Share of the usual pixels that it is worked in: soft large shapes need fewer than letters. */
  readonly fineness?: number
}

/** Pixels that letters are worked in at a preview's size. */
const worked = 420_000

const sink = ({ height, slopeX, slopeY }: Relief): void => {
  for (const field of [height, slopeX, slopeY]) for (let at = 0; at < field.length; at++) field[at] = -(field[at] ?? 0)
}

/** Letters have to be read, so the lamp never leaves them in the dark. */
const leastLight = 1.4

/** How much of the lightness they are measured by letters have: metal is read by its flashes too. */
const [ofMetal, ofMatter] = [0.86, 0.97]

/** Metal mirrors the room: a slight bend keeps its level faces from being all of one tone. */
const metalBend = 0.14

const rigFor = ({ stuff, rig, lamp }: LitShape, { x, y, w, h }: Box): Rig => {
  const level: Rig = { ...rig, bend: stuff.metal > 0 ? metalBend : 0 }
  return lamp ? turnedTo(level, lamp.x - (x + w / 2), lamp.y - (y + h / 2)) : level
}

/** `trace` fills the letters with whatever style the context has; `size` is that of the type, in units. */
export const paintLitShape = (
  easel: Easel,
  trace: (ctx: Context) => void,
  around: Box,
  size: number,
  options: LitShape,
): void => {
  const { stuff, isSunk = false, shadow = 0.7, lamp, lift = 0.02, fineness = 1 } = options
  const box = grown(around, size * 0.3)
  const scale = Math.min(easel.scale, Math.sqrt((worked * fineness * Math.max(1, easel.scale)) / (box.w * box.h)))
  const [w, h] = [Math.max(8, Math.round(box.w * scale)), Math.max(8, Math.round(box.h * scale))]
  const drawn = (ctx: Context, by: number): void => {
    ctx.scale(by, by)
    ctx.translate(-box.x, -box.y)
    ctx.fillStyle = '#ffffff'
    ctx.strokeStyle = '#ffffff'
    trace(ctx)
  }
  const canvas = createCanvas(w, h)
  const ctx = canvas.getContext('2d')
  drawn(ctx, scale)
  const { data } = ctx.getImageData(0, 0, w, h)
  const mask = new Uint8Array(w * h)
  for (let y = 1; y < h - 1; y++) for (let at = y * w + 1; at < (y + 1) * w - 1; at++) mask[at] = data[at * 4 + 3] ?? 0
  const piece: Piece = {
    x: 0,
    y: 0,
    w,
    h,
    mask,
    tone: 'body',
    name: null,
    natural: null,
    isGroove: false,
    isInlay: false,
    along: 0,
  }
  const lots = new Lots()
  const relief = stacked([{ piece, lot: lots.numberOf(stuff, 0), size: size * scale }], lots.list, w, h)
  if (isSunk) sink(relief)
  const rig = rigFor(options, around)
  const occlusion = occlusionOf(relief, rig, size * scale, isSunk ? 0 : lift * size * scale, isSunk)
  const image = ctx.createImageData(w, h)
  const near = lamp && {
    x: (lamp.x - box.x) * scale,
    y: (lamp.y - box.y) * scale,
    reach:
      Math.max(lamp.reach, Math.hypot(lamp.x - box.x - box.w / 2, lamp.y - box.y - box.h / 2) * leastLight) * scale,
  }
  const isFiner = easel.scale > scale * 1.001
  shade(relief, occlusion, { lots: lots.list, rig, size: size * scale * 3, lamp: near }, image.data, isFiner)
  if (options.reads) exposeLetters(image.data, mask, options.reads, stuff.metal > 0 && !isSunk ? ofMetal : ofMatter)
  if (isFiner) spread(image.data, w)
  ctx.setTransform(1, 0, 0, 1, 0, 0)
  ctx.putImageData(image, 0, 0)
  if (shadow > 0 && !isSunk)
    easel.spend({
      canvas: wallShadow(occlusion, relief, '#000000', shadow, size * 0.012 * scale),
      box,
      scale: scale / 2,
    })
  if (!isFiner) {
    easel.spend({ canvas, box, scale })
    return
  }
  const full = sharpened(canvas, Math.round(box.w * easel.scale), Math.round(box.h * easel.scale), (fine) =>
    drawn(fine, easel.scale),
  )
  freeCanvas(canvas)
  easel.spend({ canvas: full, box, scale: easel.scale })
}
