// What grows where nothing should: roots, eyes on stalks, fungi, in the one colour of the plate.
import { type Colour, mix } from '../../colour/colour.ts'
import { tau } from '../../paint/curves.ts'
import type { Context } from '../../paint/easel.ts'
import type { Random } from '../../paint/random.ts'

export type Growth = 'roots' | 'eyes' | 'fungi'

export interface GrowthInks {
  readonly colour: Colour
  readonly ink: Colour
  readonly pale: Colour
}

interface Shoot {
  readonly x: number
  readonly y: number
  readonly heading: number
  readonly length: number
  readonly width: number
  readonly forks: number
}

const drawEye = (ctx: Context, x: number, y: number, size: number, heading: number, inks: GrowthInks): void => {
  ctx.save()
  ctx.translate(x, y)
  ctx.rotate(heading + Math.PI / 2)
  ctx.fillStyle = inks.pale
  ctx.strokeStyle = inks.ink
  ctx.lineWidth = 3
  ctx.beginPath()
  ctx.arc(0, -size * 0.8, size, 0, tau)
  ctx.fill()
  ctx.stroke()
  ctx.fillStyle = inks.colour
  ctx.beginPath()
  ctx.arc(0, -size * 1.02, size * 0.52, 0, tau)
  ctx.fill()
  ctx.fillStyle = inks.ink
  ctx.beginPath()
  ctx.arc(0, -size * 1.06, size * 0.24, 0, tau)
  ctx.fill()
  ctx.lineWidth = 1.6
  for (const turn of [-1.1, -0.5, 0.55, 1.2]) {
    ctx.beginPath()
    ctx.moveTo(Math.sin(turn) * size * 0.35, size * 0.02)
    ctx.quadraticCurveTo(Math.sin(turn) * size * 0.8, -size * 0.35, Math.sin(turn * 1.1) * size * 0.78, -size * 0.75)
    ctx.stroke()
  }
  ctx.restore()
}

const drawCap = (ctx: Context, x: number, y: number, size: number, heading: number, inks: GrowthInks): void => {
  ctx.save()
  ctx.translate(x, y)
  ctx.rotate((heading + Math.PI / 2) * 0.6)
  ctx.fillStyle = inks.colour
  ctx.strokeStyle = inks.ink
  ctx.lineWidth = 2.6
  ctx.beginPath()
  ctx.moveTo(-size * 1.15, 0)
  ctx.bezierCurveTo(-size * 0.95, -size * 1.2, size * 0.95, -size * 1.2, size * 1.15, 0)
  ctx.quadraticCurveTo(0, size * 0.3, -size * 1.15, 0)
  ctx.fill()
  ctx.stroke()
  ctx.lineWidth = 1.6
  for (let gill = -3; gill <= 3; gill++) {
    ctx.beginPath()
    ctx.moveTo(gill * size * 0.12, size * 0.12)
    ctx.lineTo(gill * size * 0.29, -size * 0.05 + Math.abs(gill) * size * 0.015)
    ctx.stroke()
  }
  ctx.restore()
}

const drawTip = (
  ctx: Context,
  growth: Growth,
  shoot: Shoot,
  heading: number,
  random: Random,
  inks: GrowthInks,
): void => {
  if (growth === 'eyes') drawEye(ctx, shoot.x, shoot.y, random.between(13, 27), heading, inks)
  else if (growth === 'fungi') drawCap(ctx, shoot.x, shoot.y, random.between(20, 44), heading, inks)
  else {
    ctx.fillStyle = inks.colour
    ctx.beginPath()
    ctx.arc(shoot.x, shoot.y, random.between(2, 5), 0, tau)
    ctx.fill()
  }
}

/** Grows one shoot part by part; it forks, thins and ends in what the growth bears. */
export const drawGrowth = (ctx: Context, growth: Growth, shoot: Shoot, random: Random, inks: GrowthInks): void => {
  const parts = 9
  let { x, y, heading } = shoot
  const drift = random.bell() * 0.12
  ctx.lineCap = 'round'
  for (let part = 0; part < parts; part++) {
    heading += drift + random.bell() * 0.2
    const [toX, toY] = [x + (Math.cos(heading) * shoot.length) / parts, y + (Math.sin(heading) * shoot.length) / parts]
    const width = Math.max(2.2, shoot.width * (1 - (0.7 * part) / parts))
    for (const [colour, line] of [
      [mix(inks.colour, inks.ink, 0.75), width + 3.4],
      [inks.colour, width],
    ] as const) {
      ctx.strokeStyle = colour
      ctx.lineWidth = line
      ctx.beginPath()
      ctx.moveTo(x, y)
      ctx.lineTo(toX, toY)
      ctx.stroke()
    }
    x = toX
    y = toY
    if (shoot.forks > 0 && part > 1 && random.chance(growth === 'roots' ? 0.34 : 0.2)) {
      const side = random.pick([-1, 1]) * random.between(0.4, 0.9)
      drawGrowth(
        ctx,
        growth,
        {
          x,
          y,
          heading: heading + side,
          length: shoot.length * random.between(0.35, 0.62),
          width: width * 0.62,
          forks: shoot.forks - 1,
        },
        random,
        inks,
      )
    }
  }
  drawTip(ctx, growth, { ...shoot, x, y }, heading, random, inks)
}
