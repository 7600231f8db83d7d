// Rooms seen from inside: tall windows, a ball's hall, a doorway of light.
import { Path2D } from '@napi-rs/canvas'
import { type Colour, mix, withAlpha } from '../colour/colour.ts'
import type { Box, Easel } from '../paint/easel.ts'
import { bloom } from './ground.ts'

const arched = ({ x, y, w, h }: Box): Path2D => {
  const path = new Path2D()
  path.moveTo(x, y + h)
  path.lineTo(x, y + w / 2)
  path.arc(x + w / 2, y + w / 2, w / 2, Math.PI, 0)
  path.lineTo(x + w, y + h)
  path.closePath()
  return path
}

/** A window with an arch; `view` paints what is seen through it. */
export const archedWindow = (easel: Easel, box: Box, bars: Colour, view: () => void, panes = 3): void => {
  const { ctx } = easel
  const path = arched(box)
  ctx.save()
  ctx.clip(path)
  view()
  ctx.restore()
  easel.part('window', () => {
    ctx.strokeStyle = bars
    ctx.lineWidth = Math.max(5, box.w * 0.045)
    ctx.stroke(path)
    ctx.lineWidth = Math.max(3, box.w * 0.022)
    ctx.save()
    ctx.clip(path)
    ctx.beginPath()
    for (let bar = 1; bar < panes; bar++) {
      ctx.moveTo(box.x + (box.w * bar) / panes, box.y)
      ctx.lineTo(box.x + (box.w * bar) / panes, box.y + box.h)
    }
    for (let y = box.y + box.w * 0.5; y < box.y + box.h; y += box.w * 0.5) {
      ctx.moveTo(box.x, y)
      ctx.lineTo(box.x + box.w, y)
    }
    ctx.stroke()
    ctx.restore()
  })
}

/** A square window with a frame and a sill. */
export const squareWindow = (easel: Easel, box: Box, bars: Colour, view: () => void): void => {
  const { ctx } = easel
  ctx.save()
  ctx.beginPath()
  ctx.rect(box.x, box.y, box.w, box.h)
  ctx.clip()
  view()
  ctx.restore()
  easel.part('window', () => {
    ctx.strokeStyle = bars
    ctx.lineWidth = box.w * 0.03
    ctx.strokeRect(box.x, box.y, box.w, box.h)
    ctx.lineWidth = box.w * 0.018
    ctx.beginPath()
    ctx.moveTo(box.x + box.w / 2, box.y)
    ctx.lineTo(box.x + box.w / 2, box.y + box.h)
    ctx.moveTo(box.x, box.y + box.h * 0.42)
    ctx.lineTo(box.x + box.w, box.y + box.h * 0.42)
    ctx.stroke()
    ctx.fillStyle = bars
    ctx.fillRect(box.x - box.w * 0.05, box.y + box.h, box.w * 1.1, box.w * 0.045)
  })
}

/** Cloth beside a window. */
export const curtain = (easel: Easel, box: Box, colour: Colour, dark: Colour): void =>
  easel.part('curtains', () => {
    const { ctx } = easel
    const folds = 7
    for (let fold = 0; fold < folds; fold++) {
      const shade = ctx.createLinearGradient(box.x + (box.w * fold) / folds, 0, box.x + (box.w * (fold + 1)) / folds, 0)
      shade.addColorStop(0, mix(colour, dark, 0.55))
      shade.addColorStop(0.45, colour)
      shade.addColorStop(1, mix(colour, dark, 0.3))
      ctx.fillStyle = shade
      ctx.fillRect(box.x + (box.w * fold) / folds, box.y, box.w / folds + 1, box.h)
    }
  })

export const chandelier = (easel: Easel, x: number, y: number, size: number, colour: Colour, light: Colour): void =>
  easel.part('lights', () => {
    const { ctx } = easel
    bloom(ctx, x, y, size * 2.4, light, 0.5)
    ctx.strokeStyle = colour
    ctx.lineWidth = size * 0.022
    ctx.beginPath()
    ctx.moveTo(x, easel.extent.y)
    ctx.lineTo(x, y - size * 0.34)
    for (const [tier, wide] of [
      [0, 0.95],
      [0.24, 0.6],
    ] as const) {
      const foot = y - size * tier
      ctx.moveTo(x - size * wide, foot - size * 0.1)
      ctx.quadraticCurveTo(x, foot + size * 0.34, x + size * wide, foot - size * 0.1)
    }
    ctx.stroke()
    for (const [tier, wide, count] of [
      [0, 0.95, 9],
      [0.24, 0.6, 6],
    ] as const)
      for (let candle = 0; candle < count; candle++) {
        const share = (candle / (count - 1)) * 2 - 1
        const [cx, cy] = [x + share * size * wide, y - size * tier - size * 0.12 + (1 - share * share) * size * 0.2]
        ctx.fillStyle = mix(light, '#ffffff', 0.6)
        ctx.fillRect(cx - size * 0.014, cy - size * 0.13, size * 0.028, size * 0.13)
        bloom(ctx, cx, cy - size * 0.16, size * 0.2, light, 0.9)
      }
  })

/** A door that stands open on a lit room, and the light it throws on the floor towards the viewer. */
export const lightDoor = (easel: Easel, door: Box, light: Colour, wall: Colour, reach: number, lean: number): void => {
  const { ctx } = easel
  const foot = door.y + door.h
  easel.part('floor', () => {
    const fall = ctx.createLinearGradient(0, foot, 0, foot + reach)
    fall.addColorStop(0, withAlpha(light, 0.95))
    fall.addColorStop(1, withAlpha(light, 0.04))
    ctx.fillStyle = fall
    ctx.beginPath()
    ctx.moveTo(door.x, foot)
    ctx.lineTo(door.x + door.w, foot)
    ctx.lineTo(door.x + door.w * (1.5 + lean) + reach * 0.28, foot + reach)
    ctx.lineTo(door.x - door.w * (0.5 - lean) - reach * 0.28, foot + reach)
    ctx.fill()
  })
  bloom(ctx, door.x + door.w / 2, door.y + door.h / 2, door.h * 1.1, light, 0.35)
  easel.part('door', () => {
    const fill = ctx.createLinearGradient(0, door.y, 0, foot)
    fill.addColorStop(0, mix(light, wall, 0.12))
    fill.addColorStop(1, light)
    ctx.fillStyle = fill
    ctx.fillRect(door.x, door.y, door.w, door.h)
  })
}
