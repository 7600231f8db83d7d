// A street in perspective: house fronts on both sides run to one point, lamps and windows glow, and wet ground gives it all back.

import { Path2D } from '@napi-rs/canvas'
import { type Colour, mix, withAlpha } from '../../colour/colour.ts'
import { asPart } from '../as-part.ts'
import { drawGlow } from '../atmosphere/glow.ts'
import type { Point } from '../atmosphere/point.ts'
import { lerp, smooth } from '../curves.ts'
import type { Easel } from '../easel.ts'
import { paintVeil } from '../field.ts'
import type { Random } from '../random.ts'
import { type Aerial, aerialColour } from './aerial.ts'

export interface StreetOptions {
  /** Where all lines meet. */
  readonly vanish: Point
  readonly air: Aerial
  readonly windows: readonly [Colour, ...Colour[]]
  readonly lamp: Colour
  /** Half the width of the street at the eye, and the height of its houses there. */
  readonly width?: number
  readonly height?: number
  readonly lit?: number
  /** 0 is dry, 1 is flooded with light. */
  readonly wet?: number
  readonly age?: 'old' | 'modern'
}

/** Depths of house fronts: 1 is at the eye, towards 0 at the vanishing point. */
const frontsOf = (random: Random): [number, number][] => {
  const fronts: [number, number][] = []
  for (let near = 1.5; near > 0.09; ) {
    const far = near * random.between(0.62, 0.8)
    fronts.push([near, far])
    near = far
  }
  return fronts.reverse()
}

const drawSide = (easel: Easel, options: StreetOptions, side: number): void => {
  const { vanish, air, windows, width = easel.w * 0.42, height = easel.h * 0.62, lit = 0.45, age = 'old' } = options
  const { ctx } = easel
  const random = easel.random.sub(`street ${side}`)
  const eye = easel.h * 0.985 - vanish.y
  const place = (across: number, up: number, near: number): [number, number] => [
    vanish.x + side * across * near,
    vanish.y + (eye - up) * near,
  ]
  const quad = (fromNear: number, toNear: number, low: number, high: number): void => {
    ctx.beginPath()
    ctx.lineTo(...place(width, low, fromNear))
    ctx.lineTo(...place(width, high, fromNear))
    ctx.lineTo(...place(width, high, toNear))
    ctx.lineTo(...place(width, low, toNear))
    ctx.closePath()
  }
  for (const [near, far] of frontsOf(random)) {
    const tall = height * random.between(0.72, 1.15)
    const colour = mix(aerialColour(air, Math.min(1, 0.2 + far * 1.15)), air.near, random.between(0, 0.25))
    const [nearX] = place(width, 0, near)
    const [farX] = place(width, 0, far)
    const front = ctx.createLinearGradient(nearX, 0, farX, 0)
    front.addColorStop(0, colour)
    front.addColorStop(1, mix(colour, air.far, 0.22))
    ctx.fillStyle = front
    quad(near, far, 0, tall)
    ctx.fill()
    // The gable end that faces the eye, and the roof or cornice above.
    const [endX, endY] = place(width, tall, near)
    ctx.fillStyle = mix(colour, '#000000', 0.25)
    ctx.beginPath()
    ctx.moveTo(...place(width, tall, near))
    ctx.lineTo(...place(width, tall + (age === 'old' ? height * 0.09 : height * 0.02), near * 0.99))
    ctx.lineTo(...place(width, tall + (age === 'old' ? height * 0.09 : height * 0.02), far * 1.01))
    ctx.lineTo(...place(width, tall, far))
    ctx.fill()
    ctx.fillRect(side > 0 ? endX : endX - easel.w, endY, easel.w, height)
    const storeys = age === 'old' ? random.whole(3, 5) : random.whole(6, 10)
    const bays = Math.max(2, Math.round((near / far - 1) * (age === 'old' ? 9 : 12)))
    for (let storey = 0; storey < storeys; storey++)
      for (let bay = 0; bay < bays; bay++) {
        const [from, to] = [lerp(near, far, (bay + 0.24) / bays), lerp(near, far, (bay + 0.76) / bays)]
        const low = (tall * (storey + 0.3)) / storeys
        const isLit = random.chance(storey === 0 ? lit * 1.5 : lit)
        const light = windows[Math.floor(random.next() ** 2 * windows.length)] ?? windows[0]
        ctx.fillStyle = isLit ? withAlpha(light, random.between(0.5, 1)) : withAlpha('#000000', 0.3)
        quad(from, to, low, low + (tall / storeys) * 0.52)
        ctx.fill()
        if (!isLit) continue
        const [wx, wy] = place(width, low + (tall / storeys) * 0.26, (from + to) / 2)
        if (random.chance(0.14)) drawGlow(ctx, { x: wx, y: wy, radius: 150 * from, colour: light, strength: 0.3 })
      }
  }
}

