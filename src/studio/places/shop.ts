// A shop from the front: wall, awning, sign, a lit window with its goods, a door, flowers before it.
import { type Colour, mix, withAlpha } from '../colour/colour.ts'
import { tau } from '../paint/curves.ts'
import type { Box, Context, Easel } from '../paint/easel.ts'
import type { Random } from '../paint/random.ts'

export const trades = ['bread', 'books', 'flowers', 'cups', 'jars'] as const

export type Trade = (typeof trades)[number]

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

const loaf = (ctx: Context, x: number, y: number, u: number, colour: Colour, dark: Colour, random: Random): void => {
  const kind = random.whole(0, 2)
  ctx.fillStyle = colour
  ctx.beginPath()
  if (kind === 0) ctx.ellipse(x, y - u * 0.26, u * 0.46, u * 0.28, 0, 0, tau)
  else if (kind === 1) {
    ctx.arc(x, y - u * 0.32, u * 0.32, Math.PI, 0)
    ctx.lineTo(x + u * 0.32, y)
    ctx.lineTo(x - u * 0.32, y)
  } else {
    ctx.ellipse(x - u * 0.1, y - u * 0.5, u * 0.11, u * 0.52, 0.16, 0, tau)
    ctx.ellipse(x + u * 0.14, y - u * 0.5, u * 0.11, u * 0.52, -0.1, 0, tau)
  }
  ctx.fill()
  ctx.strokeStyle = withAlpha(dark, 0.5)
  ctx.lineWidth = u * 0.045
  for (const cut of [-0.16, 0, 0.16]) {
    ctx.beginPath()
    ctx.moveTo(x + u * (cut - 0.05), y - u * 0.34)
    ctx.lineTo(x + u * (cut + 0.06), y - u * 0.2)
    ctx.stroke()
  }
}

const bloomPot = (ctx: Context, x: number, y: number, u: number, colours: ShopGoods, random: Random): void => {
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

export interface ShopGoods {
  readonly trade: Trade
  readonly hues: readonly Colour[]
  readonly leaf: Colour
  readonly dark: Colour
}

/** Goods in a row on a shelf at `y`, each about `u` high. */
export const goodsOn = (
  easel: Easel,
  from: number,
  to: number,
  y: number,
  u: number,
  goods: ShopGoods,
  seed: string,
): void => {
  const { ctx } = easel
  const random = easel.random.sub(`goods ${seed}`)
  const hue = (): Colour => goods.hues[random.whole(0, goods.hues.length - 1)] ?? goods.dark
  if (goods.trade === 'books') {
    for (let x = from; x < to - u * 0.2; ) {
      const [w, tall] = [u * random.between(0.13, 0.26), u * random.between(0.62, 0.98)]
      if (random.chance(0.12)) {
        x += u * 0.2
        continue
      }
      ctx.fillStyle = mix(hue(), goods.dark, random.next() * 0.3)
      ctx.fillRect(x, y - tall, w - 2, tall)
      ctx.fillStyle = withAlpha('#fff3d8', 0.55)
      ctx.fillRect(x, y - tall * 0.86, w - 2, tall * 0.035)
      ctx.fillRect(x, y - tall * 0.16, w - 2, tall * 0.035)
      x += w
    }
    return
  }
  const step = u * (goods.trade === 'flowers' ? 0.66 : 0.92)
  const count = Math.max(1, Math.floor((to - from) / step))
  for (let at = 0; at < count; at++) {
    const x = from + ((at + 0.5) * (to - from)) / count
    if (goods.trade === 'bread')
      loaf(ctx, x, y, u, mix(mix('#c9853d', hue(), 0.1), goods.dark, random.next() * 0.25), goods.dark, random)
    else if (goods.trade === 'flowers') bloomPot(ctx, x, y, u * random.between(0.85, 1.15), goods, random)
    else if (goods.trade === 'cups') {
      ctx.fillStyle = hue()
      ctx.beginPath()
      ctx.moveTo(x - u * 0.26, y - u * 0.4)
      ctx.lineTo(x + u * 0.26, y - u * 0.4)
      ctx.quadraticCurveTo(x + u * 0.24, y, x, y)
      ctx.quadraticCurveTo(x - u * 0.24, y, x - u * 0.26, y - u * 0.4)
      ctx.fill()
      ctx.strokeStyle = ctx.fillStyle
      ctx.lineWidth = u * 0.06
      ctx.beginPath()
      ctx.arc(x + u * 0.27, y - u * 0.24, u * 0.1, -1.4, 1.6)
      ctx.stroke()
    } else {
      ctx.fillStyle = hue()
      ctx.beginPath()
      ctx.roundRect(x - u * 0.24, y - u * 0.68, u * 0.48, u * 0.68, u * 0.08)
      ctx.fill()
      ctx.fillStyle = goods.dark
      ctx.fillRect(x - u * 0.2, y - u * 0.8, u * 0.4, u * 0.13)
      ctx.fillStyle = withAlpha('#fff6e0', 0.85)
      ctx.fillRect(x - u * 0.17, y - u * 0.46, u * 0.34, u * 0.22)
    }
  }
}

/** Potted blooms along the foot of a wall. */
export const potsAlong = (
  easel: Easel,
  places: readonly (readonly [x: number, u: number])[],
  y: number,
  goods: ShopGoods,
): void =>
  easel.part('pots', () => {
    const random = easel.random.sub('pots')
    for (const [x, u] of places) bloomPot(easel.ctx, x, y, u, goods, random)
  })
