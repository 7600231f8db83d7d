// A street that runs away from the viewer between houses: lamps on both sides, wet or dry.
import { type Colour, mix, withAlpha } from '../colour/colour.ts'
import type { Easel } from '../paint/easel.ts'
import { bloom } from './ground.ts'

export interface Street {
  /** Where its lines meet. */
  readonly x: number
  readonly y: number
  readonly near: Colour
  readonly far: Colour
  readonly air: Colour
  readonly window: Colour
  readonly lamp: Colour
  /** 0 is dry, 1 mirrors every light. */
  readonly wet: number
}

const depths = [1, 1.55, 2.3, 3.4, 5, 7.4, 11]

export const fillStreet = (easel: Easel, street: Street): void => {
  const { x: cx, y: cy, near, far, air, window, lamp, wet } = street
  const { ctx, extent, w, h } = easel
  const eye = h - cy + 40
  const spread = Math.max(w * 0.62, h * 0.34)
  const bottom = extent.y + extent.h
  easel.part('pavement', () => {
    const floor = ctx.createLinearGradient(0, cy, 0, bottom)
    floor.addColorStop(0, mix(air, far, 0.3))
    floor.addColorStop(0.35, mix(far, near, 0.5))
    floor.addColorStop(1, near)
    ctx.fillStyle = floor
    ctx.fillRect(extent.x, cy, extent.w, bottom - cy)
  })
  const random = easel.random.sub('street')
  for (let at = depths.length - 2; at >= 0; at--) {
    const [front, back] = [depths[at] ?? 1, depths[at + 1] ?? 2]
    const share = at / (depths.length - 2)
    for (const side of [-1, 1]) {
      const tall = h * random.between(0.66, 0.98)
      const on = (depth: number, high: number): readonly [number, number] => [
        cx + (side * spread) / depth,
        cy + (eye * 0.5 - high) / depth,
      ]
      const [x0, x1] = [on(at === 0 ? 0.5 : front, 0)[0], on(back, 0)[0]]
      const frontDepth = at === 0 ? 0.5 : front
      easel.part('buildings', () => {
        ctx.fillStyle = mix(near, mix(far, air, 0.35), share ** 0.8)
        ctx.beginPath()
        ctx.moveTo(x0, on(frontDepth, 0)[1])
        ctx.lineTo(x0, on(frontDepth, tall)[1])
        ctx.lineTo(x1, on(back, tall)[1])
        ctx.lineTo(x1, on(back, 0)[1])
        ctx.fill()
      })
      easel.part('window', () => {
        const columns = 3
        for (let row = 1; row < 8; row++)
          for (let column = 0; column < columns; column++) {
            if (!random.chance(0.34)) continue
            const [from, to] = [
              front + ((back - front) * (column + 0.25)) / columns,
              front + ((back - front) * (column + 0.72)) / columns,
            ]
            const high = h * (0.04 + row * 0.085)
            const pane = h * 0.048
            if (high + pane > tall) continue
            ctx.fillStyle = withAlpha(mix(window, air, share * 0.4), random.between(0.35, 0.95))
            ctx.beginPath()
            for (const [depth, y] of [
              [from, high],
              [from, high + pane],
              [to, high + pane],
              [to, high],
            ] as const)
              ctx.lineTo(...on(depth, y))
            ctx.fill()
          }
      })
    }
  }
  easel.part('lights', () => {
    for (const depth of [1.25, 1.9, 2.9, 4.4, 6.6])
      for (const side of [-1, 1]) {
        const [x, foot] = [cx + (side * spread * 0.74) / depth, cy + (eye * 0.5) / depth]
        const tall = (h * 0.3) / depth
        ctx.fillStyle = mix(near, far, 0.2)
        ctx.fillRect(x - 5 / depth, foot - tall, 10 / depth, tall)
        bloom(ctx, x, foot - tall, (h * 0.2) / depth, lamp, 0.75)
        bloom(ctx, x, foot, (h * 0.26) / depth, lamp, 0.3, 0.16)
        ctx.fillStyle = mix(lamp, '#ffffff', 0.5)
        ctx.beginPath()
        ctx.arc(x, foot - tall, 16 / depth, 0, 7)
        ctx.fill()
        if (wet <= 0) continue
        const streak = ctx.createLinearGradient(0, foot, 0, foot + tall * 1.3)
        streak.addColorStop(0, withAlpha(lamp, 0.55 * wet))
        streak.addColorStop(1, withAlpha(lamp, 0))
        ctx.fillStyle = streak
        ctx.fillRect(x - 18 / depth, foot, 36 / depth, tall * 1.3)
      }
  })
  bloom(ctx, cx, cy, w * 0.5, air, 0.7)
}
