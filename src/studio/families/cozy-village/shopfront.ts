// One shop from across the lane: a painted sign for the title, a striped awning and a lit window with the hero on show.

import { type Colour, mix, withAlpha } from '../../colour/colour.ts'
import { asPart } from '../../paint/as-part.ts'
import { drawGlow } from '../../paint/atmosphere/glow.ts'
import { tau } from '../../paint/curves.ts'
import type { Box, Context, Easel } from '../../paint/easel.ts'
import { bloomColours, leafColours } from '../../paint/flora/flora-colours.ts'
import { daisy } from '../../paint/flora/open-flowers.ts'
import { rose } from '../../paint/flora/rose.ts'
import { sprig } from '../../paint/flora/sprigs.ts'
import { brickWall } from '../../paint/materials/brick.ts'
import { rule } from '../../paint/ornament/frame.ts'
import type { Scene } from '../family.ts'
import { type Air, paintFlakes } from './air.ts'
import { castShade } from './awning-shade.ts'
import { paintStoneWall } from './bunting.ts'
import { standMotif } from './hero.ts'

/** The sign over the shop, shared by art and type. */
export const signBox = ({ w, h }: { readonly w: number; readonly h: number }): Box => ({
  x: w * 0.07,
  y: h * 0.055,
  w: w * 0.86,
  h: h * 0.335,
})

interface Shop {
  readonly paint: Colour
  readonly board: Colour
  readonly trim: Colour
  readonly shade: Colour
}

/** The paintwork: a saturated hue of the palette, its board deep enough for pale letters. */
const shopOf = ({ palette, random }: Scene): Shop => {
  const hue = random.sub('shop').pick(palette.hues)
  const paint = mix(mix(hue, palette.dark, 0.35), palette.mid, 0.1)
  return {
    paint,
    board: mix(hue, palette.deep, 0.72),
    trim: mix(palette.light, palette.accent, 0.14),
    shade: mix(palette.deep, '#000000', 0.35),
  }
}

const panel = (ctx: Context, box: Box, colour: Colour): void => {
  ctx.fillStyle = colour
  ctx.fillRect(box.x, box.y, box.w, box.h)
  ctx.fillStyle = withAlpha('#000000', 0.22)
  rule(ctx, { x: box.x + 16, y: box.y + 16, w: box.w - 32, h: box.h - 32 }, 9)
  ctx.fillStyle = withAlpha('#ffffff', 0.14)
  rule(ctx, { x: box.x + 22, y: box.y + 24, w: box.w - 38, h: box.h - 38 }, 4)
}

const paintSign = asPart('sign', (easel: Easel, scene: Scene, shop: Shop): void => {
  const { ctx } = easel
  const box = signBox(scene)
  ctx.fillStyle = withAlpha(shop.shade, 0.5)
  ctx.fillRect(box.x + 10, box.y + 18, box.w, box.h)
  ctx.fillStyle = mix(shop.paint, shop.trim, 0.1)
  ctx.fillRect(box.x - 26, box.y - 22, box.w + 52, box.h + 44)
  ctx.fillStyle = mix(shop.paint, '#ffffff', 0.3)
  ctx.fillRect(box.x - 40, box.y - 40, box.w + 80, 26)
  const board = ctx.createLinearGradient(0, box.y, 0, box.y + box.h)
  board.addColorStop(0, mix(shop.board, '#000000', 0.16))
  board.addColorStop(0.3, shop.board)
  board.addColorStop(1, mix(shop.board, '#000000', 0.1))
  ctx.fillStyle = board
  ctx.fillRect(box.x, box.y, box.w, box.h)
  ctx.fillStyle = mix(scene.palette.accent, scene.palette.light, 0.35)
  rule(ctx, { x: box.x + 24, y: box.y + 24, w: box.w - 48, h: box.h - 48 }, 5, 'scoop', 46)
})

const paintAwning = (easel: Easel, scene: Scene, shop: Shop, top: number, drop: number): void => {
  if (easel.without.has('awning')) return
  castShade(easel, shop.shade, top, drop)
  hangCloth(easel, scene, shop, top, drop)
}

