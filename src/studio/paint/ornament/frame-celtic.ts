// A Celtic frame: a plait of three strands that pass over and under each other all the way around.
import { tau } from '../curves.ts'
import type { Box, Context } from '../easel.ts'
import type { Point } from '../point.ts'
import { type Frame, inset, rule } from './frame.ts'

interface Track {
  readonly point: Point
  readonly normal: Point
}

/** Places along a rounded rectangle, clockwise, with the normal pointing outwards. */
const trackAround = (box: Box, radius: number) => {
  const wide = box.w - radius * 2
  const high = box.h - radius * 2
  const arc = (Math.PI / 2) * radius
  const total = 2 * (wide + high) + 4 * arc
  const sides = [
    { long: wide, x: box.x + radius, y: box.y, turn: 0 },
    { long: high, x: box.x + box.w, y: box.y + radius, turn: 1 },
    { long: wide, x: box.x + box.w - radius, y: box.y + box.h, turn: 2 },
    { long: high, x: box.x, y: box.y + box.h - radius, turn: 3 },
  ] as const
  const at = (distance: number): Track => {
    let left = ((distance % total) + total) % total
    for (const { long, x, y, turn } of sides) {
      const heading = (turn * Math.PI) / 2
      const ahead: Point = [Math.cos(heading), Math.sin(heading)]
      const normal: Point = [Math.sin(heading), -Math.cos(heading)]
      if (left < long) return { point: [x + ahead[0] * left, y + ahead[1] * left], normal }
      left -= long
      if (left < arc) {
        const swept = heading - Math.PI / 2 + left / radius
        const middleX = x + ahead[0] * long - normal[0] * radius
        const middleY = y + ahead[1] * long - normal[1] * radius
        return {
          point: [middleX + Math.cos(swept) * radius, middleY + Math.sin(swept) * radius],
          normal: [Math.cos(swept), Math.sin(swept)],
        }
      }
      left -= arc
    }
    return { point: [box.x + radius, box.y], normal: [0, -1] }
  }
  return { total, at }
}

const strands = 3

/** Where strand `which` lies across the plait (-1 to 1) at a phase. */
const offsetOf = (which: number, phase: number): number => Math.sin(phase + (which * tau) / strands)

/** Whether the strand dives under another at this phase. */
const isUnder = (which: number, phase: number, reach: number): boolean => {
  for (let other = 0; other < strands; other++) {
    if (other === which) continue
    const apart = offsetOf(which, phase) - offsetOf(other, phase)
    if (Math.abs(apart) > reach) continue
    const own = offsetOf(which, phase)
    const rising = Math.cos(phase + (which * tau) / strands) > Math.cos(phase + (other * tau) / strands)
    // Left of the middle the strand that moves right lies above; right of it the one that moves left.
    if (own < 0 ? !rising : rising) return true
  }
  return false
}

/** A plait along the edge of a box, `band` units wide. */
const plait = (ctx: Context, box: Box, band: number): void => {
  const thick = band * 0.21
  const reachAcross = band / 2 - thick / 2
  const { total, at } = trackAround(inset(box, band / 2), band * 1.1)
  const periods = Math.round(total / (band * 2.7))
  const step = band * 0.03
  ctx.save()
  ctx.strokeStyle = ctx.fillStyle
  ctx.lineWidth = thick
  ctx.lineCap = 'butt'
  ctx.lineJoin = 'round'
  for (let which = 0; which < strands; which++) {
    let isDrawing = false
    ctx.beginPath()
    for (let distance = 0; distance <= total + step; distance += step) {
      const phase = (distance / total) * periods * tau
      if (isUnder(which, phase, 0.66)) {
        isDrawing = false
        continue
      }
      const { point, normal } = at(distance)
      const off = offsetOf(which, phase) * reachAcross
      const x = point[0] + normal[0] * off
      const y = point[1] + normal[1] * off
      if (isDrawing) ctx.lineTo(x, y)
      else ctx.moveTo(x, y)
      isDrawing = true
    }
    ctx.stroke()
  }
  ctx.restore()
}

export const celticFrame: Frame = (ctx, box, { weight = 6 } = {}) => {
  const band = Math.min(box.w, box.h) * 0.062
  rule(ctx, inset(box, weight / 2), weight, 'round', band * 1.3)
  plait(ctx, inset(box, weight * 2.4), band)
  rule(ctx, inset(box, weight * 4 + band + weight * 0.8), weight * 0.5, 'round', band * 0.5)
  return inset(box, weight * 6 + band)
}
