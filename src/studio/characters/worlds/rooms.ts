// Rooms: a kitchen with shelves, a bedroom at night.
import { type Colour, mix, withAlpha } from '../../colour/colour.ts'
import type { Palette } from '../../colour/palette.ts'
import type { Easel } from '../../paint/easel.ts'
import { downwards, fillShape, pathOf, strokeLine } from '../../paint/shapes/lay.ts'
import { curve, moved, oval, plate } from '../../paint/shapes/line.ts'
import { darker, lighter } from '../light.ts'
import { starShape } from '../props.ts'
import { paintMoon, paintStars } from './air.ts'
import { glow, paintSky } from './gouache.ts'

const drawJar = (easel: Easel, x: number, foot: number, w: number, h: number, colour: Colour, lid: Colour): void => {
  const { ctx } = easel
  fillShape(
    ctx,
    plate(x, foot - h, w, h, w * 0.24),
    downwards(ctx, foot - h, foot, [lighter(colour, 0.25), darker(colour, 0.2)]),
  )
  fillShape(ctx, plate(x + w * 0.12, foot - h + 16, w * 0.14, h - 38, 9), withAlpha('#ffffff', 0.4))
  fillShape(ctx, plate(x + w * 0.1, foot - h - 26, w * 0.8, 36, 10), lid)
}

/** Two shelves of jars on a tiled wall, with a lamp. `top` and `low` are where the shelves are. */
export const paintKitchen = (easel: Easel, palette: Palette, top: number, low: number): void => {
  const { ctx, extent, w } = easel
  const random = easel.random.sub('kitchen')
  const wall = mix(palette.soft, palette.light, 0.2)
  easel.part('wall', () => {
    paintSky(easel, [lighter(wall, 0.1), wall, darker(wall, 0.1)], 0.12)
    for (let y = extent.y; y < extent.y + extent.h; y += 154)
      for (let x = extent.x - 32; x < extent.x + extent.w; x += 154) {
        ctx.fillStyle = withAlpha(
          (Math.round(x / 154) + Math.round(y / 154)) % 2 === 0 ? '#fff1cf' : darker(wall, 0.3),
          0.14 + random.next() * 0.06,
        )
        ctx.fillRect(x, y, 144, 144)
      }
  })
  easel.part('shelves', () => {
    const wood = mix('#8a4a2c', palette.dark, 0.25)
    for (const y of [top, low]) {
      fillShape(ctx, plate(extent.x + 40, y, extent.w - 80, 42, 10), wood)
      ctx.fillStyle = withAlpha(palette.deep, 0.24)
      ctx.fillRect(extent.x + 56, y + 42, extent.w - 112, 28)
      for (let x = extent.x + 90; x < extent.x + extent.w - 180; x += 160 + random.next() * 70) {
        // The middle stays free for the lamp and whoever peeks.
        if (Math.abs(x + 60 - w / 2) < w * (y === low ? 0.3 : 0.16)) continue
        drawJar(
          easel,
          x,
          y,
          96 + random.next() * 60,
          130 + random.next() * 90,
          random.pick(palette.hues),
          random.chance(0.5) ? palette.accent : darker(wood, 0.2),
        )
      }
    }
  })
}

export const paintLamp = (easel: Easel, x: number, y: number, colour: Colour): void => {
  const { ctx, extent } = easel
  strokeLine(
    ctx,
    [
      [x, extent.y],
      [x, y],
    ],
    darker(colour, 0.5),
    10,
  )
  glow(ctx, x, y + 150, 640, '#fff6c0', 0.7)
  fillShape(
    ctx,
    curve(
      [
        [x - 96, y + 100],
        [x - 60, y],
        [x + 60, y],
        [x + 96, y + 100],
        [x + 200, y + 210],
        [x - 200, y + 210],
      ],
      5,
    ),
    downwards(ctx, y, y + 210, [lighter(colour, 0.2), colour, darker(colour, 0.2)]),
  )
  fillShape(ctx, oval(x, y + 214, 86, 40), '#fff9d8')
}