/** The awning without its shade, which is no part of it and lies on window and door. */
const hangCloth = asPart('awning', (easel: Easel, scene: Scene, shop: Shop, top: number, drop: number): void => {
  const { ctx, w } = easel
  // An odd number of much the same width on every sheet: a wide shop has more of them, not wider ones.
  const stripes = 2 * Math.floor((w * 0.94) / 230) + 1
  const wide = (w * 0.94) / stripes
  const left = w * 0.03
  for (let stripe = 0; stripe < stripes; stripe++) {
    const [x, upper] = [left + stripe * wide, w * 0.06 + (stripe * w * 0.88) / stripes]
    const colour = stripe % 2 ? shop.trim : mix(scene.palette.accent, scene.palette.deep, 0.12)
    const cloth = ctx.createLinearGradient(0, top, 0, top + drop * 1.16)
    cloth.addColorStop(0, mix(colour, '#000000', 0.22))
    cloth.addColorStop(0.45, colour)
    cloth.addColorStop(0.8, mix(colour, '#ffffff', 0.12))
    cloth.addColorStop(0.82, mix(colour, '#000000', 0.16))
    cloth.addColorStop(1, mix(colour, '#000000', 0.05))
    ctx.fillStyle = cloth
    ctx.beginPath()
    ctx.moveTo(upper, top)
    ctx.lineTo(upper + (w * 0.88) / stripes + 1, top)
    ctx.lineTo(x + wide + 1, top + drop * 0.94)
    ctx.arc(x + wide / 2, top + drop * 0.94, wide / 2 + 0.5, 0, Math.PI)
    ctx.fill()
  }
})

const paintGlass = asPart('window', (easel: Easel, scene: Scene, air: Air, box: Box, frame: Colour): void => {
  const { ctx } = easel
  const { palette } = scene
  ctx.fillStyle = frame
  ctx.fillRect(box.x - 26, box.y - 26, box.w + 52, box.h + 52)
  const glass = ctx.createLinearGradient(0, box.y, 0, box.y + box.h)
  glass.addColorStop(0, mix(air.lamp, palette.accent, 0.3))
  glass.addColorStop(0.6, mix(air.lamp, '#ffffff', 0.2))
  glass.addColorStop(1, mix(air.lamp, palette.accent, 0.4))
  ctx.fillStyle = glass
  ctx.fillRect(box.x, box.y, box.w, box.h)
})

const shade = (ctx: Context, box: Box, colour: Colour): void => {
  ctx.save()
  ctx.beginPath()
  ctx.rect(box.x, box.y, box.w, box.h)
  ctx.clip()
  const side = ctx.createLinearGradient(box.x, 0, box.x + box.w, 0)
  side.addColorStop(0, withAlpha(colour, 0.4))
  side.addColorStop(0.16, withAlpha(colour, 0))
  side.addColorStop(0.84, withAlpha(colour, 0))
  side.addColorStop(1, withAlpha(colour, 0.4))
  ctx.fillStyle = side
  ctx.fillRect(box.x, box.y, box.w, box.h)
  ctx.restore()
}

/** Shelves of jars and books behind the hero, faint in the glow. */
const stockShelves = (easel: Easel, scene: Scene, box: Box): void => {
  const { ctx } = easel
  const random = easel.random.sub('stock')
  const { palette } = scene
  const wood = mix(palette.accent, palette.dark, 0.55)
  for (const level of [0.26, 0.55]) {
    const y = box.y + box.h * level
    for (let x = box.x + 12; x < box.x + box.w - 40; ) {
      const wide = random.between(18, 54)
      const high = box.h * random.between(0.07, 0.15)
      ctx.fillStyle = withAlpha(mix(palette.hues[random.whole(0, 4)] ?? wood, wood, 0.45), 0.55)
      ctx.beginPath()
      ctx.roundRect(x, y - high, wide, high, random.chance(0.5) ? [wide * 0.4, wide * 0.4, 3, 3] : 3)
      ctx.fill()
      x += wide + (random.chance(0.16) ? random.between(20, 70) : 4)
    }
    ctx.fillStyle = withAlpha(wood, 0.7)
    ctx.fillRect(box.x, y, box.w, 12)
  }
}

const paintBars = (ctx: Context, box: Box, frame: Colour, columns: number): void => {
  ctx.fillStyle = frame
  for (let column = 1; column < columns; column++)
    ctx.fillRect(box.x + (box.w * column) / columns - 8, box.y, 16, box.h * 0.26)
  ctx.fillRect(box.x, box.y + box.h * 0.26 - 8, box.w, 16)
  ctx.fillStyle = withAlpha('#ffffff', 0.13)
  ctx.beginPath()
  ctx.moveTo(box.x + box.w * 0.62, box.y)
  ctx.lineTo(box.x + box.w * 0.8, box.y)
  ctx.lineTo(box.x + box.w * 0.42, box.y + box.h)
  ctx.lineTo(box.x + box.w * 0.24, box.y + box.h)
  ctx.fill()
}