/** The ground between the fronts: every column mirrors what stands above its own foot, broken by puddles. */
const paintPavement = (easel: Easel, options: StreetOptions, eye: number, width: number): void => {
  const { vanish, air, wet = 0.7 } = options
  const { ctx, noise } = easel
  using mirror = easel.layer(
    (layer) => {
      layer.imageSmoothingQuality = 'low'
      layer.filter = `blur(${5 * easel.scale}px)`
      layer.translate(0, easel.h)
      layer.scale(1, -1)
      layer.drawImage(easel.canvas, 0, 0, easel.w, easel.h)
    },
    { detail: 0.4 },
  )
  const footAt = (x: number): number => vanish.y + (eye * Math.abs(x - vanish.x)) / width
  const wedge = new Path2D()
  wedge.moveTo(vanish.x, vanish.y)
  wedge.lineTo(vanish.x + width * 3, vanish.y + eye * 3)
  wedge.lineTo(vanish.x - width * 3, vanish.y + eye * 3)
  wedge.closePath()
  ctx.save()
  ctx.clip(wedge)
  ctx.fillStyle = air.near
  ctx.fillRect(0, vanish.y, easel.w, easel.h - vanish.y)
  ctx.imageSmoothingQuality = 'low'
  const strip = 10
  for (let x = 0; x < easel.w; x += strip) {
    const foot = Math.floor(Math.min(footAt(x), footAt(x + strip))) - 1
    const tall = Math.min(foot, easel.h - foot + 20)
    if (tall <= 0) continue
    const top = (easel.h - foot) * mirror.scale
    const [wide, high] = [strip * mirror.scale, tall * mirror.scale]
    ctx.drawImage(mirror.canvas, x * mirror.scale, top, wide, high, x - 1, foot, strip + 2, tall)
  }
  const stone = ctx.createLinearGradient(0, vanish.y, 0, easel.h)
  stone.addColorStop(0, withAlpha(air.near, 0.1))
  stone.addColorStop(1, withAlpha(air.near, 0.85 - wet * 0.45))
  ctx.fillStyle = stone
  ctx.fillRect(0, vanish.y, easel.w, easel.h - vanish.y)
  paintVeil(
    easel,
    air.near,
    (x, y) => {
      const far = eye / (y - vanish.y + 12)
      const u = ((x - vanish.x) * far) / 260
      const puddle = noise.fractal(u + 5, far * 3.2, 3)
      const setts = noise.value(u * 9, far * 34)
      return smooth(0.62 - wet * 0.3, 0.3 - wet * 0.1, puddle) * 0.36 + (setts - 0.5) * 0.3 * Math.min(1, 3 / far)
    },
    { step: 5, box: { x: 0, y: vanish.y, w: easel.w, h: easel.h - vanish.y } },
  )
  ctx.restore()
}

export const paintStreet = asPart('buildings', (easel: Easel, options: StreetOptions): void => {
  const { vanish, air, lamp, width = easel.w * 0.42 } = options
  const { ctx } = easel
  const eye = easel.h * 0.985 - vanish.y
  drawSide(easel, options, -1)
  drawSide(easel, options, 1)
  drawGlow(ctx, { ...vanish, radius: easel.w * 0.6, colour: air.far, strength: 0.55 })
  for (const near of [0.14, 0.2, 0.3, 0.46, 0.72])
    for (const side of [-1, 1]) {
      const [x, foot] = [vanish.x + side * width * 0.86 * near, vanish.y + eye * near]
      const tall = easel.h * 0.25 * near
      ctx.fillStyle = mix(air.middle, air.near, Math.min(1, near * 1.6))
      ctx.fillRect(x - tall * 0.012, foot - tall, tall * 0.024, tall)
      ctx.fillRect(x - side * tall * 0.1 - tall * 0.05, foot - tall, tall * 0.12, tall * 0.025)
      drawGlow(ctx, {
        x: x - side * tall * 0.1,
        y: foot - tall * 0.96,
        radius: tall * 0.9,
        colour: lamp,
        strength: 0.75,
      })
      drawGlow(ctx, {
        x: x - side * tall * 0.1,
        y: foot - tall * 0.96,
        radius: tall * 0.22,
        colour: mix(lamp, '#ffffff', 0.5),
        strength: 1,
      })
    }
  paintPavement(easel, options, eye, width)
})
