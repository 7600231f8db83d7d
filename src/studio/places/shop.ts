// A shop from the front: wall, awning, sign, a lit window with its goods, a door, flowers before it.
import { type Colour, mix, withAlpha } from '../colour/colour.ts'
import type { Motif } from '../motifs/motif.ts'
import { tau } from '../paint/curves.ts'
import type { Box, Context, Easel } from '../paint/easel.ts'
import { layNaturally } from '../paint/lay-naturally.ts'
import type { Random } from '../paint/random.ts'
import { sketchOf } from '../paint/stamp.ts'
import { bloom } from './ground.ts'

export const awning = (
  easel: Easel,
  { x, y, w, h }: Box,
  colours: { readonly cloth: Colour; readonly stripe: Colour; readonly dark: Colour },
): void =>
  easel.part('awning', () => {
    const { ctx } = easel
    const count = Math.max(7, Math.round(w / (h * 0.62)) | 1)
    const flare = w * 0.03
    const [step, low] = [w / count, (w + flare * 2) / count]
    for (let at = 0; at < count; at++) {
      const colour = at % 2 ? colours.stripe : colours.cloth
      const [left, right] = [x - flare + low * at, x - flare + low * (at + 1)]
      const fall = ctx.createLinearGradient(0, y, 0, y + h)
      fall.addColorStop(0, mix(colour, colours.dark, 0.18))
      fall.addColorStop(0.75, colour)
      ctx.fillStyle = fall
      ctx.beginPath()
      ctx.moveTo(x + step * at, y)
      ctx.lineTo(x + step * (at + 1) + 0.6, y)
      ctx.lineTo(right + 0.6, y + h * 0.78)
      ctx.lineTo(left, y + h * 0.78)
      ctx.fill()
      ctx.fillStyle = mix(colour, colours.dark, 0.2)
      ctx.beginPath()
      ctx.moveTo(left, y + h * 0.775)
      ctx.lineTo(right + 0.6, y + h * 0.775)
      ctx.lineTo(right + 0.6, y + h * 0.87)
      ctx.arc((left + right) / 2, y + h * 0.87, low / 2, 0, Math.PI)
      ctx.fill()
    }
    const shade = ctx.createLinearGradient(0, y + h, 0, y + h * 1.7)
    shade.addColorStop(0, withAlpha(colours.dark, 0.42))
    shade.addColorStop(1, withAlpha(colours.dark, 0))
    ctx.fillStyle = shade
    ctx.fillRect(x - flare, y + h * 0.98, w + flare * 2, h * 0.7)
  })

const bloomPot = (ctx: Context, x: number, y: number, u: number, colours: BloomInks, random: Random): void => {
  ctx.fillStyle = mix(colours.hues[3] ?? colours.dark, colours.dark, 0.3)
  ctx.beginPath()
  ctx.moveTo(x - u * 0.24, y - u * 0.36)
  ctx.lineTo(x + u * 0.24, y - u * 0.36)
  ctx.lineTo(x + u * 0.16, y)
  ctx.lineTo(x - u * 0.16, y)
  ctx.fill()
  for (let leaf = 0; leaf < 16; leaf++) {
    ctx.fillStyle = mix(colours.leaf, colours.dark, random.next() * 0.45)
    ctx.beginPath()
    ctx.ellipse(
      x + random.bell() * u * 0.17,
      y - u * 0.58 + random.bell() * u * 0.14,
      u * 0.1,
      u * 0.05,
      random.next() * 3,
      0,
      tau,
    )
    ctx.fill()
  }
  const bloom = random.pick([
    colours.hues[0] ?? colours.dark,
    colours.hues[2] ?? colours.dark,
    colours.hues[4] ?? colours.dark,
  ])
  for (let head = 0; head < 9; head++) {
    ctx.fillStyle = mix(bloom, '#ffffff', random.next() * 0.25)
    ctx.beginPath()
    ctx.arc(x + random.bell() * u * 0.19, y - u * 0.66 + random.bell() * u * 0.15, u * 0.085, 0, tau)
    ctx.fill()
  }
}

export interface BloomInks {
  readonly hues: readonly Colour[]
  readonly leaf: Colour
  readonly dark: Colour
}

/** Books stand in rows, spine by spine. */
const spines = (
  easel: Easel,
  from: number,
  to: number,
  y: number,
  u: number,
  inks: BloomInks,
  random: Random,
): void => {
  const { ctx } = easel
  for (let x = from; x < to - u * 0.2; ) {
    const [w, tall] = [u * random.between(0.13, 0.26), u * random.between(0.62, 0.98)]
    const hue = inks.hues[random.whole(0, inks.hues.length - 1)] ?? inks.dark
    x += random.chance(0.12) ? u * 0.2 : 0
    ctx.fillStyle = mix(hue, inks.dark, random.next() * 0.3)
    ctx.fillRect(x, y - tall, w - 2, tall)
    ctx.fillStyle = withAlpha('#fff3d8', 0.55)
    ctx.fillRect(x, y - tall * 0.86, w - 2, tall * 0.035)
    ctx.fillRect(x, y - tall * 0.16, w - 2, tall * 0.035)
    x += w
  }
}

export interface Shelf {
  readonly from: number
  readonly to: number
  readonly y: number
  /** Room to the shelf above. */
  readonly room: number
  readonly seed: string
}

/** Goods side by side on a shelf, each in its own colours and with its shade on the board. */
export const goodsOn = (easel: Easel, shelf: Shelf, goods: readonly Motif[], inks: BloomInks): void => {
  const { ctx } = easel
  const { from, to, y, room, seed } = shelf
  const random = easel.random.sub(`goods ${seed}`)
  if (goods.some(({ id }) => id === 'book' || id === 'book-stack')) {
    spines(easel, from, to, y, room, inks, random)
    return
  }
  const pitch = room * 1.02
  const count = Math.max(1, Math.floor((to - from) / pitch))
  const start = random.whole(0, goods.length)
  for (let at = 0; at < count; at++) {
    const motif = goods[(start + at) % goods.length]
    if (motif === undefined) continue
    const x = from + ((at + 0.5) * (to - from)) / count
    const height = Math.min(room * 0.92, (pitch * 0.86) / Math.max(0.2, motif.width)) * random.between(0.88, 1)
    bloom(ctx, x, y, Math.min(pitch * 0.5, height * motif.width * 0.6), inks.dark, 0.55, 0.16)
    ctx.save()
    ctx.translate(x, y)
    ctx.scale(height, height)
    layNaturally(ctx, sketchOf(motif, random.whole(0, 9999), true))
    ctx.restore()
  }
}

/** Potted blooms along the foot of a wall. */
export const potsAlong = (
  easel: Easel,
  places: readonly (readonly [x: number, u: number])[],
  y: number,
  inks: BloomInks,
): void =>
  easel.part('pots', () => {
    const random = easel.random.sub('pots')
    for (const [x, u] of places) bloomPot(easel.ctx, x, y, u, inks, random)
  })