const drawWindow = (easel: Easel, palette: Palette, x: number, y: number, w: number, h: number): void => {
  const { ctx } = easel
  const frame = mix(palette.mid, palette.light, 0.2)
  const pane = plate(x + 30, y + 30, w - 60, h - 60, w * 0.42)
  easel.part('window', () => {
    fillShape(ctx, plate(x, y, w, h, w * 0.48), frame)
    ctx.save()
    ctx.clip(pathOf(pane))
    ctx.fillStyle = downwards(ctx, y, y + h, [palette.deep, palette.dark, palette.mid])
    ctx.fillRect(x, y, w, h)
    paintStars(easel, { x, y, w, h }, '#fff6d6', 180)
    paintMoon(easel, x + w * 0.58, y + h * 0.4, w * 0.18, '#fff6d8')
    ctx.restore()
    strokeLine(
      ctx,
      [
        [x + w * 0.5, y + 30],
        [x + w * 0.5, y + h - 30],
      ],
      frame,
      18,
    )
    strokeLine(
      ctx,
      [
        [x + 30, y + h * 0.55],
        [x + w - 30, y + h * 0.55],
      ],
      frame,
      18,
    )
    fillShape(ctx, plate(x - 24, y + h - 20, w + 48, 40, 14), lighter(frame, 0.15))
  })
  easel.part('curtains', () => {
    for (const side of [-1, 1]) {
      const at = x + w / 2
      const cloth = curve(
        [
          [side * w * 0.36, -40],
          [side * w * 0.86, -40],
          [side * w * 0.9, h * 1.2],
          [side * w * 0.62, h * 1.22],
          [side * w * 0.7, h * 0.7],
          [side * w * 0.54, h * 0.4],
        ],
        4,
      )
      fillShape(ctx, moved(cloth, at, y), downwards(ctx, y, y + h, [palette.accent, darker(palette.accent, 0.35)]))
      for (const fold of [0.5, 0.66, 0.78])
        strokeLine(
          ctx,
          curve(
            [
              [at + side * w * fold, y - 20],
              [at + side * w * (fold + 0.06), y + h * 0.4],
              [at + side * w * (fold + 0.02), y + h * 1.1],
            ],
            6,
            false,
          ),
          withAlpha(palette.deep, 0.22),
          9,
        )
    }
    strokeLine(
      ctx,
      [
        [x - w * 0.46, y - 44],
        [x + w * 1.46, y - 44],
      ],
      '#c99a5a',
      18,
    )
  })
}

/** A wall with stars on its paper, a window with the moon, a book case, a floor of boards. */
export const paintBedroom = (easel: Easel, palette: Palette, floor: number, windowTop: number): void => {
  const { ctx, extent, w, h } = easel
  const random = easel.random.sub('bedroom')
  const wall = mix(palette.dark, palette.mid, 0.25)
  easel.part('wall', () => {
    paintSky(easel, [palette.dark, wall, mix(wall, palette.mid, 0.3)], 0.1)
    for (let y = extent.y; y < floor; y += 148)
      for (let x = extent.x; x < extent.x + extent.w; x += 148)
        fillShape(ctx, moved(starShape(11), x + (Math.round(y / 148) % 2) * 74, y), withAlpha(palette.light, 0.13))
  })
  easel.part('floor', () => {
    ctx.fillStyle = downwards(ctx, floor, extent.y + extent.h, [
      mix(palette.dark, '#4a2a3a', 0.4),
      darker(palette.deep, 0.2),
    ])
    ctx.fillRect(extent.x, floor, extent.w, extent.y + extent.h - floor)
    for (let board = -12; board < 13; board++)
      strokeLine(
        ctx,
        [
          [w / 2 + board * 170, floor],
          [w / 2 + board * 410, h * 1.02],
        ],
        withAlpha(palette.deep, 0.4),
        6,
      )
  })
  ctx.fillStyle = mix(palette.mid, palette.dark, 0.4)
  ctx.fillRect(extent.x, floor - 16, extent.w, 34)
  drawWindow(easel, palette, w * 0.6, windowTop, w * 0.29, Math.min(h * 0.2, floor - windowTop - 160))
  easel.part('shelves', () => {
    const [x, y, wide, tall] = [
      extent.x < 0 ? w * 0.04 : w * 0.04,
      windowTop + h * 0.03,
      w * 0.3,
      floor - windowTop - h * 0.03,
    ]
    fillShape(ctx, plate(x, y, wide, tall, 16), mix(palette.deep, palette.mid, 0.35))
    const rows = Math.max(2, Math.round(tall / 300))
    for (let row = 0; row < rows; row++) {
      const [top, step] = [y + 30 + (row * (tall - 40)) / rows, (tall - 40) / rows]
      fillShape(ctx, plate(x + 26, top, wide - 52, step - 26, 8), palette.deep)
      for (let book = 0; book < 9; book++) {
        const size = step * (0.5 + random.next() * 0.22)
        if (random.next() < 0.86)
          fillShape(
            ctx,
            plate(x + 38 + book * ((wide - 76) / 9), top + step - 28 - size, (wide - 76) / 9 - 7, size, 4),
            mix(random.pick(palette.hues), palette.deep, 0.4),
          )
      }
    }
  })
}
