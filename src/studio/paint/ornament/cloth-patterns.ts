// Repeats in several colours: terrazzo and toile.
import type { Colour } from '../../colour/colour.ts'
import { tau } from '../curves.ts'
import type { Box, Easel } from '../easel.ts'
import type { Random } from '../random.ts'
import { disc, headingAt, leafBlade, pointAt, taper, winding } from './taper.ts'

export interface ClothOptions {
  /** Ground first, then the colours of the pattern. */
  readonly colours: readonly [Colour, Colour, ...Colour[]]
  readonly size?: number
  readonly box?: Box
  readonly random?: Random
}

const sheetBox = (easel: Easel, box: Box | undefined): Box => box ?? { x: 0, y: 0, w: easel.w, h: easel.h }

const onCloth = (easel: Easel, options: ClothOptions, draw: (box: Box) => void): void => {
  const box = sheetBox(easel, options.box)
  const { ctx } = easel
  ctx.save()
  ctx.beginPath()
  ctx.rect(box.x, box.y, box.w, box.h)
  ctx.clip()
  ctx.fillStyle = options.colours[0]
  ctx.fillRect(box.x, box.y, box.w, box.h)
  draw(box)
  ctx.restore()
}

/** Terrazzo: angular chips of stone, large and small, that do not touch. */
export const terrazzo = (easel: Easel, options: ClothOptions & { readonly avoid?: readonly Box[] }): void =>
  onCloth(easel, options, (box) => {
    const { colours, size = 90, random = easel.random.sub('terrazzo'), avoid = [] } = options
    const { ctx } = easel
    const chips = colours.slice(1)
    const placed: { readonly x: number; readonly y: number; readonly radius: number }[] = []
    const tries = Math.round((box.w * box.h) / (size * size) / 0.16)
    for (let at = 0; at < tries; at++) {
      const radius = size * (0.08 + 0.42 * (1 - at / tries) ** 2 * random.between(0.6, 1))
      const x = box.x + random.next() * box.w
      const y = box.y + random.next() * box.h
      if (placed.some((other) => Math.hypot(other.x - x, other.y - y) < (other.radius + radius) * 1.06 + 3)) continue
      if (
        avoid.some(
          (taken) =>
            x > taken.x - radius &&
            x < taken.x + taken.w + radius &&
            y > taken.y - radius &&
            y < taken.y + taken.h + radius,
        )
      )
        continue
      placed.push({ x, y, radius })
      ctx.fillStyle = chips[random.whole(0, chips.length - 1)] ?? colours[1]
      const corners = random.whole(4, 7)
      const turn = random.next() * tau
      ctx.beginPath()
      for (let corner = 0; corner < corners; corner++) {
        const around = turn + ((corner + random.between(-0.28, 0.28)) / corners) * tau
        const out = radius * random.between(0.72, 1.05)
        ctx.lineTo(x + Math.cos(around) * out, y + Math.sin(around) * out)
      }
      ctx.fill()
    }
  })

/** Botanical toile: winding stems with leaves, buds and open flowers, printed in one ink. */
export const toile = (easel: Easel, options: ClothOptions): void =>
  onCloth(easel, options, (box) => {
    const { colours, size = 420, random = easel.random.sub('toile') } = options
    const { ctx } = easel
    ctx.fillStyle = colours[1]
    const bloom = (x: number, y: number, radius: number): void => {
      const turn = random.next() * tau
      for (let petal = 0; petal < 6; petal++) {
        const around = turn + (petal / 6) * tau
        ctx.beginPath()
        ctx.ellipse(
          x + Math.cos(around) * radius * 0.58,
          y + Math.sin(around) * radius * 0.58,
          radius * 0.42,
          radius * 0.3,
          around,
          0,
          tau,
        )
        ctx.fill()
      }
      ctx.save()
      ctx.fillStyle = colours[0]
      disc(ctx, x, y, radius * 0.27)
      ctx.restore()
      disc(ctx, x, y, radius * 0.1)
      for (let stamen = 0; stamen < 9; stamen++) {
        const around = (stamen / 9) * tau
        disc(ctx, x + Math.cos(around) * radius * 0.19, y + Math.sin(around) * radius * 0.19, radius * 0.035)
      }
    }
    for (let row = 0, y = box.y - size * 0.3; y < box.y + box.h + size; row++, y += size * 0.5)
      for (let x = box.x - size * 0.3 + (row % 2) * size * 0.36; x < box.x + box.w + size; x += size * 0.72) {
        const side = random.chance(0.5) ? 1 : -1
        const stem = winding(
          [x, y + size * 0.34],
          -tau / 4 - side * 0.5,
          size * 0.95,
          { from: side * 2.4, to: side * (random.chance(0.5) ? -3.6 : 4) },
          60,
        )
        taper(ctx, stem, (share) => size * 0.014 * (1 - share * 0.6))
        for (let leaf = 1; leaf < 8; leaf++) {
          const share = leaf / 8
          const [px, py] = pointAt(stem, share)
          const long = size * random.between(0.11, 0.17)
          const lean = leaf % 2 === 0 ? 1 : -1
          leafBlade(
            ctx,
            px,
            py,
            headingAt(stem, share) + lean * random.between(0.6, 1),
            long,
            long * 0.36,
            lean * long * 0.12,
          )
          if (leaf % 3 === 2)
            disc(ctx, px + Math.cos(share * 9) * size * 0.1, py + Math.sin(share * 9) * size * 0.1, size * 0.012)
        }
        const [endX, endY] = pointAt(stem, 1)
        bloom(endX, endY, size * random.between(0.11, 0.15))
      }
  })
