// Whether people can be told from what is really painted behind them, and what is done where they cannot: light at their edges, air round them.
import { createCanvas } from '@napi-rs/canvas'
import { type Colour, hexOf, lchOf, mix } from '../../colour/colour.ts'
import { clamp } from '../../paint/curves.ts'
import type { Context, Easel } from '../../paint/easel.ts'
import { freeCanvas } from '../../paint/free-canvas.ts'
import { type Ensemble, manHigh } from '../ensemble.ts'
import type { FigureLook } from '../look.ts'
import { boxOnSheet, type FigurePlace, tintOf } from '../paint-figures.ts'

/** Pixels across the group on which it is compared. */
const samples = 72

/** Nearer than this in lightness, an edge is lost. */
const leastStep = 0.13

export interface Apart {
  /** How much of the outline is lost against what lies behind it, 0 to 1. */
  readonly lost: number
  /** What is behind it where it is lost. */
  readonly ground: Colour
}

const pixelsOf = (w: number, h: number, draw: (ctx: Context) => void): Uint8ClampedArray => {
  const canvas = createCanvas(w, h)
  const ctx = canvas.getContext('2d')
  ctx.imageSmoothingQuality = 'high'
  draw(ctx)
  const { data } = ctx.getImageData(0, 0, w, h)
  freeCanvas(canvas)
  return data
}

const colourAt = (data: Uint8ClampedArray, at: number): Colour =>
  hexOf([data[at * 4] ?? 0, data[at * 4 + 1] ?? 0, data[at * 4 + 2] ?? 0])

/** Compares a group that is about to be painted with the easel as it is. Null where nothing of it is on the sheet. */
export const apartFrom = (easel: Easel, ensemble: Ensemble, place: FigurePlace, look: FigureLook): Apart | null => {
  const box = boxOnSheet(ensemble, place)
  const w = samples
  const h = Math.round(clamp((samples * box.h) / box.w, 8, samples * 3))
  const behind = pixelsOf(w, h, (ctx) => {
    const [fx, fy] = [easel.canvas.width / easel.extent.w, easel.canvas.height / easel.extent.h]
    const [x, y] = [(box.x - easel.extent.x) * fx, (box.y - easel.extent.y) * fy]
    ctx.drawImage(easel.canvas, x, y, box.w * fx, box.h * fy, 0, 0, w, h)
  })
  const own = pixelsOf(w, h, (ctx) => {
    const size = place.height / manHigh
    ctx.scale(w / box.w, h / box.h)
    ctx.translate(place.x - box.x, place.y - box.y)
    ctx.scale(place.flip ? -size : size, size)
    for (const { path, colour, name, glow } of ensemble.parts) {
      if (glow) continue
      ctx.fillStyle = tintOf(colour, name, look)
      ctx.fill(path)
    }
  })
  const isFigure = (at: number): boolean => (own[at * 4 + 3] ?? 0) > 128
  let [edges, lost] = [0, 0]
  const ground = [0, 0, 0]
  for (let y = 1; y < h - 1; y++)
    for (let x = 1; x < w - 1; x++) {
      const at = y * w + x
      if (!isFigure(at)) continue
      for (const beside of [at - 1, at + 1, at - w, at + w]) {
        // What hangs over the edge of the sheet has nothing behind it.
        if (isFigure(beside) || (behind[beside * 4 + 3] ?? 0) < 128) continue
        const step = Math.abs(lchOf(colourAt(own, at)).l - lchOf(colourAt(behind, beside)).l)
        edges++
        const share = clamp((leastStep - step) / leastStep + 0.25)
        lost += share
        for (const channel of [0, 1, 2])
          ground[channel] = (ground[channel] ?? 0) + share * (behind[beside * 4 + channel] ?? 0)
      }
    }
  if (lost === 0) return null
  return { lost: lost / edges, ground: hexOf(ground.map((sum) => sum / lost)) }
}

/** Lightness from which a ground is brighter than light at an edge. */
const pale = 0.62

export interface Air {
  readonly colour: Colour
  readonly alpha: number
}

/** Ink draws its edges, and paper throws a shade. */
const drawsEdges = ({ manner }: FigureLook): boolean => manner === 'ink' || manner === 'paper'

/** A look that is told from its ground, and the air that lies behind it. */
export const toldApart = (
  look: FigureLook,
  apart: Apart | null,
): { readonly look: FigureLook; readonly air: Air | null } => {
  const strength = apart === null ? 0 : clamp((apart.lost - 0.18) / 0.4)
  if (apart === null || strength === 0 || drawsEdges(look)) return { look, air: null }
  const edge = Math.max(look.edge ?? 0.035, 0.03 + 0.03 * strength)
  if (lchOf(apart.ground).l < pale) {
    const warm = look.rim !== undefined && lchOf(look.rim).l > pale ? look.rim : '#fff4dd'
    const air = { colour: mix(apart.ground, warm, 0.6), alpha: 0.7 * strength }
    return { look: { ...look, rim: look.rim ?? warm, edge }, air }
  }
  // On a pale ground no light tells anything: there the edge is drawn, and the air behind it a little darker.
  const drawn = mix(look.dark, apart.ground, 0.12)
  const rim = mix(look.rim ?? drawn, drawn, strength)
  const air = { colour: mix(apart.ground, look.dark, 0.45), alpha: 0.5 * strength }
  return { look: { ...look, rim, backRim: drawn, edge }, air }
}
