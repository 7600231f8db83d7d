// Art over the type, and the guard that keeps letters readable under it.
import type { Adjustments } from '../direction/adjustments.ts'
import type { Design } from '../families/family.ts'
import { middleOf } from '../paint/boxes.ts'
import type { Box, Context, Easel, Layer } from '../paint/easel.ts'
import type { SetType } from '../type/set-type.ts'
import { sizeOf, strokeItem, traceItem } from '../type/trace.ts'
import { castColours } from './adjust/colours/cast-colours.ts'
import { everywhere, turnHues } from './adjust/colours/turn-shades.ts'
import { paintFramed } from './adjust/frame-art.ts'
import { gradeArt, gradeByTime } from './adjust/grade-art.ts'
import { colourLaidOn } from './colour-art.ts'

/** A letter may lose this share to a leaf; more, and it is cut free. */
const mostHidden = 0.05

/** `margin` is a share of the size of the type; a rim that letters wear is cut free with them. */
const traceAll = (ctx: Context, type: SetType, margin: number): void => {
  for (const stack of type.stacks) {
    const { x, y } = middleOf(stack.filled)
    ctx.save()
    ctx.translate(x, y)
    ctx.rotate(stack.tilt)
    ctx.translate(-x, -y)
    for (const item of stack.items) {
      traceItem(ctx, item)
      const rim = (item.effect.outline?.width ?? 0) * 2
      if (margin > 0) strokeItem(ctx, item, sizeOf(item) * (margin + rim))
    }
    ctx.restore()
  }
}

/** The front art as a layer; with `cutFrom`, the letters of that type are cut out of it. */
export const frontLayer = (
  easel: Easel,
  design: Design,
  type: SetType,
  adjustments: Adjustments,
  cutFrom: SetType | null = null,
): Layer => {
  const front = easel.fresh()
  const paint = (on: Easel): void => paintFramed(on, adjustments.frame, type, (art, told) => design.front?.(art, told))
  paint(front)
  colourLaidOn(front, adjustments, paint)
  turnHues(front, adjustments)
  if (adjustments.cast !== null) castColours(front, adjustments.cast, everywhere)
  gradeByTime(front, adjustments)
  gradeArt(front, adjustments)
  if (cutFrom) {
    front.ctx.save()
    front.ctx.globalCompositeOperation = 'destination-out'
    traceAll(front.ctx, cutFrom, 0.03)
    front.ctx.restore()
  }
  return { canvas: front.canvas, box: { x: 0, y: 0, w: easel.w, h: easel.h }, scale: easel.scale }
}

/** How much of a box the front art covers. */
export const shareBehind = ({ canvas, scale }: Layer, { x, y, w, h }: Box): number => {
  const [left, top] = [Math.max(0, Math.floor(x * scale)), Math.max(0, Math.floor(y * scale))]
  const [across, down] = [Math.max(1, Math.round(w * scale)), Math.max(1, Math.round(h * scale))]
  const { data } = canvas.getContext('2d').getImageData(left, top, across, down)
  let covered = 0
  for (let at = 3; at < data.length; at += 4) covered += (data[at] ?? 0) / 255
  return covered / (across * down)
}

/** Whether the front art covers more of any line's letters than may be. */
export const hidesLetters = (front: Layer, type: SetType, proof: Easel): boolean => {
  const { width, height } = front.canvas
  const over = front.canvas.getContext('2d').getImageData(0, 0, width, height).data
  using letters = proof.layer((ctx) => {
    ctx.fillStyle = '#ffffff'
    ctx.strokeStyle = '#ffffff'
    traceAll(ctx, type, 0)
  })
  const mask = letters.canvas.getContext('2d').getImageData(0, 0, width, height).data
  return type.zones.some((zone) => {
    let ink = 0
    let hidden = 0
    const bottom = Math.min(height, Math.ceil((zone.y + zone.h) * proof.scale))
    const right = Math.min(width, Math.ceil((zone.x + zone.w) * proof.scale))
    for (let row = Math.max(0, Math.floor(zone.y * proof.scale)); row < bottom; row++) {
      for (let column = Math.max(0, Math.floor(zone.x * proof.scale)); column < right; column++) {
        const at = (row * width + column) * 4 + 3
        const share = (mask[at] ?? 0) / 255
        ink += share
        hidden += share * ((over[at] ?? 0) / 255)
      }
    }
    return ink > 0 && hidden / ink > mostHidden
  })
}
