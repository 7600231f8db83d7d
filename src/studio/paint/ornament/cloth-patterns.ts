// Repeats in several colours: ikat, terrazzo, tartan and toile.
import { type Colour, withAlpha } from '../../colour/colour.ts'
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

/** Ikat: stepped lozenges whose edges are feathered by the dyed thread. */
export const ikat = (easel: Easel, options: ClothOptions): void =>
  onCloth(easel, options, (box) => {
    const { colours, size = 260, random = easel.random.sub('ikat') } = options
    const { ctx } = easel
    const thread = 5
    const pattern = colours.slice(1)
    for (let x = box.x; x < box.x + box.w; x += thread) {
      const slip = random.bell() * size * 0.03
      const column = Math.floor((x - box.x) / size)
      const within = Math.abs(((x - box.x) / size - column) * 2 - 1)
      const half = column % 2 === 0 ? 0 : size * 0.7
      for (let y = box.y - size * 2 + half; y < box.y + box.h + size; y += size * 1.4)
        for (const [at, colour] of pattern.entries()) {
          const share = 1 - at / pattern.length
          const reach = (1 - within - (1 - share) * 0.62) * size * 0.68
          if (reach <= 0) continue
          ctx.fillStyle = colour
          ctx.fillRect(x, y - reach + slip, thread + 0.6, reach * 2 + random.bell() * 6)
        }
    }
  })

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

/** Tartan: a sett of stripes woven both ways in twill. */
export const tartan = (easel: Easel, options: ClothOptions): void =>
  onCloth(easel, options, (box) => {
    const { colours, size = 420 } = options
    const { ctx } = easel
    const stripes = colours.slice(1)
    const sett = [
      { at: 0.06, wide: 0.3, which: 0 },
      { at: 0.5, wide: 0.11, which: 1 },
      { at: 0.64, wide: 0.11, which: 1 },
      { at: 0.2, wide: 0.018, which: 2 },
      { at: 0.567, wide: 0.024, which: 2 },
      { at: 0.88, wide: 0.014, which: 2 },
    ]
    for (const isUpright of [true, false])
      for (const { at, wide, which } of sett) {
        ctx.fillStyle = withAlpha(stripes[which % stripes.length] ?? colours[1], isUpright ? 0.85 : 0.5)
        const span = isUpright ? box.w : box.h
        for (let from = -size; from < span + size; from += size) {
          const start = from + at * size
          if (isUpright) ctx.fillRect(box.x + start, box.y, wide * size, box.h)
          else ctx.fillRect(box.x, box.y + start, box.w, wide * size)
        }
      }
    if (easel.isProof) return
    ctx.strokeStyle = withAlpha('#000000', 0.09)
    ctx.lineWidth = 2.4
    ctx.beginPath()
    for (let off = -box.h; off < box.w; off += 7) {
      ctx.moveTo(box.x + off, box.y + box.h)
      ctx.lineTo(box.x + off + box.h, box.y)
    }
    ctx.stroke()
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
