// What makes a picture an old chart: courses that cross it from the roses of its compass, and a scale along its edges.

import { tau } from '../../../paint/curves.ts'
import type { Context, Easel } from '../../../paint/easel.ts'

const ink = '#4a2d14'
/** Courses from one rose, as many as winds have names. */
const winds = 16
/** Widths of the scale and between it and the edge, in units; how long one step of it is. */
const edge = 26
const scale = 22
const stride = 80

const drawCourses = (ctx: Context, x: number, y: number, reach: number): void => {
  for (let wind = 0; wind < winds; wind++) {
    const turn = (wind / winds) * tau
    ctx.lineWidth = wind % 4 === 0 ? 2.6 : 1.5
    ctx.beginPath()
    ctx.moveTo(x, y)
    ctx.lineTo(x + Math.cos(turn) * reach, y + Math.sin(turn) * reach)
    ctx.stroke()
  }
}

/** A star of eight points, dark on one side of each. */
const drawRose = (ctx: Context, x: number, y: number, size: number): void => {
  ctx.lineWidth = 3
  for (const share of [0.5, 0.56]) {
    ctx.beginPath()
    ctx.arc(x, y, size * share, 0, tau)
    ctx.stroke()
  }
  for (let point = 0; point < 8; point++) {
    const turn = (point / 8) * tau
    const long = point % 2 === 0 ? size : size * 0.62
    for (const side of [-1, 1]) {
      const waist = turn + (side * tau) / 16
      ctx.beginPath()
      ctx.moveTo(x, y)
      ctx.lineTo(x + Math.cos(turn) * long, y + Math.sin(turn) * long)
      ctx.lineTo(x + Math.cos(waist) * size * 0.24, y + Math.sin(waist) * size * 0.24)
      ctx.closePath()
      if (side > 0) ctx.fill()
      ctx.stroke()
    }
  }
}

/** Dark and bare steps between two ruled lines, along all four edges. */
const drawScale = (ctx: Context, w: number, h: number): void => {
  ctx.lineWidth = 3
  for (const inset of [edge, edge + scale]) ctx.strokeRect(inset, inset, w - 2 * inset, h - 2 * inset)
  for (let x = edge + scale; x < w - edge - scale; x += stride * 2)
    for (const y of [edge, h - edge - scale]) ctx.fillRect(x, y, Math.min(stride, w - edge - scale - x), scale)
  for (let y = edge + scale; y < h - edge - scale; y += stride * 2)
    for (const x of [edge, w - edge - scale]) ctx.fillRect(x, y, scale, Math.min(stride, h - edge - scale - y))
}

export const drawChart = (easel: Easel): void => {
  const { w, h } = easel
  const [x, y] = [w * 0.82, h * 0.78]
  using courses = easel.layer((ctx) => {
    ctx.strokeStyle = ink
    drawCourses(ctx, x, y, h * 1.3)
    drawCourses(ctx, w * 0.14, h * 0.3, h * 1.3)
  })
  easel.lay(courses, { alpha: 0.5, blend: 'multiply' })
  using drawn = easel.layer((ctx) => {
    ctx.strokeStyle = ink
    ctx.fillStyle = ink
    drawRose(ctx, x, y, w * 0.085)
    drawScale(ctx, w, h)
  })
  easel.lay(drawn, { alpha: 0.75, blend: 'multiply' })
}
