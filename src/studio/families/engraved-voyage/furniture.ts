// What a map maker adds: discs of colour, graduated rings, compass lines.

import type { Colour } from '../../colour/colour.ts'
import { mix } from '../../colour/colour.ts'
import { asPart } from '../../paint/as-part.ts'
import { tau } from '../../paint/curves.ts'
import type { Context, Easel } from '../../paint/easel.ts'

/** A disc printed in one colour, a little uneven, as a second block prints. */
export const printDisc = asPart('sun', (easel: Easel, x: number, y: number, radius: number, colour: Colour): void => {
  if (easel.without.has('sun')) return
  const { ctx } = easel
  const random = easel.random.sub('disc')
  ctx.fillStyle = colour
  ctx.beginPath()
  ctx.arc(x, y, radius, 0, tau)
  ctx.fill()
  ctx.fillStyle = mix(colour, '#ffffff', 0.25)
  for (let speck = 0; speck < 160; speck++) {
    const away = radius * Math.sqrt(random.next())
    const turn = random.next() * tau
    ctx.beginPath()
    ctx.arc(x + Math.cos(turn) * away, y + Math.sin(turn) * away, random.between(0.8, 3), 0, tau)
    ctx.fill()
  }
})

/** Thin rays from the rim of a disc, long and short in turn. */
export const drawRays = (ctx: Context, x: number, y: number, from: number, to: number, count: number): void => {
  for (let ray = 0; ray < count; ray++) {
    const turn = (ray / count) * tau
    const end = ray % 2 ? to : from + (to - from) * 0.55
    ctx.lineWidth = ray % 2 ? 4 : 2.5
    ctx.beginPath()
    ctx.moveTo(x + Math.cos(turn) * from, y + Math.sin(turn) * from)
    ctx.lineTo(x + Math.cos(turn) * end, y + Math.sin(turn) * end)
    ctx.stroke()
  }
}

/** The graduated ring of an instrument: two rules and degrees between them. */
export const drawDegrees = (ctx: Context, x: number, y: number, radius: number, width: number): void => {
  for (const [at, weight] of [
    [radius, 9],
    [radius + width, 5],
    [radius + width * 1.28, 3],
  ] as const) {
    ctx.lineWidth = weight
    ctx.beginPath()
    ctx.arc(x, y, at, 0, tau)
    ctx.stroke()
  }
  for (let degree = 0; degree < 180; degree++) {
    const turn = (degree / 180) * tau
    const start = degree % 5 === 0 ? radius : radius + width * 0.5
    ctx.lineWidth = degree % 5 === 0 ? 5 : 2.5
    ctx.beginPath()
    ctx.moveTo(x + Math.cos(turn) * start, y + Math.sin(turn) * start)
    ctx.lineTo(x + Math.cos(turn) * (radius + width), y + Math.sin(turn) * (radius + width))
    ctx.stroke()
  }
}

/** Lines that run from a point to the edges of the sheet, as on sea charts. */
export const drawRhumbs = (easel: Easel, x: number, y: number, colour: Colour): void => {
  const { ctx } = easel
  ctx.strokeStyle = colour
  ctx.lineWidth = 2.2
  for (let line = 0; line < 32; line++) {
    const turn = (line / 32) * tau
    ctx.beginPath()
    ctx.moveTo(x, y)
    ctx.lineTo(x + Math.cos(turn) * easel.h * 1.2, y + Math.sin(turn) * easel.h * 1.2)
    ctx.stroke()
  }
}