const fillFlowerBox = asPart('blooms', (easel: Easel, scene: Scene, air: Air, box: Box): void => {
  const { ctx } = easel
  const { palette } = scene
  const random = easel.random.sub('box')
  const leaf = leafColours(air.tint(mix(palette.hues[3], palette.mid, 0.3)))
  for (let at = 0; at < 26; at++) {
    const x = box.x + box.w * random.next()
    sprig(
      ctx,
      random.pick(['leafy', 'ivy', 'fern']),
      { x, y: box.y + 12, turn: -Math.PI / 2 + random.between(-1.1, 1.1), length: box.h * random.between(0.7, 1.25) },
      { leaf, fruit: palette.accent },
      random,
    )
  }
  for (let at = 0; at < 22; at++) {
    const bloom = bloomColours(air.isSnowy ? palette.light : (palette.hues[random.whole(0, 4)] ?? palette.accent))
    const flower = at % 3 ? daisy : rose
    flower(
      ctx,
      {
        x: box.x + box.w * random.between(0.02, 0.98),
        y: box.y - box.h * random.between(-0.1, 0.55),
        radius: box.h * random.between(0.16, 0.28),
        turn: random.between(0, tau),
      },
      bloom,
      random,
    )
  }
  ctx.fillStyle = mix(palette.accent, palette.deep, 0.45)
  ctx.fillRect(box.x - 14, box.y + box.h * 0.18, box.w + 28, box.h * 0.5)
  ctx.fillStyle = withAlpha('#ffffff', 0.12)
  ctx.fillRect(box.x - 14, box.y + box.h * 0.18, box.w + 28, 8)
})

export const paintShopfront = (easel: Easel, scene: Scene, air: Air): void => {
  const { ctx, w, h } = easel
  const { palette, hero } = scene
  const shop = shopOf(scene)
  const sign = signBox(scene)
  brickWall(easel, {
    colour: air.tint(mix(palette.soft, palette.accent, 0.2)),
    mortar: air.tint(mix(palette.soft, palette.light, 0.5)),
  })
  const foot = h * 0.955
  easel.part('buildings', () =>
    panel(ctx, { x: w * 0.035, y: sign.y + sign.h, w: w * 0.93, h: foot - sign.y - sign.h }, shop.paint),
  )
  paintSign(easel, scene, shop)
  const isLeft = scene.random.sub('door').chance(0.5)
  const glassTop = h * 0.44
  const sill = h * 0.83
  const door = { x: isLeft ? w * 0.09 : w * 0.7, y: glassTop, w: w * 0.21, h: foot - glassTop }
  const show = { x: isLeft ? w * 0.36 : w * 0.09, y: glassTop, w: w * 0.55, h: sill - glassTop }
  const frame = mix(shop.board, shop.paint, 0.4)
  paintGlass(easel, scene, air, show, frame)
  stockShelves(easel, scene, show)
  shade(ctx, show, shop.shade)
  const height = Math.min(show.h * 0.74, (show.w * 0.86) / hero.width)
  standMotif(easel, scene, hero, { x: show.x + show.w / 2, y: show.y + show.h - 6, height, flip: isLeft })
  paintBars(ctx, show, frame, 4)
  easel.part('door', () => panel(ctx, door, mix(palette.accent, palette.deep, 0.3)))
  const light = { x: door.x + door.w * 0.17, y: door.y + door.h * 0.13, w: door.w * 0.66, h: door.h * 0.48 }
  paintGlass(easel, scene, air, light, mix(palette.accent, palette.deep, 0.5))
  shade(ctx, light, shop.shade)
  paintBars(ctx, light, mix(palette.accent, palette.deep, 0.5), 2)
  drawGlow(ctx, {
    x: show.x + show.w / 2,
    y: show.y + show.h * 0.5,
    radius: w * 0.5,
    colour: air.lamp,
    strength: air.isDusk ? 0.35 : 0.12,
  })
  paintAwning(easel, scene, shop, sign.y + sign.h + h * 0.012, h * 0.085)
  fillFlowerBox(easel, scene, air, { x: show.x - 10, y: sill + h * 0.03, w: show.w + 20, h: h * 0.045 })
  paintStoneWall(easel, h * 0.888, mix(shop.board, palette.soft, 0.16), palette.soft, easel.random.sub('pavement'))
  paintFlakes(easel, scene, air)
}
